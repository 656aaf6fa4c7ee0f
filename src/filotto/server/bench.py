"""How fast a server is: it runs on one core, and the load comes from another. `filotto bench serve` tells.

Two seats a table, Sequence; every move is on disk before it is acknowledged. Latency is from the send of a move to the
other seat's view of it. What is counted is the server's own processor time, so that a busy machine changes little.
"""

import asyncio
import http.client
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from .wire import Wire, connected

FILOTTO = [sys.executable, "-m", "filotto", "serve"]
WIDE = (
    "commands-per-second=1000000",
    "tables-per-hour=1000000",
    "connections=1000000",
    "credit=0",
    "park-after=100000",
)


class Turn(Struct):
    """The part of a view that a player without eyes needs."""

    moves: list[str] = []
    decision: int | None = None


class You(Struct):
    """Where one sits."""

    looking: int | None = None


class Around(Struct):
    """The table, as far as that."""

    phase: str
    you: You


class Message(Struct):
    """A message of the server, as far as that."""

    type: str
    version: int = 0
    turn: Turn | None = None
    table: Around | None = None
    code: str = ""


decode = msgspec.json.Decoder(Message).decode


class Figures(Struct):
    """What was measured in one run."""

    tables: int
    seconds: float
    moves: int
    moves_per_second: float
    moves_per_server_cpu_second: float
    cpu_us_per_move: float
    p50_ms: float
    p99_ms: float
    fsync_p99_ms: float
    kib_per_table: float


class Measured(Struct):
    """What the generator notes."""

    moves: int = 0
    counting: bool = False
    latencies: list[float] = []


class Player:
    """A seat at a table, on a line of its own."""

    def __init__(self, wire: Wire, key: str, host: bool) -> None:  # noqa: FBT001  # the opener, or not
        self.wire, self.key, self.host = wire, key, host
        self.seat, self.version, self.turn, self.phase = 0, 0, Turn(), "open"
        self.sent, self.count = 0.0, 0

    def take(self, text: bytes) -> Message:
        """Keep what a message brings."""
        message = decode(text)
        if message.type in ("state", "update"):
            self.version = message.version
            self.turn = message.turn or self.turn
            if message.table is not None:
                self.phase = message.table.phase
                self.seat = message.table.you.looking if message.table.you.looking is not None else self.seat
        if message.type == "refused":
            raise RuntimeError(f"refused: {message.code}")
        return message

    def ask(self, command: dict[str, Any]) -> None:
        """Send a command."""
        self.count += 1
        self.sent = time.perf_counter()
        self.wire.send(json.dumps({"type": "do", "id": f"{self.count}", "command": command}).encode())

    def play(self, chance: random.Random) -> None:
        """One of the legal moves."""
        move = chance.choice(self.turn.moves)
        self.ask({"command": "play", "seat": self.seat, "action": move, "decision": self.turn.decision})


async def until(player: Player, version: int) -> None:
    """Read until this version is known."""
    while player.version < version:
        player.take(await player.wire.read())


async def play_on(players: list[Player], measured: Measured, every: float, stop: asyncio.Event, seed: int) -> None:
    """A table: move after move, at once or one each so many seconds."""
    chance = random.Random(seed)
    due = time.perf_counter() + chance.random() * every
    while not stop.is_set():
        if every:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += every
        await step(players, measured, chance)


async def step(players: list[Player], measured: Measured, chance: random.Random) -> None:
    """One move, seen by both; or the next game."""
    mover = next((player for player in players if player.turn.moves and player.phase == "playing"), None)
    if mover is None:
        await again(players)
        return
    other = players[1 - players.index(mover)]
    version = mover.version + 1
    mover.play(chance)
    await until(other, version)
    if measured.counting:
        measured.moves += 1
        measured.latencies.append(time.perf_counter() - mover.sent)
    await until(mover, version)


async def again(players: list[Player]) -> None:
    """Another game at the same table."""
    host = next(player for player in players if player.host)
    commands = [] if host.phase == "open" else [{"command": "rematch"}]
    for command in [*commands, {"command": "start"}]:
        version = host.version + 1
        host.ask(command)
        for player in players:
            await until(player, version)


