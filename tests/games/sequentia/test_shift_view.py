"""Shift: what a seat sees, and its notation."""

import pytest

from filotto.games.actions import Pass, Skip
from filotto.games.refusals import BadNotation
from filotto.games.sequentia.game import SHIFT_GAME
from filotto.games.sequentia.shift_actions import GiveUp, Shift, TakeRow
from filotto.games.sequentia.view import Mark
from tests.games.sequentia.kit import Naming, act, shift, view


def test_everybody_sees_the_table_in_reading_order() -> None:
    at = shift("123 1.2 331", "123 222")
    table = view(at, None).table
    assert [card and card[0] for card in table] == ["1", "2", "3", "1", None, "2", "3", "3", "1"]


def test_a_goal_is_hidden_from_the_others() -> None:
    at = shift("123 1.2 331", "123 222")
    assert view(at, 0).goals == ("9/123a", None)
    assert view(at, 1).goals == (None, "9/222a")
    assert view(at, None).goals == (None, None)
    assert (view(at, 0).hand, view(at, None).hand) == (("9/123a",), ())


def test_with_open_goals_everybody_sees_them() -> None:
    at = shift("122 1.2 331", "333 222", deck="4/111", open_goals="yes")
    move = act(at, "give-up")
    assert view(at, 1, "show", move).goals == ("4/111a", "9/222a")
    assert view(at, None, "show", move).last == move
    assert [SHIFT_GAME.hides(shift("123 1.2 331", "123 222", open_goals=word).setup) for word in ("no", "yes")] == [
        True,
        False,
    ]


def test_how_many_cards_are_hidden_where_is_public() -> None:
    seen = view(shift("123 1.2 331", "123 - 211", deck=4, collected="0 8 4"), 0)
    assert (seen.hand_sizes, seen.deck_size) == ((1, 0, 1), 4)
    assert (seen.scores, [len(cards) for cards in seen.collected]) == ((0, 8, 4), [0, 8, 4])


def test_cards_out_of_the_game_are_public() -> None:
    at = shift("122 1.2 331", "333 222")
    act(at, "give-up")
    assert view(at, 1).put_out == ("9/333a",)


def test_a_new_goal_is_covered_in_what_others_see_of_a_move_and_the_old_one_is_shown() -> None:
    at = shift("122 1.2 331", "333 222", deck="4/111")
    move = act(at, "give-up")
    last = view(at, 1, "show", move).last
    assert [(card.card, card.seat) for card in last.drawn] == [(None, 0)]
    assert [(card.card, card.seat) for card in last.shown] == [("9/333a", 0)]
    assert view(at, 0, "show", move).last == move


def test_shifts_left_and_turns_towards_a_stall_are_public() -> None:
    seen = view(shift("123 1.2 331", "123 222", shifts=2, idle=4), 1)
    assert (seen.shifts_left, seen.idle, seen.turn, seen.who) == (4, 4, 0, (0,))


# Help.


def test_show_marks_what_can_be_taken() -> None:
    at = shift("123 1.2 123", "123 222")
    assert view(at, 0).marks == (Mark("takes", ("a1", "b1", "c1")), Mark("takes", ("a3", "b3", "c3")))
    assert view(at, 1).marks == ()


def test_suggest_marks_also_what_is_one_shift_away() -> None:
    at = shift("1.3 122 331", "123 222")
    assert view(at, 0, "show").marks == ()
    assert view(at, 0, "suggest").marks == (Mark("near", ("a1", "b1", "c1"), Shift("b2", "b1")),)


def test_without_help_every_full_row_and_the_goal_are_offered_so_that_nothing_tells_what_is_met() -> None:
    met, unmet, impossible = (shift("123 1.2 331", f"{goal} 222", deck=2) for goal in ("123", "213", "333"))
    offered = view(met, 0, "none").legal
    assert offered == view(unmet, 0, "none").legal == view(impossible, 0, "none").legal
    assert {TakeRow(3, ("b2", "a3")), GiveUp(), Pass()} < set(offered)
    assert len([action for action in offered if isinstance(action, TakeRow)]) == 2 * 6
    assert set(met.legal(0)) < set(offered)
    assert view(met, 0, "none").marks == ()


@pytest.mark.parametrize(("deck", "shifts", "offered"), [(2, 0, True), (2, 1, False), (0, 0, False)])
def test_without_help_giving_up_is_offered_before_any_shift_while_the_deck_lasts(
    deck: int, shifts: int, offered: bool
) -> None:
    at = shift("123 1.2 331", "123 222", deck=deck, shifts=shifts)
    assert (GiveUp() in view(at, 0, "none").legal) == offered


def test_without_help_and_with_nothing_but_a_pass_only_the_pass_is_offered() -> None:
    assert view(shift("122 1.2 331", "333 222", deck=0), 0, "none").legal == (Pass(),)


# A game dealt anew.


def test_who_has_shifted_with_the_deck_empty_has_a_possible_goal_in_a_game_dealt_anew() -> None:
    at = shift("112 1.2 111", "333 112 333", deck=0, turn=1, shifts=2)
    for word in (0, 1 << 31, (1 << 32) - 1):
        dealer = Naming()
        dealer.word = lambda position, word=word: word  # type: ignore[method-assign, misc]
        again = SHIFT_GAME.redeal(view(at, 0), dealer, at.setup)
        assert again.hand(1) == ("9/112a",)


def test_who_has_shifted_and_then_resigned_gets_no_goal_in_a_game_dealt_anew() -> None:
    at = shift("112 1.2 111", "333 112", deck=0, turn=1, shifts=2)
    move = act(at, "resign 2")
    again = SHIFT_GAME.redeal(view(at, 0, "show", move), Naming(), at.setup)
    assert (again.hand(0), again.hand(1)) == (("9/333a",), ())


# Notation.


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("b1 b2", Shift("b1", "b2")),
        ("take 1 b2", TakeRow(1, ("b2",))),
        ("take 1 b2 c3", TakeRow(1, ("b2", "c3"))),
        ("give-up", GiveUp()),
        ("pass", Pass()),
        ("skip 2", Skip(1)),
    ],
)
def test_notation(text: str, action: object) -> None:
    read = SHIFT_GAME.read(text)
    assert (read, SHIFT_GAME.write(read)) == (action, text)


def test_spaces_that_stay_empty_may_be_named_in_any_order_and_letters_in_any_case() -> None:
    assert SHIFT_GAME.read(" TAKE 1  C3 b2 ") == TakeRow(1, ("b2", "c3"))


@pytest.mark.parametrize("text", ["", "b1", "b1 b2 b3", "take 1", "take x b2", "take 1 b2 4", "give up", "1 b2"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        SHIFT_GAME.read(text)
