"""Random games on a kernel: plain Python plays until the compiled form is ready. Both play the same games."""

import threading
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from typing import Any

import numpy as np

from ..games import compiling, playout
from ..games.contract import Game, Setup
from ..games.kernel import KernelPosition
from .counts import Counts
from .heard import Heard

PLAIN, BATCH = 4, 2000  # games a batch: about 0.1 s each, so that whoever stops it need not wait
ENOUGH = 60  # games: then plain play leaves half of its time to the compiler, which may have no other processor


class OnKernel:
    """Batches of games, added to the counts as they end."""

    def __init__(self, game: Game, setup: Setup, heard: Heard, counts: Counts) -> None:
        self.game, self.setup, self.heard, self.counts = game, setup, heard, counts
        self.at = self.blank()
        self.rules = self.at.rules
        self.reasons = tuple(reason.value for reason in self.at.reasons())
        self.lock = threading.Lock()
        self.over = False

    def blank(self) -> KernelPosition:
        """A position before the deal, with a state apart from those of other threads."""
        at = self.game.blank(self.setup)
        assert isinstance(at, KernelPosition)
        at.s = apart(at.s)
        return at

    def play(self, first: int, games: int, jobs: int) -> None:
        """All games from a number on, the compiled ones shared out among threads."""
        form, making = self.prepare()
        try:
            done = 0 if form else self.play_plain(first, games, making)
        finally:
            if making is not None:
                making.stop()
        if done < games and not self.heard.stopped():
            self.play_compiled(form or compiling.compiled(self.rules), first + done, games - done, jobs)

    def prepare(self) -> tuple[playout.Playout | None, compiling.Making | None]:
        """The compiled form, or who makes it, or neither."""
        if not compiling.available():
            self.heard.note("plain-only")
            return None, None
        if compiling.is_ready(self.rules):
            return compiling.compiled(self.rules), None
        self.heard.note("compiling" if compiling.lasting() else "no-cache")
        if making := compiling.start(self.setup.game):
            return None, making
        return compiling.compiled(self.rules), None

    def play_plain(self, first: int, games: int, making: compiling.Making | None) -> int:
        """Games in plain Python, until all are played or the compiled form is ready; how many."""
        done = 0
        plain = compiling.plain(self.rules)
        while done < games and not self.heard.stopped():
            if making is not None and making.is_over():
                if compiling.is_ready(self.rules):
                    break
                self.heard.note("plain-only")
                making = None
            n, begun = min(PLAIN, games - done), time.perf_counter()
            self.batch(plain, self.at, first + done, n)
            done += n
            if making is not None and done >= ENOUGH:
                making.is_over(within=time.perf_counter() - begun)
        return done

    def play_compiled(self, form: playout.Playout, first: int, games: int, jobs: int) -> None:
        """Each thread takes the next batch, until there is none."""
        batches = iter(range(first, first + games, BATCH))
        with ThreadPoolExecutor(jobs) as pool:
            working = [pool.submit(self.work, form, batches, first + games) for _ in range(jobs)]
            try:
                while not any(ended(working)):
                    pass
            finally:
                self.over = True  # whatever went wrong, the other threads end too
        for worker in working:
            worker.result()

    def work(self, form: playout.Playout, batches: Iterator[int], end: int) -> None:
        """What one thread does."""
        at = self.blank()
        for start in batches:
            self.batch(form, at, start, min(BATCH, end - start))
            if self.over or self.heard.stopped():
                return

    def batch(self, form: playout.Playout, at: KernelPosition, first: int, games: int) -> None:
        """A batch, added to the counts."""
        tally = playout.tally()
        form.games(at.ed, at.s, first, games, tally)
        with self.lock:
            self.counts.add_tally(tally, self.reasons)
            self.heard.played(games)


def ended(working: list[Future[None]]) -> list[bool]:
    """Wait a little (not for ever: on some systems nothing else is heard meanwhile). Has one failed, or all ended?"""
    waited = wait(working, 0.2, FIRST_EXCEPTION)
    return [not waited.not_done, *(bool(worker.exception()) for worker in waited.done)]


def apart(state: Any) -> Any:
    """A copy of a state record at least 128 bytes away from any other: threads must not share lines of the cache."""
    size = state.dtype.itemsize
    room = np.zeros(size + 256, np.uint8)
    start = -room.ctypes.data % 128
    return room[start : start + size].view(state.dtype)[0]
