"""Shift: the stall rule, the end of the game, and what only the table does."""

import pytest

from filotto.games.contract import Result
from filotto.games.refusals import Code, Ended
from tests.games.sequentia.kit import act, choices, drawn, refused, shift, shown, square

# The stall rule. No goal of these players can be seen in a row.


def test_after_three_rounds_of_turns_handed_over_everybody_has_a_new_goal() -> None:
    at = shift("123 1.2 331", "333 222 211", deck="4/123 5/123 6/123 7/123")
    act(at, *["pass"] * 8)
    assert at.hand(0) == ("9/333a",)
    move = act(at, "pass", draws="5/123a 6/123a 4/123a")
    assert drawn(move) == [("5/123a", 0), ("6/123a", 1), ("4/123a", 2)]
    assert shown(move) == [("9/333a", 0), ("9/222a", 1), ("9/211a", 2)]
    assert at.edition.listed(at.s.out) == ("9/333a", "9/222a", "9/211a")
    assert at.who() == (0,)


def test_the_goals_change_beginning_with_the_player_whose_turn_is_next() -> None:
    at = shift("123 1.2 331", "333 222 211", turn=1, idle=8)
    assert [seat for _, seat in drawn(act(at, "pass"))] == [2, 0, 1]
    assert at.who() == (2,)


def test_a_player_without_a_goal_gets_none_by_the_stall_rule_and_is_not_counted() -> None:
    at = shift("123 1.2 331", "333 - 211", idle=5)
    assert [seat for _, seat in drawn(act(at, "pass"))] == [2, 0]


def test_then_the_count_begins_anew() -> None:
    at = shift("123 1.2 331", "333 222", idle=5)
    assert len(act(at, "pass").drawn) == 2
    assert not act(at, *["pass"] * 5).drawn
    assert len(act(at, "pass").drawn) == 2


def test_who_finds_the_deck_empty_keeps_the_goal() -> None:
    at = shift("123 1.2 331", "333 222 121", deck="4/123", idle=8)
    move = act(at, "pass")
    assert drawn(move) == [("4/123a", 1)]
    assert [at.hand(seat) for seat in range(3)] == [("9/333a",), ("4/123a",), ("9/121a",)]


def test_the_count_begins_anew_with_a_sequence() -> None:
    at = shift("123 1.2 331", "123 222", idle=5)
    act(at, "take 1 b2")
    assert at.s.idle == 0
    assert not act(at, "pass").drawn


def test_the_count_begins_anew_with_a_changed_goal() -> None:
    at = shift("122 1.2 331", "333 222", idle=5)
    act(at, "give-up")
    assert not act(at, "pass").drawn


@pytest.mark.parametrize("rounds", [1, 3, 20])
def test_stall_rounds_is_an_option(rounds: int) -> None:
    at = shift("123 1.2 331", "333 222", stall_rounds=rounds)
    assert not act(at, *["pass"] * (2 * rounds - 1)).drawn
    assert act(at, "pass").drawn


def test_with_the_deck_empty_the_stall_rule_ends_the_game() -> None:
    at = shift("123 1.2 331", "331 222", deck=0, collected="4 8", idle=5)
    act(at, "pass")
    assert at.result() == Result(Ended.STALLED, (1,), (4, 8))


def test_the_last_round_before_that_the_game_still_runs() -> None:
    at = shift("123 1.2 331", "331 222", deck=0, idle=4)
    act(at, "pass")
    assert at.result() is None


# The end.


def test_the_game_is_over_when_the_deck_is_empty_and_nobody_can_compose_their_goal() -> None:
    at = shift("123 1.2 331", "123 222", deck=0, collected="0 8")
    act(at, "take 1 a1 b1 c1 b2")
    assert at.result() == Result(Ended.DECK_EMPTY, (1,), (4, 8))
    assert (at.who(), choices(at)) == ((), [])


def test_the_game_goes_on_while_one_player_can() -> None:
    at = shift("123 1.2 331", "123 222 211", deck=0)
    act(at, "take 1 a1 b1 c1 b2")
    assert (at.result(), at.who(), choices(at)) == (None, (1,), ["pass"])
    act(at, "pass")
    assert at.who() == (2,)


def test_the_game_goes_on_while_there_is_a_deck() -> None:
    at = shift("111 1.1 111", "333 222", deck=2)
    act(at, "give-up")
    assert at.result() is None
    act(at, "give-up")
    assert at.result() == Result(Ended.DECK_EMPTY, (0, 1), (0, 0))


def test_most_cards_wins_and_equal_is_a_shared_win() -> None:
    at = shift("123 1.2 331", "123 222 222", deck=0, collected="4 8 4")
    act(at, "take 1 a1 b1 c1 b2")
    assert at.result() == Result(Ended.DECK_EMPTY, (0, 1), (8, 8, 4))


