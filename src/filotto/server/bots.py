"""The one door to opponents: a view goes in, an action in the notation comes out, off the event loop."""

import random
from typing import Protocol

from filotto.games.contract import Game, Setup, View
from filotto.games.dealers import Seeded


class Chooser(Protocol):
    """Whoever chooses for a bot."""

    def __call__(self, game: Game, setup: Setup, view: View, seat: int, level: str) -> str:
        """An action of that seat, in the notation."""


def choose(game: Game, setup: Setup, view: View, seat: int, level: str) -> str:
    """By chance, for now: evenly among what differs in effect, on a game dealt anew from what the seat sees."""
    number = random.SystemRandom().getrandbits(32)
    if view.who == (seat,):
        position = game.redeal(view, Seeded(number), setup)
        chosen, action = position.sample(number)
        if chosen == seat and action in view.legal:
            return game.write(action)
    return game.write(view.legal[number * len(view.legal) >> 32])
