"""A deck at one table: the cards as the kernels' record, with the names that people use."""

from functools import lru_cache

from ..bits import members
from ..fields import record
from .deck import Card, SequentiaDeck, built_in_deck, read_deck
from .tables import EDITION, NO_CARD, Edition

UNMET = -1  # what no line of cards reads as


class SequentiaEdition:
    """The deck with the numbers of a table: players and house rules."""

    def __init__(self, deck: SequentiaDeck, players: int, *, bonus: bool, stall_rounds: int = 0, touched: bool = False):
        self.deck, self.players = deck, players
        self.names = tuple(card.name for card in deck.cards)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.ed: Edition = record(EDITION)
        self.ed.players, self.ed.stall_rounds, self.ed.touched = players, stall_rounds, int(touched)
        self.ed.deck = (1 << len(deck.cards)) - 1
        self.ed.sequence[NO_CARD] = UNMET
        for number, card in enumerate(deck.cards):
            self._enter(number, card, bonus=bonus)

    def _enter(self, number: int, card: Card, *, bonus: bool) -> None:
        """One card; whether it is a bonus card tells it from another only where the + is used."""
        ed, asked = self.ed, card.sequence
        ed.number[number] = card.number
        ed.showing[card.number] |= 1 << number
        ed.bonus |= int(card.bonus) << number
        ed.sequence[number] = asked[0] | asked[1] << 4 | asked[2] << 8
        ed.digit[number] = asked
        ed.times[number] = [asked.count(digit) for digit in asked]
        for other, that in enumerate(self.deck.cards):
            alike = (card.number, asked, bonus and card.bonus) == (that.number, that.sequence, bonus and that.bonus)
            ed.same[number] |= int(alike) << other

    def listed(self, cards: int) -> tuple[str, ...]:
        """The names of a set of cards, in the deck's order."""
        return tuple(self.names[number] for number in members(cards))

    def cards(self, names: tuple[str, ...]) -> int:
        """The set of these cards."""
        return sum(1 << self.numbers[name] for name in names)


@lru_cache(maxsize=64)
def deck_of(text: str) -> SequentiaDeck:
    """A built-in deck by its name, or the one in a file's text."""
    return read_deck(text) if text.lstrip().startswith("{") else built_in_deck(text)