# Skips.


def test_a_skip_ends_the_turn_its_shifts_stay_and_nothing_is_taken_or_drawn() -> None:
    at = shift("1.3 122 331", "123 222")
    act(at, "b2 b1")
    move = act(at, "skip 1")
    assert (square(at), at.scores(), move.drawn, at.who()) == ("123 1.2 331", (0, 0), (), (1,))


def test_a_skip_is_no_stall_turn() -> None:
    at = shift("123 1.2 331", "333 222", idle=5)
    assert not act(at, "skip 1").drawn
    assert act(at, "pass").drawn


def test_where_only_a_pass_is_left_the_skip_is_that_pass() -> None:
    at = shift("123 1.2 331", "333 222", idle=5, shifts=6)
    assert len(act(at, "skip 1").drawn) == 2
    at = shift("123 1.2 331", "222 123", idle=5, deck=0)
    act(at, "skip 1")
    assert at.result() == Result(Ended.STALLED, (0, 1), (0, 0))


def test_a_skip_that_is_the_only_pass_counts_for_the_stall_rule_but_is_no_play() -> None:
    at = shift("123 1.2 331", "333 222", shifts=6, idle=2, plays=20)
    act(at, "skip 1")
    assert (at.s.idle, at.s.plays) == (3, 20)


def test_after_six_shifts_with_a_row_to_take_a_skip_is_no_pass() -> None:
    at = shift("123 1.2 331", "123 222", idle=5, shifts=6)
    assert not act(at, "skip 1").drawn


def test_only_whose_turn_it_is_can_be_skipped() -> None:
    at = shift("123 1.2 331", "123 222")
    assert refused(at, "skip 2") == Code.CANNOT_SKIP
    assert refused(at, "skip 3") == Code.NO_SUCH_SEAT


# Resigning and agreeing.


def test_who_resigns_has_no_more_turns_and_the_goal_goes_out_of_the_game() -> None:
    at = shift("123 1.2 331", "123 222 111")
    move = act(at, "resign 1")
    assert (shown(move), at.edition.listed(at.s.out), at.who()) == ([("9/123a", 0)], ("9/123a",), (1,))
    act(at, "pass", "pass")
    assert at.who() == (1,)
    assert refused(at, "pass", seat=0) == Code.SEAT_IS_OUT
    assert refused(at, "resign 1") == Code.SEAT_IS_OUT


def test_collected_cards_of_who_resigned_no_longer_count() -> None:
    at = shift("123 1.2 331", "123 222 222", deck=0, collected="0 20 3")
    act(at, "resign 2")
    assert at.scores() == (0, 0, 3)
    act(at, "take 1 a1 b1 c1 b2")
    assert at.result() == Result(Ended.DECK_EMPTY, (0,), (4, 0, 3))


def test_the_last_player_left_wins() -> None:
    at = shift("123 1.2 331", "123 222 111", collected="8 0 4")
    act(at, "resign 1", "resign 3")
    assert at.result() == Result(Ended.RESIGNED, (1,), (0, 0, 0))


def test_nobody_elses_turn_ends_when_somebody_resigns() -> None:
    at = shift("123 1.2 331", "123 222 111")
    act(at, "b1 b2", "resign 2")
    assert (at.who(), at.s.shifts) == ((0,), 1)
    act(at, "pass")
    assert at.who() == (2,)


def test_a_resignation_lowers_the_stall_count_which_is_looked_at_when_the_next_turn_ends() -> None:
    at = shift("123 1.2 331", "333 222 111", idle=7)
    assert not act(at, "resign 1").drawn
    assert [seat for _, seat in drawn(act(at, "skip 2"))] == [2, 1]


def test_the_end_too_is_looked_at_when_the_next_turn_ends() -> None:
    at = shift("123 1.2 331", "222 222 123", deck=0)
    act(at, "resign 3")
    assert at.result() is None
    act(at, "pass")
    assert at.result() == Result(Ended.DECK_EMPTY, (0, 1), (0, 0, 0))


def test_the_turn_of_who_resigns_ends_with_it_and_the_end_is_looked_at() -> None:
    at = shift("123 1.2 331", "123 222 222", deck=0)
    act(at, "resign 1")
    assert at.result() == Result(Ended.DECK_EMPTY, (1, 2), (0, 0, 0))


def test_when_all_agree_nobody_wins() -> None:
    at = shift("123 1.2 331", "123 222", collected="8 4")
    act(at, "agree-draw")
    assert at.result() == Result(Ended.AGREED, (), (8, 4))
    assert refused(at, "pass") == Code.GAME_OVER
