"""The application: every route at a glance."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from . import facts_http, tables_http, words_http
from .addresses import address_of
from .guard import Guard
from .http import Handler, handled, problem
from .live import Line
from .refusals import STATUS, ServerCode
from .service import Service
from .settings import Settings
from .socket import Socket
from .static import serve_page, web_folder

Opening = Callable[[], AbstractAsyncContextManager[Service]]


def get(path: str, handler: Handler) -> Route:
    """A route that only looks."""
    return Route(path, handled(handler), methods=["GET"])


def post(path: str, handler: Handler) -> Route:
    """A route that does something."""
    return Route(path, handled(handler), methods=["POST"])


ROUTES = [
    get("/api/v1/games", facts_http.games),
    get("/api/v1/games/{game}/rules", facts_http.rules),
    get("/api/v1/words/{language}", words_http.words),
    post("/api/v1/tables", tables_http.open_table),
    get("/api/v1/tables/{link}", tables_http.peek),
    post("/api/v1/tables/{link}/sit", tables_http.sit),
    get("/api/v1/tables/{link}/game.json", tables_http.game_file),
    post("/api/v1/codes", tables_http.code),
    get("/api/v1/me", tables_http.me),
    post("/api/v1/do", tables_http.do),
    get("/api/v1/state", tables_http.state),
    get("/api/v1/openapi.json", facts_http.openapi),
    get("/api/v1/live.schema.json", facts_http.live_schema),
    get("/healthz", facts_http.health),
    get("/metrics", facts_http.metrics),
]


async def not_allowed(request: Request, error: Exception) -> Response:
    """A method that an address does not know."""
    return problem(request, ServerCode.WRONG_METHOD, {}, STATUS[ServerCode.WRONG_METHOD])


async def broken(request: Request, error: Exception) -> Response:
    """A mistake of ours: the log has it, and the client a code."""
    return problem(request, ServerCode.BROKEN, {}, STATUS[ServerCode.BROKEN])


def application(opening: Opening, settings: Settings) -> ASGIApp:
    """Everything, behind the guard."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opening() as service:
            app.state.service, app.state.web = service, web_folder(settings.web)
            yield

    app = Starlette(
        routes=[*ROUTES, get("/{path:path}", serve_page)],
        lifespan=lifespan,
        exception_handlers={405: not_allowed, Exception: broken},
    )

    async def live(scope: Scope, receive: Receive, send: Send) -> None:
        """The table itself."""
        await Line(app.state.service, Socket(receive, send), address_of(scope, settings)).run()

    return Guard(app, live, settings)
