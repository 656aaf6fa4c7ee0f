"""The board and the deck of Kids, checked from their files."""

from collections import Counter
from math import dist, sqrt

from tests.games.data.geometry import distance, document, grid_of, lines, places, printed

ANIMALS = {
    *("cat", "cow", "dog", "duck", "elephant", "ewe", "fox", "frog", "honeybee", "horse"),
    *("lion", "monkey", "octopus", "owl", "penguin", "pig", "rooster", "whale", "turtle"),
}
GRID = grid_of("kids")
FARTHEST = sqrt(13)


def test_the_board_has_six_rows_of_seven_with_four_free_corners() -> None:
    assert len(GRID) == 42
    assert max(GRID) == (5, 6)
    assert set(places(GRID, "--")) == {(0, 0), (0, 6), (5, 0), (5, 6)}


def test_each_of_the_19_animals_is_on_two_cells() -> None:
    assert Counter(printed(GRID)) == Counter(sorted(ANIMALS) * 2)


def test_the_two_cells_of_an_animal_are_at_least_three_and_a_half_cells_apart() -> None:
    assert min(distance(GRID, animal) for animal in ANIMALS) >= FARTHEST > 3.5


def test_no_board_of_this_size_can_have_every_pair_further_apart() -> None:
    """A cell in the middle has no partner beyond that distance, corners left out."""
    partners = [place for place, name in GRID.items() if name != "--"]
    assert max(dist((2, 3), partner) for partner in partners) == FARTHEST


def test_no_animal_is_twice_in_a_line_of_four() -> None:
    assert all(len(line) == len(set(line)) for line in lines(GRID, 4))


def test_the_deck_has_each_animal_twice_two_unicorns_and_two_dragons() -> None:
    deck = document("lines/data/kids.deck.json")
    assert deck["cards"] == {animal: [animal, animal] for animal in ANIMALS}
    assert deck["anywhere"] == [["unicorn", "unicorn"]]
    assert deck["remove"] == [["dragon", "dragon"]]
