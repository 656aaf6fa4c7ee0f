"""Dead cards: both cells are covered. TD is printed on f1 and c5, 9D on e1 and c6."""

import pytest

from filotto.games.refusals import Code
from tests.games.lines.table import cards, table

DEAD = {2: "f1 c5"}  # TD
TWO_DEAD = {2: "f1 c5 e1 c6"}  # TD and 9D


def test_a_card_is_dead_when_both_its_cells_are_covered() -> None:
    assert "trade TD" in table(chips=DEAD, hands={1: "TD 8D"}).legal()
    t = table(chips={2: "f1"}, hands={1: "TD 8D"})
    assert t.refused("trade TD") is Code.CARD_IS_ALIVE
    assert "trade TD" not in t.legal()


def test_it_does_not_matter_whose_chips_cover_it() -> None:
    assert "trade TD" in table(chips={1: "f1", 2: "c5"}, hands={1: "TD"}).legal()


def test_a_dead_card_is_put_away_a_replacement_drawn_and_the_turn_goes_on() -> None:
    t = table(chips=DEAD, hands={1: "TD 8D"}).play("trade TD", draws="3C")
    assert t.pile(1) == "TD"
    assert t.hand(1) == cards("8D 3C")
    assert t.turn == 1
    assert "3C e7" in t.legal()


def test_the_replacement_is_drawn_at_once_also_when_drawing_by_hand() -> None:
    t = table(chips=DEAD, hands={1: "TD 8D"}, draw="by_hand").play("trade TD", draws="3C")
    assert t.hand(1) == cards("8D 3C")


@pytest.mark.parametrize("game", ["sequence", "tabletop"])
def test_one_dead_card_is_traded_in_a_turn_the_second_is_not(game: str) -> None:
    t = table(game, chips=TWO_DEAD, hands={1: "TD 9D 8D"}).play("trade TD", draws="3C")
    assert t.refused("trade 9D") is Code.ALREADY_TRADED
    assert "trade 9D" not in t.legal()


def test_in_numbers_too_one_dead_card_is_traded_in_a_turn() -> None:
    t = table("numbers", chips={2: "i1 b8 c1 e7"}, hands={1: "10+9 1+2 23+2"})  # 19 and 3 are covered
    t.play("trade 10+9", draws="30-5")
    assert t.refused("trade 1+2") is Code.ALREADY_TRADED


def test_the_next_turn_has_a_trade_of_its_own() -> None:
    t = table(chips=TWO_DEAD, hands={1: "TD 9D 8D", 2: "7D"})
    t.play("trade TD", draws="3C").play("8D d1", draws="4C").play("7D c1", draws="5C")
    assert t.play("trade 9D", draws="6C").hand(1) == cards("3C 4C 6C")


def test_a_dead_card_may_be_kept() -> None:
    t = table(chips=DEAD, hands={1: "TD 8D"}).play("8D d1", draws="3C")
    assert t.hand(1) == cards("TD 3C")


def test_a_dead_card_is_traded_before_playing_not_after() -> None:
    t = table(chips=DEAD, hands={1: "TD 8D"}).play("8D d1", draws="3C")
    assert t.refused("trade TD", by=1) is Code.NOT_YOUR_TURN


def test_a_player_who_cannot_play_but_can_trade_must_trade() -> None:
    t = table(chips=DEAD, hands={1: "TD"})
    assert t.legal() == ["trade TD"]
    assert t.refused("pass") is Code.MUST_NOT_PASS


def test_a_player_who_has_traded_and_still_cannot_play_passes() -> None:
    t = table(chips=TWO_DEAD, hands={1: "TD"}).play("trade TD", draws="9D")
    assert t.legal() == ["pass"]


def test_a_card_lives_again_when_one_of_its_cells_is_cleared() -> None:
    t = table(chips=DEAD, hands={1: "JS", 2: "TD"}, turn=1).play("JS -f1", draws="3C")
    assert t.refused("trade TD") is Code.CARD_IS_ALIVE


@pytest.mark.parametrize(
    ("game", "card"),
    [(game, card) for game in ("sequence", "tabletop") for card in ("JC", "JD", "JH", "JS")]
    + [("kids", "unicorn"), ("kids", "dragon"), ("numbers", "plus"), ("numbers", "minus")],
)
def test_special_cards_are_never_dead(game: str, card: str) -> None:
    t = table(game, free="", hands={1: card})
    assert t.refused(f"trade {card}") is Code.SPECIAL_NEVER_DEAD
    assert f"trade {card}" not in t.legal()


# Kids: whales are on e1 and f6, ducks on c1 and e5, foxes on b1 and f4, owls on f1 and c5.


def test_in_kids_every_dead_card_is_traded_at_the_start_of_the_turn() -> None:
    t = table("kids", chips={2: "c1 e5 b1 f4"}, hands={1: "duck fox owl"})
    assert t.legal() == ["trade fox", "trade duck"]
    assert t.refused("owl f1") is Code.MUST_TRADE_FIRST
    t.play("trade fox", draws="whale")
    assert t.refused("owl f1") is Code.MUST_TRADE_FIRST
    t.play("trade duck", draws="cow")
    assert t.targets("owl") == {"f1", "c5"}


@pytest.mark.parametrize("order", [("duck", "fox"), ("fox", "duck")])
def test_in_kids_dead_cards_are_traded_in_any_order(order: tuple[str, str]) -> None:
    t = table("kids", chips={2: "c1 e5 b1 f4"}, hands={1: "duck fox owl"})
    t.play(f"trade {order[0]}", draws="whale").play(f"trade {order[1]}", draws="cow")
    assert t.hand(1) == cards("owl whale cow")


def test_in_kids_two_dead_cards_alike_are_both_traded() -> None:
    t = table("kids", chips={2: "c1 e5"}, hands={1: "duck duck owl"}).play("trade duck", draws="whale")
    assert t.legal() == ["trade duck"]
    assert t.play("trade duck", draws="cow").hand(1) == cards("owl whale cow")


def test_in_kids_a_dead_replacement_is_not_traded_again_in_this_turn() -> None:
    t = table("kids", chips={2: "c1 e5 b1 f4"}, hands={1: "duck owl"}).play("trade duck", draws="fox")
    assert t.legal() == ["owl f1", "owl c5"]
    assert t.refused("trade fox") is Code.TRADED_CARD_STAYS
    assert t.refused("pass") is Code.MUST_NOT_PASS


def test_in_kids_a_dead_replacement_is_traded_in_the_next_turn() -> None:
    t = table("kids", players=2, chips={2: "c1 e5 b1 f4"}, hands={1: "duck owl", 2: "cow"})
    t.play("trade duck", draws="fox").play("owl f1", draws="pig").play("cow f2", draws="dog")
    assert t.legal() == ["trade fox"]


def test_in_kids_who_holds_nothing_but_a_dead_replacement_passes() -> None:
    t = table("kids", chips={2: "c1 e5 b1 f4"}, hands={1: "duck"}).play("trade duck", draws="fox")
    assert t.legal() == ["pass"]


def test_in_kids_a_card_that_dies_on_anothers_turn_is_traded_on_the_own_one() -> None:
    t = table("kids", chips={2: "c1"}, hands={1: "duck", 2: "duck owl", 3: "cow"}, players=3).play(
        "duck e5", draws="pig"
    )
    assert t.legal() == ["trade duck"]
    assert t.legal(by=3) == []
