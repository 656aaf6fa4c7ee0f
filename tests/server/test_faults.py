"""What is acknowledged is never lost: the server is killed, the disk is full, the folder cannot be written.

Each test first makes sure that the fault bites.
"""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from http.client import HTTPException
from pathlib import Path

import pytest

from filotto.server import sqlite
from filotto.server.client import Client
from tests.server.kit import Json, Running, quick, running

COMMAND = [sys.executable, "-m", "filotto", "serve"]
WIDE = ["--limit", "commands-per-second=100000", "--limit", "tables-per-hour=100000", "--limit", "credit=0"]
TABLES = 50


class Server:
    """`filotto serve` in a process of its own, which can be killed."""

    def __init__(self, data: Path) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "--data", str(data), *WIDE], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http" in line, line
        self.asking = Running(int(line.rsplit(":", 1)[1]), None)  # type: ignore[arg-type]  # it is elsewhere

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def talk(asking: Running, who: Json, said: list[str], stop: threading.Event) -> None:
    """Say one line after the other, and note each that was acknowledged."""
    while not stop.is_set():
        text = f"{who['link'][:6]} {len(said)}"
        try:
            answer = asking.do(who, {"command": "say", "text": text}, f"say {len(said)}")
        except (OSError, HTTPException):  # the server was killed in the middle of it
            return
        if answer.status == 200:
            said.append(text)


def kill_and_look(tmp_path: Path, times: int) -> None:
    people: list[Json] = []
    said: list[list[str]] = [[] for _ in range(TABLES)]
    for number in range(times):
        server = Server(tmp_path)
        if not people:
            people = [server.asking.open() for _ in range(TABLES)]
        compare(server.asking, people, said)
        stop = threading.Event()
        threads = [
            threading.Thread(target=talk, args=(server.asking, who, lines, stop))
            for who, lines in zip(people, said, strict=True)
        ]
        for thread in threads:
            thread.start()
        time.sleep(0.1 + number % 7 / 20)
        server.kill()
        stop.set()
        for thread in threads:
            thread.join()
    server = Server(tmp_path)
    compare(server.asking, people, said)
    server.kill()
    assert sum(map(len, said)) > times


def compare(asking: Running, people: list[Json], said: list[list[str]]) -> None:
    """Nothing that was acknowledged is missing, nothing is there twice; at most one more was stored than heard."""
    for who, lines in zip(people, said, strict=True):
        state = asking.ask("GET", "/api/v1/state", key=who["key"]).json
        stored = [line["text"] for line in state["chat"]]
        assert state["version"] - 1 in (len(lines), len(lines) + 1)
        assert lines[-1:] in (stored[-1:], stored[-2:-1])
        assert len(set(stored)) == len(stored)
        if state["version"] - 1 > len(lines):
            lines.append(stored[-1])


@pytest.mark.slow
def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    kill_and_look(tmp_path, 4)


@pytest.mark.thorough
def test_a_server_that_is_killed_again_and_again_has_lost_nothing(tmp_path: Path) -> None:
    kill_and_look(tmp_path, int(os.environ.get("FILOTTO_KILLS", "20")))


def test_a_full_disk_is_a_refusal_and_the_server_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stores: list[sqlite.SqliteStore] = []
    made = sqlite.SqliteStore.__init__

    def noted(self: sqlite.SqliteStore, file: Path) -> None:
        made(self, file)
        stores.append(self)

    monkeypatch.setattr(sqlite.SqliteStore, "__init__", noted)
    with running(quick(tmp_path)) as server:
        ana = server.open()
        pages = stores[0].writer.execute("PRAGMA page_count").fetchone()[0]
        stores[0].writer.execute(f"PRAGMA max_page_count = {pages}")
        refused = fill(server, ana)
        assert (refused["code"], server.ask("GET", "/healthz").status) == ("cannot-store", 200)
        stores[0].writer.execute("PRAGMA max_page_count = 10000000")
        again = server.do(ana, {"command": "say", "text": "x" * 400}, refused["id"])
        assert again.status == 200
        with server.line(key=ana["key"]) as line:
            assert line.known["version"] == again.json["version"]


