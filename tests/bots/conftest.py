"""Bots think in plain Python here: no test waits for a compiler, or leaves one running."""

from collections.abc import Iterator

import pytest

from tests.conformance.plugged import plugged_in


@pytest.fixture(autouse=True, scope="module")
def plain_and_plugged() -> Iterator[None]:
    """Without a compiler, with the tests' own plug-in."""
    with pytest.MonkeyPatch.context() as patch, plugged_in():
        patch.setenv("FILOTTO_COMPILE", "off")
        yield
