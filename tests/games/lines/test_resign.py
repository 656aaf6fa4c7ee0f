"""Players who resign, and games that are drawn by agreement."""

import pytest

from filotto.games.refusals import Code
from tests.games.lines.table import Table, cells, table

HANDS = {1: "TD 9D", 2: "8D 7D", 3: "6D QD", 4: "KD AD"}


def alone() -> Table:
    """Three players, each for themselves."""
    return table(players=3, hands={1: "TD 9D", 2: "8D 7D", 3: "6D QD"}, chips={1: "b4", 2: "b5", 3: "b6"})


def test_with_two_sides_the_other_one_wins() -> None:
    assert table(hands=HANDS | {3: "", 4: ""}).play("resign 1").result == "side 2: resigned"
    assert table(hands=HANDS | {3: "", 4: ""}).play("resign 2").result == "side 1: resigned"


def test_with_more_sides_the_chips_stay_and_the_turns_are_left_out() -> None:
    t = alone().play("resign 2")
    assert t.result is None
    assert t.chips(2) == {"b5"}
    assert t.play("TD f1", draws="3C").turn == 3


def test_who_resigns_in_their_own_turn_has_no_more_of_it() -> None:
    t = alone().play("resign 1")
    assert (t.turn, t.who) == (2, [2])
    t.play("8D d1", draws="3C")
    assert t.play("6D b1", draws="4C").turn == 2


def test_the_last_side_left_wins() -> None:
    assert alone().play("resign 3").play("resign 1").result == "side 2: resigned"


def test_a_side_is_out_when_all_its_members_have_resigned() -> None:
    t = table(players=4, hands=HANDS).play("resign 1")
    assert t.result is None
    assert t.play("resign 3").result == "side 2: resigned"


def test_of_three_teams_two_go_on() -> None:
    t = table(players=6, teams=3, hands=HANDS).play("resign 1").play("resign 4")
    assert t.result is None
    assert t.play("resign 2").play("resign 5").result == "side 3: resigned"


# A member who resigns alone.


def test_a_member_who_resigns_alone_is_left_out_from_then_on() -> None:
    t = table(players=4, hands=HANDS).play("resign 3").play("TD f1", draws="3C").play("8D d1", draws="4C")
    assert t.turn == 4
    assert t.refused("6D b1", by=3) is Code.SEAT_IS_OUT
    assert t.refused("skip 3") is Code.SEAT_IS_OUT
    assert t.refused("resign 3") is Code.SEAT_IS_OUT


def test_the_hand_stays_hidden() -> None:
    t = table(players=4, hands=HANDS).play("resign 3")
    assert t.moves[-1].shown == ()
    assert t.hand(3) == ["6D", "QD"]
    assert t.view(1).hand_sizes[2] == 2
    assert not t.pile(3)


def test_a_forfeit_that_was_owed_is_no_longer_owed() -> None:
    t = table(players=4, hands=HANDS).play("penalty 1").play("resign 3")
    assert t.who == [1]
    assert t.play("forfeit TD", by=1).who == [1]


def test_who_has_resigned_has_no_right_to_draw() -> None:
    t = table(players=4, hands=HANDS, draw="by_hand").play("TD f1").play("8D d1").play("resign 1")
    assert t.who == [2, 3]
    assert t.refused("draw", by=1) is Code.SEAT_IS_OUT
    assert t.view().rights == (1,)


def test_a_right_that_had_run_out_goes_with_its_owner_and_the_others_stay() -> None:
    t = table(players=3, hands={1: "TD", 2: "8D", 3: "6D"}, draw="by_hand", sequences_to_win="2")
    t.play("TD f1").play("8D d1").play("6D b1").play("draw", by=3, draws="3C").play("resign 1")
    assert t.view().rights == (1,)
    assert t.play("lose 2").view().rights == ()


def test_who_has_resigned_is_not_counted_in_a_round_of_passes() -> None:
    t = table(players=3, hands={}).play("pass").play("resign 3")
    assert t.result is None  # rounds are looked at when the next turn ends
    assert t.play("pass").result == "nobody: passes"


def test_a_round_of_passes_is_looked_at_when_the_next_turn_ends() -> None:
    t = table(players=3, hands={3: "6D"}).play("pass").play("pass").play("resign 3")
    assert (t.result, t.turn) == (None, 1)
    assert t.play("pass").result == "nobody: passes"


# What is open.


def test_an_open_choice_takes_the_first_in_reading_order_without_a_draw() -> None:
    t = table(players=4, hands={1: "JC TD", 2: "8D"}, chips={1: "b5-d5 f5 g5"}).play("JC e5").play("resign 1")
    assert t.made == ["1: b5-f5"]
    assert t.locked == set(cells("b5-f5"))
    assert (t.turn, t.hand(1)) == (2, ["TD"])


def test_nobody_elses_turn_ends_by_it() -> None:
    assert alone().play("resign 3").turn == 1


def test_nobody_elses_choice_ends_by_it() -> None:
    t = table(players=4, hands={1: "JC"}, chips={1: "b5-d5 f5 g5"}).play("JC e5").play("resign 3")
    assert t.legal() == ["claim b5-f5", "claim c5-g5"]


def test_nobody_elses_right_to_draw_ends_by_it() -> None:
    t = table(players=4, hands=HANDS, draw="by_hand").play("TD f1").play("resign 2")
    assert (t.turn, t.who) == (3, [1, 3])
    assert t.refused("lose 1") is Code.NOTHING_TO_LOSE


def test_a_draw_that_the_next_player_waits_for_is_not_made() -> None:
    t = table("tabletop", 3, hands={1: "TD"}, draw="by_hand").play("TD f1").play("resign 1")
    assert (t.turn, t.hand(1)) == (2, [])


# Agreement.


@pytest.mark.parametrize("made", [{}, {1: "a4-e4"}])
def test_nobody_wins_where_all_agree_to_a_draw(made: dict[int, str]) -> None:
    assert table(made=made, hands={1: "TD"}).play("agree-draw").result == "nobody: agreed"


def test_a_draw_can_be_agreed_at_any_time() -> None:
    t = table(players=4, hands=HANDS, chips={1: "b5-d5 f5 g5"}).play("penalty 1")
    assert t.play("agree-draw").result == "nobody: agreed"
