"""The table ends the turn of an absent seat."""

import pytest

from filotto.games.refusals import Code
from tests.games.lines.table import cards, cells, table

SIX = {1: "b5-d5 f5 g5"}  # with e5 between


def test_where_nothing_was_played_nothing_is_played_taken_or_drawn() -> None:
    t = table(hands={1: "TD JS", 2: "8D"}, chips={2: "b4"}).play("skip 1")
    assert (t.turn, t.hand(1), t.pile(1)) == (2, cards("TD JS"), "")
    assert t.chips(2) == {"b4"}


def test_a_dead_card_that_was_traded_stays_traded_and_nothing_more_is_drawn() -> None:
    t = table(hands={1: "TD 8D"}, chips={2: "f1 c5"}).play("trade TD", draws="3C").play("skip 1")
    assert (t.turn, t.hand(1)) == (2, cards("8D 3C"))


def test_in_kids_dead_cards_need_not_be_traded_in_a_turn_that_is_skipped() -> None:
    t = table("kids", 2, hands={1: "duck fox", 2: "owl"}, chips={2: "c1 e5"}).play("skip 1")
    assert (t.turn, t.hand(1)) == (2, cards("duck fox"))
    t.play("owl f1", draws="cow")
    assert t.legal() == ["trade duck"]


def test_an_open_choice_takes_the_first_in_reading_order_and_the_card_is_drawn() -> None:
    t = table(chips=SIX, hands={1: "JC"}).play("JC e5").play("skip 1", draws="3C")
    assert t.made == ["1: b5-f5"]
    assert t.locked == set(cells("b5-f5"))
    assert (t.turn, t.hand(1)) == (2, ["3C"])


def test_a_skip_is_a_turn_with_an_end_like_any_other_after_an_open_choice() -> None:
    t = table(chips=SIX, hands={1: "JC", 2: ""}).play("JC e5").play("skip 1", draws="3C")
    assert t.view().passed == ()


# Drawing by hand.


def test_where_the_next_player_waits_for_the_draw_the_skip_makes_it() -> None:
    t = table("tabletop", hands={1: "TD"}, draw="by_hand").play("TD f1").play("skip 1", draws="3C")
    assert (t.turn, t.hand(1)) == (2, ["3C"])


@pytest.mark.parametrize(("game", "chips", "card", "draws"), [
    ("tabletop", "b5-d5 f5 g5", "JC", "3C"),
    ("kids", "c5 d5 f5", "unicorn", "cow"),
])  # fmt: skip
def test_where_the_next_player_waits_the_skip_makes_choice_and_draw(
    game: str, chips: str, card: str, draws: str
) -> None:
    t = table(game, 2, chips={1: chips + " b5"}, hands={1: card}, draw="by_hand", sequences_to_win="2")
    t.play(f"{card} e5").play("skip 1", draws=draws)
    assert t.made[0].startswith("1: b5-")
    assert (t.turn, t.hand(1)) == (2, [draws])


def test_a_skip_ends_earlier_rights_to_draw_as_a_pass_does() -> None:
    t = table(hands={1: "TD", 2: "8D"}, draw="by_hand").play("TD f1").play("skip 2")
    assert "lose 1" in t.table
    assert "draw" in t.legal(by=1)


def test_the_seats_own_right_of_this_turn_stands() -> None:
    t = table(chips=SIX, hands={1: "JC", 2: "8D"}, draw="by_hand", turn=2).play("8D d1").play("JC e5").play("skip 1")
    assert t.made == ["1: b5-f5"]
    assert t.table.count("lose 2") == 1
    t.play("lose 2")
    assert t.refused("lose 1") is Code.NOTHING_TO_LOSE
    assert t.play("draw", by=1, draws="3C").hand(1) == ["3C"]


# Forfeits.


def test_a_skip_of_a_seat_that_owes_a_forfeit_puts_a_card_away_by_the_dealers_word() -> None:
    t = table(players=4, hands={1: "TD 9D", 3: "6D"}).play("penalty 1").play("skip 1", draws="TD")
    assert (t.hand(1), t.pile(1)) == (["9D"], "TD")


def test_a_skip_of_a_seat_that_owes_a_forfeit_ends_no_turn() -> None:
    t = table(players=4, hands={1: "TD 9D", 3: "6D QD"}).play("penalty 1").play("skip 3", draws="QD")
    assert (t.turn, t.who, t.pile(3)) == (1, [1], "QD")
    t.play("forfeit 9D", by=1)
    assert t.play("TD f1", draws="3C").turn == 2


def test_while_a_forfeit_is_owed_only_who_owes_is_skipped() -> None:
    t = table(players=4, turn=2, hands={1: "TD", 2: "8D", 3: "6D"}).play("penalty 1")
    assert t.refused("skip 2") is Code.CANNOT_SKIP


# Who is skipped.


def test_only_the_seat_whose_turn_it_is_is_skipped() -> None:
    t = table(hands={1: "TD"}, draw="by_hand")
    assert t.refused("skip 2") is Code.CANNOT_SKIP
    t.play("TD f1")
    assert t.refused("skip 1") is Code.CANNOT_SKIP  # it may draw, but its turn is over


def test_a_seat_that_does_not_exist_is_not_skipped() -> None:
    assert table().refused("skip 3") is Code.NO_SUCH_SEAT


def test_where_only_a_pass_is_left_the_skip_is_that_pass() -> None:
    assert table(hands={1: "", 2: "8D"}).play("skip 1").view().passed == (0,)
    assert table(hands={1: "TD", 2: "8D"}).play("skip 1").view().passed == ()
