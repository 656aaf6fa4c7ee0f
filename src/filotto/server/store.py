"""Where tables are kept: one small interface. `tests/server/store_suite.py` is what any store must do.

The truth is the log: (table, version) is unique, and so is a command's id at its table. `append` answers when the
entry is on disk, not before.
"""

from enum import Enum
from typing import Protocol

from msgspec import Struct


class Name(Struct, frozen=True):
    """Something that leads to a table: what its owner had of that kind before is gone; an empty one takes it away."""

    kind: str  # key, shoulder, link, code
    owner: int
    name: str


class Entry(Struct, frozen=True):
    """An accepted command: one row of the log, and what it changes in the indexes."""

    table: str
    version: int
    id: str
    t: int
    utc: int
    events: bytes
    names: tuple[Name, ...] = ()
    wake: int | None = None
    over: int | None = None
    index: bool = True  # whether `wake` or `over` have changed, or the last touch is long ago


class Row(Struct, frozen=True):
    """A row as it is read again."""

    version: int
    t: int
    utc: int
    events: bytes


class Place(Struct, frozen=True):
    """Where a name leads."""

    table: str
    owner: int


class Outcome(Enum):
    """What became of an entry."""

    STORED = "stored"
    CONFLICT = "conflict"  # somebody else has made this version: read on and decide again
    REPEATED = "repeated"  # this command was accepted before


class StoreFailed(Exception):
    """The log could not be written or read; nothing of it was stored."""


class Store(Protocol):
    """What the rooms above need, and no more."""

    async def append(self, entry: Entry) -> Outcome:
        """Store it, durably."""

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The log of a table, from its beginning or after a version."""

    async def version_of(self, table: str, command: str) -> int | None:
        """The version that a command has made."""

    async def find(self, kind: str, name: str) -> Place | None:
        """Where a name leads."""

    async def awake(self) -> list[str]:
        """The tables that have something to do by themselves."""

    async def delete(self, table: str) -> None:
        """A table, with all that led to it."""

    async def sweep(self, before: int) -> int:
        """Delete the tables that nobody has touched since an instant; how many."""

    async def note(self, name: str, value: bytes) -> None:
        """Keep a value."""

    async def noted(self, name: str) -> bytes | None:
        """A value that was kept."""

    async def latest(self) -> int:
        """The latest instant of the servers' own time that is known."""

    async def close(self) -> None:
        """Finish what was begun."""
