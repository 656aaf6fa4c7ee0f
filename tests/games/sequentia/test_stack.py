"""Stack. A row of piles such as "13 2 1 3": from left to right, each from the bottom to the top."""

import pytest

from filotto.games.actions import Pass
from filotto.games.contract import Result
from filotto.games.refusals import Code, Ended
from filotto.games.sequentia.game import STACK_GAME
from filotto.games.sequentia.tables import SEATS
from tests.games.sequentia.kit import Naming, act, choices, drawn, refused, row, shown, stack

HANDS = "1/123 2/231 3/312 | 1/111 2/222 3/333"
BONUS = "1/123+ 2/231 3/312 | 1/111 2/222 3/333"

# The deal.


def test_three_cards_each_one_at_a_time_in_order_of_play_and_an_empty_row() -> None:
    at = STACK_GAME.start(stack("", "- | -", deck="1 2 3 1 2 3 1").setup, Naming())
    assert [drawn.seat for drawn in at.dealt] == [0, 1] * 3
    assert ([len(at.hand(seat)) for seat in range(SEATS)], row(at), at.who()) == ([3, 3, 0, 0], "", (0,))


# A turn begins.


def test_a_turn_begins_with_a_card_or_a_sequence_you_may_not_pass_first() -> None:
    assert refused(stack("1 2", HANDS), "pass") == Code.MUST_BEGIN
    assert refused(stack("1 2 3 1", HANDS), "pass") == Code.MUST_BEGIN


def test_on_an_empty_row_left_and_right_are_one_action_written_right() -> None:
    at = stack("", HANDS)
    assert choices(at) == ["1/123a right", "2/231a right", "3/312a right"]
    assert refused(at, "1/123a left") == Code.FIRST_PILE_RIGHT


@pytest.mark.parametrize("piles", ["1", "1 2", "1 2 3"])
def test_with_fewer_than_four_piles_a_card_starts_a_new_pile_at_the_left_or_right_end(piles: str) -> None:
    left, right = stack(piles, "3/312 | 1/111"), stack(piles, "3/312 | 1/111")
    assert choices(left) == ["3/312a left", "3/312a right"]
    act(left, "3/312a left")
    act(right, "3/312a right")
    assert (row(left), row(right)) == (f"3 {piles}", f"{piles} 3")


def test_no_card_on_top_of_a_pile_until_there_are_four() -> None:
    assert refused(stack("1 2 3", HANDS), "1/123a on 1") == Code.ROW_FIRST


def test_no_sequence_until_there_are_four_piles() -> None:
    assert refused(stack("1 2 3", HANDS), "1/123a takes 1") == Code.ROW_FIRST


def test_with_four_piles_a_card_goes_on_top_of_any() -> None:
    at = stack("1 2 2 1", "3/312 | 1/111")
    assert choices(at) == [f"3/312a on {pile}" for pile in (1, 2, 3, 4)]
    act(at, "3/312a on 3")
    assert row(at) == "1 2 23 1"


@pytest.mark.parametrize("end", ["left", "right"])
def test_with_four_piles_no_new_one_is_started(end: str) -> None:
    assert refused(stack("1 2 2 1", HANDS), f"1/123a {end}") == Code.ROW_FULL


@pytest.mark.parametrize("text", ["1/123a on 5", "1/123a takes 3"])
def test_there_are_four_piles_at_most(text: str) -> None:
    assert refused(stack("1 2 2 1", HANDS), text) == Code.NO_SUCH_PILE


# Sequences.


def test_a_sequence_takes_all_cards_of_the_three_piles_and_the_card_played_is_collected_with_them() -> None:
    at = stack("21 12 13 3", HANDS)
    table = set(at.pile(at.on_table()))
    act(at, "1/123a takes 1")
    assert at.scores() == (7, 0)
    assert set(at.collected(0)) - table == {"1/123a"}


def test_the_pile_left_after_a_sequence_stays_and_the_row_grows_again_on_either_side_of_it() -> None:
    at = stack("21 1 2 13", HANDS)
    act(at, "1/123a takes 2")
    assert row(at) == "21"
    act(at, "1/111a left")
    assert row(at) == "1 21"


@pytest.mark.parametrize(("piles", "first"), [("1 2 3 3", 1), ("3 1 2 3", 2)])
def test_a_sequence_is_three_neighbouring_piles_from_left_to_right(piles: str, first: int) -> None:
    at = stack(piles, HANDS)
    assert f"1/123a takes {first}" in choices(at)
    assert refused(at, f"1/123a takes {3 - first}") == Code.NOT_SHOWN


