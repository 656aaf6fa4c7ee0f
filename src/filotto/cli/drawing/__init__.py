"""Games drawn with letters. A drawing is found by the kind that a game's facts bring; `general` draws any other view.

A drawing knows no rules: it gets a view and says what stands in it.
"""

from importlib import import_module

from filotto.games.contract import Game, Setup

from .base import Drawing, Scene

__all__ = ["DRAWINGS", "Drawing", "Scene", "drawing_of"]

DRAWINGS = {
    "lines": "filotto.cli.drawing.lines:LineDrawing",
    "shift": "filotto.cli.drawing.shift:ShiftDrawing",
    "stack": "filotto.cli.drawing.stack:StackDrawing",
    "overlay": "filotto.cli.drawing.overlay:OverlayDrawing",
}
GENERAL = "filotto.cli.drawing.general:GeneralDrawing"


def drawing_of(game: Game, setup: Setup) -> Drawing:
    """The drawing for this kind of game."""
    module, _, name = DRAWINGS.get(game.facts.kind, GENERAL).partition(":")
    drawing: Drawing = getattr(import_module(module), name)(setup)
    return drawing
