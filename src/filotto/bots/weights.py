"""The numbers that bots play by: weights of an evaluation, and the style of a level. They lie in `data`.

`weights-<kind>.json` holds one set for each game, with the command that made it, and a general one (`*`) for games of
that kind which have none; `levels.json` holds a style for each level, with what it does not look at (`blind`).
"""

from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..games.contract import Facts
from .kernels.style import STYLE

Weights = NDArray[np.float64]


class Style(msgspec.Struct, frozen=True):
    """How a level plays a kind of game: see kernels/style.py."""

    sees: float = 1.0
    second: float = 0.0
    third: float = 0.0
    sees_win: float = 1.0
    blind: tuple[str, ...] = ()  # weights that are nothing to it
    instead: dict[str, float] = {}  # weights that are others for it


@cache
def data(name: str) -> Any:
    """A data file."""
    return msgspec.json.decode(files(__package__).joinpath("data", name).read_bytes())


def style_of(facts: Facts, level: str) -> Style:
    """The style of a level in a game, or in its kind of game."""
    levels = data("levels.json")[level]
    return msgspec.convert(levels.get(facts.name) or levels.get(facts.kind) or {}, Style)


def values_of(facts: Facts) -> dict[str, float]:
    """The weights of a game by name: its own, and the general ones where it has none."""
    sets = data(f"weights-{facts.kind}.json")["weights"]
    return {**sets["*"], **sets.get(facts.name, {})}


def names_of(thinker: ModuleType) -> dict[str, int]:
    """The weights of an evaluation by name: a row of several is `grows1`, `grows2` and so on."""
    names: dict[str, int] = thinker.NAMES
    return names


def evaluation_of(facts: Facts, thinker: ModuleType) -> Weights:
    """All weights of a game, in the order of its evaluation, playing as well as it can."""
    return vector(thinker, values_of(facts), Style())


def weights_of(facts: Facts, thinker: ModuleType, level: str) -> Weights:
    """The weights of a level in a game."""
    return vector(thinker, values_of(facts), style_of(facts, level), searches=level != "random")


def vector(thinker: ModuleType, values: dict[str, float], style: Style, *, searches: bool = True) -> Weights:
    """Weights by name and a style, as the kernels take them."""
    found = np.zeros(thinker.WEIGHTS)
    found[:STYLE] = (float(searches), style.sees, style.second, style.third, style.sees_win)
    for name, place in names_of(thinker).items():
        found[place] = 0.0 if name in style.blind else style.instead.get(name, values[name])
    return found