@pytest.mark.parametrize("piles", ["3 2 1 1", "1 2 1 3", "12 23 31 3"])
def test_nothing_else_is_a_sequence(piles: str) -> None:
    at = stack(piles, "1/123 | 1/111")
    assert refused(at, "1/123a takes 1") == Code.NOT_SHOWN


def test_both_may_be_shown_and_you_choose() -> None:
    at = stack("1 1 1 1", "2/111 | 1/123")
    assert [text for text in choices(at) if "takes" in text] == ["2/111a takes 1", "2/111a takes 2"]
    act(at, "2/111a takes 2")
    assert (row(at), at.scores()) == ("1", (4, 0))


def test_after_a_sequence_the_turn_is_over() -> None:
    at = stack("1 2 3 1", HANDS)
    move = act(at, "1/123a takes 1")
    assert (at.who(), len(move.drawn)) == ((1,), 1)


def test_a_bonus_card_played_as_a_sequence_ends_the_turn_too() -> None:
    at = stack("1 2 3 1", BONUS)
    act(at, "1/123a+ takes 1")
    assert at.who() == (1,)


def test_a_bonus_card_played_as_a_sequence_is_collected_too() -> None:
    at = stack("1 2 3 1", BONUS)
    act(at, "1/123a+ takes 1")
    assert (at.scores(), "1/123a+" in at.collected(0)) == ((4, 0), True)


# After a simple card.


def test_after_a_simple_card_you_pass_or_play_another_card_as_a_sequence() -> None:
    at = stack("2 2 3 1", HANDS)
    act(at, "3/312a on 4")
    assert choices(at) == ["pass"]
    at = stack("2 2 3 1", "1/123 1/231 | 1/111")
    act(at, "1/231a on 1")
    assert choices(at) == ["1/123a takes 1", "pass"]


def test_after_a_simple_card_no_other_card_is_put() -> None:
    at = stack("1 2", HANDS)
    act(at, "1/123a right")
    assert refused(at, "2/231a right") == Code.SEQUENCE_ONLY


def test_the_card_that_makes_the_fourth_pile_may_complete_a_sequence() -> None:
    at = stack("2 3 1", "1/312 1/123 | 1/111")
    act(at, "1/312a left")
    assert choices(at) == ["1/123a takes 1", "pass"]


def test_after_a_simple_card_there_is_no_sequence_with_fewer_than_four_piles() -> None:
    at = stack("2 3", "1/312 1/123 | 1/111")
    act(at, "1/312a left")
    assert choices(at) == ["pass"]


# After a bonus card.


def test_after_a_bonus_card_you_must_go_on() -> None:
    at = stack("1 2", BONUS)
    act(at, "1/123a+ right")
    assert refused(at, "pass") == Code.MUST_GO_ON


def test_after_a_bonus_card_comes_a_sequence_a_simple_card_or_another_bonus_card() -> None:
    at = stack("3 2 3 1", "1/331+ 2/123 3/222+ | 1/111")
    act(at, "1/331a+ on 1")
    assert {"2/123a takes 1", "2/123a on 4", "3/222a+ on 4"} < set(choices(at))
    act(at, "3/222a+ on 4", "2/123a takes 1")
    assert at.who() == (1,)


def test_after_a_bonus_card_too_new_piles_come_first_until_there_are_four() -> None:
    at = stack("2 3", "1/331+ 3/222+ 2/123 | 1/111")
    act(at, "1/331a+ left")
    assert choices(at) == [f"{card} {end}" for end in ("left", "right") for card in ("3/222a+", "2/123a")]
    act(at, "3/222a+ right")
    assert "2/123a takes 1" in choices(at)


def test_only_with_an_empty_hand_do_you_pass_after_a_bonus_card() -> None:
    at = stack("1 2", "1/123+ | 1/111")
    act(at, "1/123a+ right")
    assert at.forced() == (0, Pass())
    act(at, "pass")
    assert (at.who(), len(at.hand(0))) == ((1,), 3)


# The turn is over.


def test_when_the_turn_is_over_you_draw_back_up_to_three() -> None:
    at = stack("1 2", BONUS, deck="1 2 3")
    act(at, "1/123a+ right", "2/231a right")
    assert [seat for _, seat in drawn(act(at, "pass"))] == [0, 0]


def test_you_draw_as_far_as_the_deck_goes() -> None:
    at = stack("1 2", BONUS, deck=1)
    act(at, "1/123a+ right", "2/231a right", "pass")
    assert (len(at.hand(0)), at.listed(), at.who()) == (2, (), (1,))


