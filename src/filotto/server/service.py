"""What all requests share: the rooms, the limits, and who somebody is."""

from collections import Counter

from msgspec import Struct

from . import keys
from .limits import Counted
from .refusals import ServerCode, ServerRefusal
from .room import Room
from .rooms import Rooms
from .settings import Settings


class Guest(Struct, frozen=True):
    """Who a key or a link says somebody is."""

    room: Room
    person: int | None = None
    shoulder: int | None = None


class Service:
    """One server."""

    def __init__(self, rooms: Rooms, settings: Settings, secret: bytes) -> None:
        self.rooms, self.settings, self.secret = rooms, settings, secret
        self.wrong = Counted(settings.wrong_tries, 600)
        self.opened = Counted(settings.tables_per_hour, 3600)
        self.lines: Counter[str] = Counter()

    async def by_key(self, key: str) -> Guest:
        """Whose key it is. Nobody guesses 192 bits: only codes are limited."""
        hashed = keys.hashed(key)
        place = await self.rooms.store.find("key", hashed)
        if place is not None:
            return Guest(await self.rooms.room(place.table), person=place.owner)
        place = await self.rooms.store.find("shoulder", hashed)
        if place is None:
            raise ServerRefusal(ServerCode.UNKNOWN_KEY)
        return Guest(await self.rooms.room(place.table), shoulder=place.owner)

    async def by_link(self, link: str) -> Room:
        """The table of a link."""
        place = await self.rooms.find("link", link, ServerCode.UNKNOWN_LINK)
        return await self.rooms.room(place.table)

    async def by_code(self, code: str, address: str) -> Room:
        """The table of a code, while a seat is free there."""
        if self.wrong.full(address):
            raise ServerRefusal(ServerCode.TOO_MANY_TRIES, seconds=self.wrong.wait(address))
        place = await self.rooms.store.find("code", code.strip().upper())
        room = await self.rooms.room(place.table) if place else None
        if room is None or not room.known.free() or room.known.locked:
            self.wrong.add(address)
            raise ServerRefusal(ServerCode.UNKNOWN_CODE)
        return room
