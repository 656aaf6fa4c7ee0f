"""Any game: what its view says, a line for each thing."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from filotto.games.contract import Game, Move, Setup, View

from . import Scene, fields_besides, side_name


class GeneralDrawing:
    """Draws the view of a plug-in's game."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game, self.setup = game, setup

    def board(self, scene: Scene) -> list[str]:
        """Everything that is this game's own."""
        return [f"  {name.replace('_', ' ')}: {shown(value)}" for name, value in fields_besides(scene.view).items()]

    def status(self, scene: Scene) -> list[str]:
        """Scores, hands, deck."""
        view, speech = scene.view, scene.terminal.speech
        scores = ", ".join(f"{side_name(scene, side)} {score}" for side, score in enumerate(view.scores))
        hands = ", ".join(f"{scene.names[seat]} {size}" for seat, size in enumerate(view.hand_sizes))
        lines = [speech("cli-scores", scores=scores)]
        lines += [speech("cli-hands", hands=hands)] if any(view.hand_sizes) else []
        return [*lines, speech("deck-count", count=view.deck_size)] if view.deck_size else lines

    def piles(self, scene: Scene) -> list[str]:
        """None that we know of: the board says all."""
        return self.board(scene)

    def events(self, scene: Scene, move: Move, before: View) -> list[str]:
        """The move says it."""
        return []

    def loser(self, move: Move, before: View) -> int | None:
        """Nobody that we know of."""
        return None


def shown(value: Any) -> str:
    """A value as somebody reads it."""
    if isinstance(value, msgspec.Struct):
        return shown(msgspec.structs.asdict(value))
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {shown(one)}" for name, one in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(map(shown, value)) or "-"
    return "-" if value is None else str(value)
