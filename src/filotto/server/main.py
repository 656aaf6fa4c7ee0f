"""How a server starts and stops: folder, lock, port, store, rooms; then it listens until it is told to end."""

import asyncio
import gc
import secrets
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import uvicorn

from . import bots, folder, ports
from .app import Opening, application
from .bots import Chooser
from .rooms import Rooms
from .service import Service
from .settings import Settings
from .sqlite import SqliteStore, prepare
from .timeline import Timeline

NOTED_EVERY = 5.0  # seconds; what is younger when the power fails stands in the log's last row
Say = Callable[[str, dict[str, object]], None]


@asynccontextmanager
async def running(settings: Settings, choose: Chooser = bots.choose) -> AsyncIterator[Service]:
    """A server's inside, without the wire."""
    store = SqliteStore(settings.data / folder.DATABASE)
    secret = await store.noted("secret")
    if secret is None:
        secret = secrets.token_bytes(32)
        await store.note("secret", secret)
    timeline = Timeline(await store.latest(), 1000 * settings.credit)
    rooms = Rooms(store, settings, timeline, choose)
    service = Service(rooms, settings, secret)
    await rooms.wake_up()
    housekeeping = asyncio.create_task(keep_house(service))
    try:
        yield service
    finally:
        housekeeping.cancel()
        await rooms.drain()
        rooms.end()
        await store.note("t", str(timeline.t()).encode())
        await store.close()


async def keep_house(service: Service) -> None:
    """Note the time, park what is idle, delete what is old."""
    rooms, settings = service.rooms, service.settings
    while True:
        moment = rooms.timeline.moment()
        await rooms.store.note("t", str(moment.t).encode())
        rooms.park()
        await rooms.store.sweep(moment.utc - 86_400_000 * settings.keep_days)
        await asyncio.sleep(NOTED_EVERY)


def config(opening: Opening, settings: Settings) -> uvicorn.Config:
    """Uvicorn as we need it: no compression, small messages, no proxy's word taken, no log of addresses."""
    return uvicorn.Config(
        application(opening, settings),
        ws="websockets-sansio",
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_level="warning",
        lifespan="on",
        timeout_graceful_shutdown=max(1, round(settings.drain)),
    )


def serve(settings: Settings, say: Say = lambda key, values: None, ready: Callable[[str], None] = print) -> int:
    """Serve until a signal ends it; the exit code."""
    with folder.held(settings.data):
        prepare(settings.data / folder.DATABASE)
        listening = listen(settings, say)
        if listening is None:
            say("serve-no-port", {"port": settings.port or ports.FIRST})
            return 2
        url = address(settings, listening)
        folder.note_address(settings.data, url)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, leave)
        own = replace(settings, port=listening.getsockname()[1])
        server = Server(own, ready=lambda: ready(url))
        gc.freeze()  # what is loaded stays: it need not be looked through again and again
        gc.set_threshold(20_000, 20, 20)
        try:
            server.run(sockets=[listening])
        finally:
            listening.close()
            (settings.data / folder.ADDRESS).unlink(missing_ok=True)
    return 0 if server.started else 2


class Server(uvicorn.Server):
    """Says when it is ready, and tells people before it goes."""

    def __init__(
        self, settings: Settings, choose: Chooser = bots.choose, ready: Callable[[], None] = lambda: None
    ) -> None:
        self.inside: Service | None = None
        super().__init__(config(lambda: self.opened(settings, choose), settings))
        self.ready = ready

    @asynccontextmanager
    async def opened(self, settings: Settings, choose: Chooser) -> AsyncIterator[Service]:
        """The inside, as long as it serves."""
        async with running(settings, choose) as self.inside:
            yield self.inside

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Uvicorn cuts all lines first thing: so before that."""
        if self.inside is not None:
            await self.inside.rooms.drain()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()


def leave(number: int, frame: object) -> None:
    """Uvicorn drains at a signal and raises it once more when it has: by then we only want to leave in order."""
    raise SystemExit(0)


def listen(settings: Settings, say: Say) -> socket.socket | None:
    """On the port asked for, else on the folder's own, else on the next that is free."""
    host = "0.0.0.0" if settings.lan and settings.host == "127.0.0.1" else settings.host
    if settings.port is not None:
        return ports.bound(host, settings.port)
    kept = folder.port_in(settings.data)
    listening = ports.first_free(host, kept or ports.FIRST)
    if listening is None:
        return None
    port = listening.getsockname()[1]
    if kept is None:
        folder.note_port(settings.data, port)
    elif kept != port:
        say("serve-other-port", {"port": port, "kept": kept})
    return listening


def address(settings: Settings, listening: socket.socket) -> str:
    """The address to tell people."""
    if settings.public_url:
        return settings.public_url.rstrip("/") + settings.base_path
    port = listening.getsockname()[1]
    host = (ports.lan_address() if settings.lan else None) or settings.host
    host = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{settings.base_path}"
