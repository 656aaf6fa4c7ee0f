"""Any game: what its view says, a line for each thing."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from filotto.games.contract import View

from .base import Drawing, Scene


class GeneralDrawing(Drawing):
    """Draws the view of a plug-in's game."""

    def board(self, scene: Scene) -> list[str]:
        """Everything that is this game's own."""
        return [f"  {name.replace('_', ' ')}: {shown(value)}" for name, value in own_things(scene.view)]


def own_things(view: View) -> Iterator[tuple[str, Any]]:
    """What a game's view holds besides what every view holds."""
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if isinstance(value, Mapping) and name not in View.__struct_fields__:
            yield from value.items()
        elif name not in View.__struct_fields__:
            yield name, value


def shown(value: Any) -> str:
    """A value as somebody reads it."""
    if isinstance(value, msgspec.Struct):
        return shown(msgspec.structs.asdict(value))
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {shown(one)}" for name, one in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(map(shown, value)) or "-"
    return "-" if value is None else str(value)
