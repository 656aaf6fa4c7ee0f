"""What opponents exist: the levels of the house, and those that plug-in packages add by the entry point `filotto.bots`.

A plug-in names a class of `Bot`, or anything that makes one when it is called.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from .contract import Bot, BotCode, BotError
from .levels import LEVELS, Level

GROUP = "filotto.bots"


def names() -> tuple[str, ...]:
    """The levels of the house from the weakest up, then plug-ins."""
    return (*LEVELS, *sorted(set(plug_ins()) - set(LEVELS)))


def bot(name: str) -> Bot:
    """The opponent of that name."""
    if name in LEVELS:
        return Level(name)
    if name not in plug_ins():
        raise BotError(BotCode.UNKNOWN_BOT, bot=name[:40], allowed=", ".join(names()))
    found: Bot = plug_ins()[name].load()()
    return found


@cache
def plug_ins() -> dict[str, EntryPoint]:
    """Name and entry point of the bots that installed packages add."""
    return {point.name: point for point in entry_points(group=GROUP)}
