"""Stack: the row of piles, each with its top card."""

from filotto.games.actions import Action
from filotto.games.contract import View
from filotto.games.sequentia.stack_actions import ENDS, Put
from filotto.games.sequentia.stack_view import StackView

from .base import Scene
from .boxes import WIDE, box, side_by_side
from .sequentia import SequentiaDrawing


class StackDrawing(SequentiaDrawing):
    """Draws Stack."""

    def board(self, scene: Scene) -> list[str]:
        """The piles from left to right, with their numbers; what can be taken."""
        view = stack(scene.view)
        if not view.piles:
            return [f"   {scene.speech('cli-no-piles')}"]
        numbers = "   " + " ".join(str(number).center(WIDE) for number in range(1, len(view.piles) + 1))
        boxes = [box(scene.terminal, pile[-1], len(pile)) for pile in view.piles]
        return [numbers, *(f"   {line}" for line in side_by_side(boxes)), *self.help_lines(scene)]

    def piles(self, scene: Scene) -> list[str]:
        """What lies in each pile, the top card last; then what everybody has collected."""
        told = [
            f"{scene.speech('pile', pile=number)}: {scene.cards.listed(pile)}"
            for number, pile in enumerate(stack(scene.view).piles, 1)
        ]
        return told + super().piles(scene)

    def tag(self, action: Action) -> str:
        """A new pile at an end, or a card on top of one."""
        if isinstance(action, Put):
            return f"put-{action.where}" if action.where in ENDS else "put-on"
        return super().tag(action)


def stack(view: View) -> StackView:
    """The view of Stack."""
    assert isinstance(view, StackView)
    return view
