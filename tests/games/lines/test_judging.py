"""Table talk that was upheld: every member of the side puts one card away, and it is not replaced."""

import pytest

from filotto.games.refusals import Code
from tests.games.lines.table import Table, cards, table

HANDS = {1: "TD 9D", 2: "8D 7D", 3: "6D QD", 4: "KD AD"}


def talked(judge: str = "vote") -> Table:
    """Two teams of two; players 1 and 3 have talked."""
    return table(players=4, hands=HANDS, table_talk=judge).play("penalty 1")


def test_every_member_of_the_side_owes_a_card() -> None:
    t = talked()
    assert t.who == [1, 3]
    assert sorted(t.legal(by=1)) == ["forfeit 9D", "forfeit TD"]
    assert t.legal(by=2) == []


def test_the_card_is_of_their_own_choice_on_their_own_pile_and_not_replaced() -> None:
    t = talked().play("forfeit QD", by=3)
    assert (t.hand(3), t.pile(3)) == (["6D"], "QD")


def test_members_put_their_cards_away_in_any_order() -> None:
    assert talked().play("forfeit QD", by=3).play("forfeit TD", by=1).who == [1]
    assert talked().play("forfeit TD", by=1).play("forfeit QD", by=3).who == [1]


def test_forfeits_come_before_anything_else() -> None:
    t = talked()
    assert t.refused("TD f1") is Code.MUST_FORFEIT
    t.play("forfeit TD", by=1)
    assert t.refused("9D e1") is Code.NOT_YOUR_TURN  # player 3 still owes one
    t.play("forfeit QD", by=3)
    assert t.play("9D e1", draws="3C").turn == 2


def test_drawing_by_hand_waits_for_the_forfeits() -> None:
    t = table(players=4, hands=HANDS, draw="by_hand").play("TD f1").play("penalty 1")
    assert t.refused("draw", by=1) is Code.MUST_FORFEIT
    t.play("forfeit 9D", by=1).play("forfeit QD", by=3)
    assert t.play("draw", by=1, draws="3C").hand(1) == ["3C"]


def test_a_loss_of_card_waits_for_the_forfeits() -> None:
    t = table(players=4, hands={**HANDS, 2: ""}, draw="by_hand").play("TD f1").play("pass").play("penalty 1")
    assert t.refused("lose 1") is Code.MUST_FORFEIT


def test_an_open_choice_waits_for_the_forfeits() -> None:
    t = table(players=4, hands={1: "JC TD", 3: "9D"}, chips={1: "b5-d5 f5 g5"}).play("JC e5").play("penalty 1")
    t.play("forfeit TD", by=1).play("forfeit 9D", by=3)
    assert t.legal() == ["claim b5-f5", "claim c5-g5"]


def test_who_holds_no_card_gives_none() -> None:
    t = table(players=4, hands={2: "8D", 3: "6D"}).play("penalty 1")
    assert t.who == [3]


def test_where_nobody_of_the_side_holds_a_card_nothing_is_owed() -> None:
    assert table(players=4, hands={2: "8D"}).play("penalty 1").who == [1]


def test_a_player_with_no_cards_passes() -> None:
    t = table(players=4, hands={1: "TD", 2: "8D"}).play("penalty 1").play("forfeit TD")
    assert t.legal() == ["pass"]


def test_a_member_who_has_resigned_gives_none() -> None:
    t = table(players=4, hands=HANDS).play("resign 3").play("penalty 1")
    assert t.who == [1]


def test_nobody_forfeits_who_owes_nothing() -> None:
    assert table(players=4, hands=HANDS).refused("forfeit TD") is Code.NO_FORFEIT
    assert talked().refused("forfeit 8D", by=2) is Code.NOT_YOUR_TURN
    assert talked().play("forfeit TD", by=1).refused("forfeit 9D", by=1) is Code.NOT_YOUR_TURN


def test_only_a_card_of_the_own_hand_is_forfeited() -> None:
    assert talked().refused("forfeit QD", by=1) is Code.CARD_NOT_IN_HAND


def test_the_other_side_can_be_called_too() -> None:
    assert table(players=4, hands=HANDS).play("penalty 2").who == [2, 4]


def test_a_second_penalty_waits_until_the_first_is_paid() -> None:
    t = talked()
    assert t.refused("penalty 2") is Code.MUST_FORFEIT
    t.play("forfeit TD", by=1).play("forfeit QD", by=3).play("penalty 1").play("forfeit 9D", by=1)
    assert t.hand(1) == []


def test_there_is_no_side_three_where_two_play() -> None:
    assert table(players=4, hands=HANDS).refused("penalty 3") is Code.NO_SUCH_SIDE


@pytest.mark.parametrize("players", [2, 3])
def test_there_is_no_table_talk_where_everybody_plays_alone(players: int) -> None:
    assert table(players=players).refused("penalty 1") is Code.NO_TABLE_TALK


@pytest.mark.parametrize(("game", "players", "teams"), [("tabletop", 2, None), ("kids", 4, 2), ("kids", 4, 4)])
def test_tabletop_and_kids_have_no_table_talk(game: str, players: int, teams: int | None) -> None:
    assert table(game, players, teams).refused("penalty 1") is Code.NO_TABLE_TALK


def test_the_house_rule_turns_table_talk_off() -> None:
    t = table(players=4, hands=HANDS, table_talk="off")
    assert t.refused("penalty 1") is Code.NO_TABLE_TALK
    assert not [action for action in t.table if action.startswith("penalty")]


@pytest.mark.parametrize("judge", ["vote", "host"])
def test_whoever_judges_the_penalty_is_the_same(judge: str) -> None:
    t = talked(judge).play("forfeit TD", by=1).play("forfeit 6D", by=3)
    assert (t.hand(1), t.hand(3)) == (cards("9D"), cards("QD"))


def test_numbers_in_teams_has_table_talk() -> None:
    t = table("numbers", 4, hands={1: "1+2", 3: "6+4"}).play("penalty 1")
    assert t.who == [1, 3]
