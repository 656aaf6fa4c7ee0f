"""A game with its past: every action that stands, with the words that its cards came from.

A record is the fold of its dealer's words and its actions. The words belong to the moves that stand: who plays on
after an undo draws with the same words again.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from .actions import Action
from .contract import Dealer, Game, Move, Position, Result, Setup, View
from .dealers import Noted, Written


class Stream:
    """Words taken back by an undo come first, then the dealer goes on."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.back: list[int] = []

    def word(self, position: Position) -> int:
        """The next word."""
        return self.back.pop(0) if self.back else self.dealer.word(position)


class Undone(NamedTuple):
    """Moves that were taken back."""

    after: int  # how many moves stood then
    moves: tuple[Move, ...]
    beside: tuple[dict[str, Any], ...]  # what a file held with each of them that we do not know
    marks: dict[str, Any]  # what is said of the undoing itself: by consent, say


class Record:
    """A running or finished game of one table."""

    def __init__(self, game: Game, setup: Setup, dealer: Dealer, names: Iterable[str] = ()) -> None:
        self.game, self.setup = game, setup
        self.names = list(names) or [""] * setup.players
        self.stream = Stream(dealer)
        self.noted = Noted(self.stream)
        self.position: Position = game.start(setup, self.noted)
        self.deal_words = self.noted.taken()
        self.moves: list[Move] = []
        self.words: list[tuple[int, ...]] = []
        self.beside: list[dict[str, Any]] = []  # what a file held with each move that we do not know
        self.undone: list[Undone] = []
        self.extra: dict[str, Any] = {}  # seats, opening, votes and proof as a file has them, and what we do not know

    def play(self, seat: int | None, action: Action) -> Move:
        """Do an action, or refuse it and change nothing."""
        move = self.position.do(seat, action, self.noted)
        self.moves.append(move)
        self.words.append(self.noted.taken())
        self.beside.append({})
        return move

    def undo(self, moves: int = 1) -> tuple[Move, ...]:
        """Take back the last moves; their words will be used again."""
        keep = len(self.moves) - moves
        if not 0 <= keep < len(self.moves):
            return ()
        gone = tuple(self.moves[keep:])
        self.stream.back = [word for words in self.words[keep:] for word in words] + self.stream.back
        self.undone.append(Undone(keep, gone, tuple(self.beside[keep:]), {}))
        self._fold(keep)
        return gone

    def _fold(self, keep: int) -> None:
        """The game again from its beginning, with the words that its first moves had."""
        moves, words = self.moves[:keep], self.words[:keep]
        self.position = self.game.start(self.setup, Written(self.deal_words))
        for move, had in zip(moves, words, strict=True):
            self.position.do(move.seat, move.action, Written(had))
        self.moves, self.words, self.beside = moves, words, self.beside[:keep]

    def view(self, seat: int | None, assist: str | None = None) -> View:
        """What a seat sees, or nobody's seat: the public."""
        return self.game.view(self, seat, assist or self.game.facts.assist)

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        return self.position.result()
