"""The levels of the house, for every game: by its evaluation where its kind has one, else by playing to the end.

All of them read the game dealt anew from the view, so that nothing hidden can reach them.
"""

import threading
from typing import Any

from ..games import catalog
from ..games.actions import Action
from ..games.contract import Setup, View
from ..games.dealers import Seeded
from ..games.kernel import KernelPosition
from . import forms, general, reasons
from .contract import Bot, Budget, Choice
from .weights import evaluation_of, weights_of

LEVELS = ("random", "learner", "easy", "medium")


class Level(Bot):
    """A level, at any game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(
        self, view: View, setup: Setup, budget: Budget, seed: int, stop: threading.Event | None = None
    ) -> Choice:
        """One of `view.legal`."""
        budget.check()
        game = catalog.game(setup.game)
        thinker = forms.thinker_of(game.facts.kind)
        seat = seat_of(view)
        at = game.redeal(view, Seeded(seed), setup)
        if thinker is None or not isinstance(at, KernelPosition):
            return general.choose(game, view, setup, self.name, budget, seed, stop)
        mind = forms.ready(setup.game, at.rules, thinker)
        weights = weights_of(game.facts, thinker, self.name)
        action = listed(at, seat, mind.choice(at, seat, weights, seed), view)
        chance = mind.standing(at, seat, evaluation_of(game.facts, thinker))
        return Choice(action, chance, reasons.of(game.facts.kind, at, seat, action, view))


def seat_of(view: View) -> int:
    """The seat that the view belongs to."""
    assert view.seat is not None  # the public has nothing to choose
    return view.seat


def listed(at: Any, seat: int, code: int, view: View) -> Action:
    """The action of a code, as the view lists it: of several cards that do the same, one that is there."""
    action: Action = at.decode(seat, code)
    if action in view.legal:
        return action
    others: tuple[Action, ...] = at.variants(seat, code)
    return next(other for other in others if other in view.legal)
