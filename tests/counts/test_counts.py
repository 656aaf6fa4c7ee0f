"""There are as many ways to play on from a position as its file says, to the depth that it says."""

import pytest

from filotto.games import catalog
from filotto.testing.counts import count_ways
from tests.conformance.plugged import plugged_in
from tests.counts.reading import FOLDER, Counted, positions

GAMES = sorted(file.stem for file in FOLDER.glob("*.txt"))
SHALLOW = 2500  # ways: what is quick to count
CASES = [(game, at, depth, ways) for game in GAMES for at in positions(game) for depth, ways in at.counts.items()]


def name(value: object) -> str:
    return value.name if isinstance(value, Counted) else str(value)


@pytest.mark.parametrize(("game", "at", "depth", "ways"), [c for c in CASES if c[3] <= SHALLOW], ids=name)
def test_there_are_so_many_ways_to_play_on(game: str, at: Counted, depth: int, ways: int) -> None:
    with plugged_in():
        assert count_ways(at.record().position, depth) == ways


@pytest.mark.slow
@pytest.mark.parametrize(("game", "at", "depth", "ways"), [c for c in CASES if c[3] > SHALLOW], ids=name)
def test_so_there_are_deeper_down(game: str, at: Counted, depth: int, ways: int) -> None:
    with plugged_in():
        assert count_ways(at.record().position, depth) == ways


def test_every_game_is_counted_at_least_three_actions_deep() -> None:
    with plugged_in():
        assert set(catalog.names()) == {game for game, _, depth, _ in CASES if depth >= 3}
