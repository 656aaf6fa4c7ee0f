"""What the tests of the command line share."""

from pathlib import Path

import pytest

from tests.cli.kit import Shell


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    """A shell in an empty folder."""
    return Shell(capsys, monkeypatch, tmp_path)
