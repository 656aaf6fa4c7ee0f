"""Opening a data file: what every board and deck has in common. Text in, values out; everything odd is `BadData`."""

import json
import unicodedata
from typing import Any, TypeVar

from .data_errors import BadData, Fault

VERSION = 1
LARGEST = 1 << 16  # characters; our own files have at most some 2,000
LONGEST_NAME = 12  # of a cell or a card: it has to be read on a cell 34 pixels wide
LONGEST_TITLE = 40
NOTATION = ("trade", "forfeit", "claim")  # a card of such a name could not be told from an action
SIGNS = "+-×÷_"  # besides letters and digits: names stand in equations, in notation and in identifiers

T = TypeVar("T", str, int, list[Any], dict[str, Any])
KINDS: dict[type, str] = {str: "text", int: "number", list: "list", dict: "object"}


def opened(text: str | bytes, form: str) -> dict[str, Any]:
    """The object in a file of the format `form`, of the version that we read."""
    if len(text) > LARGEST:
        raise BadData(Fault.TOO_LARGE, "file", most=LARGEST)
    data = _parsed(text)
    found = value_at(data, "format", str)
    if found != form:
        raise BadData(Fault.WRONG_FORMAT, "format", expected=form, found=shown(found))
    version = value_at(data, "version", int)
    if version != VERSION:
        raise BadData(Fault.WRONG_VERSION, "version", expected=VERSION, found=shown(version))
    return data


def value_at(data: dict[str, Any], key: str, kind: type[T]) -> T:
    """The value of a key that must be there, of the kind that it must have."""
    if key not in data:
        raise BadData(Fault.MISSING_KEY, key)
    return of_kind(data[key], kind, key)


def of_kind(value: object, kind: type[T], where: str) -> T:
    """The value itself, if it is of that kind; `true` is no number."""
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadData(Fault.WRONG_TYPE, where, expected=KINDS[kind])
    return value


def title_at(data: dict[str, Any]) -> str:
    """The name of the whole board or deck: one printable line."""
    title = value_at(data, "name", str)
    if not title.strip() or not title.isprintable() or len(title) > LONGEST_TITLE:
        raise BadData(Fault.TITLE_UNFIT, "name", found=shown(title), most=LONGEST_TITLE)
    return title


def name_of(value: object, where: str) -> str:
    """The name of a cell or a card: it goes into notation, pictures and pages, so no sign in it may mean more."""
    name = of_kind(value, str, where)
    fit = all(sign.isalnum() or sign in SIGNS for sign in name) and any(sign.isalnum() for sign in name)
    if not fit or len(name) > LONGEST_NAME or name.casefold() in NOTATION:
        raise BadData(Fault.NAME_UNFIT, where, found=shown(name), most=LONGEST_NAME)
    return name


def enough(cards: int, needed: int) -> None:
    """Refuse a deck with fewer cards than a deal needs."""
    if cards < needed:
        raise BadData(Fault.TOO_FEW_CARDS, "cards", needed=needed, found=cards)


def shown(value: object) -> str:
    """A value out of a file, short and printable, to be repeated in a sentence."""
    text = str(value)
    short = text if len(text) <= LONGEST_TITLE else text[:LONGEST_TITLE] + "…"
    return "".join(sign if sign.isprintable() else "?" for sign in short)


def _parsed(text: str | bytes) -> dict[str, Any]:
    try:
        data = json.loads(_decoded(text), object_pairs_hook=_without_repeats)
    except json.JSONDecodeError as error:
        raise BadData(Fault.NOT_JSON, "file", line=error.lineno, column=error.colno) from None
    except BadData:
        raise
    except (ValueError, RecursionError):  # not UTF-8, a number of 5,000 digits, 10,000 brackets
        raise BadData(Fault.NOT_JSON, "file", line=1, column=1) from None
    if not isinstance(data, dict):
        raise BadData(Fault.NOT_JSON, "file", line=1, column=1)
    return data


def _decoded(text: str | bytes) -> str:
    """Without the mark that some editors put in front; one spelling of each letter, so that equal names are equal."""
    plain = text if isinstance(text, str) else text.decode("utf-8")
    return unicodedata.normalize("NFC", plain.removeprefix("\ufeff"))


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """JSON readers take the last of two equal keys in silence; here it is a slip to be told."""
    data: dict[str, Any] = {}
    for key, value in pairs:
        if key in data:
            raise BadData(Fault.KEY_TWICE, shown(key))
        data[key] = value
    return data
