"""What is sent and answered over HTTP: closed types, published in the OpenAPI document."""

from typing import Annotated

from msgspec import Meta, Struct, field

from filotto.games.contract import Facts
from filotto.table.commands import Commands
from filotto.table.events import ClockRule
from filotto.table.view import SeatView

Chosen = Annotated[str, Meta(min_length=16, max_length=64, description="chosen by the client; nobody can guess it")]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """A request's body."""


class OpenBody(Body, frozen=True):
    """Open a table."""

    id: Chosen
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=99)] | None = None
    teams: Annotated[int, Meta(ge=1, le=99)] | None = None
    options: dict[str, str] = field(default_factory=dict)
    language: Annotated[str, Meta(max_length=8)] = "en"
    chat: Annotated[str, Meta(max_length=10)] | None = None
    clock: ClockRule | None = None
    deck: str | None = None
    board: str | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None
    fill: Annotated[str, Meta(max_length=40)] | None = None
    start: bool = False
    secret: Hex | None = None  # "the same deal": what another table's proof has shown
    words: tuple[Annotated[str, Meta(max_length=64)], ...] | None = None


class SitBody(Body, frozen=True):
    """Sit down."""

    id: Chosen
    name: Annotated[str, Meta(max_length=200)]
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None


class CodeBody(Body, frozen=True):
    """A code of five letters."""

    code: Annotated[str, Meta(max_length=40)]


class DoBody(Body, frozen=True):
    """A command, for who does not use the live line."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    command: Commands


class Sitting(Struct, frozen=True):
    """A person's place at a table. The key is told here once, and again to the same request only."""

    table: str
    link: str
    code: str | None
    key: str
    person: int
    seat: int | None


class LinkAnswer(Struct, frozen=True):
    """Where a code leads."""

    link: str


class Me(Struct, frozen=True):
    """Where a key belongs."""

    table: str
    link: str
    person: int | None
    seats: tuple[int, ...]
    shoulder: int | None


class Peek(Struct, frozen=True):
    """What a table is, for somebody who was invited."""

    link: str
    phase: str
    game: str
    players: int
    sides: int
    options: dict[str, str]
    language: str
    seats: tuple[SeatView, ...]
    free: tuple[int, ...]
    locked: bool
    chat: str
    clock: ClockRule | None
    people: int  # who are here


class Games(Struct, frozen=True):
    """All that a lobby needs."""

    protocol: int
    version: str
    games: tuple[Facts, ...]
    levels: tuple[str, ...]
    presets: tuple[str, ...]
    languages: tuple[str, ...]
    colours: dict[str, tuple[str, ...]]  # of each game: those that sides may choose among


class Health(Struct, frozen=True):
    """Is it well?"""

    status: str
    version: str
    tables: int
