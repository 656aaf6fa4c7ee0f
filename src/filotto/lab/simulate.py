"""Random games by the thousand: the same seed gives the same counts, however many threads share the games out.

A game is known by its number. On a kernel, plain Python plays until the compiled form is ready; both give the same
games. A game without a kernel is played through its typed actions.
"""

import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..games import compiling, playout
from ..games.contract import Game, Result, Setup
from ..games.dealers import Seeded
from ..games.kernel import KernelPosition
from ..games.record import Record

BETWEEN_SEEDS = 1 << 40  # game numbers of one seed
PLAIN, BATCH = 4, 2000  # games a batch: about 0.2 s in plain Python, 0.1 s compiled
Progress = Callable[[int], None]


@dataclass
class Counts:
    """What came out of many games. Sides and seats count outright wins, in order of play."""

    games: int = 0
    seconds: float = 0.0
    plays: int = 0
    sides: list[int] = field(default_factory=list)
    draws: int = 0
    shared: int = 0
    ended: "Counter[str]" = field(default_factory=Counter)

    def as_json(self, setup: Setup, seed: int) -> dict[str, Any]:
        """The figures under the names that docs/simulate.md tells."""
        seconds = max(self.seconds, 1e-9)
        return {
            "game": setup.game,
            "players": setup.players,
            "teams": setup.teams,
            "options": setup.options,
            "seed": seed,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 1),
            "plays_per_second": round(self.plays / seconds, 1),
            "mean_plays": round(self.plays / max(self.games, 1), 4),
            "wins": {"seats": [self.sides[setup.side_of(seat)] for seat in range(setup.players)], "sides": self.sides},
            "draws": self.draws,
            "shared": self.shared,
            "ended": dict(sorted(self.ended.items())),
        }


class Stopped(Exception):
    """Somebody stopped it: what was played so far."""

    def __init__(self, counts: Counts) -> None:
        super().__init__()
        self.counts = counts


def simulate(
    game: Game, setup: Setup, games: int, seed: int, jobs: int, *, told: Progress, said: Callable[[str], None]
) -> Counts:
    """Play this many random games. `told` hears of games as they end, `said` what a person should know."""
    at = game.blank(setup)
    counts = Counts(sides=[0] * setup.sides)
    begun = time.perf_counter()
    try:
        if isinstance(at, KernelPosition):
            OnKernel(game, setup, jobs, told, said).play(counts, seed * BETWEEN_SEEDS, games)
        else:
            by_actions(game, setup, counts, seed * BETWEEN_SEEDS, games, told)
    except KeyboardInterrupt:
        counts.seconds = time.perf_counter() - begun
        raise Stopped(counts) from None
    counts.seconds = time.perf_counter() - begun
    return counts


