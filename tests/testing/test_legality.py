"""Legal is exactly what is accepted: each check finds the game that breaks it."""

from typing import Any

import pytest

from filotto.games.actions import Pass
from filotto.games.contract import Move
from filotto.games.refusals import Code, Refusal
from filotto.testing import Chance, Vocabulary, check_everything, check_legality, check_notation, check_table
from filotto.testing.legality import check_accepted, check_nonsense, check_refused
from filotto.words import MissingValue
from tests.testing.broken import begun, broken, higher, lay


def position(**changes: Any) -> Any:
    return begun(broken(**changes)).position


def accept_anything(self: Any, seat: int | None, action: Any, dealer: Any) -> Move:
    return Move(seat, action)


def refuse_anything(self: Any, seat: int | None, action: Any, dealer: Any) -> Move:
    raise Refusal(Code.WRONG_KIND, action="all")


def change_and_refuse(self: Any, seat: int | None, action: Any, dealer: Any) -> Move:
    self.waiting = []
    raise Refusal(Code.WRONG_KIND, action="all")


def draw_and_refuse(self: Any, seat: int | None, action: Any, dealer: Any) -> Move:
    dealer.word(self)
    raise Refusal(Code.WRONG_KIND, action="all")


def test_a_sound_game_passes_and_much_is_refused() -> None:
    at, words = position(), Vocabulary([str(number) for number in range(1, 13)])
    assert check_legality(at, words, Chance(1), 20) > 10
    assert check_table(at, words, Chance(1)) > 20
    assert check_everything(at, words, Chance(1)) > 100


def test_something_legal_that_is_refused_is_found() -> None:
    with pytest.raises(AssertionError, match="is legal, but was refused: wrong-kind"):
        check_accepted(position(do=refuse_anything), 0, lay("1"), Chance(1))


def test_something_illegal_that_is_accepted_is_found() -> None:
    with pytest.raises(AssertionError, match="is not legal, but was accepted"):
        check_refused(position(do=accept_anything), 0, Pass())


def test_a_refusal_that_changes_something_is_found() -> None:
    with pytest.raises(AssertionError, match="was refused, but changed something"):
        check_refused(position(do=change_and_refuse), 0, Pass())


def test_a_refusal_that_draws_a_card_is_found() -> None:
    with pytest.raises(AssertionError, match="a card was asked for"):
        check_refused(position(do=draw_and_refuse), 0, Pass())


def test_a_refusal_without_the_values_of_its_sentence_is_found() -> None:
    def silent(self: Any, seat: int, action: Any) -> Refusal:
        return Refusal(Code.CARD_NOT_IN_HAND)

    with pytest.raises(MissingValue):
        check_refused(position(refuse=silent), 0, lay("nonsense"))


def test_a_copy_that_is_the_same_game_is_found() -> None:
    at = position(copy=lambda self: self)
    with pytest.raises(AssertionError, match="on a copy changed the original"):
        check_accepted(at, 0, at.legal(0)[0], Chance(1))


def test_a_copy_that_differs_is_found() -> None:
    with pytest.raises(AssertionError, match="a copy differs"):
        check_accepted(position(copy=lambda self: begun(broken(), 1).position), 0, lay("1"), Chance(1))


def test_two_actions_that_are_written_alike_are_found() -> None:
    game = broken()
    game.write = lambda action: "lay"  # type: ignore[method-assign]  # of this one game
    with pytest.raises(AssertionError, match="is written 'lay', which cannot be read"):
        check_notation(game, position())
    game.read = lambda text: lay("1")  # type: ignore[method-assign]  # of this one game
    with pytest.raises(AssertionError, match="are both written 'lay'"):
        check_notation(game, position(allowed=lambda self: (), choices=lambda self, seat: [lay("1"), lay("2")]))


def test_an_action_that_is_read_as_another_is_found() -> None:
    game = broken()
    game.read = lambda text: Pass()  # type: ignore[method-assign]  # of this one game
    with pytest.raises(AssertionError, match="which is read as Pass"):
        check_notation(game, position())
    with pytest.raises(AssertionError, match="'' is read as Pass"):
        check_nonsense(game)


def test_higher_is_sound() -> None:
    check_notation(broken(), position())
    check_nonsense(broken())
    assert higher().__name__ == "Higher"
