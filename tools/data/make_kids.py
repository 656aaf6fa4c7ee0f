"""The board and the deck of Kids: 19 animals twice, on 6 x 7 cells with four free corners.

    python -m tools.data.make_kids [FOLDER]

The two cells of an animal are at least √13 ≈ 3.6 cells apart, from middle to middle (no arrangement reaches more
for every animal), and never in one straight line of four.
"""

from math import sqrt

from tools.data.common import Cell, Dice, Document, apart, far_pairs, rows, save

HEIGHT, WIDTH, LINE = 6, 7, 4
DISTANCE = sqrt(13)
SEED = 1
ANIMALS = (
    "cat cow dog duck elephant ewe fox frog honeybee horse lion monkey octopus owl penguin pig rooster whale turtle"
).split()


def far(a: Cell, b: Cell) -> bool:
    """Whether two cells may show the same animal."""
    return apart(a, b, DISTANCE, LINE)


def names() -> dict[Cell, str]:
    """The animal on each cell."""
    dice = Dice(SEED)
    pairs = far_pairs(HEIGHT, WIDTH, far, dice)
    animals = dice.shuffled(ANIMALS)
    return {cell: animal for animal, pair in zip(animals, pairs, strict=True) for cell in pair}


def documents() -> dict[str, Document]:
    """The board and the deck."""
    board = {
        "format": "filotto-board",
        "version": 1,
        "name": "kids",
        "rows": rows(HEIGHT, WIDTH, names(), "<"),
    }
    deck = {
        "format": "filotto-deck",
        "version": 1,
        "name": "kids",
        "cards": {animal: [animal, animal] for animal in ANIMALS},
        "anywhere": [["unicorn", "unicorn"]],
        "remove": [["dragon", "dragon"]],
    }
    return {"lines/data/kids.board.json": board, "lines/data/kids.deck.json": deck}


if __name__ == "__main__":
    save(documents())
