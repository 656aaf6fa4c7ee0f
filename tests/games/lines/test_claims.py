"""One chip that makes six or more in a row: the player chooses which cells are locked."""

import pytest

from filotto.games.refusals import Code
from tests.games.lines.table import Table, cells, table

SIX = {1: "b5-d5 f5 g5"}  # with e5 between


def six(draw: str = "automatic") -> Table:
    """Six in a row, b5 to g5, and nothing chosen yet."""
    return table(chips=SIX, hands={1: "JC TD", 2: "JS TD"}, draw=draw).play("JC e5")


@pytest.mark.parametrize(
    ("chips", "last", "lines"),
    [
        ("b5-d5 f5 g5", "e5", "b5-f5 c5-g5"),
        ("b5-d5 f5-h5", "e5", "b5-f5 c5-g5 d5-h5"),
        ("a5-d5 f5-h5", "e5", "a5-e5 b5-f5 c5-g5 d5-h5"),
        ("e2-e4 e6 e7", "e5", "e2-e6 e3-e7"),
        ("b3-d5 f7 g8", "e6", "b3-f7 c4-g8"),
        ("h2-f4 d6 c7", "e5", "h2-d6 g3-c7"),
        ("b1-d1 f1", "e1", "a1-e1 b1-f1"),
    ],
)
def test_the_player_chooses_among_the_lines_in_reading_order(chips: str, last: str, lines: str) -> None:
    t = table(chips={1: chips}, hands={1: "JC"}).play(f"JC {last}")
    assert t.legal() == [f"claim {line}" for line in lines.split()]


def test_the_choice_is_made_before_the_draw_and_before_anything_else() -> None:
    t = six()
    assert (t.turn, t.made, t.hand(1)) == (1, [], ["TD"])
    assert t.refused("TD f1") is Code.MUST_CLAIM
    assert t.refused("TD f1", by=2) is Code.NOT_YOUR_TURN
    assert t.who == [1]


def test_what_is_chosen_is_locked_and_the_rest_is_not() -> None:
    t = six().play("claim c5-g5", draws="3C")
    assert t.made == ["1: c5-g5"]
    assert t.locked == set(cells("c5-g5"))
    assert t.targets("JS") == {"b5"}


def test_after_the_choice_the_card_is_drawn_and_the_turn_is_over() -> None:
    t = six().play("claim b5-f5", draws="3C")
    assert t.hand(1) == ["3C", "TD"]
    assert t.turn == 2


def test_after_the_choice_a_card_may_be_drawn_by_hand() -> None:
    t = six(draw="by_hand").play("claim b5-f5")
    assert (t.turn, t.who) == (2, [1, 2])


@pytest.mark.parametrize("line", ["d5-h5", "b5-g5", "b4-f4", "a5-e5"])
def test_only_a_line_that_may_be_chosen_is_claimed(line: str) -> None:
    assert six().refused(f"claim {line}") is Code.NOT_A_CLAIM


def test_nothing_is_claimed_where_there_is_no_choice() -> None:
    t = table(chips={1: "b5-f5"}, hands={1: "TD"})
    assert t.refused("claim b5-f5") is Code.NOTHING_TO_CLAIM


def test_a_wrong_line_is_refused_also_while_an_older_card_may_be_drawn() -> None:
    t = table(chips=SIX, hands={1: "TD JC", 2: "8D"}, draw="by_hand").play("TD f1").play("8D d1").play("JC e5")
    assert t.refused("claim b1-f1") is Code.NOT_A_CLAIM
    assert t.legal() == ["claim b5-f5", "claim c5-g5", "draw"]


def test_five_in_a_row_are_locked_without_asking() -> None:
    t = table(chips={1: "b5-e5"}, hands={1: "JC"}).play("JC f5", draws="3C")
    assert t.made == ["1: b5-f5"]


def test_the_choice_is_among_the_sets_that_give_the_most_sequences() -> None:
    """Nine in a row, the new chip in the middle: only the two lines that meet in it are two sequences."""
    t = table(players=3, chips={1: "b5-e5 g5-j5"}, hands={1: "JC"}, sequences_to_win="2").play("JC f5")
    assert sorted(t.made) == ["1: b5-f5", "1: f5-j5"]


def test_a_line_that_shares_two_cells_with_an_older_sequence_is_no_choice() -> None:
    """Nine in a row, b5 to j5: e5-i5 comes first in reading order, but lies on two cells of the older sequence."""
    t = table(made={1: "b5-f5"}, chips={1: "g5 h5 j5"}, hands={1: "JC"}).play("JC i5")
    assert t.made == ["1: b5-f5", "1: f5-j5"]


def test_where_every_choice_wins_the_first_in_reading_order_is_taken_without_asking() -> None:
    t = table(made={1: "b9-f9"}, chips=SIX, hands={1: "JC"}).play("JC e5")
    assert t.made == ["1: b9-f9", "1: b5-f5"]
    assert t.result == "side 1: sequences"


def test_where_one_sequence_wins_nobody_is_asked() -> None:
    t = table(chips=SIX, hands={1: "JC"}, sequences_to_win="1").play("JC e5")
    assert t.made == ["1: b5-f5"]


def test_six_in_a_row_and_a_line_across_win_with_the_first_in_reading_order() -> None:
    t = table(chips={1: "b5-d5 f5 g5 e1-e4"}, hands={1: "JC"}).play("JC e5")
    assert sorted(t.made) == ["1: b5-f5", "1: e1-e5"]
    assert t.result == "side 1: sequences"


def test_two_choices_at_once_win_with_the_first_of_each_direction() -> None:
    t = table(chips={1: "b5-d5 f5 g5 e2-e4 e6 e7"}, hands={1: "JC"}).play("JC e5")
    assert sorted(t.made) == ["1: b5-f5", "1: e2-e6"]


def test_in_kids_five_in_a_row_are_a_choice_too() -> None:
    t = table("kids", chips={1: "b3 c3 e3 f3"}, hands={1: "unicorn"}, sequences_to_win="2").play("unicorn d3")
    assert t.legal() == ["claim b3-e3", "claim c3-f3"]


def test_in_kids_seven_in_a_row_with_the_new_chip_in_the_middle_are_two() -> None:
    t = table("kids", chips={1: "a3-c3 e3-g3"}, hands={1: "unicorn"}, sequences_to_win="2").play("unicorn d3")
    assert t.result == "side 1: sequences"


def test_everybody_sees_the_choice() -> None:
    view = six().view(2)
    assert view.claims == (cells("b5-f5"), cells("c5-g5"))
