"""A message arrives, the table decides, the events are stored, and each seat gets its own view, without a gap."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from filotto.games.contract import Game, Setup, View
from tests.server.kit import Running, play_out, quick, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("data"))) as server:
        yield server


def test_two_people_far_apart_play_a_game_to_its_end(server: Running) -> None:
    ana = server.open()
    bob = server.sit(ana)
    with server.line(key=ana["key"]) as one, server.line(key=bob["key"]) as other:
        one.do({"command": "start"})
        other.wait(lambda known: known["version"] >= one.known["version"])
        play_out([one, other])
        assert one.known["game"]["result"] == other.known["game"]["result"]
        assert one.known["table"]["proof"]["secret"]


def test_an_answer_comes_once_for_a_command_that_is_sent_again(server: Running) -> None:
    ana = server.open()
    with server.line(key=ana["key"]) as line:
        first = line.do({"command": "say", "text": "hello"}, "m1")
        again = line.do({"command": "say", "text": "hello"}, "m1")
        assert first == again
        assert line.known["version"] == first["version"]


def test_ids_are_each_persons_own(server: Running) -> None:
    ana = server.open()
    bob = server.sit(ana)
    assert server.do(ana, {"command": "say", "text": "hello"}, "same").json["version"] == 3
    assert server.do(bob, {"command": "say", "text": "hello"}, "same").json["version"] == 4


def test_who_comes_back_is_told_what_happened(server: Running) -> None:
    ana = server.open()
    with server.line(key=ana["key"]) as line:
        seen = line.known["version"]
    server.do(ana, {"command": "say", "text": "is anybody there?"})
    with server.bare_line() as line:
        line.send({"type": "hello", "protocol": 1, "key": ana["key"], "since": seen})
        state = line.until("state")
    assert [thing["text"] for thing in state["happened"]] == ["is anybody there?"]


def test_bots_play_by_themselves(server: Running) -> None:
    ana = server.open(players=4, name=None, fill="easy", start=True)
    with server.line(link=ana["link"]) as line:
        line.wait(lambda known: known["table"]["phase"] == "over")


def test_a_spectator_sees_no_hand_and_may_do_nothing(server: Running) -> None:
    ana = server.open(fill="easy", start=True)
    with server.line(link=ana["link"]) as line:
        assert (line.known["game"]["hand"], line.known["turn"]["moves"]) == ([], [])
        assert line.do({"command": "say", "text": "look!"})["code"] == "watching-only"


def test_a_pass_and_play_page_holds_only_the_hand_that_is_lifted(server: Running) -> None:
    ana = server.open()
    with server.line(key=ana["key"]) as line:
        line.do({"command": "sit", "name": "Grandma"})
        line.do({"command": "start"})
        line.send({"type": "look", "seat": None})
        line.until("state")
        assert line.known["game"]["hand"] == []
        line.send({"type": "look", "seat": 1})
        line.until("state")
        assert (line.known["game"]["seat"], len(line.known["game"]["hand"])) == (1, 7)


def test_one_seat_on_two_devices_is_one_seat(server: Running) -> None:
    ana = server.open(fill="easy", start=True)
    with server.line(key=ana["key"]) as phone, server.line(key=ana["key"]) as tablet:
        phone.wait(lambda _: phone.has_moves())
        tablet.wait(lambda known: known["version"] == phone.known["version"])
        assert phone.known["game"] == tablet.known["game"]
        phone.play()
        tablet.wait(lambda known: known["version"] >= phone.known["version"])


def test_looking_over_a_shoulder_shows_the_hand_and_does_nothing(server: Running) -> None:
    ana = server.open(fill="easy", start=True)
    with server.line(key=ana["key"]) as line:
        seat = line.known["table"]["you"]["looking"]
        key = line.do({"command": "shoulder", "seat": seat})["key"]
        with server.line(key=key) as child:
            child.wait(lambda known: known["version"] >= line.known["version"])
            assert child.known["game"]["hand"] == line.known["game"]["hand"]
            assert child.do({"command": "say", "text": "hi"})["code"] == "watching-only"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("no json", "bad-message"),
        ('{"type": "fly"}', "bad-message"),
        ('{"type": "ping"}', "hello-first"),
        ('{"type": "hello", "protocol": 0, "key": "x"}', "client-too-old"),
        ('{"type": "hello", "protocol": 99, "key": "x"}', "client-too-new"),
        ('{"type": "hello", "protocol": 1, "key": "x"}', "unknown-key"),
        ('{"type": "hello", "protocol": 1, "link": "x"}', "unknown-link"),
    ],
)
def test_a_line_that_begins_wrongly_is_closed_with_a_code(server: Running, said: str, code: str) -> None:
    with server.bare_line() as line:
        line.socket.send(said)
        assert line.until("bye")["code"] == code
        assert line.closed()


def test_a_table_is_as_it_was_after_a_restart(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        ana = server.open()
        bob = server.sit(ana)
        with server.line(key=ana["key"]) as one, server.line(key=bob["key"]) as other:
            one.do({"command": "start"})
            other.wait(lambda known: known["version"] >= one.known["version"])
            mover = one if one.has_moves() else other
            mover.play()
            one.wait(lambda known: known["version"] >= mover.known["version"])
            before = dict(one.known)
    with running(quick(tmp_path)) as server, server.line(key=ana["key"]) as line:
        assert line.known == before


def test_an_accepted_command_is_known_after_a_restart(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        ana = server.open()
        first = server.do(ana, {"command": "say", "text": "once"}, "m1").json
    with running(quick(tmp_path)) as server:
        with server.line(key=ana["key"]) as line:
            assert line.known["version"] == first["version"]
        assert server.do(ana, {"command": "say", "text": "once"}, "m1").json == first


def test_a_deleted_table_is_gone_with_its_chat(server: Running) -> None:
    ana = server.open()
    bob = server.sit(ana)
    with server.line(key=bob["key"]) as line:
        assert server.do(ana, {"command": "delete"}).status == 200
        assert line.until("bye")["code"] == "table-deleted"
        assert line.closed()
    assert server.ask("GET", "/api/v1/me", key=bob["key"]).json["code"] == "unknown-key"
    assert server.ask("GET", f"/api/v1/tables/{ana['link']}").json["code"] == "unknown-link"


def test_a_table_of_rules_that_are_not_known_any_more_says_so(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        ana = server.open()
    connection = sqlite3.connect(tmp_path / "filotto.db")
    connection.execute("""UPDATE log SET events = replace(events, '"rules_version":1', '"rules_version":0')""")
    connection.commit()
    connection.close()
    with running(quick(tmp_path)) as server:
        assert server.ask("GET", "/api/v1/me", key=ana["key"]).json["code"] == "table-unreadable"


def test_a_game_goes_on_where_a_bot_fails(tmp_path: Path) -> None:
    def broken(game: Game, setup: Setup, view: View, seat: int, level: str) -> str:
        raise ZeroDivisionError

    with running(quick(tmp_path), broken) as server:
        ana = server.open(name=None, fill="easy", start=True)
        with server.line(link=ana["link"]) as line:
            line.wait(lambda known: known["table"]["phase"] == "over")
