"""A round robin: every two of the bots, until enough games are played or the question is decided."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import combinations

from ...games.contract import Game, Setup
from ..contract import Budget
from .play import Asked, Compiled, Played, player
from .record import Keeper
from .results import Tally

BATCH = 50  # deals between two looks at the test, compiled


@dataclass
class Tournament:
    """What is to be played."""

    game: Game
    setup: Setup
    bots: list[str]
    deals: int  # of each pairing
    budget: Budget
    seed: int = 1
    jobs: int = 1
    sprt: tuple[float, float] | None = None
    keeper: Keeper | None = None

    def play(self, told: Callable[[Tally], None] = lambda tally: None) -> list[Tally]:
        """All pairings, one after the other; `told` hears of each batch."""
        tallies = [Tally(a, b, self.setup.sides) for a, b in combinations(self.bots, 2)]
        if self.keeper:
            self.keeper.load(tallies)
        for tally in tallies:
            by = player(self.game, self.setup, (tally.a, tally.b), self.budget)
            self.play_pairing(by, tally, told)
        return tallies

    def play_pairing(self, by: Compiled | Asked, tally: Tally, told: Callable[[Tally], None]) -> None:
        """In batches, until it is decided. The same number of jobs or another: the deals are the same."""
        waiting = iter(list(self.batches(by, tally)))
        with ThreadPoolExecutor(self.jobs) as pool:
            while batch := [deals for _, deals in zip(range(self.jobs), waiting, strict=False)]:
                if self.sprt and tally.decided(*self.sprt):
                    return
                for played in pool.map(lambda deals: by.play(tally.a, tally.b, deals), batch):
                    self.count(tally, played)
                told(tally)

    def batches(self, by: Compiled | Asked, tally: Tally) -> Iterator[range]:
        """The deals that have not been played yet."""
        first = self.seed << 40
        step = BATCH if isinstance(by, Compiled) else 1
        for start in range(first, first + self.deals, step):
            deals = range(start, min(start + step, first + self.deals))
            if any(deal not in tally.shares for deal in deals):
                yield deals

    def count(self, tally: Tally, played: Played) -> None:
        """Some deals more."""
        tally.shares.update(played.shares)
        tally.actions += played.actions
        tally.seconds += played.seconds
        if self.keeper:
            self.keeper.keep(tally, played.shares)
