"""The house rule `draw = by_hand`, and the loss of the card."""

import pytest

from filotto.games.refusals import Code
from tests.games.lines.table import Table, cards, table

HANDS = {1: "TD 9D", 2: "8D 7D", 3: "6D QD"}


def by_hand(game: str = "sequence", players: int = 2) -> Table:
    """Each player has two cards to place."""
    return table(game, players, hands={seat: HANDS[seat] for seat in range(1, players + 1)}, draw="by_hand")


def numbers(**chips: str) -> Table:
    """Numbers for two, 19 is covered."""
    return table("numbers", hands={1: "1+2 23+2", 2: "10+9 6+4"}, chips={1: "i1 b8"}, draw="by_hand")


# The right to draw.


def test_the_next_player_need_not_wait_for_the_draw() -> None:
    t = by_hand().play("TD f1")
    assert (t.turn, t.who) == (2, [1, 2])
    assert t.hand(1) == ["9D"]


def test_the_card_is_drawn_by_an_action_of_its_own() -> None:
    t = by_hand().play("TD f1")
    assert t.legal(by=1) == ["draw"]
    assert t.play("draw", by=1, draws="3C").hand(1) == cards("9D 3C")
    assert t.who == [2]


def test_after_a_special_card_too() -> None:
    t = table(hands={1: "JS"}, chips={2: "b4"}, draw="by_hand").play("JS -b4")
    assert t.play("draw", by=1, draws="3C").hand(1) == ["3C"]


def test_who_has_no_right_draws_nothing() -> None:
    assert by_hand().refused("draw") is Code.NOTHING_TO_DRAW
    assert by_hand().play("TD f1").refused("draw", by=2) is Code.NOTHING_TO_DRAW


def test_under_automatic_the_draw_is_done_for_you() -> None:
    t = table(hands={1: "TD"}).play("TD f1", draws="3C")
    assert t.refused("draw", by=1) is Code.NOTHING_TO_DRAW


def test_a_pass_is_no_action_while_the_player_may_draw() -> None:
    t = table(hands={1: "TD", 2: "8D"}, draw="by_hand").play("TD f1").play("8D d1")
    assert t.legal() == ["draw"]
    assert t.refused("pass") is Code.MUST_NOT_PASS


def test_nobody_passes_without_being_asked_while_somebody_else_may_draw() -> None:
    t = table(hands={1: "TD", 2: ""}, draw="by_hand").play("TD f1")
    assert t.legal() == ["pass"]
    assert t.position.forced() is None
    assert t.play("draw", by=1, draws="3C").position.forced() is not None


# Sequence: lost when a later player has played and drawn.


def test_a_right_is_not_lost_when_a_later_player_has_only_played() -> None:
    t = by_hand().play("TD f1").play("8D d1")
    assert "lose 1" not in t.table
    assert t.refused("lose 1") is Code.NOTHING_TO_LOSE


def test_a_right_runs_out_when_a_later_player_has_played_and_drawn() -> None:
    t = by_hand().play("TD f1").play("8D d1").play("draw", by=2, draws="3C")
    assert "lose 1" in t.table
    t.play("lose 1")
    assert t.refused("draw", by=1) is Code.NOTHING_TO_DRAW
    assert t.hand(1) == ["9D"]


def test_until_the_loss_is_made_the_player_may_still_draw() -> None:
    t = by_hand().play("TD f1").play("8D d1").play("draw", by=2, draws="3C")
    t.play("draw", by=1, draws="4C")
    assert t.hand(1) == cards("9D 4C")
    assert t.refused("lose 1") is Code.NOTHING_TO_LOSE


def test_who_draws_in_time_loses_nothing() -> None:
    t = by_hand().play("TD f1").play("8D d1").play("draw", by=1, draws="3C").play("draw", by=2, draws="4C")
    assert not [action for action in t.table if action.startswith("lose")]


def test_a_trade_of_a_later_player_takes_nothing_away() -> None:
    t = table(hands={1: "TD", 2: "9D 8D"}, chips={1: "e1 c6"}, draw="by_hand").play("TD f1")
    t.play("trade 9D", draws="3C")
    assert t.refused("lose 1") is Code.NOTHING_TO_LOSE


