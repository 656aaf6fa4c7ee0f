"""What the drawings of Shift, Stack and Overlay share: collected cards, what can be taken, what went out."""

from filotto.games.contract import Move, View
from filotto.games.sequentia.view import SequentiaView

from .base import Drawing, Scene, laid_open


class SequentiaDrawing(Drawing):
    """Draws what all modes have."""

    def help_lines(self, scene: Scene) -> list[str]:
        """What the help level marks: what can be taken, and what would be after one action."""
        view, speech = sequentia(scene.view), scene.speech
        told = []
        for mark in view.marks:
            places = " ".join(mark.places)
            if mark.why == "takes":
                told.append(speech("cli-mark-takes", places=places))
            else:
                told.append(speech("cli-mark-near", move=self.written(mark.action), places=places))
        return list(dict.fromkeys(told))

    def written(self, action: object) -> str:
        """An action of a mark in a few words."""
        values = [str(getattr(action, name)) for name in action.__struct_fields__]  # type: ignore[attr-defined]
        return " ".join(values)

    def piles(self, scene: Scene) -> list[str]:
        """Collected cards of everybody, cards out of the game."""
        view, speech = sequentia(scene.view), scene.speech
        none = speech("cli-empty-pile")
        told = [
            speech("cli-collected", name=name, cards=scene.cards.listed(cards) or none)
            for name, cards in zip(scene.names, view.collected, strict=True)
        ]
        return [*told, *([speech("cli-put-out", cards=scene.cards.listed(view.put_out))] if view.put_out else [])]

    def events(self, scene: Scene, move: Move, before: View) -> list[str]:
        """Who collected how many cards; cards out of the game; cards turned up."""
        view, then = sequentia(scene.view), sequentia(before)
        told = [
            scene.of_seat("collected", seat, count=len(now) - len(had))
            for seat, (now, had) in enumerate(zip(view.collected, then.collected, strict=True))
            if len(now) > len(had)
        ]
        out = [scene.speech("put-out", card=card) for card in view.put_out if card not in then.put_out]
        return told + out + laid_open(scene, move)


def sequentia(view: View) -> SequentiaView:
    """The view of a mode of Sequentia."""
    assert isinstance(view, SequentiaView)
    return view