class OnKernel:
    """Batches of games on a kernel, plain until the compiled form is ready."""

    def __init__(self, game: Game, setup: Setup, jobs: int, told: Progress, said: Callable[[str], None]) -> None:
        self.game, self.setup, self.jobs, self.told, self.said = game, setup, jobs, told, said
        self.at = self.blank()
        self.plain = compiling.plain(self.at.rules)
        self.compiled: playout.Playout | None = None
        self.lock = threading.Lock()

    def blank(self) -> Any:
        """A position before the deal, with a state apart from those of other threads."""
        at: Any = self.game.blank(self.setup)
        at.s = apart(at.s)
        return at

    def play(self, counts: Counts, first: int, games: int) -> None:
        """All games, shared out among threads."""
        compiler = self.prepare()
        try:
            done = self.play_plain(counts, first, games, compiler)
            if done < games:
                self.play_compiled(counts, first + done, games - done)
        finally:
            if compiler is not None and compiler.poll() is None:
                compiler.terminate()

    def prepare(self) -> Any:
        """Load the compiled form, or have it made by a process of its own."""
        if not compiling.available():
            self.said("simulate-plain-only")
        elif compiling.folder() is None:
            self.said("simulate-no-cache")
            self.compiled = compiling.compiled(self.at.rules)
        elif compiling.is_ready(self.at.rules):
            self.compiled = compiling.compiled(self.at.rules)
        else:
            self.said("simulate-compiling")
            return compiling.start(self.setup.game)
        return None

    def play_plain(self, counts: Counts, first: int, games: int, compiler: Any) -> int:
        """Games in plain Python, until all are played or the compiled form is ready; how many."""
        done = 0
        while done < games and self.compiled is None:
            n = min(PLAIN, games - done)
            self.batch(self.plain, self.at, counts, first + done, n)
            done += n
            if compiler is not None and compiler.poll() is not None:
                if compiler.returncode == 0:
                    self.compiled = compiling.compiled(self.at.rules)
                else:
                    self.said("simulate-plain-only")
                    compiler = None
        return done

    def play_compiled(self, counts: Counts, first: int, games: int) -> None:
        """The rest, in batches over threads."""
        form = self.compiled
        assert form is not None
        spare = [self.blank() for _ in range(self.jobs)]

        def one(start: int) -> None:
            at = spare.pop()
            self.batch(form, at, counts, start, min(BATCH, first + games - start))
            spare.append(at)

        with ThreadPoolExecutor(self.jobs) as pool:
            waiting: list[Future[None]] = [pool.submit(one, start) for start in range(first, first + games, BATCH)]
            try:
                for future in waiting:
                    future.result()
            except KeyboardInterrupt:
                pool.shutdown(wait=True, cancel_futures=True)
                raise

    def batch(self, form: playout.Playout, at: Any, counts: Counts, first: int, games: int) -> None:
        """A batch, added to the counts."""
        tally = playout.tally()
        form.games(at.ed, at.s, first, games, tally)
        with self.lock:
            add_tally(counts, tally, [reason.value for reason in at.reasons()])
            self.told(games)


def apart(state: Any) -> Any:
    """A copy of a state record at least 128 bytes away from any other: threads must not share lines of the cache."""
    size = state.dtype.itemsize
    room = np.zeros(size + 256, np.uint8)
    start = -room.ctypes.data % 128
    return room[start : start + size].view(state.dtype)[0]


def add_tally(counts: Counts, tally: NDArray[np.int64], reasons: list[str]) -> None:
    """A kernel's tally, added to the counts."""
    for side in range(len(counts.sides)):
        counts.sides[side] += int(tally[playout.SIDES_WON + side])
    counts.draws += int(tally[playout.DRAWS])
    counts.shared += int(tally[playout.SHARED])
    counts.plays += int(tally[playout.PLAYS])
    for i, reason in enumerate(reasons):
        if n := int(tally[playout.REASONS + 1 + i]):
            counts.ended[reason] += n
            counts.games += n


def by_actions(game: Game, setup: Setup, counts: Counts, first: int, games: int, told: Progress) -> None:
    """A game without a kernel, through its typed actions."""
    for number in range(first, first + games):
        record = played(game, setup, number)
        assert record.result is not None
        counts.games += 1
        counts.plays += sum(move.seat is not None for move in record.moves)
        add_result(counts, record.result)
        told(1)


def add_result(counts: Counts, result: Result) -> None:
    """A finished game, added to the counts."""
    counts.ended[result.ended.value] += 1
    if len(result.winners) == 1:
        counts.sides[result.winners[0]] += 1
    elif result.winners:
        counts.shared += 1
    else:
        counts.draws += 1


def played(game: Game, setup: Setup, number: int) -> Record:
    """A random game by its number, with its record: the same one that the kernels play."""
    dealer = Seeded(number)
    record = Record(game, setup, dealer)
    while record.result is None:
        record.play(*record.position.sample(dealer.next()))
    return record


def kept(game: Game, setup: Setup, seed: int, keep: int) -> Iterator[Record]:
    """The first games of a seed, to be saved."""
    return (played(game, setup, seed * BETWEEN_SEEDS + number) for number in range(keep))


def default_jobs() -> int:
    """A thread for each processor."""
    return os.cpu_count() or 1
