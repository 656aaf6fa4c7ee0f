"""Games whose views tell one card too many, each in another way."""

import copy
from collections.abc import Callable
from typing import Any

import msgspec

from filotto.games.contract import Game, History, View

Leak = Callable[[Any, int | None], str]


def neighbours_card(at: Any, seat: int | None) -> str:
    """A card in the hand of the next seat."""
    other = 0 if seat is None else (seat + 1) % at.setup.players
    return str(next(iter(at.places()[f"hand {other + 1}"]), ""))


def undrawn_card(at: Any, seat: int | None) -> str:
    """A card of the deck."""
    return str(next(iter(at.listed()), ""))


def leaky(game: Game, leak: Leak) -> Game:
    """The same game, but for its view: a card stands among the house rules."""

    def view(record: History, seat: int | None, assist: str) -> View:
        told = game.view(record, seat, assist)
        return msgspec.structs.replace(told, options={**told.options, "leak": leak(record.position, seat)})

    other = copy.copy(game)
    other.view = view  # type: ignore[method-assign]  # of this one game
    return other
