"""The deck of Sequence: two packs without jokers.

    python -m tools.data.make_sequence [FOLDER]

The board is the common one of 10 x 10; its file is written by hand.
"""

from tools.data.common import Document, save

RANKS = "A23456789TQK"
SUITS = "CDHS"


def twice(card: str) -> list[str]:
    """A card and its like from the other pack."""
    return [card, card]


def documents() -> dict[str, Document]:
    """The deck: jacks with two eyes (clubs, diamonds) go anywhere, with one eye (hearts, spades) remove."""
    deck = {
        "format": "filotto-deck",
        "version": 1,
        "name": "sequence",
        "cards": {rank + suit: twice(rank + suit) for suit in SUITS for rank in RANKS},
        "anywhere": [twice("JC"), twice("JD")],
        "remove": [twice("JH"), twice("JS")],
    }
    return {"lines/data/sequence.deck.json": deck}


if __name__ == "__main__":
    save(documents())
