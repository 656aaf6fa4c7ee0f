"""The plug-in of the tests, found as an installed one would be."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import filotto.words
from filotto.games import catalog
from filotto.words.library import Library

PLUGIN = Path(__file__).parent.parent / "plugin"


@contextmanager
def plugged_in() -> Iterator[None]:
    """As if the package in tests/plugin were installed; its words are gone with it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(PLUGIN))
        patch.setattr(filotto.words, "_library", Library(Path(filotto.words.__file__).parent))
        patch.delitem(sys.modules, "filotto_higher", raising=False)
        catalog.plug_ins.cache_clear()
        try:
            yield
        finally:
            patch.undo()
            catalog.plug_ins.cache_clear()
