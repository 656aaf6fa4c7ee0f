"""How a server starts, holds its data folder, keeps its port, and goes; and how tables are saved and brought back."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from filotto.server import folder, ports
from filotto.server.addresses import address_of, host_allowed, origin_allowed
from filotto.server.settings import Settings
from tests.server.kit import quick, running

COMMAND = [sys.executable, "-m", "filotto"]


def filotto(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=False, timeout=60)


@contextmanager
def served(data: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`filotto serve` as people start it; its first line names the address."""
    process = subprocess.Popen(
        [*COMMAND, "serve", "--data", str(data), *more], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        assert process.stdout is not None
        lines = []
        while "http" not in (line := process.stdout.readline()) or "port" in line:
            lines.append(line)
            assert line, lines
        yield process, line.split()[-1]
    finally:
        if process.poll() is None:
            process.terminate()
        try:
            process.wait(20)
        finally:
            process.kill()
            process.communicate()


@pytest.mark.slow
def test_it_serves_until_it_is_told_to_end_and_leaves_in_order(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address):
        assert folder.address_in(tmp_path) == address
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
    assert folder.address_in(tmp_path) is None


@pytest.mark.slow
def test_a_folder_is_held_by_one_server(tmp_path: Path) -> None:
    with served(tmp_path) as (_, address):
        second = filotto("serve", "--data", str(tmp_path))
    assert (second.returncode, second.stdout) == (2, "")
    assert address in second.stderr
    assert len(second.stderr.splitlines()) == 1


@pytest.mark.slow
def test_the_port_stays_and_gives_way_only_to_another_program(tmp_path: Path) -> None:
    with socket.socket() as spare:  # one that nobody else on this machine is likely to want meanwhile
        spare.bind(("127.0.0.1", 0))
        port = spare.getsockname()[1]
    folder.note_port(tmp_path, port)
    with served(tmp_path) as (_, first):
        assert first.endswith(f":{port}")
    with served(tmp_path) as (_, again):
        assert again == first
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", port))
        other.listen()
        with served(tmp_path) as (_, elsewhere):
            assert elsewhere != first
    assert folder.port_in(tmp_path) == port


@pytest.mark.slow
def test_a_backup_is_made_while_it_runs_and_brought_back_where_nothing_runs(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "tables.backup"
    with running(quick_in(data)) as server:
        ana = server.open()
        assert filotto("backup", str(file), "--data", str(data)).returncode == 0
    refused = filotto("restore", str(file), "--data", str(data))
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
    assert filotto("restore", str(file), "--data", str(data), "--overwrite").returncode == 0
    assert len(list(tmp_path.glob("data-before-*"))) == 1
    with running(quick_in(data)) as server:
        assert server.ask("GET", "/api/v1/me", key=ana["key"]).json["seats"] == [0]


@pytest.mark.slow
def test_nothing_is_restored_into_a_folder_that_a_server_holds(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "tables.backup"
    data.mkdir()
    with served(data):
        filotto("backup", str(file), "--data", str(data))
        refused = filotto("restore", str(file), "--data", str(data), "--overwrite")
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)


@pytest.mark.slow
@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + bytes(200)])
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    refused = filotto("restore", str(file), "--data", str(tmp_path / "data"))
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)


@pytest.mark.slow
def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    with running(quick(tmp_path)):
        pass
    connection = sqlite3.connect(tmp_path / folder.DATABASE)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    refused = filotto("serve", "--data", str(tmp_path))
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
    assert "99" in refused.stderr


def quick_in(data: Path) -> Settings:
    data.mkdir(exist_ok=True)
    return quick(data)


@pytest.mark.parametrize(
    ("environment", "platform", "place"),
    [
        ({"FILOTTO_DATA": "/a", "XDG_DATA_HOME": "/b", "HOME": "/c"}, "linux", "/a"),
        ({"XDG_DATA_HOME": "/b", "HOME": "/c"}, "linux", "/b/filotto"),
        ({"HOME": "/c"}, "linux", "/c/.local/share/filotto"),
        ({"HOME": "/c"}, "darwin", "/c/Library/Application Support/Filotto"),
        ({"LOCALAPPDATA": "/d"}, "win32", "/d/Filotto"),
    ],
)
def test_the_data_folder_is_the_systems_own_place(environment: dict[str, str], platform: str, place: str) -> None:
    assert folder.standard(environment, platform) == Path(place)


