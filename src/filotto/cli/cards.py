"""How cards look in a terminal, and how they are typed.

A playing card is typed `7H` and looks like 7♥; a card with a name of its own (`card-fox` in the words) looks and is
typed as people call it in their language. All other cards are typed as they look.
"""

import re
from collections.abc import Iterable

from .terminal import Terminal, plain

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
PLAYING = re.compile(r"[2-9TJQKA][SHDC]")
RED = "HD"


class Cards:
    """The cards of one game at one terminal."""

    def __init__(self, cards: Iterable[str], terminal: Terminal) -> None:
        self.terminal = terminal
        self.called = {card: self._called(card) for card in sorted(set(cards))}
        spelled = {self.called[card].lower(): card for card in self.called}
        spelled |= {look.lower(): card for card in self.called for look in self._looks(card)}
        self.spelled = spelled | {card.lower(): card for card in self.called}

    def _called(self, card: str) -> str:
        """As it is typed."""
        named = self.terminal.speech.maybe(f"card-{card}") if re.fullmatch(r"[a-z][a-z_]*", card) else None
        return named.replace(" ", "-") if named else card

    def _looks(self, card: str) -> list[str]:
        """Other ways to type a card: without accents, with 10 for T, with the suit's sign."""
        if not PLAYING.fullmatch(card):
            return [plain(self.called[card])]
        rank, suit = card[0].replace("T", "10"), card[1]
        return [f"{rank}{suit}", f"{rank}{SUITS[suit]}", f"{card[0]}{SUITS[suit]}"]

    def look(self, card: str | None) -> str:
        """As it looks, without colour; a covered card has no face."""
        if card is None:
            return self.terminal.speech("card-hidden")
        if PLAYING.fullmatch(card) and not self.terminal.ascii:
            return card[0] + SUITS[card[1]]
        return self.called.get(card, card)

    def listed(self, cards: Iterable[str | None]) -> str:
        """Several of them."""
        return ", ".join(map(self.look, cards))

    def colour(self, card: str) -> str | None:
        """Hearts and diamonds are red."""
        return "red" if PLAYING.fullmatch(card) and card[1] in RED else None

    def typed(self, text: str) -> str:
        """What somebody typed, with every card spelled as the rules spell it."""
        return " ".join(self.spelled.get(word.lower(), word) for word in text.split())

    def to_type(self, written: str) -> str:
        """A move in the notation as somebody would type it."""
        return " ".join(self.called.get(word, word) for word in written.split())
