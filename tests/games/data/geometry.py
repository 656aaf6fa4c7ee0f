"""Distances and lines on a board, counted in the plainest way: nothing of the reader or the generators is used."""

import json
from math import dist
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parents[3] / "src/filotto/games"
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))

Grid = dict[tuple[int, int], str]


def document(path: str) -> dict[str, Any]:
    """A data file as it stands."""
    content: dict[str, Any] = json.loads((DATA / path).read_text(encoding="utf-8"))
    return content


def grid_of(name: str) -> Grid:
    """What stands where on a board of ours, corners included."""
    rows = document(f"lines/data/{name}.board.json")["rows"]
    return {(r, c): word for r, row in enumerate(rows) for c, word in enumerate(row.split())}


def printed(grid: Grid) -> list[str]:
    """All names, as often as they stand there."""
    return [word for word in grid.values() if word != "--"]


def places(grid: Grid, name: str) -> list[tuple[int, int]]:
    return [place for place, word in grid.items() if word == name]


def distance(grid: Grid, name: str) -> float:
    """From middle to middle of the two cells of a name, in cells."""
    first, second = places(grid, name)
    return dist(first, second)


def lines(grid: Grid, length: int) -> list[list[str]]:
    """What stands on each straight line of so many cells, corners left out."""
    found = []
    for r, c in grid:
        for down, across in DIRECTIONS:
            line = [(r + step * down, c + step * across) for step in range(length)]
            if all(place in grid for place in line):
                found.append([grid[place] for place in line if grid[place] != "--"])
    return found
