"""Whoever chooses and deals in a check: a small generator known by its number, or words written out."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from ..games.contract import WORDS, Position
from ..games.dealers import Seeded

T = TypeVar("T")


class OutOfWords(Exception):
    """The words that were written out are used up."""


class Chance(Seeded):
    """A dealer that also makes choices."""

    def pick(self, choices: Sequence[T]) -> T:
        """One of these, each as likely."""
        return choices[self.next() * len(choices) // WORDS]

    def one_in(self, n: int) -> bool:
        """True once in n times."""
        return self.next() * n < WORDS


class WrittenChance(Chance):
    """The same from words written out, as Hypothesis invents them."""

    def __init__(self, words: Iterable[int]) -> None:
        super().__init__(0)
        self.words = iter(words)

    def next(self) -> int:
        """The next of the words."""
        for word in self.words:
            return word
        raise OutOfWords


class NoDealer:
    """For an action that must be refused: nobody may ask for a card."""

    def word(self, position: Position) -> int:
        """Never."""
        raise AssertionError("a card was asked for by an action that is not legal")
