"""A finished or running game looked at again: the chance of winning move by move, turning points, the best moves.

Every best move is found from what the player could see then; the chances are read off the table, which all see.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import msgspec

from ..games.contract import Game, Move, Position
from ..games.dealers import Written
from ..games.kernel import KernelPosition
from ..games.record import Record
from . import forms
from .catalog import bot
from .contract import Budget, Choice
from .general import points
from .weights import evaluation_of

ADVISER = "medium"
TURNING, LARGE = 3, 0.1  # at most so many turning points, where a chance changes by so much or more


@dataclass
class Past:
    """A position with what went before: what a view reads."""

    position: Position
    moves: list[Move]


@dataclass
class Step:
    """A move, the chances of the sides after it, and what would have been best."""

    number: int  # from 1
    move: Move
    chances: tuple[float, ...]
    best: Choice | None  # none where the table acted


def analysed(record: Record) -> Iterator[Step]:
    """Every move of a game."""
    game, setup = record.game, record.setup
    past = Past(game.start(setup, Written(record.deal_words)), [])
    for number, (move, words) in enumerate(zip(record.moves, record.words, strict=True), 1):
        best = None
        if move.seat is not None:
            view = game.view(past, move.seat, "show")
            best = bot(ADVISER).choose(view, setup, Budget(), number)
        past.moves.append(past.position.do(move.seat, move.action, Written(words)))
        yield Step(number, move, chances(game, past.position), best)


def chances(game: Game, at: Position) -> tuple[float, ...]:
    """Of each side, from what everybody sees."""
    sides = range(at.setup.sides)
    thinker = forms.thinker_of(game.facts.kind)
    if thinker is None or not isinstance(at, KernelPosition):
        return tuple(points(at, side) for side in sides)
    mind, weights = forms.ready(at.setup.game, at.rules, thinker), evaluation_of(game.facts, thinker)
    return tuple(mind.standing(at, side, weights) for side in sides)


def turning_points(steps: list[Step]) -> list[int]:
    """The numbers of the moves after which the chances of some side had changed most."""
    changes = {}
    for before, after in pairwise(steps):
        change = max(abs(a - b) for a, b in zip(before.chances, after.chances, strict=True))
        if change >= LARGE:
            changes[after.number] = change
    return sorted(sorted(changes, key=lambda number: -changes[number])[:TURNING])


def as_data(record: Record) -> dict[str, Any]:
    """All of it, for programs and for the browser."""
    steps = list(analysed(record))
    return {
        "game": record.setup.game,
        "sides": record.setup.sides,
        "steps": [step_data(record.game, step) for step in steps],
        "turning_points": turning_points(steps),
    }


def step_data(game: Game, step: Step) -> dict[str, Any]:
    """A move."""
    found: dict[str, Any] = {
        "number": step.number,
        "seat": step.move.seat,
        "action": game.write(step.move.action),
        "chances": [round(chance, 3) for chance in step.chances],
    }
    if step.best is not None:
        reason = msgspec.to_builtins(step.best.reason)
        found["best"] = {"action": game.write(step.best.action), "reason": reason}
    return found
