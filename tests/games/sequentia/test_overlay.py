"""Overlay: the turn. Nine piles in reading order such as "1 2/123 . | 3,1 2 2 | 3 1 1"; `.` is an empty space."""

import pytest

from filotto.games.refusals import Code
from filotto.games.sequentia.game import OVERLAY_GAME
from tests.games.sequentia.kit import Naming, act, choices, drawn, overlay, refused, square

PLAIN = "1 1 1 | 2 2 2 | 3 3 3"
CROSS = "1/132 2 3/123 | 3 1 1 | 2 1 1"  # the first row reads 1 2 3 and the first column 1 3 2: both are met
ANYTHING = "9/999 | 1/111"  # a card that fits everywhere

# The deal.


def test_nine_cards_in_a_square_then_three_each_one_at_a_time_in_order_of_play() -> None:
    deck = "1 2 3 4 5 6 7 9 1 1 2 3 1 2 3"
    at = OVERLAY_GAME.start(overlay(". . . . . . . . .", "- | -", deck=deck).setup, Naming())
    assert [drawn.seat for drawn in at.dealt] == [None] * 9 + [0, 1] * 3
    assert (square(at), at.who()) == ("123 456 791", (0,))


# Putting cards.


def test_a_card_is_put_on_top_of_any_card_with_another_number() -> None:
    at = overlay(PLAIN, "2/999 | 1/111")
    assert choices(at) == [f"2/999a {cell}" for cell in ("a1", "b1", "c1", "a3", "b3", "c3")]
    assert refused(at, "2/999a b2") == Code.SAME_NUMBER


def test_never_on_a_card_put_down_in_this_same_turn() -> None:
    at = overlay(PLAIN, "2/999 3/999 | 1/111")
    act(at, "2/999a a1")
    assert "3/999a a1" not in choices(at)
    assert refused(at, "3/999a a1") == Code.PLACED_THIS_TURN


def test_on_a_card_put_down_in_an_earlier_turn_you_may() -> None:
    at = overlay(PLAIN, "2/999 | 3/999")
    act(at, "2/999a a1", "3/999a a1")
    assert square(at) == "311 222 333"


def test_a_space_emptied_earlier_takes_any_card() -> None:
    at = overlay(". 1 1 | 2 2 2 | 3 3 3", "1/999 | 2/999")
    assert choices(at)[0] == "1/999a a1"
    act(at, "1/999a a1")
    assert square(at) == "111 222 333"


def test_you_put_all_your_cards_in_the_order_you_like_and_may_not_pass() -> None:
    at = overlay(PLAIN, "2/999 3/999 | 1/111")
    assert {text.split()[0] for text in choices(at)} == {"2/999a", "3/999a"}
    assert refused(at, "pass") == Code.WRONG_KIND
    act(at, "3/999a a1")
    assert at.who() == (0,)
    act(at, "2/999a a3")
    assert at.who() == (1,)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("9/999a a1", Code.UNKNOWN_CARD),
        ("1/111a a2", Code.CARD_NOT_IN_HAND),
        ("2/999a d1", Code.UNKNOWN_CELL),
        ("take row1", Code.WRONG_KIND),
    ],
)
def test_anything_else_is_refused(text: str, code: Code) -> None:
    assert refused(overlay(PLAIN, "2/999 | 1/111"), text) == code


def test_two_cards_that_do_the_same_are_one_for_a_random_player_and_two_for_a_person() -> None:
    at = overlay("1 2 2 | 2 2 2 | 2 2 2", "2/999 2/999+ 2/998 | 1/111")
    assert choices(at) == ["2/999a a1", "2/999b+ a1", "2/998a a1"]
    assert len(at.codes(0)) == 2
    act(at, "2/999b+ a1")
    assert at.hand(0) == ("2/999a", "2/998a")


# A card that has no place.


def test_a_card_that_cannot_be_put_anywhere_is_put_out_of_the_game() -> None:
    at = overlay("2 2 2 | 2 2 2 | 2 2 2", "2/999 | 1/111")
    assert choices(at) == ["discard 2/999a"]
    assert refused(at, "2/999a a1") == Code.SAME_NUMBER
    act(at, "discard 2/999a")
    assert (at.edition.listed(at.s.out), at.who(), len(at.hand(0))) == (("2/999a",), (1,), 3)


def test_a_card_that_has_a_place_is_not_discarded() -> None:
    assert refused(overlay(PLAIN, "2/999 | 1/111"), "discard 2/999a") == Code.CARD_HAS_PLACE


def test_any_order_even_one_that_leaves_a_card_without_a_place() -> None:
    at = overlay("1 2 2 | 2 2 2 | 2 2 2", "2/999 3/999 | 1/111")
    act(at, "3/999a a1")
    assert choices(at) == ["discard 2/999a"]


# What is met.


@pytest.mark.parametrize(
    ("table", "hand"),
    [
        ("1,2/231 9 1 | 2 2 2 | 1 1 1", "3/999"),
        ("1,2 9 1 | 2 2 2 | 1 1 1", "3/231"),
        ("1,2 9 1/231 | 2 2 2 | 1 1 1", "3/999"),
    ],
)
def test_a_row_that_shows_the_sequence_of_one_of_its_cards_is_taken_with_all_that_lies_underneath(
    table: str, hand: str
) -> None:
    at = overlay(table, f"{hand} | 1/111")
    act(at, f"{hand}a b1")
    assert (square(at), at.scores()) == ("... 222 111", (5, 0))


