"""The Sequentia deck: what is on each card, read from a data file and checked.

A card is written `number/sequence colour`, with a + behind it if it is a bonus card: `1/123a`, `2/123b+`. The rules
keep a set of cards in one word, so a deck has at most 62. The format is described in docs/data.md.
"""

from dataclasses import dataclass
from functools import cache
from importlib import resources

from ..data_errors import BadData, Fault
from ..data_files import enough, of_kind, opened, shown, title_at, value_at

__all__ = ["COLOURS", "MOST_CARDS", "Card", "SequentiaDeck", "built_in_deck", "enough", "read_deck"]

COLOURS = "abc"
DIGITS = "123456789"
MOST_CARDS = 62
BUILT_IN = ("sequentia",)


@dataclass(frozen=True)
class Card:
    """One card: the number that it shows, the sequence that it asks for, its colour, and whether it is a bonus."""

    number: int
    sequence: tuple[int, int, int]
    colour: str
    bonus: bool

    @property
    def name(self) -> str:
        """The card as it stands in a deck file and in notation."""
        sequence = "".join(map(str, self.sequence))
        return f"{self.number}/{sequence}{self.colour}" + ("+" if self.bonus else "")


@dataclass(frozen=True)
class SequentiaDeck:
    """All cards, in the order in which they are counted."""

    name: str
    cards: tuple[Card, ...]


def read_deck(text: str | bytes) -> SequentiaDeck:
    """The deck in a file's text."""
    data = opened(text, "filotto-deck")
    texts = value_at(data, "cards", list)
    if len(texts) > MOST_CARDS:
        raise BadData(Fault.TOO_MANY_CARDS, "cards", most=MOST_CARDS, found=len(texts))
    enough(len(texts), 1)
    cards = tuple(_card(text, f"cards:{at}") for at, text in enumerate(texts, 1))
    _check_distinct(cards)
    return SequentiaDeck(title_at(data), cards)


@cache
def built_in_deck(name: str = "sequentia") -> SequentiaDeck:
    """Our own deck of 54 cards."""
    if name not in BUILT_IN:
        raise BadData(Fault.UNKNOWN_BUILT_IN, shown(name), known=", ".join(BUILT_IN))
    return read_deck((resources.files(__package__) / "data" / f"{name}.deck.json").read_bytes())


def _card(value: object, where: str) -> Card:
    text = of_kind(value, str, where)
    number, slash, rest = text.removesuffix("+").partition("/")
    if not slash or not rest:
        raise BadData(Fault.CARD_MALFORMED, where, card=shown(text))
    if len(number) != 1 or number not in DIGITS:
        raise BadData(Fault.NUMBER_OUT_OF_RANGE, where, card=shown(text), found=shown(number))
    if rest[-1] not in COLOURS:
        raise BadData(Fault.COLOUR_UNKNOWN, where, card=shown(text), found=shown(rest[-1]))
    return Card(int(number), _sequence(rest[:-1], text, where), rest[-1], text.endswith("+"))


def _sequence(digits: str, text: str, where: str) -> tuple[int, int, int]:
    if len(digits) != 3 or any(digit not in DIGITS for digit in digits):
        raise BadData(Fault.SEQUENCE_MALFORMED, where, card=shown(text), found=shown(digits))
    return int(digits[0]), int(digits[1]), int(digits[2])


def _check_distinct(cards: tuple[Card, ...]) -> None:
    seen: set[Card] = set()
    for at, card in enumerate(cards, 1):
        if card in seen:
            raise BadData(Fault.CARD_TWICE, f"cards:{at}", card=card.name)
        seen.add(card)
