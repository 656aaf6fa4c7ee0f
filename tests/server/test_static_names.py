"""Names that no file can have are answered as any other address, not as a fault of ours."""

from pathlib import Path

import pytest

from filotto.server.static import found


@pytest.mark.parametrize("name", ["a\0b", "\0", "x" * 5000, "../outside.txt", "/etc/hostname", "no-such-file"])
def test_no_such_name_is_a_file_of_the_client(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "client"
    folder.mkdir()
    (tmp_path / "outside.txt").touch()
    assert found(folder, name) is None


def test_a_file_of_the_client_is_found(tmp_path: Path) -> None:
    (tmp_path / "icon.svg").touch()
    assert found(tmp_path, "icon.svg") == tmp_path / "icon.svg"
