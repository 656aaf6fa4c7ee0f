"""The published schema tells the truth: every message that is sent fits it, and every request stands in it."""

import json
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest

from filotto.games import catalog
from filotto.server import app, schema
from tests.server.kit import Running, play_out, quick, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("data"))) as server:
        yield server


def judge(name: str) -> Any:
    document = schema.live_schema()
    return jsonschema.Draft202012Validator({"$defs": document["$defs"], "$ref": f"#/$defs/{name}"})


def test_the_schemas_are_schemas() -> None:
    jsonschema.Draft202012Validator.check_schema(schema.live_schema())
    for part in schema.openapi()["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(part)


def test_the_document_names_every_request_and_no_other() -> None:
    served = {route.path for route in app.ROUTES}
    assert set(schema.openapi()["paths"]) == served - {"/api/v1/openapi.json", "/api/v1/live.schema.json"}


@pytest.mark.parametrize("game", catalog.BUILT_IN)
def test_every_message_of_a_game_fits_the_schema(server: Running, game: str) -> None:
    ana = server.open(game, players=2)
    bob = server.sit(ana)
    with server.line(key=ana["key"]) as one, server.line(key=bob["key"]) as other:
        one.do({"command": "start"})
        other.wait(lambda known: known["version"] >= one.known["version"])
        play_out([one, other])
        fits(one.heard + other.heard)


def fits(heard: list[Any]) -> None:
    message, view = judge("ServerMessage"), judge("GameView")
    some = heard[:12] + heard[-4:]
    for said in some:
        message.validate(said)
        if said.get("game"):
            view.validate(said["game"])


def test_the_documents_are_served(server: Running) -> None:
    assert server.ask("GET", "/api/v1/openapi.json").json == json.loads(json.dumps(schema.openapi()))
    assert "ServerMessage" in server.ask("GET", "/api/v1/live.schema.json").json["$defs"]
