"""The board and the deck of Sequence."""

from collections import Counter

from tests.games.data.geometry import document, grid_of, lines, printed

PACK = {rank + suit for rank in "A23456789TJQK" for suit in "CDHS"}
JACKS = {"JC", "JD", "JH", "JS"}


def test_the_board_has_every_card_but_the_jacks_twice() -> None:
    assert Counter(printed(grid_of("sequence"))) == Counter(sorted(PACK - JACKS) * 2)


def test_the_board_is_ten_by_ten_with_four_free_corners() -> None:
    grid = grid_of("sequence")
    assert len(grid) == 100
    assert {place for place, name in grid.items() if name == "--"} == {(0, 0), (0, 9), (9, 0), (9, 9)}


def test_the_board_has_the_192_lines_of_five_that_ten_by_ten_cells_have() -> None:
    assert len(lines(grid_of("sequence"), 5)) == 6 * 10 * 2 + 6 * 6 * 2


def test_the_deck_is_two_packs_without_jokers() -> None:
    deck = document("lines/data/sequence.deck.json")
    pairs = [*deck["cards"].values(), *deck["anywhere"], *deck["remove"]]
    assert Counter(card for pair in pairs for card in pair) == Counter(sorted(PACK) * 2)


def test_each_card_matches_its_own_picture() -> None:
    assert all(pair == [name, name] for name, pair in document("lines/data/sequence.deck.json")["cards"].items())


def test_jacks_with_two_eyes_go_anywhere_and_jacks_with_one_eye_remove() -> None:
    deck = document("lines/data/sequence.deck.json")
    assert {card for pair in deck["anywhere"] for card in pair} == {"JC", "JD"}
    assert {card for pair in deck["remove"] for card in pair} == {"JH", "JS"}
