"""Overlay: the square of piles, the cards put down in this turn marked."""

from filotto.games.contract import View
from filotto.games.notation import cell_name
from filotto.games.sequentia.overlay_view import OverlayView

from .base import Scene
from .boxes import SPACES, square
from .sequentia import SequentiaDrawing


class OverlayDrawing(SequentiaDrawing):
    """Draws Overlay."""

    def cells(self) -> frozenset[str]:
        """The nine spaces."""
        return SPACES

    def board(self, scene: Scene) -> list[str]:
        """The square; what can be taken."""
        view = overlay(scene.view)
        return [*square(scene, list(view.table), scene.marked | set(view.placed)), *self.help_lines(scene)]

    def piles(self, scene: Scene) -> list[str]:
        """What lies in each space, the top card last; then what everybody has collected."""
        spaces = [(cell_name(n // 3, n % 3), pile) for n, pile in enumerate(overlay(scene.view).table)]
        told = [f"{cell}: {scene.cards.listed(pile)}" for cell, pile in spaces if len(pile) > 1]
        return told + super().piles(scene)


def overlay(view: View) -> OverlayView:
    """The view of Overlay."""
    assert isinstance(view, OverlayView)
    return view
