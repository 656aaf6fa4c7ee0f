"""Whatever comes over the wire: no 500, no hang, and the next good request is answered."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from filotto.server import schema
from filotto.table.commands import Commands
from tests.server.kit import Running, quick, running

FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
PLAIN = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=40)
JSON = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
PATHS = sorted((method.upper(), path) for path, methods in schema.openapi()["paths"].items() for method in methods)
TAGS = sorted(kind.__struct_config__.tag for kind in Commands.__args__)
FIELDS = sorted({field for kind in Commands.__args__ for field in kind.__struct_fields__})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    wide = quick(tmp_path_factory.mktemp("data"), wrong_tries=10**6, tables_per_hour=10**6, connections=10**6)
    with running(wide) as server:
        yield server


@FEW
@given(asked=st.sampled_from(PATHS), name=st.text("abcABC0-%./", max_size=12), body=st.binary(max_size=60) | JSON)
def test_no_request_breaks_the_server(server: Running, asked: tuple[str, str], name: str, body: Any) -> None:
    method, path = asked
    for part in ("{link}", "{game}", "{language}"):
        path = path.replace(part, name.replace("/", "%2F") or "x")
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = server.ask(method, path.replace(" ", ""), content, key="abc")
    assert answer.status < 500, answer.text


@FEW
@given(said=st.text(max_size=60) | JSON.map(json.dumps))
def test_no_first_message_breaks_the_server(server: Running, said: str) -> None:
    with server.bare_line() as line:
        line.socket.send(said)
        assert line.until("bye")["code"] in {
            "bad-message",
            "hello-first",
            "unknown-link",
            "unknown-key",
            "client-too-old",
        }


@FEW
@given(tag=st.sampled_from(TAGS), values=st.dictionaries(st.sampled_from(FIELDS), st.integers(0, 5) | JSON, max_size=4))
def test_no_command_breaks_a_table(server: Running, tag: str, values: dict[str, Any]) -> None:
    ana = server.open(fill="easy", start=True)
    with server.line(key=ana["key"]) as line:
        try:
            line.send({"type": "do", "id": "fuzz", "command": {"command": tag, **values}})
            while line.hear()["type"] not in ("done", "refused", "bye"):
                pass
        except ConnectionClosed:
            pass
    answer = server.ask("GET", "/api/v1/state", key=ana["key"])
    assert answer.status in (200, 401)
    assert msgspec.json.decode(answer.text)
