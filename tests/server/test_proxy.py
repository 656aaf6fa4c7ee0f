"""Behind a reverse proxy: under a public name and a path, with addresses that come from the proxy alone."""

from pathlib import Path

import pytest

from tests.server.kit import Running, quick, running
from tests.server.proxy import proxy

NAME = {"host": "play.example.org", "origin": "https://play.example.org"}


@pytest.mark.parametrize("strip", ["/games", ""], ids=["path taken away", "path left"])
def test_it_is_played_through_a_proxy(tmp_path: Path, strip: str) -> None:
    settings = quick(
        tmp_path, base_path="/games", public_url="https://play.example.org", trusted_proxies=("127.0.0.1",)
    )
    with running(settings) as server, proxy(server.port, strip, "198.51.100.7") as port:
        outside = Running(port, server.server)
        body = {"id": "through the proxy 1", "game": "kids", "name": "Ana", "fill": "easy", "start": True}
        ana = outside.ask("POST", "/games/api/v1/tables", body, headers=NAME).json
        with outside.bare_line(path="/games/api/v1/live", additional_headers=NAME) as line:
            line.send({"type": "hello", "protocol": 1, "key": ana["key"]})
            assert line.until("state")["table"]["phase"] == "playing"


def test_who_guesses_codes_locks_out_nobody_else_behind_the_same_proxy(tmp_path: Path) -> None:
    settings = quick(tmp_path, trusted_proxies=("127.0.0.1",), wrong_tries=2)
    with running(settings) as server:
        guesser, other = ["unknown-code"] * 2 + ["too-many-tries"], ["unknown-code"]
        for client, codes in (("198.51.100.7", guesser), ("198.51.100.8", other)):
            with proxy(server.port, "", client) as port:
                for code in codes:
                    told = Running(port, server.server).ask("POST", "/api/v1/codes", {"code": "AAAAA"})
                    assert told.json["code"] == code


def test_a_proxy_that_is_not_trusted_is_not_believed(tmp_path: Path) -> None:
    with running(quick(tmp_path, wrong_tries=1)) as server:
        for client, code in (("198.51.100.7", "unknown-code"), ("198.51.100.8", "too-many-tries")):
            with proxy(server.port, "", client) as port:
                told = Running(port, server.server).ask("POST", "/api/v1/codes", {"code": "AAAAA"})
                assert told.json["code"] == code
