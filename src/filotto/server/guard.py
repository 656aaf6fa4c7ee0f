"""Before anything else is looked at: the Host and Origin of a request, and the headers of every answer."""

import json
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import header, host_allowed, origin_allowed
from .refusals import STATUS, ServerCode
from .settings import Settings
from .socket import turn_away
from .words import sentence

LIVE = "/api/v1/live"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, live: ASGIApp, settings: Settings) -> None:
        self.app, self.live, self.settings = app, live, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what comes under a foreign name or from a foreign page."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope = within(scope, self.settings.base_path)
        code = self._wrong(scope)
        if code is not None:
            await refuse(scope, receive, send, code)
        elif scope["type"] == "http":
            await self.app(scope, receive, with_headers(send))
        elif scope["path"] == LIVE:
            await self.live(scope, receive, send)
        else:
            await turn_away(receive, send, ServerCode.NOT_FOUND)

    def _wrong(self, scope: Scope) -> ServerCode | None:
        host = header(scope, b"host")
        if not host_allowed(host, self.settings):
            return ServerCode.WRONG_HOST
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not origin_allowed(header(scope, b"origin"), host, self.settings):
            return ServerCode.WRONG_ORIGIN
        return None


def within(scope: Scope, base: str) -> Scope:
    """Without the path under which a proxy shows us, whether the proxy takes it away or not."""
    if not base or not (scope["path"] == base or scope["path"].startswith(f"{base}/")):
        return scope
    return {**scope, "path": scope["path"].removeprefix(base) or "/"}


def with_headers(send: Send) -> Send:
    """Every answer carries them."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return sending


async def refuse(scope: Scope, receive: Receive, send: Send, code: ServerCode) -> None:
    """A problem over HTTP; a WebSocket is not accepted."""
    if scope["type"] == "websocket":
        await turn_away(receive, send, code)
        return
    problem: dict[str, Any] = {"code": code.value, "values": {}, "text": sentence(None, code, {})}
    headers = [(b"content-type", b"application/json")]
    await with_headers(send)({"type": "http.response.start", "status": STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(problem).encode()})
