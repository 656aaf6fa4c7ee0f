"""What holds at any moment: each check finds the game that breaks it."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from filotto.games.actions import Pass
from filotto.games.contract import Result
from filotto.games.refusals import Ended
from filotto.testing import check_position, pack_of
from tests.testing.broken import begun, broken, higher, lay

PACK = Counter(str(number) for number in range(1, 13))
SHIFTED = Result(Ended.DECK_EMPTY, (0,), (1, 0))


def check(moves: int = 0, **changes: Any) -> None:
    game = broken(**changes)
    check_position(game, begun(game, moves).position, PACK)


def lose_the_card(self: Any, seat: int, action: Any) -> None:
    self.hands[seat].remove(action.card)
    self.done(seat)


def lay_it_and_keep_it(self: Any, seat: int, action: Any) -> None:
    self.laid[action.card] = seat
    self.done(seat)


def ended(why: Ended, winners: list[int]) -> dict[str, Any]:
    """A game that is over at once."""

    def deal(self: Any) -> None:
        higher().deal(self)
        self.ended, self.winners = why, winners

    return {"deal": deal}


def facts(**values: object) -> dict[str, Any]:
    return {"facts": msgspec.structs.replace(higher().facts, **values)}


def test_a_sound_game_passes() -> None:
    for moves in (0, 1, 2, 12):
        check(moves)


def test_the_pack_is_every_card_wherever_it_is() -> None:
    assert pack_of(begun(broken(), 5).position) == PACK


FAULTS: list[tuple[str, int, Callable[[], dict[str, Any]]]] = [
    (r"cards lost: {'", 1, lambda: {"act": lose_the_card}),
    (r"cards there twice: {'", 1, lambda: {"act": lay_it_and_keep_it}),
    (r"cards that this game does not have are listed", 0, lambda: {"listed": lambda self: ("13",)}),
    (r"1 scores for 2 sides", 0, lambda: {"scores": lambda self: (0,)}),
    (r"a score below nothing", 0, lambda: {"scores": lambda self: (0, -1)}),
    (r"seats that may act: \(1, 0\)", 0, lambda: {"who": lambda self: (1, 0)}),
    (r"over: False, but these seats may act: \(\)", 0, lambda: {"who": lambda self: ()}),
    (r"seat -1 may do", 0, lambda: {"legal": lambda self, seat: (Pass(),)}),
    (r"seat 0 may do \(\), but", 0, lambda: {"legal": lambda self, seat: ()}),
    (r"seat 0 has an action twice", 0, lambda: {"choices": lambda self, seat: [lay("1"), lay("1")]}),
    (r"lay is not among the decisions", 0, lambda: facts(decisions=("put",))),
    (r"the table may do \(\)", 0, lambda: {"allowed": lambda self: ()}),
    (r"which is not legal", 0, lambda: {"sample": lambda self, word: (0, Pass())}),
    (r"seat 1 was picked, but", 0, lambda: {"sample": lambda self, word: (1, Pass())}),
    (r"is made without asking", 0, lambda: {"forced": lambda self: (0, lay("1"))}),
    (r"passes without being asked, but may do", 0, lambda: {"forced": lambda self: (0, Pass())}),
    (r"winners: \(7,\)", 0, lambda: ended(Ended.DECK_EMPTY, [7])),
    (r"several winners", 0, lambda: {**ended(Ended.DECK_EMPTY, [0, 1]), **facts(shared_win=False)}),
    (r"agreed to be a draw, but", 0, lambda: ended(Ended.AGREED, [0])),
    (r"one side is left, but", 0, lambda: ended(Ended.RESIGNED, [])),
    (r"winners with different scores", 0, lambda: {**ended(Ended.DECK_EMPTY, [0, 1]), "scores": lambda self: (3, 4)}),
    (r"the scores are \(0, 0\)", 0, lambda: {**ended(Ended.DECK_EMPTY, [0]), "result": lambda self: SHIFTED}),
]


@pytest.mark.parametrize(("message", "moves", "changes"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_a_fault_is_found(message: str, moves: int, changes: Callable[[], dict[str, Any]]) -> None:
    with pytest.raises(AssertionError, match=message):
        check(moves, **changes())
