"""What the games of two bots say: shares of points, how sure they are, and when the question is decided.

A deal is played once from every side, so what is counted is the share of `a` in a whole deal: luck of the cards and of
the first turn is the same for both. Intervals and tests come from these shares.
"""

import math
from dataclasses import dataclass, field
from typing import Any

SURE = 1.959964  # standard deviations on each side of a 95 % interval
BOUND = math.log(0.95 / 0.05)  # of the test: wrong in one case of twenty


@dataclass
class Tally:
    """Two bots, and the share of the first in each deal."""

    a: str
    b: str
    sides: int
    shares: dict[int, float] = field(default_factory=dict)  # by the number of the deal
    actions: int = 0
    seconds: float = 0.0

    @property
    def share(self) -> float:
        """The points of `a` in a game, between 0 and 1."""
        return sum(self.shares.values()) / max(1, len(self.shares))

    @property
    def variance(self) -> float:
        """Of the share of one deal. Where all were alike so far, as if one more had gone half the other way."""
        n, mean = len(self.shares), self.share
        if n < 2:
            return 0.25
        found = sum((share - mean) ** 2 for share in self.shares.values()) / (n - 1)
        return max(found, 0.25 / n)

    def interval(self) -> tuple[float, float]:
        """The share lies in here, 19 times out of 20."""
        half = SURE * math.sqrt(self.variance / max(1, len(self.shares)))
        return max(0.0, self.share - half), min(1.0, self.share + half)

    def likelihood(self, low: float, high: float) -> float:
        """How much better the higher share explains the games than the lower one: a logarithm."""
        return len(self.shares) * (high - low) * (2 * self.share - low - high) / (2 * self.variance)

    def decided(self, low: float, high: float) -> str | None:
        """`high` or `low`, as soon as the games say which."""
        found = self.likelihood(low, high) if len(self.shares) > 1 else 0.0
        return "high" if found >= BOUND else "low" if found <= -BOUND else None

    def as_json(self, sprt: tuple[float, float] | None) -> dict[str, Any]:
        """The figures under the names that docs/arena.md tells."""
        low, high = self.interval()
        found: dict[str, Any] = {
            "a": self.a,
            "b": self.b,
            "games": len(self.shares) * self.sides,
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "moves_per_second": round(self.actions / max(self.seconds, 1e-9), 1),
        }
        if self.sides == 2:
            found["elo"] = [elo(share) for share in (self.share, low, high)]
        if sprt:
            found["sprt"] = self.decided(*sprt)
        return found


def elo(share: float) -> float | None:
    """The difference in Elo that a share between two means; None where it has no end."""
    if not 0.0 < share < 1.0:
        return None
    return round(400 * math.log10(share / (1 - share)), 1)


def points(winners: int, side: int, sides: int) -> float:
    """1 for a win, divided where it is shared; a draw is shared by all. `winners` is a set of sides."""
    if winners == 0:
        return 1 / sides
    return float(winners >> side & 1) / winners.bit_count()