def test_who_passes_counts_as_having_played_and_drawn() -> None:
    t = table(hands={1: "TD", 2: ""}, draw="by_hand").play("TD f1").play("pass")
    assert "lose 1" in t.table


def test_the_hand_is_one_short_for_the_rest_of_the_game() -> None:
    t = by_hand().play("TD f1").play("8D d1").play("draw", by=2, draws="3C").play("lose 1")
    t.play("9D e1").play("draw", by=1, draws="4C")
    assert t.hand(1) == ["4C"]


def test_who_plays_again_without_having_drawn_has_lost_the_older_right() -> None:
    t = by_hand().play("TD f1").play("8D d1")
    assert "lose 1" not in t.table
    t.play("9D e1")
    assert "lose 1" in t.table
    assert t.view().rights == (0, 1, 0)


def test_draw_and_lose_take_the_oldest_right() -> None:
    t = by_hand().play("TD f1").play("8D d1").play("9D e1")
    t.play("draw", by=1, draws="3C")
    assert t.view().rights == (1, 0)
    assert t.refused("lose 1") is Code.NOTHING_TO_LOSE
    t.play("draw", by=1, draws="4C")
    assert t.hand(1) == cards("3C 4C")
    assert "lose 2" in t.table


def test_whoever_owes_longest_loses_first() -> None:
    t = by_hand(players=3).play("TD f1").play("8D d1").play("6D b1").play("draw", by=3, draws="3C")
    assert t.refused("lose 2") is Code.OLDER_RIGHT_FIRST
    assert t.refused("lose 3") is Code.NOTHING_TO_LOSE
    t.play("lose 1").play("lose 2")
    assert t.view().rights == ()


def test_a_player_between_may_draw_without_taking_anything_from_a_later_one() -> None:
    t = by_hand(players=3).play("TD f1").play("8D d1").play("6D b1").play("draw", by=2, draws="3C")
    assert "lose 1" in t.table
    assert t.refused("lose 3") is Code.NOTHING_TO_LOSE


# Numbers: lost as soon as a later player has begun the turn.


def test_in_numbers_a_right_stands_until_a_later_player_acts() -> None:
    t = numbers().play("1+2 c1")
    assert t.refused("lose 1") is Code.NOTHING_TO_LOSE
    assert t.play("draw", by=1, draws="30-5").hand(1) == cards("23+2 30-5")


@pytest.mark.parametrize(("act", "draws"), [("6+4 d8", ""), ("trade 10+9", "30-5")])
def test_in_numbers_a_right_runs_out_with_the_first_act_of_a_later_player(act: str, draws: str) -> None:
    t = numbers().play("1+2 c1").play(act, draws=draws)
    assert "lose 1" in t.table
    assert "draw" in t.legal(by=1)


def test_in_numbers_a_remove_card_begins_a_turn_too() -> None:
    t = table("numbers", hands={1: "1+2", 2: "minus"}, draw="by_hand").play("1+2 c1").play("minus -c1")
    assert "lose 1" in t.table


# Tabletop and Kids: the turn ends with the draw.


@pytest.mark.parametrize(
    ("game", "hands", "move", "draws"),
    [("tabletop", {1: "TD", 2: "8D"}, "TD f1", "3C"), ("kids", {1: "duck", 2: "fox"}, "duck c1", "cow")],
)
def test_without_loss_of_card_the_next_player_waits_for_the_draw(
    game: str, hands: dict[int, str], move: str, draws: str
) -> None:
    t = table(game, 2, hands=hands, draw="by_hand").play(move)
    assert (t.turn, t.who, t.legal()) == (1, [1], ["draw"])
    assert t.refused("pass") is Code.MUST_DRAW
    assert t.refused(t.legal(by=1)[0], by=2) is Code.NOTHING_TO_DRAW
    t.play("draw", draws=draws)
    assert (t.turn, t.who) == (2, [2])


@pytest.mark.parametrize("game", ["tabletop", "kids"])
def test_without_loss_of_card_nothing_can_be_lost(game: str) -> None:
    hand, move = ("TD", "TD f1") if game == "tabletop" else ("duck", "duck c1")
    t = table(game, 2, hands={1: hand}, draw="by_hand").play(move)
    assert t.refused("lose 1") is Code.NOTHING_TO_LOSE
