"""Deals played from every side: `a` on one side and `b` on all others, each side in turn.

Between levels that are kernels whole games run compiled; others are asked move by move. A bot that fails, answers late
or illegally has lost that game.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...games import compiling
from ...games.contract import Game, Setup
from ...games.dealers import Seeded
from ...games.kernel import KernelPosition
from ...games.playout import seed as mixed
from ...games.record import Record
from .. import forms
from ..asking import asked
from ..contract import Budget
from ..levels import LEVELS
from ..weights import weights_of
from .results import points


@dataclass
class Played:
    """What came of some deals: the share of `a` in each, and how many actions there were."""

    shares: dict[int, float]
    actions: int
    seconds: float


class Compiled:
    """Whole games between levels on one kernel."""

    def __init__(self, game: Game, setup: Setup) -> None:
        at, thinker = game.blank(setup), forms.thinker_of(game.facts.kind)
        assert isinstance(at, KernelPosition)
        assert thinker is not None
        self.game, self.setup, self.thinker = game, setup, thinker
        ready = forms.ready(setup.game, at.rules, thinker)
        if compiling.available():
            ready.prepare()
        self.form = ready.form

    def play(self, a: str, b: str, deals: range) -> Played:
        """A row of deals."""
        begun, sides = time.perf_counter(), self.setup.sides
        at: Any = self.game.blank(self.setup)
        room, winners = forms.room(self.thinker), np.zeros(len(deals), np.int64)
        shares, actions = dict.fromkeys(deals, 0.0), 0
        for side in range(sides):
            names = [a if seat % sides == side else b for seat in range(self.setup.players)]
            weights = np.array([weights_of(self.game.facts, self.thinker, name) for name in names])
            actions += self.form.games(at.ed, at.s, deals.start, len(deals), weights, room, winners)
            for deal, won in zip(deals, winners, strict=True):
                shares[deal] += points(int(won), side, sides) / sides
        return Played(shares, int(actions), time.perf_counter() - begun)


class Asked:
    """Any bots, move by move."""

    def __init__(self, game: Game, setup: Setup, budget: Budget) -> None:
        self.game, self.setup, self.budget = game, setup, budget

    def play(self, a: str, b: str, deals: Iterable[int]) -> Played:
        """Some deals."""
        begun, sides, shares, actions = time.perf_counter(), self.setup.sides, {}, 0
        for deal in deals:
            shares[deal] = 0.0
            for side in range(sides):
                names = [a if seat % sides == side else b for seat in range(self.setup.players)]
                winners, count = self.winners(names, deal)
                shares[deal] += points(winners, side, sides) / sides
                actions += count
        return Played(shares, actions, time.perf_counter() - begun)

    def winners(self, names: list[str], deal: int) -> tuple[int, int]:
        """The sides that win one game, as a set, and how many actions it took."""
        record = Record(self.game, self.setup, Seeded(deal))
        while record.result is None:
            seat = record.position.who()[0]
            seed = mixed(deal + len(record.moves))
            answer = asked(names[seat], record.view(seat, "show"), self.setup, self.budget, seed)
            if answer.fault:
                loser = self.setup.side_of(seat)
                return (1 << self.setup.sides) - 1 & ~(1 << loser), len(record.moves)
            record.play(seat, answer.choice.action)
        return sum(1 << side for side in record.result.winners), len(record.moves)


def player(game: Game, setup: Setup, names: Iterable[str], budget: Budget) -> Compiled | Asked:
    """Whoever can play these names quickest."""
    on_kernel = isinstance(game.blank(setup), KernelPosition) and forms.thinker_of(game.facts.kind) is not None
    if on_kernel and all(name in LEVELS for name in names):
        return Compiled(game, setup)
    return Asked(game, setup, budget)
