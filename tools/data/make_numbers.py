"""The board and the deck of Numbers: 38 numbers twice, on 8 x 10 cells with four free corners, and 76 equations.

    python -m tools.data.make_numbers [FOLDER]

The two cells of a number are at least 5 cells apart, from middle to middle, and never in one straight line of five.
Numbers of the same twenty share a ground colour; cells with a common side never have the same one, so every tile
stands out. The equations are in tools/data/equations.py.
"""

from collections.abc import Mapping
from itertools import combinations

from tools.data.common import Cell, Dice, Document, Pair, apart, far_pairs, rows, save, steps
from tools.data.equations import equations

HEIGHT, WIDTH, LINE = 8, 10, 5
DISTANCE = 5
SEED = 1
NUMBERS = (
    *(3, 5, 8, 10, 12, 14, 16, 19),
    *(21, 24, 25, 28, 30, 33, 36, 38),
    *(40, 42, 45, 47, 50, 52, 56, 59),
    *(61, 64, 66, 70, 72, 75, 77),
    *(80, 83, 84, 88, 90, 93, 96),
)


def group(number: int) -> int:
    """The number of its ground colour: 1 below twenty, 2 below forty, up to 5."""
    return number // 20 + 1


def far(a: Cell, b: Cell) -> bool:
    """Whether two cells may show the same number."""
    return apart(a, b, DISTANCE, LINE)


def touching(pairs: list[Pair]) -> list[tuple[int, int]]:
    """Which pairs have cells with a common side, by their places in the list."""
    numbered = list(enumerate(pairs))
    return [
        (i, j)
        for (i, first), (j, second) in combinations(numbered, 2)
        if any(sum(steps(a, b)) == 1 for a in first for b in second)
    ]


def spread(numbers: list[int], touches: list[tuple[int, int]], dice: Dice) -> list[int]:
    """The numbers in an order in which no two that touch share a group: swap while that does not make it worse."""
    order, clashes = list(numbers), len(touches)
    while clashes:
        i, j = dice.roll(len(order)), dice.roll(len(order))
        order[i], order[j] = order[j], order[i]
        after = sum(group(order[a]) == group(order[b]) for a, b in touches)
        if after > clashes:
            order[i], order[j] = order[j], order[i]
        else:
            clashes = after
    return order


def names() -> dict[Cell, str]:
    """The number on each cell."""
    dice = Dice(SEED)
    pairs = far_pairs(HEIGHT, WIDTH, far, dice)
    order = spread(dice.shuffled(NUMBERS), touching(pairs), dice)
    return {cell: str(number) for number, pair in zip(order, pairs, strict=True) for cell in pair}


def documents() -> Mapping[str, Document]:
    """The board and the deck."""
    board = {
        "format": "filotto-board",
        "version": 1,
        "name": "numbers",
        "rows": rows(HEIGHT, WIDTH, names(), ">"),
        "groups": {str(number): group(number) for number in NUMBERS},
    }
    deck = {
        "format": "filotto-deck",
        "version": 1,
        "name": "numbers",
        "cards": {str(number): list(pair) for number, pair in equations(NUMBERS).items()},
        "anywhere": [["plus", "plus"]],
        "remove": [["minus", "minus"]],
    }
    return {"lines/data/numbers.board.json": board, "lines/data/numbers.deck.json": deck}


if __name__ == "__main__":
    save(documents())
