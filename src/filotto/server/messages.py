"""What client and server say to each other on the live line: two closed sets, in JSON. docs/protocol.md tells them.

A client says `Hello` first, then `Do`, `Look` and `Ping`. The server answers each `Do` with `Done` or `Refused`, and
sends an `Update` for each accepted command of anybody, with no gap in its versions.
"""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from filotto.table.commands import Commands, kebab
from filotto.table.seen import Happenings
from filotto.table.view import Line, TableView, TurnView

PROTOCOL = 1
OLDEST = 1  # the oldest protocol that is still understood

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(max_length=128)]


class FromClient(Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """What a client says."""


class Hello(FromClient, frozen=True):
    """The first message: who is there, and what they saw last."""

    protocol: int
    key: Secret | None = None  # a seat's secret, or one to look over a shoulder
    link: Secret | None = None  # without a key: the table's link, to watch
    seat: int | None = None  # which of one's seats to look at; not needed where there is one
    since: int | None = None  # the last version that was seen: what happened after it is told


class Look(FromClient, frozen=True):
    """Lift the hand of one's seat (pass-and-play), or put it down."""

    seat: int | None


class Do(FromClient, frozen=True):
    """Ask the table for something. A repeat of `id` is answered with the first answer and not done again."""

    id: Id
    command: Commands


class Ping(FromClient, frozen=True):
    """Is the line alive?"""


class FromServer(Struct, frozen=True, tag_field="type", tag=kebab):
    """What the server says."""


class State(FromServer, frozen=True):
    """All that there is to see now; what was known before is worth nothing."""

    version: int
    utc: int
    table: TableView
    turn: TurnView | None
    game: Raw | None  # the game's own View
    chat: tuple[Line, ...] = ()  # the last lines
    happened: tuple[Happenings, ...] = ()  # since the version in `Hello`, as far back as is kept


class Update(FromServer, frozen=True):
    """A command was accepted: what happened, and the parts that changed. A missing part is as it was."""

    version: int
    utc: int
    happened: tuple[Happenings, ...]
    table: TableView | UnsetType = UNSET
    turn: TurnView | UnsetType | None = UNSET
    game: Raw | UnsetType | None = UNSET


class Done(FromServer, frozen=True):
    """A command is accepted and on disk, as part of this version."""

    id: str
    version: int
    key: str | None = None  # the secret that a command made, for a link
    seat: int | None = None


class Refused(FromServer, frozen=True):
    """A command is refused, with the rule behind it; nothing has changed."""

    id: str
    code: str
    values: dict[str, Any]
    text: str = ""  # the sentence in the table's language


class Person(Struct, frozen=True):
    """Whether somebody is there."""

    person: int
    state: str  # here, dropped, left
    until: int | None = None  # dropped: UTC, in milliseconds, when the time to come back is over


class Presence(FromServer, frozen=True):
    """Who is there; sent at every change, and not part of any version."""

    people: tuple[Person, ...]
    watching: int
    host: int | None  # the person who is host now: the opener, or while they are away who sits longest


class Pong(FromServer, frozen=True):
    """It is alive."""

    utc: int


class Draining(FromServer, frozen=True):
    """The server goes down; come back in so many seconds."""

    seconds: int


class Bye(FromServer, frozen=True):
    """The line is closed by the server, and why."""

    code: str
    values: dict[str, Any]
    text: str = ""


ClientMessage = Hello | Look | Do | Ping
ServerMessage = State | Update | Done | Refused | Presence | Pong | Draining | Bye

from_client = msgspec.json.Decoder(ClientMessage)
from_server = msgspec.json.Decoder(ServerMessage)
encode = msgspec.json.Encoder().encode
