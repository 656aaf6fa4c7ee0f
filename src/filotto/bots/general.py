"""An opponent for any game, a designer's too: every action is tried by playing the game to its end a few times.

What is hidden is dealt anew for each try. The levels differ in how often they try, and in how often they take the
second-best. A game without an end in sight is cut off, and its scores as they stand decide.
"""

import threading
import time

from ..games.actions import Action
from ..games.contract import Game, Position, Setup, View
from ..games.dealers import Seeded
from .contract import Budget, Choice, Reason, Why

TRIES = {"learner": 1, "easy": 2, "medium": 8}  # for each action
SECOND = {"learner": 0.5, "easy": 0.25}
LONGEST = 400  # actions of one try


def choose(
    game: Game, view: View, setup: Setup, level: str, budget: Budget, seed: int, stop: threading.Event | None
) -> Choice:
    """The action with the best results."""
    words = Seeded(seed)
    until = time.monotonic() + (budget.seconds or 1.0)
    actions = list(view.legal)
    if len(actions) == 1 or level == "random":
        picked = actions[words.next() * len(actions) >> 32]
        return Choice(picked, 1 / setup.sides, Reason(Why.ONLY if len(actions) == 1 else Why.BEST))
    totals = [0.0] * len(actions)
    rounds = 0
    for _ in range(TRIES.get(level, 8)):
        if rounds and (time.monotonic() > until or (stop and stop.is_set())):
            break
        number = words.next()
        for i, action in enumerate(actions):
            totals[i] += tried(game, view, setup, action, number)
        rounds += 1
    order = sorted(range(len(actions)), key=lambda i: -totals[i])
    wanted = int(words.next() < SECOND.get(level, 0.0) * (1 << 32))
    best = order[wanted]
    return Choice(actions[best], totals[best] / max(rounds, 1), Reason(Why.BEST))


def tried(game: Game, view: View, setup: Setup, action: Action, number: int) -> float:
    """The points of this seat's side in one game that goes on with this action."""
    words = Seeded(number)
    at = game.redeal(view, words, setup)
    assert view.seat is not None
    at.do(view.seat, action, words)
    for _ in range(LONGEST):
        if at.result() is not None:
            break
        seat, chosen = at.sample(words.next())
        at.do(seat, chosen, words)
    return points(at, setup.side_of(view.seat))


def points(at: Position, side: int) -> float:
    """1 for a win, divided where it is shared; what the scores say where the game was cut off."""
    result, scores = at.result(), at.scores()
    if result is not None:
        if not result.winners:
            return 1 / len(scores)
        return float(side in result.winners) / len(result.winners)
    best = max(scores)
    return float(scores[side] == best) / scores.count(best)
