"""One small broken file, or two, for each way in which a board or a deck can be wrong.

A case is (the code, the place it must name, what to read). The good files that they are made from are read too.
"""

import json
from collections.abc import Callable
from typing import Any

from filotto.games.data_errors import Fault
from filotto.games.lines import boards
from filotto.games.sequentia import deck as sequentia

Case = tuple[Fault, str, Callable[[], object]]

BOARD: dict[str, Any] = {
    "format": "filotto-board",
    "version": 1,
    "name": "small",
    "rows": [
        "-- a b --",
        "c  d e f",
        "f  e d c",
        "-- b a --",
    ],
}
DECK: dict[str, Any] = {
    "format": "filotto-deck",
    "version": 1,
    "name": "small",
    "cards": {name: [name, name] for name in "abcdef"},
    "anywhere": [["plus", "plus"]],
    "remove": [["minus", "minus"]],
}
CARDS: dict[str, Any] = {"format": "filotto-deck", "version": 1, "name": "small", "cards": ["1/123a", "2/123b+"]}


def text(good: dict[str, Any], without: str = "", **changes: object) -> str:
    """A good file as text, with other values or without a key."""
    return json.dumps({key: value for key, value in {**good, **changes}.items() if key != without})


def board(without: str = "", **changes: object) -> Callable[[], object]:
    return lambda: boards.read_board(text(BOARD, without, **changes))


def rows(*lines: str) -> Callable[[], object]:
    return board(rows=lines)


def deck(without: str = "", **changes: object) -> Callable[[], object]:
    return lambda: boards.read_deck(text(DECK, without, **changes))


def pairs(**changes: object) -> Callable[[], object]:
    return deck(cards={**DECK["cards"], **changes})


def both(length: int = 4, **changes: Any) -> Callable[[], object]:
    """The good board with a changed deck."""
    return lambda: boards.check(boards.read_board(text(BOARD)), boards.read_deck(text(DECK, **changes)), length)


def cards(*names: object) -> Callable[[], object]:
    return lambda: sequentia.read_deck(text(CARDS, cards=names))


def large(kinds: int) -> Callable[[], object]:
    """A board of 10 rows with so many kinds of names: 2 * kinds + 4 must be a multiple of 10."""
    names = [f"n{kind}" for kind in range(kinds)] * 2
    width = (len(names) + 4) // 10
    cells = ["--", *names[: width - 2], "--", *names[width - 2 : 2 - width], "--", *names[2 - width :], "--"]
    return rows(*(" ".join(cells[at : at + width]) for at in range(0, len(cells), width)))


def raw(content: str | bytes) -> Callable[[], object]:
    return lambda: boards.read_board(content)


FILES: list[Case] = [
    (Fault.TOO_LARGE, "file", raw(" " * 70_000)),
    (Fault.NOT_JSON, "file", raw("")),
    (Fault.NOT_JSON, "file", raw('{"format": ')),
    (Fault.NOT_JSON, "file", raw("[]")),
    (Fault.NOT_JSON, "file", raw(b'{"name": "\xff"}')),
    (Fault.NOT_JSON, "file", raw("[" * 60_000)),
    (Fault.NOT_JSON, "file", raw('{"version": ' + "9" * 60_000 + "}")),
    (Fault.KEY_TWICE, "name", raw('{"name": "one", "name": "two"}')),
    (Fault.WRONG_FORMAT, "format", board(format="filotto-deck")),
    (Fault.WRONG_VERSION, "version", board(version=2)),
    (Fault.MISSING_KEY, "format", board(without="format")),
    (Fault.MISSING_KEY, "rows", board(without="rows")),
    (Fault.WRONG_TYPE, "name", board(name=7)),
    (Fault.WRONG_TYPE, "version", board(version=True)),
    (Fault.WRONG_TYPE, "rows", board(rows="-- a --")),
    (Fault.WRONG_TYPE, "cards", deck(cards=["a", "b"])),
    (Fault.TITLE_UNFIT, "name", board(name=" ")),
    (Fault.TITLE_UNFIT, "name", board(name="two\nlines")),
    (Fault.TITLE_UNFIT, "name", board(name="x" * 41)),
]

