"""The compiled form of a kernel does what its plain form does, step by step, byte by byte."""

from types import ModuleType
from typing import Any

from ..games import playout
from ..games.playout import Playout, seed


def check_forms(rules: ModuleType, compiled: Playout, ed: Any, state: Any, number: int) -> int:
    """Random game number so-and-so in both forms; how many actions it had. `state` is an empty record."""
    plain = playout.of(rules)
    a, b = state.copy(), state.copy()
    x, y = plain.begin(ed, a, seed(number)), compiled.begin(ed, b, seed(number))
    actions = 0
    while True:
        assert (x, a.tobytes()) == (y, b.tobytes()), f"game {number}: the forms differ after {actions} actions"
        if a.result:
            return actions
        x, y = plain.act(ed, a, x), compiled.act(ed, b, y)
        actions += 1
