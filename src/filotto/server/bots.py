"""The one door to opponents: a view goes in, an action in the notation comes out, off the event loop."""

import random
from typing import Protocol

from filotto.bots.asking import asked
from filotto.bots.catalog import names
from filotto.bots.contract import Budget
from filotto.games.contract import Game, Setup, View

STRONGEST = "medium"


class Chooser(Protocol):
    """Whoever chooses for a bot."""

    def __call__(self, game: Game, setup: Setup, view: View, seat: int, level: str) -> str:
        """An action of that seat, in the notation."""


def choose(game: Game, setup: Setup, view: View, seat: int, level: str) -> str:
    """What the bot of that level chooses; a legal action in its place where it gives none."""
    seed = random.SystemRandom().getrandbits(32)
    name = level if level in names() else STRONGEST
    return game.write(asked(name, view, setup, Budget(), seed).choice.action)
