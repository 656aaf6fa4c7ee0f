"""What all notations share: the table's actions and the names of cells."""

import pytest

from filotto.games.actions import Action, AgreeDraw, Lose, Pass, Penalty, Resign, Skip
from filotto.games.notation import bad, cell_at, cell_name, is_number, read_table, write_table
from filotto.games.refusals import Code

FORMS = {
    "skip 2": Skip(1),
    "resign 1": Resign(0),
    "lose 12": Lose(11),
    "penalty 3": Penalty(2),
    "agree-draw": AgreeDraw(),
    "pass": Pass(),
}


@pytest.mark.parametrize(("text", "action"), FORMS.items(), ids=str)
def test_seats_and_sides_count_from_one(text: str, action: Action) -> None:
    assert write_table(action) == text
    assert read_table(text) == action
    assert read_table(text.upper()) == action


@pytest.mark.parametrize("text", ["", "skip", "skip 0", "skip 100", "skip -1", "skip ²", "skip 1 2", "draw", "7H c5"])
def test_what_the_table_does_not_do_is_for_the_game_to_read(text: str) -> None:
    assert read_table(text) is None


def test_a_games_own_action_is_for_the_game_to_write() -> None:
    class Jump(Action, frozen=True):
        """Somebody else's."""

    assert write_table(Jump()) is None


@pytest.mark.parametrize(("place", "name"), [((0, 0), "a1"), ((4, 2), "c5"), ((9, 9), "j10"), ((98, 25), "z99")])
def test_a_cell_is_a_column_and_a_row(place: tuple[int, int], name: str) -> None:
    assert cell_name(*place) == name
    assert cell_at(name) == place


@pytest.mark.parametrize("text", ["", "c", "5", "5c", "c0", "c05", "c100", "C5", "ä5", "c-1", "c²"])
def test_what_is_no_cell(text: str) -> None:
    assert cell_at(text) is None


@pytest.mark.parametrize(("text", "yes"), [("1", True), ("99", True), ("0", False), ("100", False), ("x", False)])
def test_a_number_is_from_1_to_99(text: str, yes: bool) -> None:
    assert is_number(text) is yes


def test_a_text_that_says_nothing_is_refused_with_the_forms_and_cut_short() -> None:
    refusal = bad("x" * 100, ("pass", "skip 2"))
    assert refusal.code is Code.BAD_NOTATION
    assert refusal.values == {"text": "x" * 40, "allowed": "pass, skip 2"}
