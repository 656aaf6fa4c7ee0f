"""Games between opponents by the thousand: as `simulate` plays them by chance, so that a rule is measured in good play.

A game is known by its number, and one on a kernel is the same compiled, in plain Python and by typed actions.
"""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any

import numpy as np

from ..bots import forms
from ..bots.asking import asked
from ..bots.contract import Budget
from ..bots.kernels.bulk import APART
from ..bots.levels import LEVELS
from ..bots.weights import Weights, weights_of
from ..games import compiling
from ..games.contract import Game, Setup
from ..games.dealers import Seeded
from ..games.kernel import KernelPosition
from ..games.playout import seed as mixed
from ..games.playout import turned
from ..games.record import Record
from .counts import Counts
from .heard import Heard
from .simulate import first_of

BATCH = 20  # games between two looks at whether it is enough


class Table:
    """Who plays, in order of the seats."""

    def __init__(self, game: Game, setup: Setup, names: list[str]) -> None:
        self.game, self.setup, self.names = game, setup, names
        self.mind: forms.Ready | None = None
        self.weights: Weights = np.zeros((0, 0))
        at, thinker = game.blank(setup), forms.thinker_of(game.facts.kind)
        if isinstance(at, KernelPosition) and thinker is not None and all(name in LEVELS for name in names):
            self.mind = forms.ready(setup.game, at.rules, thinker)
            self.weights = np.array([weights_of(game.facts, thinker, name) for name in names])

    def simulate(self, games: int, seed: int, jobs: int, heard: Heard) -> Counts:
        """Play this many games, or fewer if whoever hears of it has enough."""
        counts, begun = Counts([0] * self.setup.sides), time.perf_counter()
        if self.mind is not None and compiling.available():
            self.mind.prepare()
        first = first_of(seed)
        batches = iter(range(first, first + games, BATCH))
        with ThreadPoolExecutor(jobs) as pool:
            while not heard.stopped() and (group := list(islice(batches, jobs))):
                ends = [min(start + BATCH, first + games) for start in group]
                for found in pool.map(self.batch, group, ends):
                    add(counts, found)
                    heard.played(found.games)
        counts.seconds = time.perf_counter() - begun
        return counts

    def batch(self, start: int, end: int) -> Counts:
        """The games from one number to another."""
        counts = Counts([0] * self.setup.sides)
        if self.mind is None:
            for number in range(start, end):
                self.count(counts, self.played(number))
            return counts
        at: Any = self.game.blank(self.setup)
        room = forms.room(self.mind.thinker)
        for number in range(start, end):
            self.mind.form.game(at.ed, at.s, number, self.weights, room)
            counts.add_result(at.result(), int(at.s.plays))
        return counts

    def count(self, counts: Counts, record: Record) -> None:
        """A game by typed actions."""
        assert record.result is not None
        counts.add_result(record.result, sum(move.seat is not None for move in record.moves))

    def played(self, number: int) -> Record:
        """A game with all that happened in it."""
        record = Record(self.game, self.setup, Seeded(number))
        y = mixed(number + APART)
        while record.result is None:
            y = turned(y)
            at: Any = record.position
            if self.mind is None:
                seat = at.who()[0]
                view = record.view(seat, "show")
                record.play(seat, asked(self.names[seat], view, self.setup, Budget(), y).choice.action)
            else:
                seat = int(at.rules.actor(at.ed, at.s))
                record.play(seat, at.decode(seat, self.mind.choice(at, seat, self.weights[seat], y)))
        return record

    def kept(self, seed: int, games: int) -> Iterator[Record]:
        """The first games of a seed: those that `simulate` counts."""
        return (self.played(first_of(seed) + number) for number in range(games))


def add(counts: Counts, more: Counts) -> None:
    """Some games more."""
    counts.games += more.games
    counts.plays += more.plays
    counts.draws += more.draws
    counts.shared += more.shared
    counts.ended.update(more.ended)
    counts.sides[:] = [old + new for old, new in zip(counts.sides, more.sides, strict=True)]
