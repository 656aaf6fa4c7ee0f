"""What the generators of boards and decks share: far pairs of cells, dice that always fall the same, tidy JSON."""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import TypeVar

CORNER = "--"
DATA = Path(__file__).resolve().parents[2] / "src/filotto/games"

Cell = tuple[int, int]
Pair = tuple[Cell, Cell]
Document = Mapping[str, object]
T = TypeVar("T")


class Dice:
    """Chance that is the same each time: `Random.random` is the one method that Python promises never to change."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def roll(self, sides: int) -> int:
        """A number from 0 to `sides` - 1."""
        return int(self._random() * sides)

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in another order."""
        left = list(things)
        return [left.pop(self.roll(len(left))) for _ in things]


def cells(height: int, width: int) -> list[Cell]:
    """All cells but the four corners, in reading order."""
    ends = {(r, c) for r in (0, height - 1) for c in (0, width - 1)}
    return [cell for cell in product(range(height), range(width)) if cell not in ends]


def steps(a: Cell, b: Cell) -> tuple[int, int]:
    """How many rows and how many columns lie between two cells."""
    return abs(a[0] - b[0]), abs(a[1] - b[1])


def apart(a: Cell, b: Cell, distance: float, length: int) -> bool:
    """Whether two cells are `distance` from middle to middle, and in no straight line of `length` cells."""
    down, across = steps(a, b)
    straight = not down or not across or down == across
    return down**2 + across**2 >= distance**2 and not (straight and max(down, across) < length)


def far_pairs(height: int, width: int, fit: Callable[[Cell, Cell], bool], dice: Dice) -> list[Pair]:
    """All cells in pairs that fit."""
    for _ in range(1000):
        pairs = _paired(cells(height, width), fit, dice)
        if pairs:
            return pairs
    raise ValueError("no such pairs found: ask for less distance")


def _paired(free: list[Cell], fit: Callable[[Cell, Cell], bool], dice: Dice) -> list[Pair]:
    """One try: the cell with the fewest partners left goes first. Empty if one is left alone."""
    pairs = []
    while free:
        partners = {cell: [other for other in free if fit(cell, other)] for cell in dice.shuffled(free)}
        cell = min(partners, key=lambda one: len(partners[one]))
        if not partners[cell]:
            return []
        other = dice.shuffled(partners[cell])[0]
        free = [one for one in free if one not in (cell, other)]
        pairs.append((min(cell, other), max(cell, other)))
    return pairs


def rows(height: int, width: int, names: Mapping[Cell, str], align: str) -> list[str]:
    """The board as text, a string a row, in columns: `<` to the left, `>` to the right."""
    wide = max(map(len, names.values()))
    lines = ([names.get((r, c), CORNER) for c in range(width)] for r in range(height))
    return [" ".join(f"{name:{align}{wide}}" for name in line).rstrip() for line in lines]


def written(document: Document) -> str:
    """JSON with one item of every list and object on a line of its own, and items themselves on one line."""
    return "{\n" + ",\n".join(f"  {_json(key)}: {_block(value)}" for key, value in document.items()) + "\n}\n"


def _block(value: object) -> str:
    if isinstance(value, Mapping):
        return "{\n" + ",\n".join(f"    {_json(key)}: {_json(item)}" for key, item in value.items()) + "\n  }"
    if isinstance(value, list):
        return "[\n" + ",\n".join(f"    {_json(item)}" for item in value) + "\n  ]"
    return _json(value)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def save(documents: Mapping[str, Document]) -> None:
    """Write the files to their places under src/filotto/games, or under the folder given on the command line."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else DATA
    for path, document in documents.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(written(document), encoding="utf-8", newline="\n")