def request(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """A request that is not live."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("POST", path, json.dumps(body))
    found: dict[str, Any] = json.loads(connection.getresponse().read())
    connection.close()
    return found


async def table(port: int, number: int) -> list[Player]:
    """A table for two, with both lines."""
    opened = {"id": f"a table of the bench {number:08}", "game": "sequence", "name": "Ana"}
    ana = await asyncio.to_thread(request, port, "/api/v1/tables", opened)
    seat = {"id": f"a seat of the bench {number:08}", "name": "Bob"}
    bob = await asyncio.to_thread(request, port, f"/api/v1/tables/{ana['link']}/sit", seat)
    players = [Player(await connected(port), who["key"], who is ana) for who in (ana, bob)]
    for player in players:
        player.wire.send(json.dumps({"type": "hello", "protocol": 1, "key": player.key}).encode())
        while player.take(await player.wire.read()).type != "state":
            pass
    return players


@contextmanager
def server(folder: Path, core: int | None) -> Iterator[tuple[int, int]]:
    """A server on a core of its own: its process and port."""
    limits = [word for text in WIDE for word in ("--limit", text)]
    process = subprocess.Popen([*FILOTTO, "--data", str(folder), *limits], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if core is not None:
            pin(process.pid, core)
        yield process.pid, int(line.rsplit(":", 1)[1])
    finally:
        process.terminate()
        process.communicate(timeout=60)


def pin(process: int, core: int) -> None:
    """Keep a process and its threads on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        for thread in Path(f"/proc/{process}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {core})


def used(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """KiB that a process holds."""
    fields = Path(f"/proc/{process}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


class Syncing:
    """A bare fsync of the same size, over and over, in the same run."""

    def __init__(self, folder: Path) -> None:
        self.file, self.times, self.going = folder / "fsync", [0.0], True
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        """Write and wait for the disk."""
        with self.file.open("wb") as file:
            while self.going:
                begun = time.perf_counter()
                file.write(bytes(4096))
                file.flush()
                os.fsync(file.fileno())
                self.times.append(time.perf_counter() - begun)
                time.sleep(0.02)


def share(values: list[float], part: float) -> float:
    """The value that so many are below, in milliseconds."""
    return round(1000 * sorted(values)[min(len(values) - 1, int(part * len(values)))], 2) if values else 0.0


async def run(tables: int, seconds: float, every: float, *, folder: Path, cores: bool) -> Figures:
    """One run."""
    with server(folder / "data", 0 if cores else None) as (process, port):
        if cores:
            os.sched_setaffinity(0, {1})
        first = await table(port, 10**6)
        before = memory(process)
        at_tables = [await table(port, number) for number in range(tables)]
        await asyncio.gather(*(again(players) for players in at_tables))
        held = (memory(process) - before) / tables
        figures = await measure(at_tables, seconds, every, process, folder)
        for players in [first, *at_tables]:
            for player in players:
                player.wire.close()
    return Figures(tables=tables, seconds=seconds, kib_per_table=round(held, 1), **figures)


async def measure(
    at_tables: list[list[Player]], seconds: float, every: float, process: int, folder: Path
) -> dict[str, Any]:
    """Play for so long, and count."""
    measured, stop, syncing = Measured(), asyncio.Event(), Syncing(folder)
    playing = [asyncio.create_task(play_on(p, measured, every, stop, seed)) for seed, p in enumerate(at_tables)]
    await asyncio.sleep(min(2.0, seconds / 4))
    syncing.thread.start()
    measured.counting, cpu, begun = True, used(process), time.perf_counter()
    await asyncio.sleep(seconds)
    measured.counting, cpu, took = False, used(process) - cpu, time.perf_counter() - begun
    stop.set()
    syncing.going = False
    await asyncio.wait(playing, timeout=10)
    return {
        "moves": measured.moves,
        "moves_per_second": round(measured.moves / took),
        "moves_per_server_cpu_second": round(measured.moves / cpu) if cpu else 0,
        "cpu_us_per_move": round(1e6 * cpu / max(measured.moves, 1)),
        "p50_ms": share(measured.latencies, 0.5),
        "p99_ms": share(measured.latencies, 0.99),
        "fsync_p99_ms": share(syncing.times, 0.99),
    }


def measured(tables: int, seconds: float, every: float = 0) -> Figures:
    """One run, in folders that are thrown away."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    cores = hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(tables, seconds, every, folder=Path(folder), cores=cores))


RUNS = ((100, 0.0), (300, 0.0), (1000, 0.0), (1000, 1.0))  # tables, and seconds from move to move (0: at once)


def main(*words: str) -> int:
    """`SECONDS TABLES EVERY`, or all the runs."""
    seconds = float(words[0]) if words else 10.0
    runs = ((int(words[1]), float(words[2])),) if len(words) == 3 else RUNS
    for tables, every in runs:
        kind = f"a move each {every:g} s" if every else "closed loop"
        sys.stdout.write(f"{kind}: {json.dumps(msgspec.to_builtins(measured(tables, seconds, every)))}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
