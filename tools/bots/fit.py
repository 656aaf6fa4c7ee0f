"""Fit the weights of an evaluation by self-play: the cross-entropy method on the compiled kernel.

    python tools/bots/fit.py sequence --rounds 12 --seed 1

Each round tries variations of the middle of the search, every one over the same pairs of deals against the weights that
stand in the data file, and moves the middle and its width to the best quarter. The result goes into the file, with this
command, if it wins a longer match of fresh deals against what stood there before.
"""

import argparse
import math
import random
import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np

from filotto.bots import forms, weights
from filotto.bots.weights import Style
from filotto.games import catalog
from filotto.games.kernel import KernelPosition
from filotto.games.setup import prepare

DATA = Path("src/filotto/bots/data")
CHECK = 4000  # pairs of deals in the last match
Values = dict[str, float]


@dataclass
class Table:
    """A game at a table, on its compiled kernel."""

    name: str
    players: int

    def __post_init__(self) -> None:
        self.game = catalog.game(self.name)
        at = self.game.blank(prepare(self.game, self.players))
        thinker = forms.thinker_of(self.game.facts.kind)
        assert isinstance(at, KernelPosition)
        assert thinker is not None
        self.at, self.thinker = at, thinker
        self.form = forms.compiled(at.rules, thinker)
        self.room = forms.room(thinker)

    def share(self, a: Values, b: Values, pairs: int, first: int, *, searches: bool = True) -> float:
        """The points of `a` per game, playing each side in turn against `b` on all others, by the same deals."""
        one = weights.vector(self.thinker, a, Style())
        other = weights.vector(self.thinker, b, Style(), searches=searches)
        winners, total, sides = np.zeros(pairs, np.int64), 0.0, self.at.setup.sides
        for side in range(sides):
            seated = np.array([one if seat % sides == side else other for seat in range(self.at.setup.players)])
            self.form.games(self.at.ed, self.at.s, first, pairs, seated, self.room, winners)
            total += sum(points(int(won), side, sides) for won in winners)
        return total / (pairs * sides)


def points(winners: int, side: int, sides: int) -> float:
    """1 for a win, divided where it is shared; a draw is shared by all."""
    if winners == 0:
        return 1 / sides
    return float(winners >> side & 1) / winners.bit_count()


def tried(middle: Values, width: float, chance: random.Random, fixed: set[str]) -> Values:
    """A variation: each weight times a factor."""
    still = {k for k in middle if k in fixed or k.startswith(("stands", "leads"))}
    return {k: v if k in still else float(v * math.exp(chance.gauss(0, width))) for k, v in middle.items()}


def mean(best: list[Values]) -> Values:
    """The middle of the best."""
    return {k: float(math.exp(sum(math.log(max(v[k], 1e-6)) for v in best) / len(best))) for k in best[0]}


def worth(table: Table, values: Values, start: Values, args: argparse.Namespace, first: int) -> float:
    """The points against what stood there and, for a part, against random play."""
    against = table.share(values, start, args.pairs, first) if args.random < 1 else 0.0
    lucky = table.share(values, start, args.pairs, first, searches=False) if args.random > 0 else 0.0
    return float((1 - args.random) * against + args.random * lucky)


def fitted(table: Table, start: Values, args: argparse.Namespace) -> Values:
    """The cross-entropy method."""
    chance, middle, width = random.Random(args.seed), start, args.width
    for number in range(args.rounds):
        first = (args.seed * 1000 + number) * 1_000_000
        tries = [middle, *(tried(middle, width, chance, set(args.fixed)) for _ in range(args.tries - 1))]
        ranked = sorted(tries, key=lambda values: -worth(table, values, start, args, first))
        middle = mean(ranked[: max(2, args.tries // 4)])
        width *= 0.93
        print(number, round(worth(table, middle, start, args, first + 500_000), 4), flush=True)
    return middle


def write(path: Path, game: str, values: Values, share: float) -> None:
    """Into the file, with the command."""
    found = msgspec.json.decode(path.read_bytes())
    found["weights"][game] = {k: float(f"{v:.4g}") for k, v in values.items()}
    made = found.get("made_by")
    found["made_by"] = made if isinstance(made, dict) else {"*": made}
    command = " ".join(["python", *sys.argv])
    found["made_by"][game] = {"command": command, "share_before": round(share, 4), "pairs": CHECK}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def main() -> None:
    """Fit, check, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--under", help="the name in the data file; the game's own without it")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--tries", type=int, default=24)
    parser.add_argument("--pairs", type=int, default=400)
    parser.add_argument("--width", type=float, default=0.4)
    parser.add_argument("--random", type=float, default=0.0, help="how much points against random play count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fixed", nargs="*", default=[], help="weights that stay as they are")
    args = parser.parse_args()
    table = Table(args.game, args.players)
    path = DATA / f"weights-{table.game.facts.kind}.json"
    sets = msgspec.json.decode(path.read_bytes())["weights"]
    start = {**sets["*"], **sets.get(args.under or args.game, {})}
    found = fitted(table, start, args)
    share = table.share(found, start, CHECK, (1 << 39) + args.seed)
    lucky = [table.share(values, start, CHECK, 1 << 39, searches=False) for values in (start, found)]
    print("against what stood there:", round(share, 4), "against random, before and after:", lucky)
    if (1 - args.random) * (share - 0.5) + args.random * (lucky[1] - lucky[0]) > 0:
        write(path, args.under or args.game, found, share)


if __name__ == "__main__":
    main()
