"""Whoever gives the words that cards are picked by."""

from collections.abc import Iterable

from .contract import WORDS, Dealer, Position
from .data_files import KINDS, shown
from .playout import seed, turned, word_of
from .refusals import BadFile, Code


class Written:
    """Words written out beforehand: for tests and for a game that is folded again."""

    def __init__(self, words: Iterable[int]) -> None:
        self.words = iter(words)

    def word(self, position: Position) -> int:
        """The next word."""
        return next(self.words)


class Seeded:
    """The stream of a game's number, the same in every form of the rules. No secret: for simulation and terminal."""

    def __init__(self, number: int) -> None:
        self.x = seed(number)

    def next(self) -> int:
        """The next word, for a card or for a choice."""
        self.x = turned(self.x)
        return word_of(self.x)

    def word(self, position: Position) -> int:
        """The next word."""
        return self.next()


class Named:
    """Cards by their names, in the order in which they were drawn: for a saved game."""

    def __init__(self, cards: Iterable[str], move: int = 0) -> None:
        self.cards = list(cards)
        self.place, self.given = f"moves:{move}:drawn" if move else "dealt", 0

    def word(self, position: Position) -> int:
        """The least word that picks the next of the names."""
        self.given += 1
        if not self.cards:
            raise BadFile(Code.FILE_BAD_FIELD, where=f"{self.place}:{self.given}", expected=KINDS[str])
        listed, card = position.listed(), self.cards.pop(0)
        if card not in listed:
            raise BadFile(Code.FILE_BAD_CARD, where=f"{self.place}:{self.given}", card=shown(card))
        return word_for(listed.index(card), len(listed))


class Noted:
    """Another dealer's words, written down as they are given."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.given: list[int] = []

    def word(self, position: Position) -> int:
        """The next word."""
        self.given.append(self.dealer.word(position))
        return self.given[-1]

    def taken(self) -> tuple[int, ...]:
        """The words since the last time."""
        given, self.given = tuple(self.given), []
        return given


def word_for(k: int, n: int) -> int:
    """The least word that picks number k of n: (word * n) >> 32 == k."""
    return -(-k * WORDS // n)
