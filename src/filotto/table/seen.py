"""What somebody sees of what happened: each event is written anew from an allow-list, or told to nobody.

`Happened` messages carry no secret: `Joined` without its key, `Played` with the cards that this seat may see.
"""

from msgspec import Struct

from filotto.games.contract import Move, Result

from .commands import kebab
from .events import (
    Again,
    Answered,
    Asked,
    AssistCapped,
    AssistSet,
    BotSat,
    CameBack,
    ChatSet,
    Closed,
    ColourPicked,
    Cut,
    Deleted,
    Event,
    Left,
    Locked,
    Muted,
    Offered,
    Ordered,
    Played,
    PresetSaid,
    Removed,
    Renamed,
    Resumed,
    Said,
    Sat,
    Started,
    Stood,
    StoodIn,
    TalkCalled,
    TalkClosed,
    TalkVoted,
    TimeAdded,
    Undone,
    WordsGiven,
)
from .state import Past, Table


class Happened(Struct, frozen=True, tag_field="what", tag=kebab):
    """One thing that happened, as the reader saw it."""

    version: int


class Changed(Happened, frozen=True):
    """The table changed, and its view says how: `kind` names the event, for a line in the log of words."""

    kind: str
    seat: int | None = None
    name: str = ""
    yes: bool | None = None


class SeenCard(Struct, frozen=True):
    """A card that was drawn or shown; None where the reader may not see it."""

    card: str | None
    seat: int | None


class SeenMove(Struct, frozen=True):
    """The cards that came of an action."""

    drawn: tuple[SeenCard, ...]
    shown: tuple[SeenCard, ...]


class Moved(Happened, frozen=True):
    """A move, with the cards that the reader may see."""

    seat: int | None
    text: str  # in the notation
    move: SeenMove
    by: str  # bot, clock, stand-in, forced; empty: the player


class TakenBack(Happened, frozen=True):
    """Moves were undone."""

    seat: int
    moves: int
    consent: bool


class Finished(Happened, frozen=True):
    """The game is over."""

    ended: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Spoken(Happened, frozen=True):
    """Somebody wrote."""

    person: int
    name: str
    text: str
    preset: bool
    utc: int


Happenings = Changed | Moved | TakenBack | Finished | Spoken


def seen(table: Table, past: Past, seat: int | None) -> list[Happenings]:
    """What the reader who looks at that seat is told."""
    event, version = past.event, past.version
    if isinstance(event, Played):
        assert past.move is not None  # noted when it was played
        told: list[Happenings] = [Moved(version, event.seat, event.action, cards(past.move, seat), event.by)]
        return [*told, finished(version, past.result)] if past.result else told
    if isinstance(event, Undone):
        return [TakenBack(version, event.seat, event.moves, event.consent)]
    if isinstance(event, Said | PresetSaid):
        text, preset = (event.text, False) if isinstance(event, Said) else (event.preset, True)
        return [Spoken(version, event.person, past.name, text, preset, past.moment.utc)]
    return changed(event, version, past.name)


def changed(event: Event, version: int, name: str) -> list[Happenings]:
    """A change that everybody sees in the table's view; the kinds that are told stand in `TOLD`."""
    if type(event) not in TOLD:
        return []
    seat = getattr(event, "seat", None)
    answer = next((value for key in TELLING if isinstance(value := getattr(event, key, None), bool)), None)
    return [Changed(version, kebab(type(event).__name__), seat, name, answer)]


TOLD = {
    Sat, BotSat, Stood, Offered, Renamed, AssistSet, ColourPicked, Ordered, WordsGiven,
    Locked, Muted, Removed, ChatSet, AssistCapped, Deleted, Cut, Started, Resumed, TimeAdded, Again,
    Asked, Answered, Closed, TalkCalled, TalkVoted, TalkClosed, StoodIn, CameBack, Left,
}  # fmt: skip
TELLING = ("yes", "upheld", "locked", "muted")


def cards(move: Move, seat: int | None) -> SeenMove:
    """Cards that went into other hands stay covered."""
    drawn = tuple(SeenCard(d.card if d.seat is None or d.seat == seat else None, d.seat) for d in move.drawn)
    return SeenMove(drawn, tuple(SeenCard(d.card, d.seat) for d in move.shown))


def finished(version: int, result: Result) -> Finished:
    """How the game ended."""
    return Finished(version, result.ended.value, result.winners, result.scores)
