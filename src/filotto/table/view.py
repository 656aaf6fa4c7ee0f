"""What somebody at the table gets to know of it, built from an allow-list. The game's own view comes from the game.

Three parts, so that a move repeats only what it changed: `TableView` (people, seats, settings, questions), `TurnView`
(whose decision, what can be undone, clocks) and the game's `View`.
"""

from msgspec import Struct

from .events import ClockRule


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    side: int
    kind: str  # free, person, bot
    name: str
    person: int | None
    level: str | None  # a bot's, also of one that stands in
    stand_in: bool  # a bot plays for the person while they are away
    offered: bool  # a bot's seat that a person may take
    assist: str
    words: bool  # has given words of its own for the dealer


class You(Struct, frozen=True):
    """Who the reader is."""

    person: int | None  # None: a spectator, the board, or somebody over a shoulder
    seats: tuple[int, ...]
    looking: int | None  # the seat whose hand the game's view shows
    muted: bool


class QuestionView(Struct, frozen=True):
    """A question of consent that is open."""

    question: int
    kind: str  # undo, pause, draw
    seat: int
    closes: int  # UTC, in milliseconds
    answers: dict[int, bool]
    waiting: tuple[int, ...]  # the seats that have not answered


class TalkView(Struct, frozen=True):
    """A call of table talk that is open."""

    seat: int
    side: int
    judges: tuple[int, ...]  # none: the host decides
    votes: dict[int, bool]
    closes: int  # UTC, in milliseconds


class Proof(Struct, frozen=True):
    """The dealer's promise, and what shows that it was kept once the game is over."""

    commitment: str
    words: tuple[str, ...]
    secret: str | None
    copied: bool  # the same deal as at another table


class Line(Struct, frozen=True):
    """A line of chat."""

    version: int
    person: int
    name: str
    text: str  # of a preset its name
    preset: bool
    utc: int


class TableView(Struct, frozen=True):
    """The table around the game."""

    table: str
    link: str | None  # for those who sit there
    code: str | None  # while a seat is free
    phase: str  # open, playing, over
    game: str
    players: int
    sides: int
    options: dict[str, str]
    language: str
    seats: tuple[SeatView, ...]
    you: You
    locked: bool
    chat: str
    assist_cap: str
    colours: tuple[str, ...]  # of each side
    free_colours: tuple[str, ...]  # that a side may still pick
    clock: ClockRule | None
    paused: bool
    practice: bool  # undone moves against bots: it counts as practice
    question: QuestionView | None
    talk: TalkView | None
    number: int  # which game of the evening
    tally: tuple[int, ...]  # games won, of each seat as it sits now
    drawn: int  # games that nobody won
    dealer: int | None  # the seat that deals
    cut: tuple[tuple[str | None, ...], ...]  # the cards drawn for the deal, round by round
    proof: Proof | None


class ClockView(Struct, frozen=True):
    """The time of each seat."""

    left: tuple[int, ...]  # milliseconds at the instant `utc`
    running: tuple[int, ...]  # the seats whose time runs
    utc: int


class TurnView(Struct, frozen=True):
    """What changes with every move."""

    waiting: tuple[int, ...]  # the seats that may act
    decision: int | None  # of the seat looked at: sent back with the move
    moves: tuple[str, ...]  # the legal actions of the game's view in the notation, in the same order
    undo: str  # for the seat looked at: no, free, ask
    clock: ClockView | None