def test_without_a_home_the_folder_is_in_the_project(tmp_path: Path) -> None:
    assert folder.choose(None, {"HOME": "/proc/nowhere"}, tmp_path) == (tmp_path / ".filotto", True)


def test_a_folder_that_was_asked_for_must_be_writable(tmp_path: Path) -> None:
    with pytest.raises(folder.Unwritable):
        folder.choose(Path("/proc/nowhere"), {"HOME": str(tmp_path)}, tmp_path)


def test_the_next_free_port_is_taken() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        found = ports.first_free("127.0.0.1", taken)
        assert found
        assert found.getsockname()[1] > taken
        found.close()


LOCAL = Settings(data=Path())
HOUSE = Settings(data=Path(), lan=True)
PUBLIC = Settings(data=Path(), public_url="https://play.example.org")


@pytest.mark.parametrize(
    ("host", "settings", "allowed"),
    [
        ("localhost:8765", LOCAL, True),
        ("127.0.0.1:8765", LOCAL, True),
        ("[::1]:8765", LOCAL, True),
        ("192.168.1.5:8765", LOCAL, False),
        ("evil.example", LOCAL, False),
        ("", LOCAL, False),
        ("192.168.1.5:8765", HOUSE, True),
        ("kitchen.local", HOUSE, True),
        ("evil.example", HOUSE, False),
        ("play.example.org", PUBLIC, True),
        ("evil.example", PUBLIC, False),
    ],
)
def test_only_names_that_are_ours_lead_here(host: str, settings: Settings, allowed: bool) -> None:
    assert host_allowed(host, settings) is allowed


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        ("", "localhost:1", True),
        ("http://localhost:1", "localhost:1", True),
        ("http://localhost:2", "localhost:1", False),
        ("https://play.example.org", "10.0.0.7:1", True),
        ("null", "localhost:1", False),
        ("https://evil.example", "localhost:1", False),
    ],
)
def test_only_our_own_pages_may_ask(origin: str, host: str, allowed: bool) -> None:
    assert origin_allowed(origin, host, PUBLIC) is allowed


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "", "10.0.0.1"),
    ],
)
def test_only_a_trusted_proxy_is_believed(peer: str, forwarded: str, address: str) -> None:
    settings = Settings(data=Path(), trusted_proxies=("10.0.0.0/8",))
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    assert address_of({"client": (peer, 1), "headers": headers}, settings) == address


def test_it_is_shown_under_a_path_of_a_proxy_that_takes_it_away_or_not(tmp_path: Path) -> None:
    with running(quick(tmp_path, base_path="/games")) as server:
        assert server.ask("GET", "/games/healthz").json["status"] == "ok"
        assert server.ask("GET", "/healthz").json["status"] == "ok"


def test_people_are_told_before_the_server_goes(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        ana = server.open()
        with server.line(key=ana["key"]) as line:
            server.server.should_exit = True
            assert line.until("draining")["seconds"] >= 1
            assert line.closed()


def test_the_data_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    place, _ = folder.choose(tmp_path / "new", dict(os.environ), tmp_path)
    assert place.stat().st_mode & 0o077 == 0


def test_the_servers_own_time_stands_still_while_it_is_down(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        server.open()
    before = time.monotonic()
    time.sleep(0.5)
    with running(quick(tmp_path)) as server:
        assert server.ask("GET", "/healthz").status == 200
        down = time.monotonic() - before
        connection = sqlite3.connect(tmp_path / folder.DATABASE)
        t = int(connection.execute("SELECT value FROM notes WHERE name = 't'").fetchone()[0])
        connection.close()
    assert down > 0.5
    assert t < 60_000