def fill(server: Running, who: Json) -> Json:
    """Write until there is no room."""
    for number in range(500):
        answer = server.do(who, {"command": "say", "text": "x" * 400}, f"fill {number}")
        if answer.status != 200:
            return {**answer.json, "id": f"fill {number}"}
    raise AssertionError("the disk is not full")


UNWRITABLE = """
import os, sys
from filotto import cli, words
import filotto.cli.app, filotto.cli.serve, filotto.server.main  # who we become may not be able to read them
words.say("en", "cli-serve-unwritable", folder="")
os.setuid(65534)
try:
    open(os.path.join(sys.argv[1], "trial"), "w")
    sys.exit(9)  # the fault does not bite
except PermissionError:
    pass
sys.argv = ["filotto", "serve", "--data", sys.argv[1]]
cli.main()
"""


@pytest.mark.slow
def test_a_folder_that_cannot_be_written_is_one_line_and_status_2(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o555)
    if os.getuid():
        done = subprocess.run([*COMMAND, "--data", str(data)], capture_output=True, text=True, check=False, timeout=60)
    else:
        for folder in (tmp_path, *tmp_path.parents):
            if folder.owner() == "root" and folder != Path("/") and not folder.stat().st_mode & 0o001:
                folder.chmod(folder.stat().st_mode | 0o011)
        child = [sys.executable, "-c", UNWRITABLE, str(data)]
        done = subprocess.run(child, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr


@pytest.mark.parametrize("message", ["{" * 5000, '{"type":"do"}', "\x00"])
def test_nonsense_closes_its_own_line_and_no_other(tmp_path: Path, message: str) -> None:
    with running(quick(tmp_path)) as server:
        ana = server.open()
        with server.line(key=ana["key"]) as good:
            with server.bare_line() as bad:
                bad.socket.send(message)
                assert bad.until("bye")["code"] == "bad-message"
            assert good.do({"command": "say", "text": "still here"})["type"] == "done"


def test_a_message_that_is_too_large_closes_its_own_line_and_no_other(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        ana = server.open()
        with server.line(key=ana["key"]) as good:
            with server.line(key=ana["key"]) as bad:
                bad.socket.send("x" * 20_000)
                assert bad.closed()
            assert good.do({"command": "say", "text": "still here"})["type"] == "done"


def test_who_asks_too_fast_is_refused_and_the_others_notice_nothing(tmp_path: Path) -> None:
    with running(quick(tmp_path, commands_per_second=5)) as server:
        ana = server.open()
        bob = server.sit(ana)
        with server.line(key=ana["key"]) as fast, server.line(key=bob["key"]) as other:
            codes = [fast.do({"command": "say", "text": str(number)}).get("code") for number in range(14)]
            assert "too-fast" in codes
            assert other.do({"command": "say", "text": "hello"})["type"] == "done"


def test_wrong_codes_are_few_for_an_address(tmp_path: Path) -> None:
    with running(quick(tmp_path, wrong_tries=3)) as server:
        codes = [server.ask("POST", "/api/v1/codes", {"code": "AAAAA"}).json["code"] for _ in range(5)]
    assert codes == ["unknown-code"] * 3 + ["too-many-tries"] * 2


def test_tables_and_lines_are_few_for_an_address(tmp_path: Path) -> None:
    with running(quick(tmp_path, tables_per_hour=1, connections=1)) as server:
        ana = server.open()
        body = {"id": "one table too many", "game": "kids"}
        assert server.ask("POST", "/api/v1/tables", body).json["code"] == "too-many-tables"
        with server.line(key=ana["key"]), server.bare_line() as second:
            assert second.until("bye")["code"] == "too-many-connections"


def test_a_reader_that_sleeps_is_cut_off() -> None:
    client = Client(limit=3)
    for number in range(4):
        client.put(str(number))
    sent: list[str] = []

    async def send(text: str) -> None:
        sent.append(text)

    asyncio.run(client.write_on(send))
    assert (client.overflown, sent) == (True, [])


def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with running(quick(tmp_path, park_after=0)) as server:
        ana = server.open()
        assert server.server.inside is not None
        server.server.inside.rooms.park()
        assert server.server.inside.rooms.rooms == {}
        with server.line(key=ana["key"]) as line:
            assert line.known["version"] == 1
