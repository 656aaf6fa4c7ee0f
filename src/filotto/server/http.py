"""What is not live: one function a request. Bodies are read as closed types, refusals become problems with a code."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from filotto.games.refusals import FilottoError
from filotto.table.refusals import TableRefusal

from .addresses import address_of
from .messages import Refused
from .refusals import STATUS, Problem, ServerCode, ServerRefusal
from .room import plain
from .service import Guest, Service
from .store import StoreFailed
from .words import sentence

Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]
encoder = msgspec.json.Encoder()


def answer(body: Any, status: int = 200) -> Response:
    """JSON that nobody keeps."""
    return Response(encoder.encode(body), status, {"cache-control": "no-store"}, "application/json")


def service_of(request: Request) -> Service:
    """The server that the request came to."""
    service: Service = request.app.state.service
    return service


def caller(request: Request) -> str:
    """The address that it came from."""
    return address_of(request.scope, service_of(request).settings)


async def body_of(request: Request, kind: type[Body]) -> Body:
    """The body as one of our types; refused where it is another, or too long."""
    most = service_of(request).settings.largest_body
    content = b""
    try:
        async for chunk in request.stream():
            content += chunk
            if len(content) > most:
                raise ServerRefusal(ServerCode.TOO_LARGE, allowed=most)
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ServerRefusal(ServerCode.BAD_MESSAGE, where=str(error)[:200]) from None


async def guest_of(request: Request) -> Guest:
    """Who asks, by their key."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not key or len(key) > 128:
        raise ServerRefusal(ServerCode.UNKNOWN_KEY)
    return await service_of(request).by_key(key)


def problem(request: Request, code: str, values: dict[str, Any], status: int) -> Response:
    """A refusal in the language that was asked for."""
    language = request.headers.get("accept-language", "").split(",")[0].split(";")[0]
    return answer(Problem(code, values, sentence(language, code, values)), status)


def handled(handler: Handler) -> Handler:
    """With every refusal as a problem."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except ServerRefusal as refusal:
            return problem(request, refusal.code, plain(refusal.values), STATUS.get(refusal.code, 400))
        except (TableRefusal, FilottoError) as refusal:
            return problem(request, refusal.code.value, plain(refusal.values), 409)
        except StoreFailed:
            return problem(request, ServerCode.CANNOT_STORE, {}, STATUS[ServerCode.CANNOT_STORE])
        except ClientDisconnect:
            return Response(status_code=499)

    return handle


def refused(request: Request, refusal: Refused) -> Response:
    """A command that was refused."""
    status = STATUS.get(ServerCode(refusal.code), 400) if refusal.code in set(ServerCode) else 409
    return problem(request, refusal.code, refusal.values, status)
