"""What can be asked of a table: a closed set. `decide.py` has one handler for each.

Seats, sides and persons count from 0. `id` of a command is no business of the table: the server answers a repeat.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(max_length=2000)]
Short = Annotated[str, Meta(max_length=40)]
Index = Annotated[int, Meta(ge=0, le=99)]


def kebab(name: str) -> str:
    """`TakeSeat` on the wire is `take-seat`."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")


class Command(Struct, frozen=True, tag_field="command", tag=kebab, forbid_unknown_fields=True):
    """One thing that is asked."""


# Seats.


class Sit(Command, frozen=True):
    """Take a seat (the first free one where none is named). The first seat of a person comes by POST."""

    name: Name
    seat: Index | None = None


class Stand(Command, frozen=True):
    """Leave a seat; while a game runs the player counts as gone, and may come back."""

    seat: Index


class Fill(Command, frozen=True):
    """Put a bot on a free seat, or on all free seats."""

    level: Short = "easy"
    seat: Index | None = None


class Clear(Command, frozen=True):
    """Take a bot off its seat before the game."""

    seat: Index


class Rename(Command, frozen=True):
    """Another name for one's own seat."""

    seat: Index
    name: Name


class Assist(Command, frozen=True):
    """How much help a seat gets: none, show, suggest."""

    seat: Index
    assist: Short


class Colour(Command, frozen=True):
    """A side picks a free colour before the deal (where the game has more colours than sides)."""

    side: Index
    colour: Short


class Order(Command, frozen=True):
    """Who sits where: the present seats in their new order."""

    order: Annotated[tuple[Index, ...], Meta(max_length=12)]


class Words(Command, frozen=True):
    """A seat's own random words for the dealer, before the deal."""

    seat: Index
    words: Annotated[str, Meta(max_length=64)]


class Shoulder(Command, frozen=True):
    """A link to look over one's own shoulder (a new one ends the old one), or an end to it."""

    seat: Index
    open: bool = True


# The game.


class Start(Command, frozen=True):
    """Deal. Who begins is cut for or drawn; `as_seated`, where the game leaves it to the players: seat 0."""

    as_seated: bool = False


class Play(Command, frozen=True):
    """Do an action: as text in the notation, or as the typed action that a view offered."""

    seat: Index
    action: Text | dict[str, Any]
    decision: int | None = None  # the one that it answers; late when that is no longer open


class Undo(Command, frozen=True):
    """Take back one's last move: at once where it showed nothing hidden, else by consent."""

    seat: Index


class Pause(Command, frozen=True):
    """Ask for a pause."""

    seat: Index


class Resume(Command, frozen=True):
    """Go on after a pause."""

    seat: Index


class ResignSeat(Command, frozen=True, tag="resign"):
    """Give up, for one seat."""

    seat: Index


class OfferDraw(Command, frozen=True):
    """Ask everybody to end the game as a draw."""

    seat: Index


class Answer(Command, frozen=True):
    """Yes or no to the open question, for one seat."""

    seat: Index
    question: int
    yes: bool


class CallTalk(Command, frozen=True):
    """Call table talk of a side."""

    seat: Index
    side: Index


class VoteTalk(Command, frozen=True):
    """Judge the call that is open (a voter, or the host)."""

    yes: bool
    seat: Index | None = None  # none: the host's word


class AddTime(Command, frozen=True):
    """An opponent gives a seat one minute more."""

    seat: Index


class Rematch(Command, frozen=True):
    """Another game at the same table, seats kept or rotated by one."""

    rotate: bool = False


# Absence.


class StandIn(Command, frozen=True):
    """A bot plays for somebody who is away, until they are back."""

    seat: Index
    level: Short = "easy"


class SkipSeat(Command, frozen=True, tag="skip"):
    """The turn of somebody who is away ends."""

    seat: Index


class HandOut(Command, frozen=True):
    """Give a seat to somebody else by a new link; the old one is worth nothing then."""

    seat: Index


class GiveSeat(Command, frozen=True):
    """The host agrees that a bot's seat is free for a person who comes late."""

    seat: Index


# The host.


class Lock(Command, frozen=True):
    """Let nobody new in, or let them in again."""

    locked: bool


class RenewLink(Command, frozen=True):
    """A new link and code; the old ones lead nowhere."""


class Mute(Command, frozen=True):
    """Somebody may not write, or may again."""

    person: Index
    muted: bool


class Remove(Command, frozen=True):
    """Somebody must go; their seat is free, or a bot's while a game runs."""

    person: Index


class Chat(Command, frozen=True):
    """What may be written at this table: off, presets, free."""

    level: Short


class CapAssist(Command, frozen=True):
    """The most help that a seat may have at this table."""

    assist: Short


class Delete(Command, frozen=True):
    """Delete the table with its chat, for everybody and for good."""


# Talking.


class Say(Command, frozen=True):
    """Free text."""

    text: Text


class Preset(Command, frozen=True):
    """One of the preset phrases and reactions."""

    preset: Short


Commands = (
    Sit | Stand | Fill | Clear | Rename | Assist | Colour | Order | Words | Shoulder
    | Start | Play | Undo | Pause | Resume | ResignSeat | OfferDraw | Answer | CallTalk | VoteTalk | AddTime | Rematch
    | StandIn | SkipSeat | HandOut | GiveSeat
    | Lock | RenewLink | Mute | Remove | Chat | CapAssist | Delete
    | Say | Preset
)  # fmt: skip