BOARDS: list[Case] = [
    (Fault.BOARD_TOO_SMALL, "rows", rows()),
    (Fault.BOARD_TOO_SMALL, "rows", rows("-- a b --", "c d c d", "-- a b --")),
    (Fault.BOARD_TOO_SMALL, "rows", rows("-- a --", "b c b", "a d c", "-- d --")),
    (Fault.ROW_LENGTH, "rows:3", rows("-- a b --", "c d e f", "f e d", "-- b a --")),
    (Fault.CORNER_MISSING, "rows:4:4", rows("-- a b --", "c d e f", "f e d c", "-- b a g")),
    (Fault.CORNER_INSIDE, "rows:2:3", rows("-- a b --", "c d -- f", "f e d c", "-- b a --")),
    (Fault.NOT_TWICE, "rows:1:2", rows("-- a b --", "c d e f", "f e d c", "-- a a --")),
    (Fault.NOT_TWICE, "rows:1:3", rows("-- a b --", "c d e f", "f e d c", "-- x a --")),
    (Fault.TOO_MANY_KINDS, "rows", large(63)),
    (Fault.NAME_UNFIT, "rows:2:2", rows("-- a b --", "c <i> e f", "f e <i> c", "-- b a --")),
    (Fault.NAME_UNFIT, "rows:2:1", rows("-- a b --", "hippopotamuses d e f", "f e d c", "-- b a --")),
    (Fault.WRONG_TYPE, "rows:2", board(rows=["-- a b --", 7])),
    (Fault.WRONG_TYPE, "groups:a", board(groups={"a": "red"})),
    (Fault.NOT_ON_BOARD, "groups:z", board(groups={"z": 1})),
    (Fault.GROUP_MISSING, "groups", board(groups={"a": 1})),
    (Fault.GROUP_OUT_OF_RANGE, "groups:a", board(groups=dict.fromkeys("abcdef", 0))),
    (Fault.GROUP_OUT_OF_RANGE, "groups:a", board(groups=dict.fromkeys("abcdef", 11))),
    (Fault.UNKNOWN_BUILT_IN, "../secret", lambda: boards.built_in_board("../secret")),
    (Fault.UNKNOWN_BUILT_IN, "chess", lambda: boards.built_in_deck("chess")),
]

DECKS: list[Case] = [
    (Fault.MISSING_KEY, "remove", deck(without="remove")),
    (Fault.WRONG_TYPE, "cards:a", pairs(a="aa")),
    (Fault.NOT_A_PAIR, "cards:a", pairs(a=["a"])),
    (Fault.NOT_A_PAIR, "anywhere:1", deck(anywhere=[["plus", "plus", "plus"]])),
    (Fault.NAME_UNFIT, "cards:a", pairs(a=["a", "--"])),
    (Fault.NAME_UNFIT, "cards:a", pairs(a=["a", "Trade"])),
    (Fault.NAME_UNFIT, "cards", pairs(**{"a b": ["a", "a"]})),
    (Fault.CARD_TWICE, "cards:b", pairs(b=["a", "b"])),
    (Fault.CARD_TWICE, "remove:1", deck(remove=[["plus", "minus"]])),
    (Fault.CARD_TWICE, "anywhere:2", deck(anywhere=[["plus", "plus"], ["plus", "plus"]])),
    (Fault.EQUATION_WRONG, "cards:42", pairs(**{"42": ["17+25", "60-28"]})),
    (Fault.EQUATION_WRONG, "cards:42", pairs(**{"42": ["6×8", "60-18"]})),
    (Fault.EQUATION_WRONG, "cards:a", pairs(a=["17+25", "a"])),
    (Fault.TOO_MANY_KINDS, "cards", deck(cards={f"n{at}": [f"n{at}"] * 2 for at in range(61)})),
    (Fault.NAME_WITHOUT_CARDS, "rows:2:3", both(cards={name: [name, name] for name in "abcdf"})),
    (Fault.NOT_ON_BOARD, "cards:g", both(cards={name: [name, name] for name in "abcdefg"})),
    (
        Fault.CARD_NAMES_A_CELL,
        "cards:a",
        both(
            cards={"a": ["b", "b"], "b": ["a", "a"], "c": ["c", "c"], "d": ["d", "d"], "e": ["e", "e"], "f": ["f", "f"]}
        ),
    ),
    (Fault.BOARD_TOO_SMALL, "rows", both(length=5)),
]

SEQUENTIA: list[Case] = [
    (Fault.WRONG_TYPE, "cards:2", cards("1/123a", 123)),
    (Fault.CARD_MALFORMED, "cards:1", cards("1123a")),
    (Fault.CARD_MALFORMED, "cards:1", cards("1/+")),
    (Fault.NUMBER_OUT_OF_RANGE, "cards:2", cards("1/123a", "0/123a")),
    (Fault.NUMBER_OUT_OF_RANGE, "cards:1", cards("12/123a")),
    (Fault.NUMBER_OUT_OF_RANGE, "cards:1", cards("/123a")),
    (Fault.SEQUENCE_MALFORMED, "cards:1", cards("1/12a")),
    (Fault.SEQUENCE_MALFORMED, "cards:1", cards("1/1234a")),
    (Fault.SEQUENCE_MALFORMED, "cards:1", cards("1/103a")),
    (Fault.SEQUENCE_MALFORMED, "cards:1", cards("1/1²3a")),
    (Fault.COLOUR_UNKNOWN, "cards:1", cards("1/123d")),
    (Fault.COLOUR_UNKNOWN, "cards:1", cards("1/123a++")),
    (Fault.CARD_TWICE, "cards:3", cards("1/123a", "1/123a+", "1/123a")),
    (Fault.TOO_MANY_CARDS, "cards", cards(*["1/123a"] * 63)),
    (Fault.TOO_FEW_CARDS, "cards", cards()),
    (Fault.TOO_FEW_CARDS, "cards", lambda: sequentia.enough(9, 11)),
    (Fault.UNKNOWN_BUILT_IN, "chess", lambda: sequentia.built_in_deck("chess")),
]

ALL = FILES + BOARDS + DECKS + SEQUENTIA
