"""The compiled form of the rules: whether it is ready, loading it, and having it made without anybody waiting.

Plain Python plays until the compiled form is ready. Nothing here imports Numba before it is needed.
"""

from types import ModuleType

from ..playout import Playout, of
from .keeping import folder, is_whole, lasting, place
from .made_of import numba_version
from .making import RANDOM_PLAY, Making, available

__all__ = [
    "Making",
    "available",
    "compiled",
    "compiled_now",
    "is_ready",
    "lasting",
    "numba_version",
    "place",
    "plain",
    "start",
]


def plain(rules: ModuleType) -> Playout:
    """Random play in plain Python."""
    return of(rules)


def compiled(rules: ModuleType) -> Playout:
    """Random play compiled: loads in a moment when it is ready; or else its first call compiles, and keeps nothing."""
    from .. import compiled as form

    return form.random_play(rules, place(rules) if is_ready(rules) else None)


def compiled_now(game: str, rules: ModuleType) -> Playout:
    """Random play compiled, and kept for the next time, however long that takes."""
    if not is_ready(rules) and (maker := start(game)):
        maker.wait()
    return compiled(rules)


def is_ready(*modules: ModuleType) -> bool:
    """Is the compiled form of these modules there, and whole?"""
    found = place(*modules)
    return found is not None and is_whole(found)


def start(game: str, maker: str = RANDOM_PLAY) -> Making | None:
    """Have something of a game compiled by a process of its own; None where there is no folder to keep it in.

    A maker is a function, as `module:name`. Given the game and a folder, it compiles into that folder, and tells which
    modules it compiled: for these the form is then ready.
    """
    return Making(maker, game) if folder() else None
