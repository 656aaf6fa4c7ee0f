"""A record of words whose fields are attributes: `state.turn`.

NumPy's own `np.record` reaches a field by Python code that costs five microseconds each time; these descriptors cost
less than one, and a person's move reads some hundred fields.
"""

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np


def record(dtype: "np.dtype[Any]") -> Any:
    """A zeroed record whose fields are attributes."""
    return np.zeros(1, np.dtype((fields(dtype), dtype)))[0]


@cache
def fields(dtype: "np.dtype[Any]") -> type:
    """The scalar's class for a dtype."""
    names = dtype.names or ()
    return type("Fields", (np.void,), {name: property(itemgetter(name), setter(name)) for name in names})


def setter(name: str) -> Callable[[Any, Any], None]:
    """Sets a field."""

    def put(self: Any, value: Any) -> None:
        self[name] = value

    return put