def test_a_column_is_met_from_top_to_bottom() -> None:
    at = overlay("2 1 1 | 9 2 2 | 1/231 3 3", "3/999 | 1/111")
    act(at, "3/999a a2")
    assert (square(at), at.scores()) == (".11 .22 .33", (4, 0))


@pytest.mark.parametrize(
    "table",
    [
        "1 9 2/231 | 1 1 1 | 2 2 2",  # from right to left
        "1 9 1 | 1 3 1 | 1 2/231 1",  # from bottom to top
        "2 9 1 | 1 3/231 1 | 1 1 1",  # another line's card
        "2 9 1/231,1 | 2 2 2 | 1 1 1",  # a card that is covered
        "2 9 . | 2 2 2 | 1 1 1/231",  # a space is empty
    ],
)
def test_nothing_else_is_met(table: str) -> None:
    at = overlay(table, "3/999 | 1/111")
    act(at, "3/999a b1")
    assert at.scores() == (0, 0)


def test_an_empty_line_is_not_met() -> None:
    at = overlay(". . . | 1 1 1 | 2 2 2", "3/999 | 1/111")
    act(at, "3/999a a2")
    assert (at.scores(), at.s.rows) == ((0, 0), 0)


def test_nothing_is_taken_before_the_last_card() -> None:
    at = overlay("2 9 1/231 | 2 2 2 | 1 1 1", "3/999 9/999 | 1/111")
    act(at, "3/999a b1")
    assert (square(at), at.scores()) == ("231 222 111", (0, 0))
    act(at, "9/999a a1")
    assert at.scores() == (0, 0)


def test_all_met_lines_that_share_no_space_are_taken_without_asking() -> None:
    at = overlay("2 3 1/231 | 9 1 1 | 1 2 3/123", ANYTHING)
    act(at, "9/999a b2")
    assert (square(at), at.scores()) == ("... 991 ...", (6, 0))


def test_a_line_counts_although_none_of_its_cards_was_put_down_in_this_turn() -> None:
    at = overlay("2 3 1/231 | 2 2 2 | 1 1 1", ANYTHING)
    act(at, "9/999a c3")
    assert at.scores() == (3, 0)


def test_with_the_option_touched_only_a_line_with_a_card_of_this_turn_counts() -> None:
    at = overlay("2 3 1/231 | 2 2 2 | 1 1 1", ANYTHING, lines="touched")
    act(at, "9/999a c3")
    assert at.scores() == (0, 0)
    at = overlay("2 9 1/231 | 1 1 3 | 3 2 1/131", "3/999 | 1/111", lines="touched")
    act(at, "3/999a b1")
    assert (square(at), at.scores()) == ("... 113 321", (4, 0))


# The choice between lines that conflict.


def test_where_met_lines_conflict_you_choose() -> None:
    at = overlay(CROSS, ANYTHING)
    assert act(at, "9/999a b2").drawn == ()
    assert (at.who(), choices(at)) == ((0,), ["take row1", "take cola"])
    act(at, "take cola")
    assert (square(at), at.scores(), at.who()) == (".23 .91 .11", (3, 0), (1,))


def test_the_choice_is_among_the_sets_to_which_no_further_met_line_can_be_added() -> None:
    at = overlay("1/132 2 3/123 | 3 1 1 | 2 2 1/221", ANYTHING)
    act(at, "9/999a b2")
    assert choices(at) == ["take row1 row3", "take cola"]
    for text in ("take row1", "take row1 cola", "take row2", "take colb"):
        assert refused(at, text) == Code.LINES_NOT_A_CHOICE
    act(at, "take row1 row3")
    assert (square(at), at.scores()) == ("... 391 ...", (6, 0))


def test_the_choice_comes_first() -> None:
    at = overlay(CROSS, ANYTHING)
    act(at, "9/999a b2")
    assert refused(at, "1/111a a1") == Code.MUST_TAKE
    assert refused(at, "discard 1/111a") == Code.MUST_TAKE


# The turn is over.


def test_then_you_draw_three_new_cards_as_far_as_the_deck_goes() -> None:
    at = overlay(PLAIN, "2/999 3/999 | 1/111", deck=2)
    move = act(at, "2/999a a1", "3/999a a2")
    assert [seat for _, seat in drawn(move)] == [0, 0]
    assert (len(at.hand(0)), at.who()) == (2, (1,))


def test_emptied_spaces_are_not_filled() -> None:
    at = overlay("2 9 1/231 | 2 2 2 | 1 1 1", "3/999 | 1/111")
    assert [seat for _, seat in drawn(act(at, "3/999a b1"))] == [0, 0, 0]
    assert square(at) == "... 222 111"


def test_the_draw_comes_after_the_choice() -> None:
    at = overlay(CROSS, ANYTHING)
    act(at, "9/999a b2")
    assert [seat for _, seat in drawn(act(at, "take row1"))] == [0, 0, 0]


def test_a_player_with_no_cards_is_skipped() -> None:
    at = overlay(PLAIN, "2/999 | - | 1/111", deck=0)
    act(at, "2/999a a1")
    assert at.who() == (2,)
