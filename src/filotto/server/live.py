"""The live line of one client: a message arrives, is read as one of a closed set, and goes to its handler."""

import asyncio

import msgspec

from filotto.table.context import Presence
from filotto.table.own import Back

from .asking import ask
from .client import Client
from .limits import Bucket
from .messages import OLDEST, PROTOCOL, Bye, ClientMessage, Do, Done, Hello, Look, Ping, Pong, Refused, from_client
from .refusals import ServerCode, ServerRefusal
from .service import Guest, Service
from .socket import Gone, Socket
from .store import StoreFailed
from .words import sentence

HELLO_WITHIN = 20  # seconds
CLOSED, OVERFLOWN = 1000, 1013


class Line:
    """One WebSocket, from hello to the end."""

    def __init__(self, service: Service, socket: Socket, address: str) -> None:
        self.service, self.socket, self.address = service, socket, address
        self.guest: Guest | None = None
        self.client = Client(service.settings.outbox)
        self.bucket = Bucket(service.settings.commands_per_second, 2 * service.settings.commands_per_second)

    async def run(self) -> None:
        """Accept, and serve until either side closes."""
        try:
            await self.socket.accept()
        except Gone:
            return
        lines, most = self.service.lines, self.service.settings.connections
        lines[self.address] += 1
        writing = asyncio.create_task(self._write())
        try:
            if lines[self.address] > most:
                raise ServerRefusal(ServerCode.TOO_MANY_CONNECTIONS, allowed=most)
            await self._read()
        except (ServerRefusal, StoreFailed) as refusal:
            self._bye(refusal)
        finally:
            await self._leave(writing)

    async def _leave(self, writing: "asyncio.Task[None]") -> None:
        self.service.lines[self.address] -= 1
        if not self.service.lines[self.address]:
            del self.service.lines[self.address]
        self.client.close()
        if self.guest is not None:
            gone(self.service, self.guest, self.client)
        await asyncio.wait([writing], timeout=5)
        writing.cancel()

    async def _write(self) -> None:
        try:
            await self.client.write_on(self.socket.send)
            await self.socket.close(OVERFLOWN if self.client.overflown else CLOSED)
        except (RuntimeError, OSError):
            return  # the other side was faster

    async def _read(self) -> None:
        """Hello first, then whatever comes."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                first = await self._next()
        except TimeoutError:
            raise ServerRefusal(ServerCode.HELLO_FIRST) from None
        if first is None:
            return
        if not isinstance(first, Hello):
            raise ServerRefusal(ServerCode.HELLO_FIRST)
        await self._hello(first)
        while not self.client.closing and (message := await self._next()) is not None:
            await self._handle(message)

    async def _next(self) -> ClientMessage | None:
        """The next message; None when the line is closed."""
        try:
            text = await self.socket.receive()
        except Gone:
            return None
        if len(text) > self.service.settings.largest_message:
            raise ServerRefusal(ServerCode.TOO_LARGE, allowed=self.service.settings.largest_message)
        try:
            message: ClientMessage = from_client.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise ServerRefusal(ServerCode.BAD_MESSAGE, where=str(error)[:200]) from None
        return message

    # One handler for each message.

    async def _hello(self, hello: Hello) -> None:
        """Who is there, and all that they may see."""
        if hello.protocol < OLDEST:
            raise ServerRefusal(ServerCode.CLIENT_TOO_OLD, allowed=OLDEST)
        if hello.protocol > PROTOCOL:
            raise ServerRefusal(ServerCode.CLIENT_TOO_NEW, allowed=PROTOCOL)
        guest = await self._guest(hello)
        client, room = self.client, guest.room
        client.person, client.shoulder, client.looking = guest.person, guest.shoulder, guest.shoulder
        async with room.lock:
            table = await room.here()
            seats = table.seats_of(guest.person)
            if hello.seat in seats:
                client.looking = hello.seat
            elif len(seats) == 1:
                client.looking = seats[0]
            room.clients.add(client)
            self.guest = guest
            client.say(room.state_for(client, hello.since))
        await came(guest)

    async def _guest(self, hello: Hello) -> Guest:
        if hello.key is not None:
            return await self.service.by_key(hello.key)
        if hello.link is not None:
            return Guest(await self.service.by_link(hello.link))
        raise ServerRefusal(ServerCode.UNKNOWN_LINK)

    async def _handle(self, message: ClientMessage) -> None:
        assert self.guest is not None  # after hello
        if not self.bucket.take():
            await self._too_fast(message)
        elif isinstance(message, Do):
            self.client.say(await self._do(self.guest, message))
        elif isinstance(message, Look):
            await self._look(self.guest, message)
        elif isinstance(message, Ping):
            self.client.say(Pong(self.service.rooms.timeline.moment().utc))
        else:
            raise ServerRefusal(ServerCode.BAD_MESSAGE, where="hello")

    async def _do(self, guest: Guest, message: Do) -> Done | Refused:
        try:
            return await ask(self.service, guest, message.id, message.command)
        except ServerRefusal as refusal:
            return Refused(message.id, refusal.code, refusal.values)

    async def _look(self, guest: Guest, message: Look) -> None:
        """Lift another of one's hands, or put it down."""
        room = guest.room
        async with room.lock:
            table = await room.here()
            if guest.shoulder is None:
                own = table.seats_of(guest.person)
                self.client.looking = message.seat if message.seat in own else None
            self.client.say(room.state_for(self.client))

    async def _too_fast(self, message: ClientMessage) -> None:
        """Over the limit: refused, and read again after a while, so that nothing piles up here."""
        if isinstance(message, Do):
            values: dict[str, object] = {"allowed": self.service.settings.commands_per_second}
            text = sentence(None, ServerCode.TOO_FAST, values)
            self.client.say(Refused(message.id, ServerCode.TOO_FAST, values, text))
        await asyncio.sleep(1 / self.service.settings.commands_per_second)

    def _bye(self, refusal: ServerRefusal | StoreFailed) -> None:
        """Why the line is closed."""
        code = refusal.code if isinstance(refusal, ServerRefusal) else ServerCode.CANNOT_STORE
        values = refusal.values if isinstance(refusal, ServerRefusal) else {}
        self.client.say(Bye(code, values, sentence(None, code, values)))


async def came(guest: Guest) -> None:
    """Somebody is here: their seats are theirs again."""
    room, person = guest.room, guest.person
    if person is not None:
        now = room.timeline.t()
        known = room.presence.get(person)
        if known is None or not known.here:
            room.presence[person] = Presence(here=True, since=now)
        table = room.known
        away = table.people[person].left or any(table.seats[seat].stand_in for seat in table.seats_of(person))
        if away:
            await room.ask(person, f"back:{person}:{table.version}", Back())
    room.tell_presence()


def gone(service: Service, guest: Guest, client: Client) -> None:
    """A line is closed; the person has gone with their last one."""
    room, person = guest.room, guest.person
    room.clients.discard(client)
    room.quiet_since = room.timeline.t()
    if person is not None and not any(other.person == person for other in room.clients):
        room.presence[person] = Presence(here=False, since=room.timeline.t())
        loop = asyncio.get_running_loop()
        loop.call_later(service.settings.grace + 0.05, room.tell_presence)
    room.tell_presence()
