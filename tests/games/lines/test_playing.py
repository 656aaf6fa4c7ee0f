"""A turn: play one card, put or take one chip, draw one card."""

import pytest

from filotto.games.refusals import Code
from tests.games.lines.table import Table, cards, cells, table


def one_eyed() -> Table:
    """Two sides have two chips each (both cells of one card among them), the player a one-eyed jack and a nine."""
    return table(chips={1: "b2 e5", 2: "b4 c4"}, hands={1: "JS 9D"})


# The turn.


def test_a_card_goes_on_either_free_cell_that_it_matches() -> None:
    assert table(hands={1: "TD"}).legal() == ["TD f1", "TD c5"]


def test_of_two_cells_the_one_that_is_left_will_do() -> None:
    assert table(hands={1: "TD"}, chips={2: "f1"}).legal() == ["TD c5"]


def test_a_card_goes_nowhere_else() -> None:
    t = table(hands={1: "TD"}, chips={2: "f1"})
    assert t.refused("TD e1") is Code.CARD_DOES_NOT_MATCH
    assert t.refused("TD f1") is Code.CELL_TAKEN


def test_only_cards_of_the_own_hand_are_played() -> None:
    assert table(hands={1: "TD", 2: "9D"}).refused("9D e1") is Code.CARD_NOT_IN_HAND


def test_the_chip_is_of_the_players_side_and_comes_from_its_supply() -> None:
    t = table(hands={1: "TD"}).play("TD f1", draws="3C")
    assert (t.chips(1), t.chips(2)) == ({"f1"}, set())
    assert (t.stock(1), t.stock(2)) == (49, 50)


def test_the_card_lies_face_up_on_the_players_own_pile() -> None:
    t = table(hands={1: "TD", 2: "9D"}).play("TD f1", draws="3C").play("9D e1", draws="4C")
    assert (t.pile(1), t.pile(2)) == ("TD", "9D")
    assert t.view().piles == (("TD",), ("9D",))


def test_a_turn_ends_with_one_card_drawn() -> None:
    t = table(hands={1: "TD 9D"}).play("TD f1", draws="3C")
    assert t.hand(1) == cards("9D 3C")
    assert t.turn == 2


def test_a_player_plays_only_in_turn() -> None:
    t = table(hands={1: "TD", 2: "9D"})
    assert t.refused("9D e1", by=2) is Code.NOT_YOUR_TURN
    assert t.legal(by=2) == []


def test_the_player_to_the_dealers_left_begins_and_play_is_clockwise() -> None:
    t = table(players=3, hands={1: "TD", 2: "9D", 3: "8D"})
    assert t.turn == 1
    turns = [t.play(move, draws=card).turn for move, card in (("TD f1", "3C"), ("9D e1", "4C"), ("8D d1", "5C"))]
    assert turns == [2, 3, 1]


# Corners.


@pytest.mark.parametrize("corner", ["a1", "j1", "a10", "j10"])
def test_no_chip_ever_lies_on_a_corner(corner: str) -> None:
    t = table(hands={1: "JC"})
    assert t.refused(f"JC {corner}") is Code.CORNER_IS_FREE
    assert corner not in t.targets("JC")


# Place-anywhere cards.


@pytest.mark.parametrize(
    ("game", "card", "free"), [("sequence", "JC", 96), ("sequence", "JD", 96), ("kids", "unicorn", 38)]
)
def test_a_place_anywhere_card_goes_on_any_free_cell(game: str, card: str, free: int) -> None:
    t = table(game, hands={1: card}, chips={2: "c2"})
    assert len(t.targets(card)) == free - 1
    assert t.refused(f"{card} c2") is Code.CELL_TAKEN


def test_plus_is_a_place_anywhere_card_too() -> None:
    assert len(table("numbers", hands={1: "plus"}).targets("plus")) == 76


def test_a_card_is_drawn_after_a_place_anywhere_card_too() -> None:
    t = table(hands={1: "JD 9D"}).play("JD d6", draws="3C")
    assert t.chips(1) == {"d6"}
    assert t.hand(1) == cards("9D 3C")
    assert t.pile(1) == "JD"


# Remove cards.


@pytest.mark.parametrize(
    ("game", "card"),
    [("sequence", "JS"), ("sequence", "JH"), ("tabletop", "JS"), ("kids", "dragon"), ("numbers", "minus")],
)
def test_a_remove_card_takes_one_opposing_chip_off_the_board(game: str, card: str) -> None:
    t = table(game, players=2, chips={1: "b2", 2: "c2 c4"}, hands={1: card})
    assert t.targets(card) == {"c2", "c4"}
    draws = {"kids": "fox", "numbers": "1+2"}.get(game, "3C")
    assert t.play(f"{card} -c2", draws=draws).chips(2) == {"c4"}


