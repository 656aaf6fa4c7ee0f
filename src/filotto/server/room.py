"""A table that is in memory, with everybody who looks at it.

One command at a time: the table decides, its events are stored, and only then is it acknowledged and everybody gets
their own view of it. If they cannot be stored, the table is thrown away and folded from the log again.
"""

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from filotto.games.refusals import FilottoError
from filotto.table.commands import Command
from filotto.table.context import HERE, Context, Presence
from filotto.table.decide import decide
from filotto.table.events import Event, Events, Moment, Ordered
from filotto.table.fold import fold
from filotto.table.making import acting_host
from filotto.table.refusals import TableRefusal
from filotto.table.state import DELETED, OVER, Table

from . import presence, sights
from .client import Client
from .keys import names_of
from .messages import Bye, Done, FromServer, Refused, encode
from .refusals import ServerCode, ServerRefusal
from .settings import Settings
from .sights import Sight
from .store import Entry, Outcome, Row, Store, StoreFailed
from .timeline import Timeline

writer = msgspec.json.Encoder()
log = logging.getLogger("filotto.server")
reader = msgspec.json.Decoder(list[Events])
ANSWERS = 16  # that are kept in memory; the log knows all accepted commands
TOUCHED_EVERY = 60_000  # milliseconds between two notes that a table is used
TRIES = 20  # to make a version that others make too


