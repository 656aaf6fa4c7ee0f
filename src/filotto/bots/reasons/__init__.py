"""Why an action is good, as one of a closed set of reasons that people can check on the board.

A reason says what an action does, from the position alone, not what a search thought of it.
"""

from collections.abc import Callable
from typing import Any

from ...games.actions import Action
from ...games.contract import View
from ..contract import Reason, Why
from . import lines, overlay, shift, stack

Finder = Callable[[Any, int, Any], Reason]
FINDERS: dict[str, Finder] = {
    "lines": lines.reason,
    "shift": shift.reason,
    "stack": stack.reason,
    "overlay": overlay.reason,
}


def of(kind: str, at: Any, seat: int, action: Action, view: View) -> Reason:
    """The first reason that holds."""
    if len(view.legal) == 1:
        return Reason(Why.ONLY)
    find = FINDERS.get(kind)
    return find(at, seat, action) if find else Reason(Why.BEST)
