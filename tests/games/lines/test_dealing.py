"""The draw deck, and how it is made anew."""

import pytest

from filotto.games.catalog import game
from filotto.games.refusals import Code
from tests.games.lines.table import cards, table

PACK = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"] * 2


def test_the_last_card_of_the_deck_is_drawn_and_no_new_deck_is_made() -> None:
    t = table(hands={1: "TD", 2: "9D"}, deck="3C").play("TD f1", draws="3C")
    assert t.deck == []
    assert t.pile(1) == "TD"
    assert t.view().new_decks == 0


def test_a_new_deck_is_made_of_all_discard_piles_when_a_card_is_needed_and_none_is_left() -> None:
    t = table(hands={1: "TD 9D", 2: "8D"}, deck="").play("TD f1", draws="3C")
    assert (t.pile(1), t.pile(2)) == ("", "")
    assert len(t.deck) == 104 - 3
    assert t.view().new_decks == 1


def test_the_card_just_played_may_come_back() -> None:
    assert table(hands={1: "TD"}, deck="").play("TD f1", draws="TD").hand(1) == ["TD"]


def test_cards_in_hands_stay_there_when_a_new_deck_is_made() -> None:
    t = table(hands={1: "TD 9D", 2: "8D 8D"}, deck="").play("TD f1", draws="3C")
    assert "8D" not in t.deck
    assert sorted(t.deck + t.hand(1) + t.hand(2)) == sorted(PACK)


def test_the_hand_of_a_player_who_has_resigned_stays_out_of_the_new_deck() -> None:
    t = table(players=3, hands={1: "TD", 3: "8D 8D"}, deck="").play("resign 3").play("TD f1", draws="3C")
    assert "8D" not in t.deck


def test_a_trade_makes_a_new_deck_too_and_the_dead_card_may_come_back() -> None:
    t = table(chips={2: "f1 c5"}, hands={1: "TD 8D"}, deck="").play("trade TD", draws="TD")
    assert t.hand(1) == cards("TD 8D")
    assert t.turn == 1


def test_a_draw_by_hand_makes_a_new_deck_too() -> None:
    t = table(hands={1: "TD"}, deck="", draw="by_hand").play("TD f1")
    assert t.pile(1) == "TD"  # not before a card is needed
    t.play("draw", by=1, draws="3C")
    assert t.pile(1) == ""


def test_where_there_is_nothing_to_shuffle_either_nobody_draws() -> None:
    """By hand-made hands only: among all players every card is held, and one may still draw."""
    t = table(hands={1: " ".join(PACK[:52]), 2: " ".join(PACK[52:])}, deck="", rights="2", draw="by_hand")
    t.play("draw", by=2)
    assert len(t.hand(2)) == 52
    assert t.refused("draw", by=2) is Code.NOTHING_TO_DRAW


def test_where_nobody_draws_the_turn_is_over_all_the_same() -> None:
    t = table("tabletop", hands={1: " ".join(PACK[:52]), 2: " ".join(PACK[52:])}, deck="", draw="by_hand")
    t.position.s.must_draw = 1
    assert t.play("draw").turn == 2


@pytest.mark.parametrize(("name", "size"), [("sequence", 104), ("tabletop", 104), ("kids", 42), ("numbers", 80)])
def test_all_cards_are_in_the_deck_the_hands_or_a_pile(name: str, size: int) -> None:
    places = table(name, deck="" if name != "numbers" else None).position.places()
    assert sum(len(lying) for lying in places.values()) == size
    assert game(name).facts.deck in ("sequence", "kids", "numbers")
