"""All tables: in memory while somebody is there or something is due, on disk always."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

import msgspec

from filotto.table.context import Context, Presence
from filotto.table.decide import open_table
from filotto.table.own import Open
from filotto.table.state import PLAYING

from . import bots
from .bots import Chooser
from .fanout import Fanout, Local
from .keeper import Keeper
from .keys import names_of
from .messages import Draining
from .presence import wake
from .refusals import ServerCode, ServerRefusal
from .room import TRIES, Room
from .settings import Settings
from .store import Entry, Outcome, Place, Store
from .timeline import Timeline

writer = msgspec.json.Encoder()


class Rooms:
    """The registry of rooms, and what all of them share."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        timeline: Timeline,
        choose: Chooser = bots.choose,
        fanout: Fanout | None = None,
    ) -> None:
        self.store, self.settings, self.timeline, self.choose = store, settings, timeline, choose
        self.fanout: Fanout = fanout or Local()
        self.unsubscribe = self.fanout.subscribe(self.heard)
        self.reading: set[asyncio.Task[None]] = set()
        self.rooms: dict[str, Room] = {}
        self.keepers: dict[str, Keeper] = {}
        self.thinking = ThreadPoolExecutor(settings.bot_threads, "filotto-bot")
        self.draining = False
        self.parked_versions = 0

    async def room(self, name: str) -> Room:
        """The room of a table, with the table in it."""
        room = self.rooms.get(name)
        if room is None:
            room = self._new(name)
        if room.table is None:
            async with room.lock:
                try:
                    await room.here()
                except BaseException:
                    self.forget(name)
                    raise
            room.after(room)
        return room

    def _new(self, name: str) -> Room:
        room = Room(name, self.store, self.timeline, self.settings)
        keeper = Keeper(room, self)
        room.after, room.publish = keeper.look, self.fanout.publish
        self.rooms[name], self.keepers[name] = room, keeper
        return room

    def heard(self, name: str, version: int) -> None:
        """A version was made, here or elsewhere: who has the table in memory reads on."""
        room = self.rooms.get(name)
        if room is not None and room.table is not None and room.told < version:
            task = asyncio.get_running_loop().create_task(room.read_on(version))
            self.reading.add(task)
            task.add_done_callback(self.reading.discard)

    def forget(self, name: str) -> None:
        """Out of memory; the log has it all."""
        room = self.rooms.pop(name, None)
        self.parked_versions += room.made if room else 0
        keeper = self.keepers.pop(name, None)
        if keeper:
            keeper.stop()

    async def open(self, name: str, command_id: str, command: Open) -> Room:
        """A new table; the same request again finds the one that it has opened."""
        for _ in range(TRIES):
            moment = self.timeline.moment()
            here = {0: Presence(here=True, since=moment.t)}
            table, events = open_table(name, command, Context(moment, 0, os.urandom(32), here))
            names = names_of(events)
            taken = [n for n in names if n.kind == "code" and await self.store.find("code", n.name)]
            if taken:
                continue
            entry = Entry(
                name, 1, command_id, moment.t, moment.utc, writer.encode(events), names, wake(table), over=None
            )
            outcome = await self.store.append(entry)
            if outcome is Outcome.CONFLICT and not await self.store.read(name):
                continue
            if outcome is not Outcome.STORED:
                break
            room = self._new(name)
            room.table, room.presence = table, {0: Presence(here=False, since=moment.t)}
            room.told = table.version
            self.keepers[name].look(room)
            return room
        return await self.room(name)

    async def find(self, kind: str, name: str, code: ServerCode) -> Place:
        """Where a key, a link or a code leads; refused with the code where it leads nowhere."""
        place = await self.store.find(kind, name)
        if place is None:
            raise ServerRefusal(code)
        return place

    async def wake_up(self) -> None:
        """After a start: the tables that have something to do by themselves."""
        for name in await self.store.awake():
            try:
                await self.room(name)
            except ServerRefusal:
                continue

    def park(self) -> None:
        """Tables where nobody is and nothing is due leave memory."""
        now, after = self.timeline.t(), 1000 * self.settings.park_after
        for name, room in list(self.rooms.items()):
            idle = not room.clients and not room.lock.locked() and now - room.quiet_since >= after
            if idle and (room.table is None or wake(room.table) is None):
                self.forget(name)

    def playing(self) -> int:
        """How many games run in memory."""
        return sum(room.table is not None and room.table.phase == PLAYING for room in self.rooms.values())

    def versions(self) -> int:
        """How many commands were accepted since the start, in rooms that are in memory or were."""
        return self.parked_versions + sum(room.made for room in self.rooms.values())

    async def drain(self) -> None:
        """Tell people that the server goes down; their clients come back by themselves."""
        if self.draining:
            return
        self.draining = True
        for room in self.rooms.values():
            room.tell(Draining(max(1, round(self.settings.drain))))
        await asyncio.sleep(min(self.settings.drain, 0.2))
        for room in self.rooms.values():
            for client in room.clients:
                client.close()
        await asyncio.sleep(min(self.settings.drain, 0.2))

    def end(self) -> None:
        """Nobody thinks any more, and no alarm rings."""
        self.unsubscribe()
        for keeper in self.keepers.values():
            keeper.stop()
        self.thinking.shutdown(wait=False, cancel_futures=True)
