"""What is not live: opening, finding, sitting; nothing is claimed by looking."""

from collections.abc import Iterator

import pytest

from filotto.games import catalog
from tests.server.kit import Running, quick, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("data"), wrong_tries=1000)) as server:
        yield server


def test_a_lobby_gets_the_facts_of_every_game(server: Running) -> None:
    games = server.ask("GET", "/api/v1/games").json["games"]
    assert [game["name"] for game in games] == list(catalog.names())


def test_a_rulebook_comes_in_the_language_asked_for(server: Running) -> None:
    english = server.ask("GET", "/api/v1/games/kids/rules").text
    italian = server.ask("GET", "/api/v1/games/kids/rules", headers={"accept-language": "it-IT,it;q=0.9"}).text
    assert english != italian


def test_opening_again_with_the_same_id_gives_the_same_table_and_key(server: Running) -> None:
    body = {"id": "a very secret id", "game": "kids", "name": "Ana"}
    assert server.ask("POST", "/api/v1/tables", body).json == server.ask("POST", "/api/v1/tables", body).json


def test_sitting_again_with_the_same_id_gives_the_same_seat_and_key(server: Running) -> None:
    ana = server.open()
    body = {"id": "another secret id", "name": "Bob"}
    path = f"/api/v1/tables/{ana['link']}/sit"
    assert server.ask("POST", path, body).json == server.ask("POST", path, body).json


def test_opening_a_link_claims_nothing(server: Running) -> None:
    """Chat programs open every link that they see, with GET, HEAD and whatever else."""
    ana = server.open()
    for agent in (
        "WhatsApp/2.23",
        "TelegramBot (like TwitterBot)",
        "facebookexternalhit/1.1",
        "Slackbot-LinkExpanding",
    ):
        for path in (f"/t/{ana['link']}", f"/api/v1/tables/{ana['link']}", f"/api/v1/tables/{ana['link']}/sit"):
            for method in ("GET", "HEAD", "OPTIONS"):
                server.ask(method, path, headers={"user-agent": agent})
    peek = server.ask("GET", f"/api/v1/tables/{ana['link']}").json
    assert (peek["free"], peek["phase"]) == ([1], "open")
    assert server.sit(ana)["seat"] == 1


def test_a_code_leads_to_the_table_while_a_seat_is_free(server: Running) -> None:
    ana = server.open()
    code = str(ana["code"])
    assert server.ask("POST", "/api/v1/codes", {"code": code.lower()}).json == {"link": ana["link"]}
    server.sit(ana)
    assert server.ask("POST", "/api/v1/codes", {"code": code}).json["code"] == "unknown-code"


def test_a_key_says_where_it_belongs(server: Running) -> None:
    ana = server.open()
    me = server.ask("GET", "/api/v1/me", key=ana["key"]).json
    assert (me["table"], me["seats"], me["shoulder"]) == (ana["table"], [0], None)


def test_an_unknown_key_is_refused(server: Running) -> None:
    answer = server.ask("GET", "/api/v1/me", key="no such key")
    assert (answer.status, answer.json["code"]) == (401, "unknown-key")


def test_a_refusal_speaks_the_language_asked_for(server: Running) -> None:
    headers = {"accept-language": "ro"}
    told = server.ask("POST", "/api/v1/codes", {"code": "QQQQQ"}, headers=headers).json
    assert "literele" in told["text"] or "litere" in told["text"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/v1/tables", b"{", 400),
        ("POST", "/api/v1/tables", {"id": "short", "game": "kids"}, 400),
        ("POST", "/api/v1/tables", {"id": "long enough to be", "game": "chess"}, 409),
        ("POST", "/api/v1/tables", {"id": "long enough to be", "game": "kids", "wings": 2}, 400),
        ("POST", "/api/v1/tables", b"x" * 300_000, 413),
        ("GET", "/api/v1/tables", None, 404),
        ("GET", "/api/v1/tables/nowhere", None, 404),
        ("GET", "/api/v1/nothing", None, 404),
        ("DELETE", "/api/v1/games", None, 405),
    ],
)
def test_a_bad_request_gets_a_code(server: Running, method: str, path: str, body: object, status: int) -> None:
    answer = server.ask(method, path, body)
    assert answer.status == status
    assert set(answer.json) == {"code", "values", "text"}


def test_a_foreign_host_is_refused(server: Running) -> None:
    answer = server.ask("GET", "/api/v1/games", headers={"host": "evil.example"})
    assert (answer.status, answer.json["code"]) == (421, "wrong-host")


def test_a_foreign_page_may_not_ask(server: Running) -> None:
    answer = server.ask("POST", "/api/v1/codes", {"code": "ABCDE"}, headers={"origin": "https://evil.example"})
    assert (answer.status, answer.json["code"]) == (403, "wrong-origin")


def test_every_answer_has_a_strict_policy(server: Running) -> None:
    policy = server.ask("GET", "/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_it_is_well_and_says_so(server: Running) -> None:
    assert server.ask("GET", "/healthz").json["status"] == "ok"
    assert "filotto_tables " in server.ask("GET", "/metrics").text