def test_a_removed_chip_goes_back_to_its_supply() -> None:
    t = table(chips={2: "b4 c4"}, hands={1: "JS"})
    assert t.stock(2) == 48
    assert t.play("JS -c4", draws="3C").stock(2) == 49


def test_removing_is_all_that_you_do_then_you_draw() -> None:
    t = one_eyed().play("JS -b4", draws="3C")
    assert t.hand(1) == cards("9D 3C")
    assert t.turn == 2
    assert t.refused("9D e1", by=1) is Code.NOT_YOUR_TURN


def test_a_remove_card_places_nothing() -> None:
    assert one_eyed().refused("JS f5") is Code.REMOVE_CARD_PLACES_NOTHING


def test_only_a_remove_card_removes() -> None:
    assert one_eyed().refused("9D -b4") is Code.NOT_A_REMOVE_CARD


def test_your_own_chips_are_not_removed() -> None:
    t = one_eyed()
    assert t.refused("JS -b2") is Code.CHIP_IS_YOURS
    assert t.refused("JS -f5") is Code.NOTHING_TO_REMOVE
    assert t.targets("JS") == {"b4", "c4"}


def test_a_teammates_chips_are_not_opposing() -> None:
    t = table(players=4, turn=3, chips={1: "b2 c2", 2: "b4 c4"}, hands={3: "JS"})
    assert t.targets("JS") == {"b4", "c4"}


def test_with_three_sides_the_chips_of_both_others_are_opposing() -> None:
    t = table(players=3, chips={1: "b2", 2: "b4", 3: "b6"}, hands={1: "JS"})
    assert t.targets("JS") == {"b4", "b6"}
    assert t.play("JS -b6", draws="3C").stock(3) == 35


def test_a_chip_of_a_completed_sequence_is_not_removed() -> None:
    t = table(made={2: "a4-e4"}, chips={2: "f4"}, hands={1: "JS"})
    assert t.refused("JS -b4") is Code.CHIP_IS_LOCKED
    assert t.targets("JS") == {"f4"}


def test_a_removed_chips_cell_is_free_again() -> None:
    t = table(chips={2: "f1"}, hands={1: "JS", 2: "TD"}).play("JS -f1", draws="3C")
    assert t.targets("TD") == {"f1", "c5"}


def test_a_remove_card_opens_a_full_board() -> None:
    t = table(free="", hands={1: "JS", 2: "TD"})
    assert t.result is None
    t.play("JS -c5", draws="3C")
    assert t.legal() == ["TD c5"]


# Nothing to play.


def test_where_all_opposing_chips_are_locked_a_remove_card_is_of_no_use() -> None:
    t = table(made={2: "a4-e4"}, hands={1: "JS"})
    assert t.legal() == ["pass"]
    assert table(made={2: "a4-e4"}, chips={2: "f4"}, hands={1: "JS"}).legal() == ["JS -f4"]


def test_a_special_card_that_is_all_you_can_play_must_be_played() -> None:
    t = table(free="", hands={1: "JS"})
    assert t.refused("pass") is Code.MUST_NOT_PASS
    assert "pass" not in t.legal()


def test_a_player_who_can_do_nothing_passes_and_draws_nothing() -> None:
    t = table(chips={2: "b4"}).play("pass")
    assert (t.turn, t.hand(1), t.pile(1)) == (2, [], "")


def test_nobody_passes_who_can_do_something() -> None:
    t = table(free="f1", hands={1: "TD"})
    assert t.refused("pass") is Code.MUST_NOT_PASS


def test_a_pass_that_is_the_only_action_is_made_without_asking() -> None:
    assert str(table(hands={2: "TD"}).position.forced()) == "(0, Pass())"
    assert table(hands={1: "TD"}).position.forced() is None


# The supply of chips.


def test_a_side_places_its_last_chip() -> None:
    t = table(hands={1: "TD"}, stock={1: 1}).play("TD f1", draws="3C")
    assert (t.chips(1), t.stock(1)) == ({"f1"}, 0)


@pytest.mark.parametrize("move", ["TD f1", "JC d6"])
def test_a_side_with_no_chip_left_cannot_place(move: str) -> None:
    t = table(hands={1: "TD JC"}, stock={1: 0})
    assert t.refused(move) is Code.NO_CHIPS_LEFT
    assert t.legal() == ["pass"]


def test_a_side_with_no_chip_left_may_still_remove() -> None:
    t = table(hands={1: "TD JS"}, chips={2: "b4"}, stock={1: 0})
    assert t.legal() == ["JS -b4"]


def test_a_chip_that_was_removed_can_be_placed_again() -> None:
    t = table(hands={1: "JS", 2: "TD"}, chips={2: "b4"}, stock={2: 0}).play("JS -b4", draws="3C")
    assert t.targets("TD") == set(cells("f1 c5"))
