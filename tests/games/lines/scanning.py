"""A second opinion on sequences: every line of the board is looked at, every set of lines tried. Nothing of the rules.

A line is a tuple of cells. A set of new lines for a side: each is all chips of that side (corners are everybody's),
each shares at most one cell with every older sequence of the side, and with every other line of the set. Of these the
sets with the most lines count.
"""

from collections.abc import Iterable, Sequence
from functools import cache

Line = tuple[str, ...]
Rows = tuple[tuple[str, ...], ...]
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))


@cache
def grid(rows: Rows) -> dict[str, tuple[int, int]]:
    """Where each cell is, in reading order."""
    return {f"{'abcdefghijklmnop'[x]}{y + 1}": (y, x) for y, row in enumerate(rows) for x, _ in enumerate(row)}


@cache
def corners(rows: Rows) -> frozenset[str]:
    """The cells on which nobody lays a chip."""
    return frozenset(cell for cell, (y, x) in grid(rows).items() if rows[y][x] == "--")


@cache
def all_lines(rows: Rows, length: int) -> tuple[Line, ...]:
    """Every straight line on the board."""
    name = {place: cell for cell, place in grid(rows).items()}
    found = []
    for y, x in name:
        for down, right in STEPS:
            places = [(y + i * down, x + i * right) for i in range(length)]
            if all(place in name for place in places):
                found.append(tuple(name[place] for place in places))
    return tuple(found)


def new_lines(rows: Rows, length: int, own: Iterable[str], older: Sequence[Line]) -> list[Line]:
    """The lines that are complete and share at most one cell with each older sequence."""
    mine = set(own) | corners(rows)
    complete = [line for line in all_lines(rows, length) if mine.issuperset(line)]
    return [line for line in complete if all(len(set(line) & set(before)) <= 1 for before in older)]


def best_sets(lines: Sequence[Line]) -> list[frozenset[Line]]:
    """All sets of the greatest number of lines of which no two share more than one cell."""
    sets: list[frozenset[Line]] = [frozenset()]
    for line in lines:
        sets += [known | {line} for known in sets if all(len(set(line) & set(other)) <= 1 for other in known)]
    most = max(len(found) for found in sets)
    return [found for found in sets if len(found) == most]


def first(rows: Rows, sets: Iterable[frozenset[Line]]) -> frozenset[Line]:
    """The set that comes first in reading order: its cells, sorted; then line by line."""

    def reading(lines: frozenset[Line]) -> tuple[object, ...]:
        written = sorted([grid(rows)[cell] for cell in line] for line in lines)
        return sorted({place for line in written for place in line}), written

    return min(sets, key=reading)