class Room:
    """See above."""

    def __init__(self, name: str, store: Store, timeline: Timeline, settings: Settings) -> None:
        self.name, self.store, self.timeline, self.settings = name, store, timeline, settings
        self.table: Table | None = None
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.presence: dict[int, Presence] = {}
        self.answers: OrderedDict[str, Done | Refused] = OrderedDict()
        self.after: Callable[[Room], None] = lambda room: None  # what the room's keeper does after each version
        self.publish: Callable[[str, int], None] = lambda name, version: None
        self.quiet_since = timeline.t()
        self.made, self.told = 0, 0
        self.noted: tuple[int | None, int | None, int] = (None, None, 0)  # what the store's index has

    # The table, and the log.

    async def load(self) -> Table:
        """Fold the table from its log. Versions that nobody here was told of yet are told on the way."""
        table: Table | None = None
        for table, events, moment in versions(self.name, None, await self.store.read(self.name)):
            if self.told and table.version > self.told:
                self.table = table
                self.happened(table, events, moment)
        if table is None:
            raise ServerRefusal(ServerCode.TABLE_DELETED)
        if table.opened.rules_version != table.facts.rules_version:
            raise ServerRefusal(ServerCode.TABLE_UNREADABLE)
        now = self.timeline.t()
        for person in table.people:
            self.presence.setdefault(person, Presence(here=False, since=now))
        self.table, self.told = table, table.version
        return table

    async def read_on(self, version: int) -> None:
        """Another process has made a version."""
        async with self.lock:
            if self.table is None or self.table.version >= version:
                return
            rows = await self.store.read(self.name, self.table.version)
            for table, events, moment in versions(self.name, self.table, rows):
                self.happened(table, events, moment)

    async def here(self) -> Table:
        """The table, from memory or from the log."""
        return self.table or await self.load()

    @property
    def known(self) -> Table:
        """The table, which is in memory while a room is used."""
        if self.table is None:
            raise ServerRefusal(ServerCode.CANNOT_STORE)
        return self.table

    def context(self, person: int | None, moment: Moment) -> Context:
        """What the table is told besides the command."""
        return Context(
            moment=moment,
            person=person,
            entropy=os.urandom(32),
            presence=self.presence,
            grace=1000 * self.settings.grace,
            longest_chat=self.settings.longest_chat,
        )

    async def ask(self, person: int | None, command_id: str, command: Command) -> Done | Refused:
        """Ask the table for something: the answer comes when it is on disk."""
        async with self.lock:
            known = self.answers.get(command_id)
            if known is None:
                known = await self._decide(person, command_id, command)
                self._remember(command_id, known)
            return known

    def _remember(self, command_id: str, answer: Done | Refused) -> None:
        if isinstance(answer, Refused) and answer.code == ServerCode.CANNOT_STORE:
            return  # worth another try
        self.answers[command_id] = answer
        if len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)

    async def _decide(self, person: int | None, command_id: str, command: Command) -> Done | Refused:
        try:
            for _ in range(TRIES):
                table, moment = await self.here(), self.timeline.moment()
                try:
                    events = decide(table, command, self.context(person, moment))
                except (TableRefusal, FilottoError) as refusal:
                    return await self._refused(command_id, refusal)
                if not events:
                    return Done(command_id, table.version)
                outcome = await self._store(table, command_id, events, moment)
                if outcome is Outcome.STORED:
                    self.happened(table, events, moment)
                    self.publish(self.name, table.version)
                    if table.phase == DELETED:
                        await self.store.delete(self.name)
                    return Done(command_id, table.version)
                self.table = None
                if outcome is Outcome.REPEATED:
                    return Done(command_id, await self.store.version_of(self.name, command_id) or 0)
        except StoreFailed:
            self.table = None
            return Refused(command_id, ServerCode.CANNOT_STORE, {})
        except BaseException:
            self.table = None  # whatever it was: what is in memory is not to be trusted
            raise
        return Refused(command_id, ServerCode.CANNOT_STORE, {})

    async def _refused(self, command_id: str, refusal: TableRefusal | FilottoError) -> Done | Refused:
        """A command that was accepted long ago may well be refused now: then its first answer stands."""
        version = await self.store.version_of(self.name, command_id)
        if version is not None:
            return Done(command_id, version)
        return Refused(command_id, refusal.code.value, plain(refusal.values))

    async def _store(self, table: Table, command_id: str, events: list[Event], moment: Moment) -> Outcome:
        names = names_of(events)
        for name in names:
            if name.kind == "code" and await self.store.find("code", name.name):
                return Outcome.CONFLICT  # another table has this code: choose again
        noted = presence.wake(table), moment.utc if table.phase == OVER else None
        index = noted != self.noted[:2] or moment.utc - self.noted[2] > TOUCHED_EVERY
        outcome = await self.store.append(
            Entry(
                table=self.name,
                version=table.version,
                id=command_id,
                t=moment.t,
                utc=moment.utc,
                events=writer.encode(events),
                names=names,
                wake=noted[0],
                over=noted[1],
                index=index,
            )
        )
        if index and outcome is Outcome.STORED:
            self.noted = (*noted, moment.utc)
        return outcome

    # Telling everybody.

    def happened(self, table: Table, events: list[Event], moment: Moment) -> None:
        """A version is on disk: everybody gets their own view of it."""
        self.quiet_since, self.told = moment.t, table.version
        self.made += 1
        for event in events:
            if isinstance(event, Ordered):
                self._follow(event)
        if table.phase == DELETED:
            self.dismiss(Bye(ServerCode.TABLE_DELETED, {}))
        parts = sights.parts_of(table, events)
        written: dict[Sight, str] = {}
        for client in self.clients:
            sight = self.sight(client)
            if sight not in written:
                written[sight] = encode(sights.update(table, sight, moment, parts)).decode()
            client.put(written[sight])
        self.after(self)

    def sight(self, client: Client) -> Sight:
        """Where a client looks from. A hand is seen by its player, and over the shoulder."""
        table = self.table
        assert table is not None  # it is in memory while somebody looks
        looking = client.looking
        if client.shoulder is None and looking not in table.seats_of(client.person):
            client.looking = looking = None
        return Sight(client.person, looking)

    def _follow(self, event: Ordered) -> None:
        """Seats have moved: who looks at one looks at the same player's still."""
        for client in self.clients:
            if client.looking is not None:
                client.looking = event.order.index(client.looking)
            if client.shoulder is not None:
                client.shoulder = client.looking

    def state_for(self, client: Client, since: int | None = None) -> FromServer:
        """All that a client may see."""
        assert self.table is not None  # loaded when the client came
        return sights.state(self.table, self.sight(client), self.timeline.moment(), since)

    def tell(self, message: FromServer) -> None:
        """The same to everybody."""
        text = encode(message).decode()
        for client in self.clients:
            client.put(text)

    def dismiss(self, message: Bye) -> None:
        """Close all lines."""
        self.tell(message)
        for client in self.clients:
            client.close()

    def tell_presence(self) -> None:
        """Who is here, and who is host now."""
        if self.table is not None:
            context = self.context(None, self.timeline.moment())
            host = acting_host(self.table, context)
            self.tell(presence.message(self.table, context, host, self.clients))

    def is_here(self, person: int) -> bool:
        """Has this person a line to the table?"""
        return self.table is not None and self.context(None, self.timeline.moment()).state_of(person) == HERE


def versions(name: str, table: Table | None, rows: list[Row]) -> Iterator[tuple[Table, list[Event], Moment]]:
    """A table row by row of its log; refused where it cannot be folded any more."""
    try:
        for row in rows:
            events, moment = list[Event](reader.decode(row.events)), Moment(row.t, row.utc)
            table = fold(table, name, row.version, events, moment)
            yield table, events, moment
    except (FilottoError, TableRefusal, msgspec.DecodeError, LookupError, AssertionError) as error:
        log.warning("table %s cannot be folded: %r", name, error)
        raise ServerRefusal(ServerCode.TABLE_UNREADABLE) from error


def plain(values: dict[str, Any]) -> dict[str, Any]:
    """The values of a refusal as JSON; one refusal may lie in another."""
    return {
        name: value if isinstance(value, str | int | float | bool) else str(value) for name, value in values.items()
    }
