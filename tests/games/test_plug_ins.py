"""Games of other packages, found by their entry points."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from filotto.games import catalog
from filotto.games.refusals import BadSetup, Code
from tests.conformance.plugged import plugged_in

TESTS = Path(__file__).parents[1]
NAMED = """
from filotto.games.lines.game import KIDS_GAME
GAME = KIDS_GAME
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder where packages are installed, with one that says where its game is."""
    info = tmp_path / "odd-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: odd\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[filotto.games]\nodd = odd_game:GAME\nkids = odd_game:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "odd_game", raising=False)
    catalog.plug_ins.cache_clear()
    yield tmp_path / "odd_game.py"
    catalog.plug_ins.cache_clear()


def test_a_plug_in_is_found_beside_ours() -> None:
    with plugged_in():
        assert catalog.names() == (*catalog.BUILT_IN, "higher")
        assert catalog.game("higher").facts.title == "Higher"
    assert "higher" not in catalog.names()


def test_a_plug_in_of_the_tests_is_gone_after_them_whatever_happens() -> None:
    before = list(sys.path)
    with pytest.raises(ZeroDivisionError), plugged_in():
        raise ZeroDivisionError
    assert catalog.names() == tuple(catalog.BUILT_IN)
    assert sys.path == before


def test_a_fixture_of_a_folder_does_not_outlive_it() -> None:
    """`package` is a folder with `__init__.py`, which ours are not: it would last to the end of all tests."""
    wide = re.compile(r"scope=.package")
    assert [str(path) for path in TESTS.rglob("conftest.py") if wide.search(path.read_text())] == []


def test_a_plug_in_does_not_take_the_place_of_one_of_ours(installed: Path) -> None:
    assert catalog.names() == (*catalog.BUILT_IN, "odd")
    assert catalog.game("kids").facts.title == "Kids"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (None, "ModuleNotFoundError: No module named 'odd_game'"),
        ("", "AttributeError: "),
        ("1 / 0", "ZeroDivisionError: "),
        ("GAME = 7", "AttributeError: "),
        (NAMED, "Facts.name: kids"),
    ],
)
def test_one_that_cannot_be_loaded_says_why(installed: Path, source: str | None, reason: str) -> None:
    if source is not None:
        installed.write_text(source)
    with pytest.raises(BadSetup) as caught:
        catalog.game("odd")
    assert (caught.value.code, caught.value.values["game"]) == (Code.BROKEN_PLUG_IN, "odd")
    assert str(caught.value.values["reason"]).startswith(reason)
