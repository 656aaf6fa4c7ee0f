"""What games exist: the seven built in, and those that plug-in packages add by the entry point `filotto.games`."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from .contract import Game
from .refusals import BadSetup, Code

BUILT_IN = {
    "sequence": "filotto.games.lines.game:SEQUENCE_GAME",
    "tabletop": "filotto.games.lines.game:TABLETOP_GAME",
    "kids": "filotto.games.lines.game:KIDS_GAME",
    "numbers": "filotto.games.lines.game:NUMBERS_GAME",
    "shift": "filotto.games.sequentia.game:SHIFT_GAME",
    "stack": "filotto.games.sequentia.game:STACK_GAME",
    "overlay": "filotto.games.sequentia.game:OVERLAY_GAME",
}
GROUP = "filotto.games"


def names() -> tuple[str, ...]:
    """The plain names, ours first."""
    return (*BUILT_IN, *sorted(set(plug_ins()) - set(BUILT_IN)))


def game(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise BadSetup(Code.UNKNOWN_GAME, game=name[:40], allowed=", ".join(names()))
    return _load(BUILT_IN[name]) if name in BUILT_IN else _plugged(name)


@cache
def plug_ins() -> dict[str, str]:
    """Name and place of the games that installed packages add."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def _plugged(name: str) -> Game:
    try:
        found: Game | type[Game] = _load(plug_ins()[name])
        plugged = found() if isinstance(found, type) else found
        called = plugged.facts.name
    except Exception as error:  # whatever somebody else's code raises
        raise BadSetup(Code.BROKEN_PLUG_IN, game=name, reason=f"{type(error).__name__}: {error}"[:200]) from error
    if called != name:
        raise BadSetup(Code.BROKEN_PLUG_IN, game=name, reason=f"Facts.name: {called}")
    return plugged


def _load(place: str) -> Game:
    module, _, attribute = place.partition(":")
    found: Game = getattr(import_module(module), attribute)
    return found
