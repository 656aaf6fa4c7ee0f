"""What a game is to the other rooms: facts, a setup, a position to play on, views, results.

A `Game` stands in the catalog. Its `start` gives a `Position`, on which seats and the table act. The rules have no
randomness of their own: whenever a card is needed the position asks a `Dealer` for one word, and the word picks from
the cards that `listed` names at that moment. So a game is the fold of its dealer's words and its actions.

The seven built-in games sit on kernels (`kernel.py`); a designer's game may be a dataclass with these methods.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

import msgspec

from .actions import Action, Pass, TableAction
from .refusals import Ended

WORDS = 1 << 32  # a dealer's word is below this


class HouseRule(msgspec.Struct, frozen=True):
    """An option of a table, with the values that are allowed."""

    name: str
    values: tuple[str, ...]
    default: str
    teams_only: bool = False  # where every side has one member it is always the last of `values`


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What lobby, bots, press and adapters read, so that nobody has to ask which game it is."""

    name: str
    title: str
    source: str  # the document that the rules come from
    players: tuple[int, ...]
    default_players: int
    sides: dict[int, tuple[int, ...]]  # for each number of players the numbers of sides that work, the default first
    difficulty: str  # easy, medium, high
    minutes: int
    hidden: bool = True  # hands or goals that others do not see
    decisions: tuple[str, ...]  # the players' actions, by tag
    counted: str = "actions"  # what a "play" is in figures: chips, or every action of a player
    deck: str = ""  # name of the built-in deck
    board: str = ""  # name of the built-in board, if there is one
    options: tuple[HouseRule, ...] = ()
    assist: str = "show"  # a seat's default help: none, show, suggest
    shared_win: bool = False  # equal scores win together
    opening: str = "order"  # cut: cards are cut for the deal; dealer: drawn at random; order: of play, drawn at random
    kind: str = "general"  # what a drawing, an evaluation or a print sheet is looked up by
    rules_version: int = 1
    codec_version: int = 1
    view_version: int = 1


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """A table that can be opened: everything decided before the deal."""

    game: str
    players: int
    sides: int
    options: dict[str, str]
    deck: str = ""  # the name of a built-in one, or the text of a file
    board: str = ""

    @property
    def teams(self) -> int | None:
        """How many teams, or None where each plays alone."""
        return self.sides if self.sides < self.players else None

    def side_of(self, seat: int) -> int:
        """Teammates sit alternating with opponents all around the table."""
        return seat % self.sides

    def members(self, side: int) -> tuple[int, ...]:
        """The seats of a side, in order of play."""
        return tuple(range(side, self.players, self.sides))


class Drawn(msgspec.Struct, frozen=True):
    """A card that a word picked: into the hand of a seat, or face up on the table (no seat)."""

    card: str | None  # None where the reader may not see it
    seat: int | None = None


class Move(msgspec.Struct, frozen=True):
    """An action that was done, by a seat or by the table, with the cards that came of it."""

    seat: int | None
    action: Action
    drawn: tuple[Drawn, ...] = ()
    shown: tuple[Drawn, ...] = ()  # hidden cards that this action laid open, and whose they were


class Result(msgspec.Struct, frozen=True):
    """How a game ended, and why."""

    ended: Ended
    winners: tuple[int, ...]  # sides; none in a draw, several where a win is shared
    scores: tuple[int, ...]  # of each side


class Position(ABC):
    """A game that is being played."""

    setup: Setup
    dealt: tuple[Drawn, ...]  # the cards of the deal, in order

    @abstractmethod
    def who(self) -> tuple[int, ...]:
        """The seats that may act now, none when the game is over."""

    @abstractmethod
    def legal(self, seat: int) -> tuple[Action, ...]:
        """All that this seat may do now."""

    @abstractmethod
    def allowed(self) -> tuple[TableAction, ...]:
        """All that the table may do now."""

    @abstractmethod
    def do(self, seat: int | None, action: Action, dealer: "Dealer") -> Move:
        """Do what `legal` or (without a seat) `allowed` lists; refuse everything else and change nothing."""

    @abstractmethod
    def result(self) -> Result | None:
        """How it ended, or None while it runs."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Of each side: sequences, or collected cards."""

    @abstractmethod
    def listed(self) -> tuple[str, ...]:
        """The cards that the next word picks from, in the order that the word counts."""

    @abstractmethod
    def places(self) -> Mapping[str, Sequence[str]]:
        """Where every physical card is. For checks that none is lost or doubled; never for a player."""

    @abstractmethod
    def to_bytes(self) -> bytes:
        """The whole state: equal bytes, equal games."""

    @abstractmethod
    def copy(self) -> "Position":
        """The same position, to be played on apart."""

    def sample(self, word: int) -> tuple[int, Action]:
        """A seat that may act and one of its actions, picked by a word: each that differs in effect as likely."""
        seat = self.who()[0]
        choices = self.legal(seat)
        return seat, choices[word * len(choices) // WORDS]

    def forced(self) -> tuple[int, Action] | None:
        """The pass that is the only action there is: the program makes it without asking."""
        acting = self.who()
        choices = self.legal(acting[0]) if len(acting) == 1 else ()
        if len(choices) == 1 and isinstance(choices[0], Pass):
            return acting[0], choices[0]
        return None


class Dealer(Protocol):
    """Whoever deals: gives a word below 2**32 when a card is needed."""

    def word(self, position: Position) -> int:
        """The next word. `position.listed()` tells what it picks from."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (or nobody's seat: the public) sees. Each game adds its own fields; nothing is made by deleting."""

    game: str
    seat: int | None
    assist: str
    players: int
    sides: int
    options: dict[str, str]
    who: tuple[int, ...]
    legal: tuple[Any, ...]  # this seat's actions
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    scores: tuple[int, ...]
    out: tuple[int, ...]  # seats that have resigned
    count: int  # actions done so far
    last: Move | None  # as this seat saw it
    result: Result | None


class History(Protocol):
    """What a view may read of the past (see `record.Record`)."""

    position: Any
    moves: list[Move]


class Game(ABC):
    """A game in the catalog."""

    facts: ClassVar[Facts]

    def check(self, setup: Setup) -> None:  # noqa: B027  # a game without board and deck has nothing to add
        """Refuse a setup whose deck or board does not do for it (`setup.prepare` has checked the rest)."""

    def hides(self, setup: Setup) -> bool:
        """Are there cards at this table that a seat may not see? A house rule may open all of them."""
        return self.facts.hidden

    @abstractmethod
    def start(self, setup: Setup, dealer: Dealer) -> Position:
        """Deal."""

    def blank(self, setup: Setup) -> Position | None:
        """On a kernel: the position before the deal, for play in bulk. None where there is no kernel."""
        return None

    @abstractmethod
    def view(self, record: History, seat: int | None, assist: str) -> View:
        """What a seat may know, from the state and from the history as that seat saw it."""

    @abstractmethod
    def redeal(self, view: View, dealer: Dealer, setup: Setup) -> Position:
        """A position that agrees with all that a view tells, what is hidden dealt anew by the dealer's words."""

    @abstractmethod
    def write(self, action: Action) -> str:
        """An action in the notation."""

    @abstractmethod
    def read(self, text: str) -> Action:
        """The action that a text in the notation says."""


def seen(move: Move, seat: int | None) -> Move:
    """A move as a seat saw it: cards that went into other hands stay covered."""
    drawn = tuple(d if d.seat is None or d.seat == seat else Drawn(None, d.seat) for d in move.drawn)
    return Move(move.seat, move.action, drawn, move.shown)
