"""What can happen at a table: a closed set. The log holds these and nothing else; a table is their fold (`fold.py`).

Instants are in milliseconds: of the table's own time `t`, which stands still while no server runs, and in UTC for
people.
"""

from msgspec import Struct

from .commands import kebab


class Moment(Struct, frozen=True):
    """When something happens."""

    t: int  # milliseconds of the server's monotonic time, carried on over restarts
    utc: int  # milliseconds since 1970


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is counted: `per_move` alone, a `bank` with an `increment`, or days per move by a long `per_move`."""

    per_move: int = 0  # seconds
    bank: int = 0  # seconds
    increment: int = 0  # seconds
    at_zero: str = "move"  # move (a random one), skip, resign


class Event(Struct, frozen=True, tag_field="event", tag=kebab, omit_defaults=True):
    """One thing that happened."""


class Opened(Event, frozen=True):
    """The table with its game and house rules."""

    game: str
    players: int
    sides: int
    options: dict[str, str]
    language: str
    chat: str  # off, presets, free
    rules_version: int
    deck: str = ""
    board: str = ""
    clock: ClockRule | None = None
    assist_cap: str = "suggest"
    copied: tuple[str, ...] | None = None  # "the same deal": the words that the seats of the other table had given


class Linked(Event, frozen=True):
    """The table's link and its code of five letters; earlier ones lead nowhere from now on."""

    link: str
    code: str


# People and seats.


class Joined(Event, frozen=True):
    """Somebody with a device of their own: known by the hash of a secret."""

    person: int
    key: str
    name: str


class Rekeyed(Event, frozen=True):
    """Another secret for the same person; the old one is worth nothing."""

    person: int
    key: str


class ShoulderGiven(Event, frozen=True):
    """A link that looks over a seat's shoulder; an empty key takes it back."""

    seat: int
    key: str


class Sat(Event, frozen=True):
    """A person has taken a seat."""

    seat: int
    person: int
    name: str


class BotSat(Event, frozen=True):
    """A bot has taken a seat."""

    seat: int
    level: str
    name: str


class Stood(Event, frozen=True):
    """A seat is free again."""

    seat: int


class Offered(Event, frozen=True):
    """A bot's seat may be taken by a person who comes late."""

    seat: int


class Renamed(Event, frozen=True):
    """Another name for a seat."""

    seat: int
    name: str


class AssistSet(Event, frozen=True):
    """A seat's help."""

    seat: int
    assist: str


class ColourPicked(Event, frozen=True):
    """A side's colour."""

    side: int
    colour: str


class Ordered(Event, frozen=True):
    """The seats in a new order: who sat at `order[i]` sits at i."""

    order: tuple[int, ...]


class WordsGiven(Event, frozen=True):
    """A seat's own words for the dealer."""

    seat: int
    words: str


# The host.


class Locked(Event, frozen=True):
    """Nobody new may come in, or may again."""

    locked: bool


class Muted(Event, frozen=True):
    """Somebody may not write, or may again."""

    person: int
    muted: bool


class Removed(Event, frozen=True):
    """Somebody had to go; their key is worth nothing."""

    person: int


class ChatSet(Event, frozen=True):
    """What may be written."""

    level: str


class AssistCapped(Event, frozen=True):
    """The most help that a seat may have."""

    assist: str


class Deleted(Event, frozen=True):
    """The table is no more."""


# The game.


class Cut(Event, frozen=True):
    """Who deals was cut for: the cards that the seats drew, round by round (none for those no longer in it)."""

    cards: tuple[tuple[str | None, ...], ...]


class Promised(Event, frozen=True):
    """The dealer's secret is chosen; everybody sees its hash, now and in the proof."""

    secret: str  # hex; seen by nobody until the game is over
    commitment: str


class Started(Event, frozen=True):
    """Dealt; the stream comes from the promised secret and the seats' words."""

    words: tuple[str, ...]
    dealer: int | None  # the seat that deals, where somebody does
    skip: int  # words that the cut, or the drawing, took


class Played(Event, frozen=True):
    """An action of a seat, or (no seat) of the table, in the notation."""

    seat: int | None
    action: str
    by: str = ""  # bot, clock, stand-in, forced: when it was not the player


class Undone(Event, frozen=True):
    """The last moves were taken back."""

    moves: int
    seat: int
    consent: bool  # they had shown something hidden


class Resumed(Event, frozen=True):
    """The pause is over."""

    seat: int


class TimeAdded(Event, frozen=True):
    """An opponent gave a seat more time."""

    seat: int
    by: int
    seconds: int


class Again(Event, frozen=True):
    """Another game at this table; the seats may have moved on by one."""

    rotate: bool


# Questions of consent.


class Asked(Event, frozen=True):
    """A question is open until `closes` (the table's time)."""

    question: int
    kind: str  # undo, pause, draw
    seat: int
    closes: int
    closes_utc: int


class Answered(Event, frozen=True):
    """A seat's answer."""

    question: int
    seat: int
    yes: bool


class Closed(Event, frozen=True):
    """How a question ended."""

    question: int
    kind: str
    yes: bool
    why: str  # all, no, time, moved-on


# Table talk.


class TalkCalled(Event, frozen=True):
    """A side is called; play waits."""

    seat: int
    side: int
    judges: tuple[int, ...]  # the seats that vote; none: the host decides
    closes: int
    closes_utc: int


class TalkVoted(Event, frozen=True):
    """A vote; without a seat the host's word."""

    seat: int | None
    yes: bool


class TalkClosed(Event, frozen=True):
    """Judged; play goes on."""

    side: int
    upheld: bool
    why: str  # votes, host, time, fell


# Absence.


class StoodIn(Event, frozen=True):
    """A bot plays for a seat until its person is back."""

    seat: int
    level: str


class CameBack(Event, frozen=True):
    """The person plays again."""

    seat: int


class Left(Event, frozen=True):
    """A person has gone, and said so."""

    person: int


# Talking.


class Said(Event, frozen=True):
    """Free text."""

    person: int
    text: str


class PresetSaid(Event, frozen=True):
    """A preset phrase or a reaction."""

    person: int
    preset: str


Events = (
    Opened | Linked
    | Joined | Rekeyed | ShoulderGiven | Sat | BotSat | Stood | Offered | Renamed | AssistSet | ColourPicked | Ordered
    | WordsGiven
    | Locked | Muted | Removed | ChatSet | AssistCapped | Deleted
    | Cut | Promised | Started | Played | Undone | Resumed | TimeAdded | Again
    | Asked | Answered | Closed
    | TalkCalled | TalkVoted | TalkClosed
    | StoodIn | CameBack | Left
    | Said | PresetSaid
)  # fmt: skip
