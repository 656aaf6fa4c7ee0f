"""Games drawn with letters. A drawing is found by the kind that a game's facts bring; `general` draws any other view.

A drawing knows no rules: it gets a view and says what stands in it.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from filotto.games.contract import Game, Move, Setup, View

from ..cards import Cards
from ..terminal import Terminal

DRAWINGS = {
    "lines": "filotto.cli.drawing.lines:LineDrawing",
}
GENERAL = "filotto.cli.drawing.general:GeneralDrawing"


@dataclass(frozen=True)
class Scene:
    """A view, and what it takes to draw it."""

    terminal: Terminal
    cards: Cards
    names: tuple[str, ...]  # of the seats
    view: View
    marked: frozenset[str] = frozenset()  # cells where something has happened lately
    viewer: int | None = None  # the seat that looks, also at what everybody sees


class Drawing(Protocol):
    """What a kind of game brings for the terminal."""

    def board(self, scene: Scene) -> list[str]:
        """The table as everybody sees it."""

    def status(self, scene: Scene) -> list[str]:
        """Scores, supplies, how many cards are where."""

    def piles(self, scene: Scene) -> list[str]:
        """Every pile that may be looked through."""

    def events(self, scene: Scene, move: Move, before: View) -> list[str]:
        """What came of a move, besides the move itself; the scene is the view after it."""

    def loser(self, move: Move, before: View) -> int | None:
        """The side that a move took something from."""


def drawing_of(game: Game, setup: Setup) -> Drawing:
    """The drawing for this kind of game."""
    module, _, name = DRAWINGS.get(game.facts.kind, GENERAL).partition(":")
    drawing: Drawing = getattr(import_module(module), name)(game, setup)
    return drawing


def side_name(scene: Scene, side: int) -> str:
    """Who plays on a side."""
    return ", ".join(name for seat, name in enumerate(scene.names) if seat % scene.view.sides == side)


def fields_besides(view: View) -> dict[str, Any]:
    """What a game's view holds besides what every view holds."""
    own = [name for name in view.__struct_fields__ if name not in View.__struct_fields__]
    return {name: getattr(view, name) for name in own}
