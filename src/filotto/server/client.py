"""A connection: a bounded queue with a writer of its own, so that one who sleeps keeps nobody else waiting."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from .messages import FromServer, encode

Send = Callable[[str], Awaitable[None]]


class Client:
    """Somebody who watches a table through a line."""

    __slots__ = ("_filled", "_outbox", "address", "closing", "limit", "looking", "overflown", "person", "shoulder")

    def __init__(self, limit: int, person: int | None = None, shoulder: int | None = None) -> None:
        self.person = person  # None: a spectator, or somebody over a shoulder
        self.shoulder = shoulder
        self.looking: int | None = shoulder
        self.limit = limit
        self._outbox: deque[str] = deque()
        self._filled = asyncio.Event()
        self.overflown = False
        self.closing = False

    def say(self, message: FromServer) -> None:
        """Put a message into the queue."""
        self.put(encode(message).decode())

    def put(self, text: str) -> None:
        """The same for one that is already written; too many, and the line is cut."""
        if len(self._outbox) >= self.limit:
            self.overflown = True
            self._outbox.clear()
        if not self.overflown:
            self._outbox.append(text)
        self._filled.set()

    def close(self) -> None:
        """What is in the queue goes out, then the line is closed."""
        self.closing = True
        self._filled.set()

    async def write_on(self, send: Send) -> None:
        """The writer: until the line is cut or closed."""
        while True:
            while self._outbox:
                await send(self._outbox.popleft())
            if self.closing or self.overflown:
                return
            self._filled.clear()
            await self._filled.wait()
