"""The notation of the line games, both ways."""

import pytest

from filotto.games.actions import Action, AgreeDraw, Lose, Pass, Penalty, Resign, Skip
from filotto.games.lines.actions import Claim, Draw, Forfeit, Place, Remove, Trade, read, write
from filotto.games.refusals import BadNotation, Code

ACTIONS = {
    "7H c5": Place("7H", "c5"),
    "JS -c10": Remove("JS", "c10"),
    "trade 7H": Trade("7H"),
    "draw": Draw(),
    "claim b3-f3": Claim(("b3", "c3", "d3", "e3", "f3")),
    "claim h2-d6": Claim(("h2", "g3", "f4", "e5", "d6")),
    "forfeit 7H": Forfeit("7H"),
    "pass": Pass(),
    "skip 2": Skip(1),
    "resign 12": Resign(11),
    "lose 1": Lose(0),
    "penalty 3": Penalty(2),
    "agree-draw": AgreeDraw(),
}


@pytest.mark.parametrize(("text", "action"), ACTIONS.items(), ids=str)
def test_an_action_is_written_and_read(text: str, action: Action) -> None:
    assert write(action) == text
    assert read(text) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("  7H   C5 ", Place("7H", "c5")),
        ("TRADE 7H", Trade("7H")),
        ("Draw", Draw()),
        ("Claim B3-F3", read("claim b3-f3")),
    ],
)
def test_words_and_cells_may_be_written_in_capitals(text: str, action: Action) -> None:
    assert read(text) == action


@pytest.mark.parametrize("card", ["10+9", "30-5", "6×7", "84÷2", "plus", "unicorn", "trade"])
def test_a_card_may_have_any_name(card: str) -> None:
    assert read(f"trade {card}") == Trade(card)


@pytest.mark.parametrize(
    "text",
    ["", "7H", "7H c5 d5", "7H c0", "7H 5c", "7H c100", "7H --c5", "claim", "claim c5", "claim b3-d6", "claim b3-b3",
     "claim b3-", "skip", "skip 0", "skip x", "lose 100", "draw 2", "pass 1"],
)  # fmt: skip
def test_what_says_no_action_is_refused_with_the_forms_that_do(text: str) -> None:
    with pytest.raises(BadNotation) as found:
        read(text)
    assert found.value.code is Code.BAD_NOTATION
    assert "7H c5" in str(found.value.values["allowed"])
