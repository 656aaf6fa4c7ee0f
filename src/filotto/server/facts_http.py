"""What a lobby needs: the games and their facts, rulebooks; and health and metrics for who runs the server."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import filotto
from filotto.games import catalog
from filotto.table.handlers.seats import levels
from filotto.table.handlers.talking import PRESETS
from filotto.words import MissingRulebook, language_of, languages, rulebook

from . import schema
from .bodies import Games, Health
from .http import answer, service_of
from .messages import PROTOCOL
from .refusals import ServerCode, ServerRefusal
from .tables_http import palettes


async def games(request: Request) -> Response:
    """All games, with their facts."""
    facts = tuple(catalog.game(name).facts for name in catalog.names())
    return answer(Games(PROTOCOL, filotto.__version__, facts, levels(), PRESETS, languages(), palettes()))


async def rules(request: Request) -> Response:
    """A rulebook, in the language asked for."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language", "").split(",")[0]
    try:
        text = rulebook(language_of(wanted), request.path_params["game"])
    except MissingRulebook:
        raise ServerRefusal(ServerCode.NOT_FOUND) from None
    return PlainTextResponse(text, media_type="text/markdown; charset=utf-8")


async def health(request: Request) -> Response:
    """Up, and the log can be read."""
    rooms = service_of(request).rooms
    await rooms.store.noted("secret")
    status = "draining" if rooms.draining else "ok"
    return answer(Health(status, filotto.__version__, len(rooms.rooms)), 503 if rooms.draining else 200)


async def metrics(request: Request) -> Response:
    """Prometheus' text form."""
    service = service_of(request)
    rooms = service.rooms
    figures = {
        "filotto_tables": ("tables in memory", len(rooms.rooms)),
        "filotto_games": ("games that run", rooms.playing()),
        "filotto_lines": ("live lines", sum(service.lines.values())),
        "filotto_versions_total": ("commands accepted since the start", rooms.versions()),
    }
    lines = [
        f"# HELP {name} {told}\n# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}\n{name} {value}\n"
        for name, (told, value) in figures.items()
    ]
    return PlainTextResponse("".join(lines), media_type="text/plain; version=0.0.4")


async def openapi(request: Request) -> Response:
    """What is not live, for programs."""
    return answer(schema.openapi())


async def live_schema(request: Request) -> Response:
    """What is said on the live line, for programs."""
    return answer(schema.live_schema())
