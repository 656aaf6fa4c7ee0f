"""Random games by the thousand: the same seed gives the same counts, however they are shared out and compiled or not.

A game is known by its number. One on a kernel is played there, any other through its typed actions.
"""

import os
import time
from collections.abc import Iterator

from ..games import playout
from ..games.contract import Game, Setup
from ..games.dealers import Seeded
from ..games.record import Record
from .counts import Counts
from .heard import Heard
from .on_kernel import OnKernel

SEEDS = 1 << 62


def simulate(game: Game, setup: Setup, games: int, seed: int, jobs: int, heard: Heard | None = None) -> Counts:
    """Play this many random games, or fewer if whoever hears of it has enough."""
    hearing = heard or Heard()
    counts = Counts([0] * setup.sides)
    begun = time.perf_counter()
    if game.blank(setup) is None:
        by_actions(game, setup, counts, seed, games, hearing)
    else:
        OnKernel(game, setup, hearing, counts).play(first_of(seed), games, jobs)
    counts.seconds = time.perf_counter() - begun
    return counts


def first_of(seed: int) -> int:
    """The number of a seed's first game; the others follow it. Seeds lie far apart."""
    return playout.seed(seed)


def by_actions(game: Game, setup: Setup, counts: Counts, seed: int, games: int, heard: Heard) -> None:
    """A game without a kernel."""
    for record in played(game, setup, seed, games):
        assert record.result is not None
        counts.add_result(record.result, sum(move.seat is not None for move in record.moves))
        heard.played(1)
        if heard.stopped():
            return


def played(game: Game, setup: Setup, seed: int, games: int) -> Iterator[Record]:
    """The first games of a seed with all that happened in them, by typed actions: those that `simulate` counts."""
    for number in range(first_of(seed), first_of(seed) + games):
        dealer = Seeded(number)
        record = Record(game, setup, dealer)
        while record.result is None:
            record.play(*record.position.sample(dealer.next()))
        yield record


def default_jobs() -> int:
    """A thread for each processor that we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
