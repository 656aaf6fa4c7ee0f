"""What an opponent is: it takes a view, the setup, a budget and a seed, and gives a choice.

A bot knows what its seat may know, and nothing more: the view that `game.view(record, seat, "show")` gives. With the
same view, a budget in simulations and the same seed it chooses the same action every time.
"""

import threading
from abc import ABC, abstractmethod
from enum import StrEnum

import msgspec

from ..games.actions import Action
from ..games.contract import Setup, View


class BotCode(StrEnum):
    """Why a bot cannot be asked, or its answer not be taken."""

    UNKNOWN_BOT = "unknown-bot"  # bot, allowed
    NO_BUDGET = "no-budget"
    ILLEGAL = "bot-illegal"  # bot
    LATE = "bot-late"  # bot
    FAILED = "bot-failed"  # bot


class BotError(Exception):
    """A code, with the values that its sentence speaks of."""

    def __init__(self, code: BotCode, **values: str | int) -> None:
        super().__init__(code, values)
        self.code, self.values = code, values


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: so many simulations, so many seconds, or whichever ends first."""

    simulations: int | None = 100
    seconds: float | None = None
    threads: int = 1

    def check(self) -> None:
        """Refuse a budget of nothing."""
        given = [part for part in (self.simulations, self.seconds) if part is not None]
        if not given or min(given) <= 0 or self.threads < 1:
            raise BotError(BotCode.NO_BUDGET)


class Why(StrEnum):
    """The reasons that there are. Each has a sentence in every language, and a checker in the tests."""

    WINS = "wins"
    COMPLETES = "completes"
    STOPS_WIN = "stops-win"
    BLOCKS_ONE_SHORT = "blocks-one-short"
    BLOCKS_TWO_SHORT = "blocks-two-short"
    OPENS_TWO = "opens-two"
    ONE_SHORT = "one-short"
    TWO_SHORT = "two-short"
    BUILDS = "builds"
    BREAKS = "breaks"
    FREES = "frees"
    TRADES_DEAD = "trades-dead"
    LOCKS = "locks"
    DRAWS = "draws"
    ONLY = "only"
    TAKES = "takes"
    NEARER = "nearer"
    TAKES_LATER = "takes-later"
    OUT_OF_REACH = "out-of-reach"
    IMPOSSIBLE = "impossible"
    NO_PLACE = "no-place"
    NO_LINE = "no-line"
    FITS_NEXT = "fits-next"
    SAFE = "safe"
    NEW_PILE = "new-pile"
    BEST = "best"  # none of the others


class Reason(msgspec.Struct, frozen=True):
    """Why this action: a code with the cells that it is about, and a number where its sentence has one."""

    code: Why
    cells: tuple[str, ...] = ()
    count: int = 0


class Choice(msgspec.Struct, frozen=True):
    """What a bot answers."""

    action: Action
    chance: float  # of winning, for the side of the seat
    reason: Reason


class Bot(ABC):
    """An opponent. It keeps nothing between two questions."""

    name: str

    @abstractmethod
    def choose(
        self, view: View, setup: Setup, budget: Budget, seed: int, stop: threading.Event | None = None
    ) -> Choice:
        """One of `view.legal`. When `stop` is set it answers at once with the best it has."""
