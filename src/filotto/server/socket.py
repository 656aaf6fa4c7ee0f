"""A WebSocket as the server sees it, over ASGI and with nothing between: a line costs memory as long as it is open."""

from starlette.types import Receive, Send

from .refusals import ServerCode, ServerRefusal


class Gone(Exception):
    """The other side has closed the line."""


class Socket:
    """Text one way and the other."""

    __slots__ = ("_receive", "_send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send

    async def accept(self) -> None:
        """Open the line."""
        if (await self._receive())["type"] != "websocket.connect":
            raise Gone
        await self._send({"type": "websocket.accept"})

    async def receive(self) -> str:
        """The next text."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        text = message.get("text")
        if not isinstance(text, str):
            raise ServerRefusal(ServerCode.BAD_MESSAGE, where="bytes")
        return text

    async def send(self, text: str) -> None:
        """One message."""
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        """End the line."""
        await self._send({"type": "websocket.close", "code": code, "reason": ""})


async def turn_away(receive: Receive, send: Send, why: str) -> None:
    """Not accepted at all."""
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": why})
