"""Try a design of the search against medium, on the same deals from both sides.

    python tools/bots/try_search.py sequence --wide 4 --depth 10 --margin 0.04 --simulations 200 --deals 200

What came of each design stands in docs/bots.md.
"""

import argparse
import math
import time
from typing import Any

import numpy as np

from filotto.bots import forms, weights
from filotto.bots.arena.results import Tally, points
from filotto.bots.kernels import lines, search
from filotto.games import catalog, compiled
from filotto.games.kernel import KernelPosition
from filotto.games.playout import seed, turned, word_of
from filotto.games.setup import prepare

DEALS = 1 << 44


class Match:
    """A search on one side, medium on the other."""

    def __init__(self, name: str, simulations: int) -> None:
        game = catalog.game(name)
        at = game.blank(prepare(game, 2))
        assert isinstance(at, KernelPosition)
        self.at: Any = at
        self.simulations, self.moves, self.seconds = simulations, 0, 0.0
        self.medium = forms.compiled(at.rules, lines)
        for module in (at.rules, lines, search):
            compiled.registered_with_uses(module)
        self.best = compiled.entry(None)(search.of(at.rules, lines, compiled.inline).best)
        self.weights = weights.weights_of(game.facts, lines, "medium")
        self.room, self.stop = forms.room(lines), np.zeros(1, np.int64)
        self.found = np.zeros(1, np.dtype((np.record, search.FOUND)))[0]
        self.pool = np.zeros(search.STATES, at.s.dtype).view(np.recarray)

    def game(self, deal: int, side: int) -> float:
        """The points of the search in one game."""
        at = self.at
        at.rules.deal(at.ed, at.s)
        x, y = self.drawn(seed(DEALS + deal)), seed(deal)
        while not at.s.result:
            seat, y = int(at.rules.actor(at.ed, at.s)), turned(y)
            at.rules.play(at.ed, at.s, seat, self.action(seat, y) if seat == side else self.other(seat, y))
            x = self.drawn(x)
        return points(int(at.s.winners), side, 2)

    def other(self, seat: int, y: int) -> int:
        """What medium does."""
        return int(self.medium.choice(self.at.ed, self.at.s, seat, self.weights, self.room, y))

    def action(self, seat: int, y: int) -> int:
        """What the search finds."""
        self.pool[0] = self.at.s
        begun = time.perf_counter()
        self.best(self.at.ed, self.pool, seat, self.weights, self.room, self.found, self.simulations, y, self.stop)
        if self.moves:  # the first one compiled
            self.seconds += time.perf_counter() - begun
        self.moves += 1
        return int(self.found.code[0])

    def drawn(self, x: int) -> int:
        """All cards that are owed."""
        while self.at.s.draws:
            x = turned(x)
            self.at.rules.draw(self.at.ed, self.at.s, np.int64(word_of(x)))
        return x


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--wide", type=int, default=search.WIDE)
    parser.add_argument("--depth", type=int, default=search.DEPTH)
    parser.add_argument("--margin", type=float, default=search.MARGIN)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--deals", type=int, default=100)
    args = parser.parse_args()
    search.DEPTH, search.MARGIN = args.depth, args.margin
    search.WIDE = min(args.wide, search.WIDE)
    match, tally = Match(args.game, args.simulations), Tally("search", "medium", 2)
    for deal in range(args.deals):
        tally.shares[deal] = (match.game(deal, 0) + match.game(deal, 1)) / 2
    low, high = tally.interval()
    each = match.seconds / max(1, match.moves - 1) / args.simulations
    print(f"{tally.share:.3f} ({low:.3f} to {high:.3f}) in {args.deals} deals, {1e6 * each:.0f} us a simulation")
    assert math.isfinite(each)


if __name__ == "__main__":
    main()
