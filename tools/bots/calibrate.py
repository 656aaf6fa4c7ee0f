"""Fit what a line counts for the chance of winning: logistic regression on positions of games between medium bots.

    python tools/bots/calibrate.py sequence --games 1500

Prints, for ten classes of chance, how often the positions called so were won in games that it was not fitted to.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from filotto.bots import forms, weights
from filotto.bots.kernels import lines
from filotto.games import catalog
from filotto.games.kernel import KernelPosition
from filotto.games.playout import seed, turned, word_of
from filotto.games.setup import prepare

DATA = Path("src/filotto/bots/data/weights-lines.json")
NAMES = [name for name in lines.NAMES if name.startswith("stands")]
SMALL = 0.01  # so that no chance comes out as 1
EVERY = 4  # plays between two positions
Floats = NDArray[np.float64]


class Player:
    """Medium against itself, on the compiled kernel."""

    def __init__(self, name: str) -> None:
        game = catalog.game(name)
        at = game.blank(prepare(game, 2))
        assert isinstance(at, KernelPosition)
        self.at: Any = at
        self.form = forms.compiled(at.rules, lines)
        self.weights = weights.weights_of(game.facts, lines, "medium")
        self.room = forms.room(lines)
        self.hot = []
        for name in NAMES:
            hot = np.zeros(lines.WEIGHTS)
            hot[lines.NAMES[name]] = SMALL
            self.hot.append(hot)

    def features(self) -> Floats:
        """The lead of side 0, weight by weight: what `standing` is made of."""
        s, ed = self.at.s, self.at.ed
        chances = [self.form.standing(ed, s, 0, hot, self.room) for hot in self.hot]
        return np.array([np.log(chance / (1 - chance)) / SMALL for chance in chances])

    def game(self, number: int) -> tuple[list[Floats], float]:
        """The features of some positions of a game, and the points of side 0."""
        at, x, found = self.at, seed(number), []
        at.rules.deal(at.ed, at.s)
        x = self.drawn(x)
        plays = 0
        while not at.s.result:
            x = turned(x)
            seat = int(at.rules.actor(at.ed, at.s))
            at.rules.play(at.ed, at.s, seat, self.form.choice(at.ed, at.s, seat, self.weights, self.room, x))
            x = self.drawn(x)
            plays += 1
            if plays % EVERY == 0 and not at.s.result:
                found.append(self.features())
        return found, 0.5 if at.s.winners == 0 else float(at.s.winners & 1)

    def drawn(self, x: int) -> int:
        """All cards that are owed."""
        while self.at.s.draws:
            x = turned(x)
            self.at.rules.draw(self.at.ed, self.at.s, np.int64(word_of(x)))
        return x


def gathered(player: Player, games: int, first: int) -> tuple[Floats, Floats]:
    """Positions, and what came of them."""
    rows: list[Floats] = []
    won: list[float] = []
    for number in range(first, first + games):
        found, result = player.game(number)
        rows += found
        won += [result] * len(found)
    return np.array(rows), np.array(won)


def fitted(rows: Floats, won: Floats) -> Floats:
    """Logistic regression, by Newton's method with a small pull towards nothing."""
    theta = np.zeros(rows.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(rows @ theta, -30, 30)))
        slope = rows.T @ (won - chance) - 0.5 * theta
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + 0.5 * np.eye(len(theta))
        theta += np.linalg.solve(bend, slope)
    return theta


def main() -> None:
    """Fit, check, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1500)
    args = parser.parse_args()
    player = Player(args.game)
    theta = fitted(*gathered(player, args.games, 1 << 50))
    rows, won = gathered(player, args.games // 3, 1 << 51)
    chance = 1 / (1 + np.exp(-np.clip(rows @ theta, -30, 30)))
    for low in range(10):
        inside = (chance >= low / 10) & (chance < (low + 1) / 10)
        if inside.any():
            called, were = chance[inside].mean(), won[inside].mean()
            print(f"{low * 10:3} % {inside.sum():6} positions, called {called:.3f}, won {were:.3f}")
    data = msgspec.json.decode(DATA.read_bytes())
    values = {name: float(f"{value:.4g}") for name, value in zip(NAMES, theta, strict=True)}
    data["weights"].setdefault(args.game, {}).update(values)
    made = data["made_by"] if isinstance(data["made_by"], dict) else {"*": data["made_by"]}
    made[f"{args.game} stands"] = {"command": " ".join(["python", *sys.argv])}
    data["made_by"] = made
    DATA.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")


if __name__ == "__main__":
    main()
