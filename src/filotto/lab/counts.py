"""What came out of many games."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from numpy.typing import NDArray

from ..games import playout
from ..games.contract import Result, Setup


@dataclass
class Counts:
    """Counts that can be added to. Sides count outright wins, in order of play."""

    sides: list[int]
    games: int = 0
    plays: int = 0
    draws: int = 0
    shared: int = 0
    seconds: float = 0.0
    ended: "Counter[str]" = field(default_factory=Counter)

    def add_tally(self, tally: NDArray[Any], reasons: tuple[str, ...]) -> None:
        """The tally of a kernel, whose reasons to end have these names."""
        for side in range(len(self.sides)):
            self.sides[side] += int(tally[playout.SIDES_WON + side])
        self.draws += int(tally[playout.DRAWS])
        self.shared += int(tally[playout.SHARED])
        self.plays += int(tally[playout.PLAYS])
        for i, reason in enumerate(reasons):
            if n := int(tally[playout.REASONS + 1 + i]):
                self.ended[reason] += n
                self.games += n

    def add_result(self, result: Result, plays: int) -> None:
        """One finished game."""
        self.games += 1
        self.plays += plays
        self.ended[result.ended.value] += 1
        if len(result.winners) == 1:
            self.sides[result.winners[0]] += 1
        elif result.winners:
            self.shared += 1
        else:
            self.draws += 1

    def as_json(self, setup: Setup, seed: int) -> dict[str, Any]:
        """The figures, under the names that docs/simulate.md tells."""
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
