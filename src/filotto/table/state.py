"""A table as it stands: plain data, changed by `fold.py` alone."""

from collections import deque
from dataclasses import dataclass, field

from filotto.games.contract import Facts, Game, Move, Result, Setup
from filotto.games.record import Record

from .events import Asked, ClockRule, Cut, Event, Linked, Moment, Opened, Promised, Started, TalkCalled
from .view import Line

KEPT = 48  # how many things that happened are told to somebody who comes back
LINES = 50  # lines of chat that are kept in memory; the log has them all

FREE, PERSON, BOT = "free", "person", "bot"
OPEN, PLAYING, OVER, DELETED = "open", "playing", "over", "deleted"


@dataclass(slots=True)
class Person:
    """Somebody with a key."""

    person: int
    key: str
    name: str
    since: int  # the version in which they came
    muted: bool = False
    removed: bool = False
    left: bool = False


@dataclass(slots=True)
class Seat:
    """A place at the table, with whoever sits there."""

    kind: str = FREE
    person: int | None = None
    name: str = ""
    level: str = ""  # of a bot, or of one that stands in
    stand_in: bool = False
    offered: bool = False
    assist: str = ""
    words: str = ""
    shoulder: str = ""
    won: int = 0
    called: int = -1  # the turn in which its player last called table talk
    bank: int = 0  # milliseconds

    @property
    def played_by_bot(self) -> bool:
        """Is it a bot that acts here now?"""
        return self.kind == BOT or self.stand_in


@dataclass(slots=True)
class Past:
    """Something that happened, with what came of it, to be told to each as they saw it."""

    version: int
    moment: Moment
    event: Event
    move: Move | None = None
    result: Result | None = None
    name: str = ""


@dataclass(slots=True)
class Decision:
    """A question to a seat that is open: sent with its view, and back with the move."""

    number: int
    since: int  # the table's time at which it was opened, or went on after a pause
    used: int = 0  # milliseconds before that
    opened: int = 0  # the table's time at which it was opened


@dataclass
class Table:
    """All of it."""

    table: str
    game: Game
    setup: Setup
    opened: Opened
    version: int = 0
    phase: str = OPEN
    link: Linked | None = None
    seats: list[Seat] = field(default_factory=list)
    people: dict[int, Person] = field(default_factory=dict)
    host: int | None = None  # who opened the table, or was there first after they were removed
    locked: bool = False
    chat: str = "free"
    assist_cap: str = "suggest"
    colours: dict[int, str] = field(default_factory=dict)
    number: int = 1
    drawn: int = 0
    # the game
    promised: Promised | None = None
    cut: Cut | None = None
    started: Started | None = None
    record: Record | None = None
    by: list[str] = field(default_factory=list)  # who made each move, when it was not the player: see `Played`
    step: int = 0  # grows with every move and undo; decisions are numbered by it
    turns: int = 0  # grows when somebody else is to act
    decisions: dict[int, Decision] = field(default_factory=dict)
    blocking: tuple[int, ...] = ()  # seats that the game waits for
    losing: tuple[int, int] | None = None  # a seat whose right to draw has run out, and since when
    practice: bool = False
    consented: list[int] = field(default_factory=list)  # undone by consent, after how many moves
    paused: bool = False
    question: Asked | None = None
    answers: dict[int, bool] = field(default_factory=dict)
    questions: int = 0
    talk: TalkCalled | None = None
    votes: dict[int, bool] = field(default_factory=dict)
    judged: list[dict[str, object]] = field(default_factory=list)  # calls of table talk, for the record
    ended: Moment | None = None
    # what is told again
    past: deque[Past] = field(default_factory=lambda: deque(maxlen=KEPT))
    lines: deque[Line] = field(default_factory=lambda: deque(maxlen=LINES))

    @property
    def facts(self) -> Facts:
        """Of the game that is played here."""
        return self.game.facts

    @property
    def clock(self) -> ClockRule | None:
        """How time is counted, if it is."""
        return self.opened.clock

    @property
    def waiting(self) -> bool:
        """Do play, clocks and rights to draw wait?"""
        return self.paused or self.talk is not None

    @property
    def result(self) -> Result | None:
        """Of the game, when it is over."""
        return self.record.result if self.record else None

    def seats_of(self, person: int | None) -> tuple[int, ...]:
        """The seats of a person."""
        return () if person is None else tuple(i for i, seat in enumerate(self.seats) if seat.person == person)

    def seated(self) -> tuple[int, ...]:
        """The seats that people have."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.kind == PERSON)

    def free(self) -> tuple[int, ...]:
        """The seats that somebody may take."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.kind == FREE or seat.offered)

    def assist_of(self, seat: int) -> str:
        """A seat's help, no more than the host's cap."""
        asked = self.seats[seat].assist or self.facts.assist
        return min(asked, self.assist_cap, key=ASSISTS.index)


ASSISTS = ("none", "show", "suggest")
