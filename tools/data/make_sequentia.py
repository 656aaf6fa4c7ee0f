"""The deck of Sequentia: 54 cards, placed by linear functions over the integers modulo 3.

    python -m tools.data.make_sequentia [FOLDER]

Each of the 27 ordered sequences (x, y, z) of 1, 2, 3 stands on two cards, the first and the second. Number, colour
and bonus are each a sum of x, y and z, counted modulo 3, plus something for the second card. Any two of x, y, z,
number, colour and bonus are independent functions, so each meets each other evenly; and the second card of a
sequence never has the number or the colour of the first, nor are both bonus cards.
"""

from itertools import product

from tools.data.common import Document, save

COLOURS = "abc"


def card(x: int, y: int, z: int, second: int) -> str:
    """A card of the sequence x, y, z (each 0 to 2): the first (`second` is 0) or the second (1)."""
    number = (x + y - z + second) % 3  # of these sums the one that most often shows a number of the own sequence
    colour = COLOURS[(x - y - z + second) % 3]
    bonus = "+" if (x + z) % 3 == second else ""
    return f"{number + 1}/{x + 1}{y + 1}{z + 1}{colour}{bonus}"


def documents() -> dict[str, Document]:
    """The deck, sequence by sequence."""
    cards = [card(x, y, z, second) for x, y, z, second in product(range(3), range(3), range(3), range(2))]
    deck = {"format": "filotto-deck", "version": 1, "name": "sequentia", "cards": cards}
    return {"sequentia/data/sequentia.deck.json": deck}


if __name__ == "__main__":
    save(documents())
