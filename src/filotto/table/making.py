"""A command while it is handled: guards that refuse, and events that happen to the table at once.

A handler checks first and lets events happen then; where it is refused before the first event, nothing has changed.
"""

from collections.abc import Callable
from typing import Any

from filotto.games.contract import Position
from filotto.games.record import Record

from .commands import Command
from .context import HERE, LEFT, Context
from .events import Event
from .fold import happen
from .refusals import TableCode, TableRefusal
from .state import OPEN, PLAYING, Seat, Table


class Making:
    """One version in the making."""

    def __init__(self, table: Table, context: Context) -> None:
        self.table, self.context = table, context
        self.events: list[Event] = []

    def happen(self, event: Event) -> None:
        """It has happened: the table is changed, and the log will have it."""
        if not self.events:
            self.table.version += 1
        try:
            happen(self.table, event, self.context.moment)
        except BaseException:
            if not self.events:
                self.table.version -= 1
                self.table.past.pop()
            raise
        self.events.append(event)

    @property
    def now(self) -> int:
        """The table's time."""
        return self.context.moment.t

    # Guards.

    def seat(self, number: int) -> Seat:
        """A seat that there is."""
        if not 0 <= number < len(self.table.seats):
            raise TableRefusal(TableCode.UNKNOWN_SEAT, seat=number)
        return self.table.seats[number]

    def own(self, number: int) -> Seat:
        """A seat of whoever asks."""
        seat = self.seat(number)
        if self.context.person is None or seat.person != self.context.person:
            raise TableRefusal(TableCode.NOT_YOUR_SEAT, seat=number)
        return seat

    def person(self) -> int:
        """Whoever asks, known by a key."""
        person = self.context.person
        if person is None or person not in self.table.people:
            raise TableRefusal(TableCode.WATCHING_ONLY)
        return person

    def host(self) -> None:
        """Only the host, or who stands in for the host."""
        if self.person() != acting_host(self.table, self.context):
            raise TableRefusal(TableCode.NOT_HOST)

    def open(self) -> None:
        """Only before the deal."""
        if self.table.phase != OPEN:
            raise TableRefusal(TableCode.ALREADY_STARTED)

    def playing(self) -> Position:
        """Only while a game runs."""
        if self.table.phase != PLAYING or self.table.record is None:
            raise TableRefusal(TableCode.NOT_STARTED)
        return self.table.record.position

    def record(self) -> Record:
        """The game that runs."""
        self.playing()
        assert self.table.record is not None
        return self.table.record

    def going(self) -> Position:
        """Only while a game runs and nothing keeps it waiting."""
        position = self.playing()
        if self.table.talk is not None:
            raise TableRefusal(TableCode.WAIT_FOR_VOTE)
        if self.table.paused:
            raise TableRefusal(TableCode.PAUSED)
        return position

    def state_of(self, person: int | None) -> str:
        """Here, dropped or left."""
        known = self.table.people.get(person) if person is not None else None
        return LEFT if known is None else self.context.state_of(known.person, left=known.left)


Handler = Callable[[Making, Any], None]
Handlers = dict[type[Command], Handler]


def acting_host(table: Table, context: Context) -> int | None:
    """The host, or while they are away the person who has been seated longest and is here."""
    people = [p for p in table.people.values() if not p.removed]
    here = [p for p in people if context.state_of(p.person, left=p.left) == HERE]
    owner = table.people.get(table.host) if table.host is not None else None
    if owner is None or context.state_of(owner.person, left=owner.left) != LEFT:
        return table.host
    seated = [p for p in here if table.seats_of(p.person)]
    return min(seated, key=lambda p: p.since).person if seated else table.host
