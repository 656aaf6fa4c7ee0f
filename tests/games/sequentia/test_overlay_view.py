"""Overlay: what a seat sees, and its notation."""

import pytest

from filotto.games.actions import Resign
from filotto.games.refusals import BadNotation
from filotto.games.sequentia.game import OVERLAY_GAME
from filotto.games.sequentia.overlay_actions import Discard, Put, TakeLines
from filotto.games.sequentia.view import Mark
from tests.games.sequentia.kit import Naming, act, overlay, square, view

CROSS = "1/132 2 3/123 | 3 1 1 | 2 1 1"  # the first row and the first column are met


def test_everybody_sees_all_cards_of_the_piles_in_their_order_the_top_card_last() -> None:
    at = overlay("1,2 1 . | 2 2 2 | 3 3 3", "9/999 | 1/111")
    act(at, "9/999a a1")
    table = view(at, None).table
    assert [[card[0] for card in pile] for pile in table[:3]] == [["1", "2", "9"], ["1"], []]


def test_a_hand_is_hidden_from_the_others_and_its_size_is_public() -> None:
    at = overlay("1 1 1 | 2 2 2 | 3 3 3", "9/999 | 1/111 2/222")
    assert (view(at, 0).hand, view(at, 1).hand, view(at, None).hand) == (("9/999a",), ("1/111a", "2/222a"), ())
    assert view(at, None).hand_sizes == (1, 2)


def test_where_cards_were_put_in_this_turn_is_public() -> None:
    at = overlay("1 1 1 | 2 2 2 | 3 3 3", "9/999 9/998 | 1/111")
    act(at, "9/999a c2")
    assert (view(at, 1).placed, view(at, 1).played) == (("c2",), 1)


def test_cards_put_out_of_the_game_are_public() -> None:
    at = overlay("2 2 2 | 2 2 2 | 2 2 2", "2/999 | 1/111")
    act(at, "discard 2/999a")
    assert view(at, None).put_out == ("2/999a",)


def test_an_open_choice_is_public() -> None:
    at = overlay(CROSS, "9/999 | 1/111")
    act(at, "9/999a b2")
    assert (view(at, 1).choice, view(at, 1).legal) == ((("row1",), ("cola",)), ())


def test_an_open_choice_stays_open_in_a_game_dealt_anew() -> None:
    at = overlay(CROSS, "9/999 | 1/111")
    act(at, "9/999a b2")
    again = OVERLAY_GAME.redeal(view(at, 1), Naming(), at.setup)
    again.do(None, Resign(0), Naming())
    assert square(again) == "... 391 211"


# Help.


def test_show_marks_the_lines_that_are_met() -> None:
    at = overlay(CROSS, "9/999 | 1/111")
    row, column = Mark("takes", ("a1", "b1", "c1")), Mark("takes", ("a1", "a2", "a3"))
    assert (view(at, 0).marks, view(at, 1).marks) == ((row, column), ())


def test_suggest_marks_also_the_card_after_which_another_line_is_met() -> None:
    at = overlay("2 9 1/231 | 2 2 2 | 1 1 1", "3/999 | 1/111")
    assert view(at, 0, "show").marks == ()
    assert view(at, 0, "suggest").marks == (Mark("near", ("a1", "b1", "c1"), Put("3/999a", "b1")),)


def test_a_card_without_a_place_meets_nothing() -> None:
    at = overlay("2 2 2 | 2 2 2 | 2 2 2", "2/222 | 1/111")
    assert view(at, 0, "suggest").marks == ()


def test_with_the_option_touched_only_lines_with_a_card_of_this_turn_are_marked() -> None:
    at = overlay(CROSS, "9/999 3/999 | 1/111", lines="touched")
    assert view(at, 0).marks == ()
    assert Mark("near", ("a1", "b1", "c1"), Put("3/999a", "c1")) not in view(at, 0, "suggest").marks


def test_without_help_every_cell_is_alive_and_every_card_may_be_discarded() -> None:
    at = overlay("2 2 2 | 2 2 2 | 2 2 2", "2/999 3/999 | 1/111")
    offered = view(at, 0, "none").legal
    assert set(at.legal(0)) < set(offered)
    assert {Put("2/999a", "b2"), Discard("3/999a")} < set(offered)
    assert len(offered) == 2 * 9 + 2


def test_without_help_an_open_choice_is_offered_as_it_is() -> None:
    at = overlay(CROSS, "9/999 | 1/111")
    act(at, "9/999a b2")
    assert view(at, 0, "none").legal == (TakeLines(("row1",)), TakeLines(("cola",)))


# Notation.


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("2/132b+ b2", Put("2/132b+", "b2")),
        ("discard 2/132b+", Discard("2/132b+")),
        ("take row1 row3", TakeLines(("row1", "row3"))),
        ("take cola colc", TakeLines(("cola", "colc"))),
    ],
)
def test_notation(text: str, action: object) -> None:
    read = OVERLAY_GAME.read(text.upper())
    assert (read, OVERLAY_GAME.write(read)) == (action, text)


def test_lines_may_be_named_in_any_order() -> None:
    assert OVERLAY_GAME.read("take row3 row1") == TakeLines(("row1", "row3"))


@pytest.mark.parametrize("text", ["", "2/132b+", "take", "take row4", "take row1 2", "discard", "2/132b+ on 1"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        OVERLAY_GAME.read(text)
