"""How fast the rules are: random games on one core and on two, alternating with a yardstick where there is one.

Machines are noisy and slow down when others work on them, so each figure is the best of many short samples, and the
samples of all that is compared alternate in one run.
"""

import re
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from ..games import catalog, compiling, playout
from ..games.kernel import KernelPosition
from ..games.setup import prepare
from .heard import Heard
from .on_kernel import apart

YARDSTICK = (("sequence", 2), ("sequence", 3))  # the tables that a yardstick plays, in the order of its figures
SAMPLE = 0.05  # seconds
YARDSTICK_GAMES = 4000


@dataclass
class Speed:
    """The best that was seen: nanoseconds of one core."""

    play: float = float("inf")
    action: float = float("inf")
    pair: float = float("inf")  # a play's share of the time that two threads take together


class Bench:
    """A game at a table, played on its compiled kernel."""

    def __init__(self, game: str, players: int) -> None:
        self.game, self.players = game, players
        self.tables = [kernel_of(game, players), kernel_of(game, players)]
        self.form = compiling.compiled_now(game, self.tables[0].rules)
        self.numbers = count(0, 1 << 20)
        self.speed = Speed()
        self.games = 1
        self.timed(0)  # loads it
        self.games = 20
        self.games = max(1, int(self.games * SAMPLE / self.timed(0)[1]))

    def timed(self, which: int) -> tuple[Any, float]:
        """A sample at one of the two tables: its tally and its seconds."""
        at, tally = self.tables[which], playout.tally()
        first = next(self.numbers)
        begun = time.perf_counter()
        self.form.games(at.ed, at.s, first, self.games, tally)
        return tally, time.perf_counter() - begun

    def sample(self) -> None:
        """One core; then two at once."""
        tally, seconds = self.timed(0)
        self.speed.play = min(self.speed.play, 1e9 * seconds / int(tally[playout.PLAYS]))
        self.speed.action = min(self.speed.action, 1e9 * seconds / int(tally[playout.ACTIONS]))
        begun = time.perf_counter()
        tallies = both(lambda which: self.timed(which)[0])
        plays = sum(int(tally[playout.PLAYS]) for tally in tallies)
        self.speed.pair = min(self.speed.pair, 1e9 * (time.perf_counter() - begun) / plays)


def kernel_of(game: str, players: int) -> KernelPosition:
    """A position before the deal, with a state apart from those of other threads."""
    chosen = catalog.game(game)
    at = chosen.blank(prepare(chosen, players))
    assert isinstance(at, KernelPosition)  # only kernels are measured
    at.s = apart(at.s)
    return at


def tables() -> list[tuple[str, int]]:
    """What is measured: the yardstick's tables, and every other game on a kernel for two."""
    others = [(name, 2) for name in catalog.names() if catalog.game(name).blank(prepare(catalog.game(name), 2))]
    return [*YARDSTICK, *(table for table in others if table not in YARDSTICK)]


def all_compiled(heard: Heard) -> list[Bench]:
    """Every table with its compiled kernel; first use takes a while."""
    if not all(compiling.is_ready(kernel_of(*table).rules) for table in tables()):
        heard.note("compiling")
    benches: list[Bench] = []
    for table in tables():
        make(*table, heard)
        if heard.stopped():
            return []
        benches.append(Bench(*table))
    return benches


def make(game: str, players: int, heard: Heard) -> None:
    """Have a kernel compiled, unless it is ready, or until whoever waits has enough."""
    if compiling.is_ready(kernel_of(game, players).rules) or not (making := compiling.start(game)):
        return
    try:
        while not making.is_over() and not heard.stopped():
            time.sleep(0.05)
    finally:
        making.stop()


def both(task: Callable[[int], Any]) -> list[Any]:
    """A task twice at the same time."""
    results: list[Any] = [None, None]

    def run(which: int) -> None:
        results[which] = task(which)

    threads = [threading.Thread(target=run, args=(which,)) for which in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


class NoYardstick(Exception):
    """The program does not do what a yardstick does."""


class Yardstick:
    """A program that plays random Sequence for two and for three, and prints nanoseconds a play for each."""

    def __init__(self, program: Path) -> None:
        self.program = program
        self.best = [float("inf"), float("inf")]
        self.pair = float("inf")

    def sample(self) -> None:
        """One process; then two at once."""
        self.best = [min(old, new) for old, new in zip(self.best, self.run(), strict=True)]
        self.pair = min(self.pair, max(found[0] for found in both(lambda which: self.run())) / 2)

    def run(self) -> list[float]:
        """Its two figures."""
        done = subprocess.run([self.program, str(YARDSTICK_GAMES)], capture_output=True, text=True, check=False)
        found = [float(one) for one in re.findall(r"([\d.]+) ns/play", done.stdout)]
        if done.returncode or len(found) != len(YARDSTICK):
            raise NoYardstick(str(self.program))
        return found


def measured(samples: int, yardstick: Path | None, heard: Heard) -> Iterator[dict[str, Any]]:
    """A row a game: nanoseconds, and how they compare with the yardstick's."""
    benches = all_compiled(heard)
    stick = Yardstick(yardstick) if yardstick else None
    for _ in range(samples if benches else 0):
        for one in (*benches, stick):
            if one is not None:
                one.sample()
        heard.played(1)
        if heard.stopped():
            break
    for bench in benches:
        yield row(bench, stick)


def row(bench: Bench, stick: Yardstick | None) -> dict[str, Any]:
    """The figures of one table. `speed` is the yardstick's time over ours, `times` ours over the yardstick's."""
    speed = bench.speed
    found: dict[str, Any] = {
        "game": bench.game,
        "players": bench.players,
        "ns_play": round(speed.play, 1),
        "ns_action": round(speed.action, 1),
        "two_threads": round(speed.play / speed.pair, 2),
    }
    if stick is not None:
        table = (bench.game, bench.players)
        own = stick.best[YARDSTICK.index(table) if table in YARDSTICK else 0]
        found["yardstick_ns"] = own
        found["speed"] = round(own / speed.play, 2)
        found["times"] = round(speed.action / own, 2)
        found["yardstick_two"] = round(stick.best[0] / stick.pair, 2)
    return found
