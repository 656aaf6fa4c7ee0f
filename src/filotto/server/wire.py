"""A WebSocket client with nothing to spare, so that a load generator costs less than the server that it measures."""

import asyncio
import os
from base64 import b64encode


class Wire:
    """Text frames, one way and the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, text: bytes) -> None:
        """One message. The mask is zero: it changes nothing, and the server cannot tell."""
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self.writer.write(head + bytes(4) + text)

    async def read(self) -> bytes:
        """The next message; a ping is answered."""
        while True:
            kind, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            content = await self.reader.readexactly(size)
            if kind == 0x81:
                return content
            if kind == 0x89:
                self.writer.write(bytes([0x8A, 0x80 | size]) + bytes(4) + content)
            elif kind == 0x88:
                raise ConnectionError(content)

    def close(self) -> None:
        """Hang up."""
        self.writer.close()


async def connected(port: int) -> Wire:
    """A line to a table."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    writer.write(
        b"GET /api/v1/live HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n\r\n" % (port, b64encode(os.urandom(16)))
    )
    answer = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in answer.split(b"\r\n")[0]:
        raise ConnectionError(answer)
    return Wire(reader, writer)
