"""Between processes that serve the same tables: who stores a version says so, and the others read on from the log.

One small interface, so that a message bus can stand behind it; `tests/server/test_fanout.py` is what any must do. What
is said is a table's name and a version, nothing that anybody could not know; what is lost on the way is read later,
with the next version.
"""

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]


class Fanout(Protocol):
    """What the rooms need, and no more."""

    def publish(self, table: str, version: int) -> None:
        """A version is on disk. Never waits, and never fails the one who stored it."""

    def subscribe(self, heard: Heard) -> Callable[[], None]:
        """Hear of versions, one's own too, until what is returned is called."""


class Local:
    """All in one process."""

    def __init__(self) -> None:
        self.hearing: list[Heard] = []

    def publish(self, table: str, version: int) -> None:
        """Tell everybody at once."""
        for heard in list(self.hearing):
            heard(table, version)

    def subscribe(self, heard: Heard) -> Callable[[], None]:
        """Until what is returned is called."""
        self.hearing.append(heard)
        return lambda: self.hearing.remove(heard)
