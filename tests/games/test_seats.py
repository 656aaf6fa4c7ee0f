"""What the table may do in every game, and what nobody may."""

import pytest

from filotto.games.actions import Action, AgreeDraw, Lose, Pass, Resign, Skip
from filotto.games.catalog import BUILT_IN, game
from filotto.games.contract import Position
from filotto.games.dealers import Seeded
from filotto.games.refusals import Code, Refusal
from filotto.games.setup import prepare


def dealt(name: str) -> Position:
    return game(name).start(prepare(game(name), 3), Seeded(1))


def refused(at: Position, seat: int | None, action: Action) -> Code:
    with pytest.raises(Refusal) as caught:
        at.do(seat, action, Seeded(1))
    return caught.value.code


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_table_may_skip_who_is_to_act_let_anybody_resign_and_agree(name: str) -> None:
    assert dealt(name).allowed()[:5] == (Skip(0), Resign(0), Resign(1), Resign(2), AgreeDraw())


@pytest.mark.parametrize("name", BUILT_IN)
def test_who_has_resigned_is_not_skipped_and_does_not_resign_again(name: str) -> None:
    at = dealt(name)
    at.do(None, Resign(1), Seeded(1))
    assert at.allowed()[:4] == (Skip(0), Resign(0), Resign(2), AgreeDraw())
    assert refused(at, None, Resign(1)) is Code.SEAT_IS_OUT
    assert refused(at, None, Skip(1)) is Code.SEAT_IS_OUT


@pytest.mark.parametrize("name", BUILT_IN)
def test_nobody_waits_for_another_seat(name: str) -> None:
    assert refused(dealt(name), None, Skip(1)) is Code.CANNOT_SKIP


@pytest.mark.parametrize("seat", [-1, 3])
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_seat_that_is_not_there_is_refused(name: str, seat: int) -> None:
    at = dealt(name)
    assert refused(at, seat, Pass()) is Code.NO_SUCH_SEAT
    assert refused(at, None, Skip(seat)) is refused(at, None, Resign(seat)) is Code.NO_SUCH_SEAT


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_seat_does_not_do_what_is_the_tables_nor_the_other_way_round(name: str) -> None:
    at = dealt(name)
    assert refused(at, 0, Skip(0)) is refused(at, None, Pass()) is Code.WRONG_KIND


def test_only_the_line_games_take_a_right_to_draw_away() -> None:
    assert refused(dealt("shift"), None, Lose(0)) is Code.WRONG_KIND
    assert refused(dealt("sequence"), None, Lose(0)) is Code.NOTHING_TO_LOSE


@pytest.mark.parametrize("name", BUILT_IN)
def test_when_the_game_is_over_nothing_may_be_done(name: str) -> None:
    at = dealt(name)
    at.do(None, AgreeDraw(), Seeded(1))
    assert at.who() == ()
    assert at.allowed() == ()
    assert refused(at, None, AgreeDraw()) is refused(at, 0, Pass()) is Code.GAME_OVER
