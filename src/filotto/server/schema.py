"""The protocol for other programs: OpenAPI 3.1 of what is not live, JSON Schema of the live line, made from our types.

`python -m filotto.server.schema FOLDER` writes both, for who generates types from them.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

import filotto
from filotto.games import catalog
from filotto.games.contract import View
from filotto.games.refusals import Code
from filotto.table.refusals import TableCode

from .bodies import CodeBody, DoBody, Games, Health, LinkAnswer, Me, OpenBody, Peek, SitBody, Sitting
from .messages import PROTOCOL, ClientMessage, Done, ServerMessage, State
from .refusals import Problem, ServerCode
from .words_http import Spoken

TEXT = "text/plain"
PATHS: list[tuple[str, str, str, Any, Any, str]] = [
    ("get", "/api/v1/games", "All games with their facts", None, Games, "open"),
    ("get", "/api/v1/games/{game}/rules", "A rulebook, as Markdown", None, TEXT, "open"),
    ("post", "/api/v1/tables", "Open a table", OpenBody, Sitting, "open"),
    ("get", "/api/v1/tables/{link}", "What a table is", None, Peek, "open"),
    ("post", "/api/v1/tables/{link}/sit", "Sit here", SitBody, Sitting, "open"),
    ("get", "/api/v1/tables/{link}/game.json", "The finished game as a file", None, dict[str, Any], "open"),
    ("post", "/api/v1/codes", "The link that a code stands for", CodeBody, LinkAnswer, "open"),
    ("get", "/api/v1/me", "Where a key belongs", None, Me, "key"),
    ("post", "/api/v1/do", "A command", DoBody, Done, "key"),
    ("get", "/api/v1/state", "All that there is to see", None, State, "key"),
    ("get", "/api/v1/words/{language}", "All messages of a language, as Fluent", None, Spoken, "open"),
    ("get", "/healthz", "Is it well?", None, Health, "open"),
    ("get", "/metrics", "Figures for Prometheus", None, TEXT, "open"),
]
COMPONENTS = "#/components/schemas/{name}"
DEFINITIONS = "#/$defs/{name}"
ACTION = {  # the players' actions are each game's own
    "title": "Action",
    "type": "object",
    "properties": {"do": {"type": "string"}},
    "required": ["do"],
    "additionalProperties": True,
}
RAW = {"description": "the game's own view; see GameView", "type": ["object", "null"]}


def hook(kind: type) -> dict[str, Any]:
    """A part that is already written: a game's view."""
    if kind is msgspec.Raw:
        return RAW
    raise NotImplementedError(kind)


def views() -> list[type[View]]:
    """The view of each kind of game, as their games declare it."""
    found = {type(game).view.__annotations__.get("return") for game in map(catalog.game, catalog.names())}
    return sorted((view for view in found if isinstance(view, type)), key=lambda view: view.__name__)


def codes() -> dict[str, Any]:
    """All codes that anything may be refused with."""
    return {"type": "string", "enum": sorted(code.value for code in (*Code, *TableCode, *ServerCode))}


def live_schema() -> dict[str, Any]:
    """What is said on the live line, in both directions, with the views of the games."""
    kinds = [ClientMessage, ServerMessage, *views()]
    (client, server, *game), parts = msgspec.json.schema_components(kinds, ref_template=DEFINITIONS, schema_hook=hook)
    own = {"ClientMessage": client, "ServerMessage": server, "GameView": {"anyOf": game}, "RefusalCode": codes()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The live line of a Filotto table",
        "protocol": PROTOCOL,
        "$defs": {**parts, **own, "Action": ACTION},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }


def openapi() -> dict[str, Any]:
    """What is not live."""
    kinds = [kind for _, _, _, *both, _ in PATHS for kind in both if kind not in (None, TEXT)]
    schemas, parts = msgspec.json.schema_components([*kinds, Problem], ref_template=COMPONENTS, schema_hook=hook)
    shown = dict(zip(map(repr, [*kinds, Problem]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for method, path, summary, body, answered, security in PATHS:
        paths.setdefault(path, {})[method] = operation(path, summary, (body, answered), shown, keyed=security == "key")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Filotto", "version": filotto.__version__, "x-protocol": PROTOCOL},
        "paths": paths,
        "components": {
            "schemas": {**parts, "RefusalCode": codes()},
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(path: str, summary: str, both: tuple[Any, Any], shown: dict[str, Any], *, keyed: bool) -> dict[str, Any]:
    """One request, with its answer and its refusals."""
    body, answered = both
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    told: dict[str, Any] = {
        "summary": summary,
        "parameters": [{"name": n, "in": "path", "required": True, "schema": {"type": "string"}} for n in names],
        "responses": {
            "201" if summary == "Open a table" else "200": {"description": "done", "content": content(answered, shown)},
            "default": {"description": "refused", "content": content(Problem, shown)},
        },
    }
    if body is not None:
        told["requestBody"] = {"required": True, "content": content(body, shown)}
    if keyed:
        told["security"] = [{"key": []}]
    return told


def content(kind: Any, shown: dict[str, Any]) -> dict[str, Any]:
    """A body's type."""
    if kind == TEXT:
        return {TEXT: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": shown[repr(kind)]}}


def write(target: Path) -> None:
    """Both documents, as files."""
    for name, document in (("openapi.json", openapi()), ("live.schema.json", live_schema())):
        text = msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=2)
        (target / name).write_bytes(text + b"\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
