"""Shift: the turn. Rows of the square from top to bottom, a number for each card, `.` for an empty space."""

import pytest

from filotto.games.lines.actions import Place
from filotto.games.refusals import Code, Refusal
from filotto.games.sequentia.game import SHIFT_GAME
from tests.games.sequentia.kit import Naming, act, choices, drawn, refused, shift, shown, square

# The deal.


def test_eight_cards_in_a_square_with_the_centre_empty_then_a_goal_for_everybody_in_order_of_play() -> None:
    at = SHIFT_GAME.start(shift("... ... ...", "- -", deck="1 2 3 4 5 6 7 9 1 2 3").setup, Naming())
    cards = [drawn.card for drawn in at.dealt]
    assert [drawn.seat for drawn in at.dealt] == [None] * 8 + [0, 1]
    assert square(at) == "123 4.5 679"
    assert [at.hand(0), at.hand(1)] == [(cards[8],), (cards[9],)]
    assert at.who() == (0,)


# Shifting.


def test_a_shift_slides_a_card_into_the_empty_space_next_to_it_up_down_left_or_right() -> None:
    at = shift("123 1.2 331", "123 222")
    assert [text for text in choices(at) if text[0] in "abc"] == ["b3 b2", "b1 b2", "c2 b2", "a2 b2"]
    act(at, "b1 b2")
    assert square(at) == "1.3 122 331"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a1 b2", Code.NOT_NEXT_TO),
        ("c1 a2", Code.NOT_NEXT_TO),
        ("a1 b1", Code.SPACE_NOT_EMPTY),
        ("b2 b1", Code.SPACE_EMPTY),
        ("d1 b2", Code.UNKNOWN_CELL),
        ("b1 b4", Code.UNKNOWN_CELL),
    ],
)
def test_no_other_shift_is_allowed(text: str, code: Code) -> None:
    assert refused(shift("123 1.2 331", "333 222"), text) == code


def test_a_space_at_the_edge_is_not_next_to_the_one_that_follows_it_in_reading_order() -> None:
    at = shift("12. 132 331", "333 222")
    assert [text for text in choices(at) if text[0] in "abc"] == ["c2 c1", "b1 c1"]
    at = shift("123 .32 331", "333 222")
    assert [text for text in choices(at) if text[0] in "abc"] == ["a3 a2", "a1 a2", "b2 a2"]


def test_a_turn_has_at_most_six_shifts() -> None:
    at = shift("123 1.2 331", "213 222")
    act(at, "b1 b2", "b2 b1", "b1 b2", "b2 b1", "b1 b2")
    assert "b2 b1" in choices(at)
    act(at, "b2 b1")
    assert refused(at, "b1 b2") == Code.NO_SHIFTS_LEFT
    assert choices(at) == ["pass"]


def test_after_the_sixth_shift_a_row_can_still_be_taken() -> None:
    at = shift(".23 132 331", "123 222", shifts=5)
    act(at, "a2 a1")
    assert "take 1 a2" in choices(at)


def test_you_may_stop_early() -> None:
    at = shift("123 1.2 331", "213 222")
    act(at, "b1 b2", "pass")
    assert at.s.turn == 1
    assert at.s.shifts == 0


def test_a_shift_may_use_any_empty_space() -> None:
    at = shift("1.3 1.. 331", "311 222", deck=0)
    assert set(choices(at)) == {"a1 b1", "c1 b1", "a2 b2", "b3 b2", "c1 c2", "c3 c2", "pass"}


# Taking a row.


def test_a_row_may_be_claimed_with_no_shift_at_all() -> None:
    assert "take 1 b2" in choices(shift("123 1.2 331", "123 222"))


def test_a_row_shown_in_passing_is_not_taken_by_itself_and_you_may_shift_on() -> None:
    at = shift("1.3 122 331", "123 222")
    act(at, "b2 b1")
    assert (square(at), at.scores()) == ("123 1.2 331", (0, 0))
    act(at, "b3 b2")
    assert "take 1 b3" in choices(at)
    act(at, "b2 b3", "b1 b2")
    assert not [text for text in choices(at) if text.startswith("take")]


def test_a_row_shown_and_not_claimed_stays_on_the_table_when_you_hand_over() -> None:
    at = shift("1.3 122 331", "123 123")
    act(at, "b2 b1", "pass")
    assert (at.scores(), at.held(0) != 0) == ((0, 0), True)
    assert "take 1 b2" in choices(at)


@pytest.mark.parametrize("shown", ["321 1.2 331", "1.1 211 321", "123 1.2 331"])
def test_only_a_row_from_left_to_right_counts(shown: str) -> None:
    goal = "123" if shown != "123 1.2 331" else "321"
    at = shift(shown, f"{goal} 222")
    assert refused(at, "take 1 b2") == Code.ROW_NOT_MET


def test_all_three_cells_of_the_row_must_be_filled() -> None:
    at = shift("12. 133 231", "123 222")
    assert refused(at, "take 1 c1") == Code.ROW_NOT_MET


def test_you_take_the_three_cards_and_your_goal() -> None:
    at = shift("123 1.2 331", "123 222", collected="0 3")
    taken = {*at.pile(at.on_table()), *at.hand(0)}
    act(at, "take 1 b2")
    assert at.scores() == (4, 3)
    assert set(at.collected(0)) < taken


def test_a_goal_that_is_not_met_is_kept_and_the_next_player_is_next() -> None:
    at = shift("123 1.2 331", "213 222")
    move = act(at, "b1 b2", "pass")
    assert (at.hand(0), at.who(), move.drawn) == (("9/213a",), (1,), ())


