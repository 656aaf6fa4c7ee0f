"""An edition at one table: lines, cells and cards by their names."""

import pytest

from filotto.games.catalog import game
from filotto.games.lines.edition import LineEdition
from filotto.games.notation import cell_name
from filotto.games.setup import prepare


def edition(name: str = "sequence") -> LineEdition:
    found = game(name)
    return found.edition(prepare(found))  # type: ignore[attr-defined,no-any-return]  # a line game


def named(line: list[tuple[int, int]] | tuple[tuple[int, int], ...]) -> str:
    return " ".join(cell_name(*place) for place in line)


@pytest.mark.parametrize(("cell", "lines"), [((4, 4), 20), ((0, 1), 4), ((4, 0), 8), ((1, 1), 6), ((5, 5), 20)])
def test_lines_that_leave_the_board_are_left_out(cell: tuple[int, int], lines: int) -> None:
    assert len(list(edition().lines_through(cell))) == lines


@pytest.mark.parametrize(("name", "lines"), [("sequence", 192), ("tabletop", 192), ("kids", 69), ("numbers", 136)])
def test_all_lines_of_a_board_run_through_its_cells(name: str, lines: int) -> None:
    found = edition(name)
    assert len({tuple(line) for place in found.cell_at for _, line in found.lines_through(place)}) == lines


@pytest.mark.parametrize(
    ("slot", "line"),
    [
        (0, "a5 b5 c5 d5 e5"),
        (4, "e5 f5 g5 h5 i5"),
        (5, "a1 b2 c3 d4 e5"),
        (10, "e1 e2 e3 e4 e5"),
        (15, "i1 h2 g3 f4 e5"),
        (19, "e5 d6 c7 b8 a9"),
    ],
)
def test_a_slot_is_a_direction_and_how_far_along_the_cell_is(slot: int, line: str) -> None:
    found = edition()
    assert named(found.line(found.cell_at[4, 4], slot)) == line


def test_every_line_leads_on_in_reading_order() -> None:
    found = edition("numbers")
    assert all(line == sorted(line) for place in found.cell_at for _, line in found.lines_through(place))


def test_the_two_cells_of_a_card_come_in_reading_order() -> None:
    found = edition()
    kind = found.kinds.index("TD")
    assert [cell_name(*found.place_of[half, kind]) for half in (0, 1)] == ["f1", "c5"]


def test_corners_hold_no_cell() -> None:
    found = edition("kids")
    corners = [place for place in ((0, 0), (0, 6), (5, 0), (5, 6)) if found.is_corner(place)]
    assert len(corners) == 4
    assert not set(corners) & set(found.cell_at)
    assert len(found.cell_at) == 38


def test_what_is_printed_can_be_read() -> None:
    assert edition().printed((0, 5)) == "TD"
    assert edition("kids").printed((1, 3)) == "penguin"


def test_an_equation_is_a_question_a_picture_is_none() -> None:
    numbers = edition("numbers")
    assert [numbers.is_question(card) for card in ("10+9", "64-45", "plus", "minus")] == [True, True, False, False]
    assert not edition().is_question("TD")
    assert not edition("kids").is_question("duck")


def test_the_two_cards_of_a_kind_are_known_by_name() -> None:
    assert len(edition().card_of["TD"]) == 2
    assert len(edition("numbers").card_of["10+9"]) == 1