def test_a_player_with_no_cards_is_skipped() -> None:
    at = stack("1 2", "1/123 | - | 1/111", deck=0)
    act(at, "1/123a right", "pass")
    assert at.who() == (2,)


# The end.


def test_the_game_is_over_when_the_deck_and_all_hands_are_empty_and_the_table_belongs_to_nobody() -> None:
    at = stack("1 2", "1/123 | -", deck=0, collected="4 8")
    act(at, "1/123a right")
    assert at.result() is None
    act(at, "pass")
    assert at.result() == Result(Ended.DECK_EMPTY, (1,), (4, 8))


def test_the_game_goes_on_while_one_player_has_a_card() -> None:
    at = stack("1 2", "1/123 | 1/111", deck=0)
    act(at, "1/123a right", "pass")
    assert at.result() is None


def test_equal_is_a_shared_win() -> None:
    at = stack("1 2 3 1", "1/123 | - | -", deck=0, collected="0 4 3")
    act(at, "1/123a takes 1")
    assert at.result() == Result(Ended.DECK_EMPTY, (0, 1), (4, 4, 3))


# What only the table does.


def test_a_skip_before_anything_was_played_draws_nothing() -> None:
    at = stack("1 2", "1/123 | 1/111")
    assert act(at, "skip 1").drawn == ()
    assert (at.who(), at.hand(0)) == ((1,), ("1/123a",))


@pytest.mark.parametrize("hand", ["1/123 2/222", "1/123+ 2/222"])
def test_a_skip_after_a_card_was_played_finishes_the_turn_in_the_ordinary_way(hand: str) -> None:
    at = stack("1 2", f"{hand} | 1/111")
    act(at, f"{at.hand(0)[0]} right")
    assert [seat for _, seat in drawn(act(at, "skip 1"))] == [0, 0]
    assert at.who() == (1,)


def test_who_resigns_leaves_the_table_as_it_is_and_the_hand_goes_out_of_the_game() -> None:
    at = stack("1 2", HANDS + " | 1/222", collected="5 4 3")
    act(at, "1/123a right")
    move = act(at, "resign 1")
    assert shown(move) == [("2/231a", 0), ("3/312a", 0)]
    assert (row(at), at.who(), at.scores()) == ("1 2 1", (1,), (0, 4, 3))
    assert at.edition.listed(at.s.out) == ("2/231a", "3/312a")


def test_the_last_player_left_wins() -> None:
    at = stack("1 2", HANDS, collected="5 0")
    act(at, "resign 1")
    assert at.result() == Result(Ended.RESIGNED, (1,), (0, 0))


def test_a_resignation_of_another_ends_nothing() -> None:
    at = stack("1 2", "1/123+ | 1/111 | 1/222", deck=0)
    act(at, "1/123a+ right", "resign 2")
    assert (at.who(), choices(at)) == ((0,), ["pass"])


def test_after_a_resignation_of_another_the_end_is_looked_at_when_the_next_turn_ends() -> None:
    at = stack("1 2", "1/123 | 1/111 | -", deck=0, collected="3 9 4")
    act(at, "1/123a right", "resign 2")
    assert at.result() is None
    act(at, "pass")
    assert at.result() == Result(Ended.DECK_EMPTY, (2,), (3, 0, 4))


def test_the_turn_of_who_resigns_ends_with_it_and_the_end_is_looked_at() -> None:
    at = stack("1 2", "1/123 | - | -", deck=0, collected="9 4 3")
    act(at, "resign 1")
    assert at.result() == Result(Ended.DECK_EMPTY, (1,), (0, 4, 3))


def test_who_resigns_draws_nothing_for_what_was_played() -> None:
    at = stack("1 2", "1/123 2/222 | 1/111 | 1/222")
    assert act(at, "1/123a right", "resign 1").drawn == ()
    assert (at.hand(0), at.who()) == ((), (1,))


# Cards.


def test_a_card_must_be_in_the_hand() -> None:
    at = stack("1 2", HANDS)
    assert refused(at, "1/111a right") == Code.CARD_NOT_IN_HAND
    assert refused(at, "4/444a right") == Code.UNKNOWN_CARD


def test_two_cards_that_do_the_same_are_one_for_a_random_player_and_two_for_a_person() -> None:
    at = stack("", "1/123 1/123 1/123+ | 1/111")
    assert choices(at) == ["1/123a right", "1/123b right", "1/123c+ right"]
    assert len(at.codes(0)) == 2
    act(at, "1/123b right")
    assert at.hand(0) == ("1/123a", "1/123c+")
