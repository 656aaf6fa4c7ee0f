"""What a table does without being asked: its alarms and its bots. One keeper a room, woken after each version."""

import asyncio
import logging
import random
from functools import partial
from typing import TYPE_CHECKING

from filotto.table.alarms import bots_to_move, next_alarm
from filotto.table.own import BotPlays, Tick
from filotto.table.state import DELETED, Table

from .messages import Refused
from .refusals import ServerCode

if TYPE_CHECKING:
    from .room import Room
    from .rooms import Rooms

log = logging.getLogger("filotto.server")
AGAIN = 1.0  # seconds until the next try where the log could not be written


class Keeper:
    """Timers and thinking bots of one room."""

    def __init__(self, room: "Room", rooms: "Rooms") -> None:
        self.room, self.rooms = room, rooms
        self.alarm: asyncio.TimerHandle | None = None
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def look(self, room: "Room") -> None:
        """After a version: set the alarm anew, and let bots begin to think."""
        table = room.table
        if table is None or self.rooms.draining:
            return
        if table.phase == DELETED:
            self.rooms.forget(room.name)
            return
        self._set_alarm(table)
        for seat, since in bots_to_move(table).items():
            key = seat, table.decisions[seat].number
            if key not in self.thinking:
                task = asyncio.get_running_loop().create_task(self._think(seat, key[1], since))
                self.thinking[key] = task
                task.add_done_callback(partial(self._thought, key))

    def _thought(self, key: tuple[int, int], task: "asyncio.Task[None]") -> None:
        self.thinking.pop(key, None)

    def _set_alarm(self, table: Table) -> None:
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        at = next_alarm(table)
        if at is not None:
            wait = self.rooms.timeline.seconds_until(at)
            self.alarm = asyncio.get_running_loop().call_later(wait, self._ring, at)

    def _ring(self, at: int) -> None:
        task = asyncio.get_running_loop().create_task(self._tick(at))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _tick(self, at: int) -> None:
        """The id comes from the table and its cause: two processes that make the same one make it once."""
        table = self.room.table
        if table is None:
            return
        answer = await self.room.ask(None, f"tick:{table.version}:{at}", Tick())
        if isinstance(answer, Refused):
            await asyncio.sleep(AGAIN)
        if self.room.table is not None:
            self._set_alarm(self.room.table)

    async def _think(self, seat: int, decision: int, since: int) -> None:
        """A bot's move: not before its time, and made once, whoever makes it."""
        await asyncio.sleep(self.rooms.timeline.seconds_until(since) + self.rooms.settings.bot_pace)
        table = self.room.table
        if table is None or seat not in table.decisions or table.decisions[seat].number != decision:
            return
        action = await self._choose(table, seat)
        if action is None:
            return
        answer = await self.room.ask(None, f"bot:{table.number}:{decision}:{seat}", BotPlays(seat, action, decision))
        if isinstance(answer, Refused) and answer.code == ServerCode.CANNOT_STORE:
            asyncio.get_running_loop().call_later(AGAIN, self.look, self.room)

    async def _choose(self, table: Table, seat: int) -> str | None:
        """In a thread, from nothing but the seat's own view."""
        assert table.record is not None  # somebody is to act
        view = table.record.view(seat, "show")
        if not view.legal:
            return None
        ask = partial(self.rooms.choose, table.game, table.setup, view, seat, table.seats[seat].level)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.rooms.thinking, ask)
        except Exception:
            if self.rooms.draining:
                return None
            log.exception("a bot failed at table %s", self.room.name)
            return table.game.write(random.choice(view.legal))

    def stop(self) -> None:
        """Nothing more is due here."""
        if self.alarm:
            self.alarm.cancel()
        for task in (*self.thinking.values(), *self.tasks):
            task.cancel()
