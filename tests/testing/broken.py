"""The tests' own plug-in with a fault in it, so that a check can show that it finds it."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from filotto.games.record import Record
from filotto.games.setup import prepare
from filotto.games.simple_game import SimpleGame
from filotto.testing import Chance, walk


def higher() -> Any:
    """The class of its positions."""
    return import_module("filotto_higher").Higher


def lay(card: str) -> Any:
    """Its action."""
    return import_module("filotto_higher").Lay(card)


def broken(**changes: Any) -> SimpleGame:
    """The game with these methods or facts instead of its own."""
    kind: type = dataclass(kw_only=True)(type("Broken", (higher(),), changes))
    return SimpleGame(kind)


def begun(game: SimpleGame, moves: int = 0, players: int = 2, number: int = 1) -> Record:
    """Some moves of a random game."""
    return next(r for r in walk(game, prepare(game, players), Chance(number)) if len(r.moves) == moves)
