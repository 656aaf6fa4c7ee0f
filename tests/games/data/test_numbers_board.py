"""The board of Numbers, checked from its file."""

from collections import Counter

from tests.games.data.geometry import distance, document, grid_of, lines, places, printed

GRID = grid_of("numbers")
NUMBERS = {name for name in GRID.values() if name != "--"}
GROUPS = document("lines/data/numbers.board.json")["groups"]


def test_the_board_has_eight_rows_of_ten_with_four_free_corners() -> None:
    assert len(GRID) == 80
    assert max(GRID) == (7, 9)
    assert set(places(GRID, "--")) == {(0, 0), (0, 9), (7, 0), (7, 9)}


def test_38_numbers_from_1_to_100_are_on_two_cells_each() -> None:
    assert len(NUMBERS) == 38
    assert set(Counter(printed(GRID)).values()) == {2}
    assert all(1 <= int(number) <= 100 for number in NUMBERS)


def test_small_and_large_numbers_are_spread_evenly() -> None:
    tens = Counter(int(number) // 10 for number in NUMBERS)
    assert set(tens) == set(range(10))
    assert set(tens.values()) <= {3, 4, 5}


def test_the_two_cells_of_a_number_are_at_least_five_cells_apart() -> None:
    assert min(distance(GRID, number) for number in NUMBERS) >= 5


def test_no_number_is_twice_in_a_line_of_five() -> None:
    assert all(len(line) == len(set(line)) for line in lines(GRID, 5))


def test_numbers_of_the_same_twenty_share_a_ground_colour() -> None:
    assert {number: int(number) // 20 + 1 for number in NUMBERS} == GROUPS
    assert set(GROUPS.values()) == {1, 2, 3, 4, 5}


def test_cells_with_a_common_side_have_different_ground_colours() -> None:
    sides = [
        (name, GRID.get((r + down, c + across), "--"))
        for (r, c), name in GRID.items()
        for down, across in ((0, 1), (1, 0))
    ]
    assert all(GROUPS[one] != GROUPS[other] for one, other in sides if "--" not in (one, other))
