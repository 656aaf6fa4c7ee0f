"""Random play to the end, in peace and with mischief."""

import pytest

from filotto.games.actions import AgreeDraw, Resign, Skip
from filotto.games.setup import prepare
from filotto.testing import Chance, walk
from tests.testing.broken import broken


def test_a_game_is_played_to_its_end() -> None:
    game = broken()
    *_, last = walk(game, prepare(game, 3), Chance(1))
    assert last.result is not None
    assert len(last.moves) == 12


def test_in_peace_the_table_does_nothing() -> None:
    game = broken()
    *_, last = walk(game, prepare(game, 3), Chance(1))
    assert all(move.seat is not None for move in last.moves)


def test_with_mischief_it_does_everything_that_it_may() -> None:
    game = broken()
    games = [list(walk(game, prepare(game, 3), Chance(number), mischief=True))[-1] for number in range(60)]
    done = {type(move.action) for record in games for move in record.moves if move.seat is None}
    assert done == {Skip, Resign, AgreeDraw}


def test_a_game_without_an_end_is_found_out() -> None:
    game = broken(act=lambda self, seat, action: None)
    with pytest.raises(AssertionError, match="not over after 50 actions"):
        list(walk(game, prepare(game, 2), Chance(1), bound=50))


def test_a_seat_that_is_to_act_and_cannot_is_found_out() -> None:
    game = broken(choices=lambda self, seat: [])
    with pytest.raises(AssertionError, match="is to act, and can do nothing"):
        list(walk(game, prepare(game, 2), Chance(1), mischief=True))