def test_where_two_rows_read_as_the_goal_you_say_which_one() -> None:
    at = shift("123 1.2 123", "123 222")
    act(at, "take 3 b2")
    assert square(at)[:7] == "123 1.2"


def test_the_spaces_are_filled_in_reading_order_before_the_new_goal_and_the_next_player_is_next() -> None:
    at = shift("123 1.2 331", "123 222", deck="4/111 5/222 6/333 7/231 8/111")
    move = act(at, "take 1 b1", draws="6/333a 4/111a 5/222a 7/231a")
    assert drawn(move) == [("6/333a", None), ("4/111a", None), ("5/222a", None), ("7/231a", 0)]
    assert square(at) == "6.4 152 331"
    assert at.who() == (1,)


def test_which_space_stays_empty_is_your_choice_among_all_that_are_empty() -> None:
    at = shift("123 1.2 331", "123 222")
    takes = [text for text in choices(at) if text.startswith("take")]
    assert takes == ["take 1 a1", "take 1 b1", "take 1 c1", "take 1 b2"]
    assert refused(at, "take 1 a2") == Code.WRONG_EMPTY
    assert refused(at, "take 1 a1 b1") == Code.WRONG_EMPTY
    assert refused(at, "take 1 d4") == Code.UNKNOWN_CELL


@pytest.mark.parametrize(("deck", "staying"), [(4, 1), (3, 1), (2, 2), (1, 3), (0, 4)])
def test_if_the_deck_is_short_you_fill_what_it_can_in_spaces_of_your_choice(deck: int, staying: int) -> None:
    at = shift("123 1.2 331", "123 331", deck=deck)
    takes = [text.split()[2:] for text in choices(at) if text.startswith("take")]
    assert len(takes) == {1: 4, 2: 6, 3: 4, 4: 1}[staying]
    assert {len(cells) for cells in takes} == {staying}
    act(at, "take 1 " + " ".join(takes[-1]))
    assert int(at.s.empty).bit_count() == staying


def test_with_more_empty_spaces_and_no_deck_all_stay_empty() -> None:
    at = shift("123 ... 231", "123 231", deck=0)
    assert choices(at)[-2:] == ["take 1 a1 b1 c1 a2 b2 c2", "pass"]
    act(at, "take 1 a1 b1 c1 a2 b2 c2")
    assert square(at) == "... ... 231"


def test_the_last_cards_of_the_deck_go_on_the_table_before_a_new_goal() -> None:
    at = shift("123 1.2 331", "123 331", deck=3)
    move = act(at, "take 1 b2")
    assert [seat for _, seat in drawn(move)] == [None, None, None]
    assert at.hand(0) == ()


def test_a_goal_that_is_met_is_shown() -> None:
    assert shown(act(shift("123 1.2 331", "123 222"), "take 1 b2")) == [("9/123a", 0)]


# An impossible goal.


def test_who_gives_up_an_impossible_goal_draws_a_new_one_and_the_turn_is_over() -> None:
    at = shift("112 2.2 331", "333 222", deck="4/123 5/231")
    move = act(at, "give-up", draws="5/231a")
    assert (drawn(move), shown(move)) == ([("5/231a", 0)], [("9/333a", 0)])
    assert (at.hand(0), at.edition.listed(at.s.out), at.who()) == (("5/231a",), ("9/333a",), (1,))


@pytest.mark.parametrize(("square", "is_possible"), [("332 1.2 111", False), ("332 1.2 113", True)])
def test_a_goal_is_impossible_when_the_numbers_it_needs_are_not_on_the_table(square: str, is_possible: bool) -> None:
    at = shift(square, "333 112")
    assert ("give-up" in choices(at)) != is_possible
    if is_possible:
        assert refused(at, "give-up") == Code.GOAL_POSSIBLE


def test_an_impossible_goal_may_be_kept_and_then_you_may_shift_but_not_give_it_up_any_more() -> None:
    at = shift("112 2.2 331", "333 222")
    act(at, "b1 b2")
    assert refused(at, "give-up") == Code.GOAL_AFTER_SHIFT
    act(at, "pass")
    assert at.hand(0) == ("9/333a",)


def test_with_the_deck_empty_who_has_an_impossible_goal_hands_over_at_once_without_a_shift() -> None:
    at = shift("112 2.2 331", "333 222", deck=0)
    assert at.forced() == (0, SHIFT_GAME.read("pass"))
    assert refused(at, "b1 b2") == Code.IMPOSSIBLE_GOAL
    assert refused(at, "take 1 b2") == Code.IMPOSSIBLE_GOAL
    assert refused(at, "give-up") == Code.DECK_EMPTY
    act(at, "pass")
    assert (at.hand(0), at.who()) == (("9/333a",), (1,))


def test_with_the_deck_empty_a_possible_goal_is_played_as_ever() -> None:
    at = shift("123 1.2 331", "333 222", deck=0)
    assert "b1 b2" in choices(at)
    assert refused(at, "give-up") == Code.GOAL_POSSIBLE


# Whose turn it is.


def test_a_player_who_has_no_goal_has_no_more_turns() -> None:
    at = shift("123 1.2 331", "123 - 331", deck=0)
    act(at, "pass")
    assert at.who() == (2,)
    assert refused(at, "pass", seat=1) == Code.NOT_YOUR_TURN


def test_nobody_acts_out_of_turn() -> None:
    assert refused(shift("123 1.2 331", "123 222"), "b1 b2", seat=1) == Code.NOT_YOUR_TURN


def test_actions_of_other_games_are_refused() -> None:
    at = shift("123 1.2 331", "123 222")
    with pytest.raises(Refusal) as refusal:
        at.do(0, Place("7H", "c5"), Naming())
    assert refusal.value.code == Code.WRONG_KIND
