"""Each refusal of the line games, by the code that names its rule. What is refused changes nothing."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from filotto.games.actions import Action
from filotto.games.dealers import Written
from filotto.games.refusals import Code, Refusal
from tests.games.lines.table import Table, table

SIX = {1: "b5-d5 f5 g5"}
CASES: list[tuple[Code, str, Callable[[], Table]]] = [
    (Code.GAME_OVER, "TD f1", lambda: table(hands={1: "TD"}).play("agree-draw")),
    (Code.NO_SUCH_SEAT, "skip 3", table),
    (Code.CANNOT_SKIP, "skip 2", table),
    (Code.UNKNOWN_CARD, "1Z f1", table),
    (Code.CARD_NOT_IN_HAND, "TD f1", table),
    (Code.UNKNOWN_CELL, "TD k1", lambda: table(hands={1: "TD"})),
    (Code.UNKNOWN_CELL, "TD f11", lambda: table(hands={1: "TD"})),
    (Code.UNKNOWN_CELL, "JS -a11", lambda: table(hands={1: "JS"})),
    (Code.CORNER_IS_FREE, "TD a1", lambda: table(hands={1: "TD"})),
    (Code.CORNER_IS_FREE, "JS -j10", lambda: table(hands={1: "JS"})),
    (Code.CARD_DOES_NOT_MATCH, "TD e1", lambda: table(hands={1: "TD"})),
    (Code.WRONG_ANSWER, "10+9 c1", lambda: table("numbers", hands={1: "10+9"})),
    (Code.CELL_TAKEN, "TD f1", lambda: table(hands={1: "TD"}, chips={2: "f1"})),
    (Code.NO_CHIPS_LEFT, "TD f1", lambda: table(hands={1: "TD"}, stock={1: 0})),
    (Code.REMOVE_CARD_PLACES_NOTHING, "JS f1", lambda: table(hands={1: "JS"})),
    (Code.NOT_A_REMOVE_CARD, "TD -f1", lambda: table(hands={1: "TD"}, chips={2: "f1"})),
    (Code.NOTHING_TO_REMOVE, "JS -f1", lambda: table(hands={1: "JS"})),
    (Code.CHIP_IS_YOURS, "JS -f1", lambda: table(hands={1: "JS"}, chips={1: "f1"})),
    (Code.CHIP_IS_LOCKED, "JS -c4", lambda: table(hands={1: "JS"}, made={2: "a4-e4"})),
    (Code.CARD_IS_ALIVE, "trade TD", lambda: table(hands={1: "TD"}, chips={2: "f1"})),
    (Code.SPECIAL_NEVER_DEAD, "trade JC", lambda: table(hands={1: "JC"}, free="")),
    (Code.ALREADY_TRADED, "trade 9D", lambda: table(hands={1: "TD 9D"}, free="d1").play("trade TD", draws="8D")),
    (Code.MUST_TRADE_FIRST, "owl f1", lambda: table("kids", hands={1: "duck owl"}, chips={2: "c1 e5"})),
    (
        Code.TRADED_CARD_STAYS,
        "trade fox",
        lambda: table("kids", free="f1", hands={1: "duck"}).play("trade duck", "fox"),
    ),
    (Code.MUST_CLAIM, "TD f1", lambda: table(hands={1: "JC TD"}, chips=SIX).play("JC e5")),
    (Code.NOTHING_TO_CLAIM, "claim b5-f5", lambda: table(chips={1: "b5-f5"})),
    (Code.NOT_A_CLAIM, "claim a5-e5", lambda: table(hands={1: "JC TD"}, chips=SIX).play("JC e5")),
    (Code.NOTHING_TO_DRAW, "draw", table),
    (Code.MUST_DRAW, "pass", lambda: table("tabletop", hands={1: "TD"}, draw="by_hand").play("TD f1")),
    (Code.MUST_FORFEIT, "TD f1", lambda: table(players=4, hands={1: "TD"}).play("penalty 1")),
    (Code.NO_FORFEIT, "forfeit TD", lambda: table(players=4, hands={1: "TD"})),
    (Code.NOTHING_TO_LOSE, "lose 1", table),
    (Code.NO_TABLE_TALK, "penalty 1", table),
    (Code.NO_SUCH_SIDE, "penalty 3", table),
    (Code.MUST_NOT_PASS, "pass", lambda: table(hands={1: "TD"})),
    (Code.SEAT_IS_OUT, "skip 3", lambda: table(players=3).play("resign 3")),
]


@pytest.mark.parametrize(("code", "move", "position"), CASES, ids=[f"{code}: {move}" for code, move, _ in CASES])
def test_an_action_is_refused_by_the_rule_that_it_breaks(code: Code, move: str, position: Callable[[], Table]) -> None:
    assert position().refused(move) is code


def test_who_is_not_at_turn_is_told_so() -> None:
    assert table(hands={2: "8D"}).refused("8D d1", by=2) is Code.NOT_YOUR_TURN


def test_an_older_right_is_lost_first() -> None:
    t = table(players=3, hands={1: "TD", 2: "8D"}, draw="by_hand").play("TD f1").play("8D d1").play("pass")
    assert t.refused("lose 2") is Code.OLDER_RIGHT_FIRST


def test_every_code_that_the_line_games_refuse_with_is_shown_here() -> None:
    source = Path("src/filotto/games/lines/refuse.py").read_text(encoding="utf-8")
    shown = {code.name for code, _, _ in CASES} | {"NOT_YOUR_TURN", "OLDER_RIGHT_FIRST", "WRONG_KIND"}
    assert set(re.findall(r"Code\.([A-Z_]+)", source)) <= shown


class Elsewhere(Action, frozen=True):
    """An action of another game."""


@pytest.mark.parametrize("seat", [0, None])
def test_an_action_of_another_game_is_refused(seat: int | None) -> None:
    with pytest.raises(Refusal) as found:
        table(hands={1: "TD"}).position.do(seat, Elsewhere(), Written([]))
    assert found.value.code is Code.WRONG_KIND


def test_players_do_not_do_what_only_the_table_does_nor_the_table_what_they_do() -> None:
    position = table(hands={1: "TD"}).position
    for seat, action in ((0, position.allowed()[0]), (None, position.legal(0)[0])):
        with pytest.raises(Refusal) as found:
            position.do(seat, action, Written([]))
        assert found.value.code is Code.WRONG_KIND


def test_the_refusal_names_card_and_cell() -> None:
    with pytest.raises(Refusal) as found:
        table(hands={1: "TD"}).play("TD e1")
    assert found.value.values == {"card": "TD", "cell": "e1"}
