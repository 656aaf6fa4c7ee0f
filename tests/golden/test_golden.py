"""Each game has a short play-through that a person can read, and playing it again tells the same story."""

from pathlib import Path

import pytest

from filotto.games import catalog
from tests.conformance.plugged import plugged_in
from tests.golden.telling import told

FILES = sorted(Path("tests/golden").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_play_through_goes_as_it_is_written(file: Path) -> None:
    with plugged_in():
        text = file.read_text(encoding="utf-8")
        assert told(text, file.stem) == text


def test_every_game_has_one() -> None:
    with plugged_in():
        assert {file.stem for file in FILES} == set(catalog.names())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_is_short_enough_to_be_read(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) < 150
