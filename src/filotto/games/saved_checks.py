"""What a value in a saved game has to be, wherever nothing is folded: docs/saved-game.schema.json, with the place."""

import json
from collections.abc import Mapping
from typing import Any, NoReturn

from .data_files import KINDS, shown
from .refusals import BadFile, Code

ASSIST = ("none", "show", "suggest")
SEATS, ORDER, ACTION = "seats", "order", "action"  # what is expected, beside the kinds; the sentence has words for it


def wrong(where: str, expected: str) -> NoReturn:
    """Refuse what stands at a place: a key, then keys and numbers from 1."""
    raise BadFile(Code.FILE_BAD_FIELD, where=where, expected=expected)


def of_kind(value: object, kind: type, where: str) -> Any:
    """A value of this kind; `true` is no number."""
    if not isinstance(value, kind) or isinstance(value, bool):
        wrong(where, KINDS[kind])
    return value


def field(data: Mapping[str, Any], key: str, kind: type, where: str = "", default: object = None) -> Any:
    """A value that must be there, unless there is a default for it, and be of its kind."""
    return of_kind(data.get(key, default), kind, where + shown(key))


def entries(data: Mapping[str, Any], key: str, kind: type, where: str = "", default: object = None) -> list[Any]:
    """A list of values of one kind."""
    values: list[Any] = field(data, key, list, where, default)
    return [of_kind(value, kind, f"{where}{key}:{number}") for number, value in enumerate(values, 1)]


def number(value: object, least: int, most: int, where: str) -> int:
    """A number in these bounds."""
    found: int = of_kind(value, int, where)
    if not least <= found <= most:
        wrong(where, f"{least} … {most}")
    return found


def same(value: object, other: object) -> bool:
    """Equal as JSON: `true` and 1.0 are not 1."""
    return json.dumps(value, sort_keys=True) == json.dumps(other, sort_keys=True)


# What is kept and written again.


def check_seats(data: Mapping[str, Any], players: int) -> None:
    """An object for each seat."""
    seats = entries(data, "seats", dict)
    if len(seats) != players:
        wrong("seats", SEATS)
    for at, seat in enumerate(seats, 1):
        for key in ("name", "by"):
            field(seat, key, str, f"seats:{at}:", "")
        if field(seat, "assist", str, f"seats:{at}:", ASSIST[0]) not in ASSIST:
            wrong(f"seats:{at}:assist", ", ".join(ASSIST))


def check_opening(data: Mapping[str, Any], players: int) -> None:
    """The order of play, who deals, and the cards that were cut."""
    if data.get("opening") is None:
        return
    opening = field(data, "opening", dict)
    if "order" in opening and sorted(entries(opening, "order", int, "opening:")) != list(range(1, players + 1)):
        wrong("opening:order", ORDER)
    if opening.get("dealer") is not None:
        number(opening["dealer"], 1, players, "opening:dealer")
    for at, drawn in enumerate(entries(opening, "cut", list, "opening:", []), 1):
        for place, one in enumerate(drawn, 1):
            where = f"opening:cut:{at}:{place}"
            number(of_kind(one, dict, where).get("player"), 1, players, f"{where}:player")
            field(one, "card", str, f"{where}:")


def check_marks(data: Mapping[str, Any]) -> None:
    """Calls of table talk, and the dealer's proof."""
    entries(data, "votes", dict, default=[])
    if data.get("proof") is not None:
        field(data, "proof", dict)
