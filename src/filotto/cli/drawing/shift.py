"""Shift: the square with its empty spaces, one's goal, and how many shifts are left."""

from filotto.games.contract import Move, View
from filotto.games.sequentia.shift_view import ShiftView

from .base import Scene
from .boxes import SPACES, sequence_of, square
from .sequentia import SequentiaDrawing


class ShiftDrawing(SequentiaDrawing):
    """Draws Shift."""

    hands = "cli-goals"

    def cells(self) -> frozenset[str]:
        """The nine spaces."""
        return SPACES

    def board(self, scene: Scene) -> list[str]:
        """The square; shifts left; what can be taken."""
        view = shift(scene.view)
        piles: list[tuple[str, ...]] = [(card,) if card else () for card in view.table]
        left = scene.speech("cli-shifts-left", count=view.shifts_left)
        return [*square(scene, piles, scene.marked), left, *self.help_lines(scene)]

    def hand(self, scene: Scene) -> list[str]:
        """One's goal, and those of others where they are open."""
        view = shift(scene.view)
        told = []
        for seat, goal in enumerate(view.goals):
            if goal and seat == view.seat:
                told.append(scene.speech("cli-your-goal", goal=sequence_of(goal), card=goal))
            elif goal:
                told.append(scene.speech("cli-goal-of", name=scene.names[seat], goal=sequence_of(goal), card=goal))
        return told or [scene.speech("cli-no-goal")]

    def events(self, scene: Scene, move: Move, before: View) -> list[str]:
        """A goal that was shown; everybody's when the stall rule has changed them all."""
        told = super().events(scene, Move(move.seat, move.action, move.drawn), before)
        shown = [
            scene.of_seat("showed-goal", card.seat, card=sequence_of(card.card))
            for card in move.shown
            if card.card and card.seat is not None
        ]
        stalled = len({card.seat for card in move.shown}) > 1
        return [*([scene.speech("goals-changed")] if stalled else []), *shown, *told]


def shift(view: View) -> ShiftView:
    """The view of Shift."""
    assert isinstance(view, ShiftView)
    return view
