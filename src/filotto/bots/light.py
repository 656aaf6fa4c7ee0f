"""A record as plain Python reads it fastest: lists and whole numbers instead of arrays.

Thinking in plain Python looks at many small numbers, and the attributes of a record cost more than all else. What is
written here does not reach the record: it serves to choose an action, not to play it.
"""

from types import SimpleNamespace
from typing import Any


class Grid:
    """Rows of numbers, looked up like an array's."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[Any]) -> None:
        self.rows = rows

    def __getitem__(self, place: tuple[int, int]) -> Any:
        return self.rows[place[0]][place[1]]

    def __setitem__(self, place: tuple[int, int], value: Any) -> None:
        self.rows[place[0]][place[1]] = value


def light(record: Any) -> Any:
    """A copy of a record, to be thought about."""
    values = {}
    for name in record.dtype.names:
        value = record[name].tolist()
        values[name] = Grid(value) if record[name].ndim > 1 else value
    return SimpleNamespace(**values)


def as_it_is(record: Any) -> Any:
    """The record itself, for the compiled form."""
    return record
