"""Boards and decks of the line games: two data files that belong together, read and checked.

A board has four free corners, and each name printed on it lies on exactly two cells. A deck says which two cards
match each name, and has pairs of special cards. A pair is a kind of card; the rules keep a set of kinds in one word,
so there are at most 62. The formats are described in docs/data.md.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import resources
from typing import Any

from ..data_errors import BadData, Fault
from ..data_files import name_of, of_kind, opened, shown, title_at, value_at
from .equations import result

CORNER = "--"
MOST_KINDS = 62
SMALLEST = 4  # rows and columns: the shortest winning line
MOST_GROUPS = 10  # ground colours
BUILT_IN = ("kids", "numbers", "sequence")

Cell = tuple[int, int]  # row and column, from 0
Pair = tuple[str, str]


@dataclass(frozen=True)
class Board:
    """What is printed where. `groups` gives names a ground colour by its number; a plain board has none."""

    name: str
    rows: tuple[tuple[str, ...], ...]
    groups: Mapping[str, int] = field(default_factory=dict, hash=False)

    @property
    def height(self) -> int:
        """How many rows."""
        return len(self.rows)

    @property
    def width(self) -> int:
        """How many columns."""
        return len(self.rows[0])

    @property
    def names(self) -> tuple[str, ...]:
        """Every printed name once, in reading order of its first cell."""
        return tuple(self.cells)

    @cached_property
    def cells(self) -> Mapping[str, tuple[Cell, Cell]]:
        """The two cells of each name, in reading order."""
        found: dict[str, list[Cell]] = {}
        for row, column, name in _printed(self.rows):
            found.setdefault(name, []).append((row, column))
        return {name: (first, second) for name, (first, second) in found.items()}


@dataclass(frozen=True)
class LineDeck:
    """The two cards for each printed name, and the pairs of special cards."""

    name: str
    cards: Mapping[str, Pair] = field(hash=False)
    anywhere: tuple[Pair, ...] = ()
    remove: tuple[Pair, ...] = ()

    @property
    def kinds(self) -> int:
        """How many pairs of cards."""
        return len(self.cards) + len(self.anywhere) + len(self.remove)

    @property
    def size(self) -> int:
        """How many cards."""
        return 2 * self.kinds


def read_board(text: str | bytes) -> Board:
    """The board in a file's text."""
    data = opened(text, "filotto-board")
    rows = tuple(_row(row, f"rows:{at}") for at, row in enumerate(value_at(data, "rows", list), 1))
    _check_shape(rows)
    _check_corners(rows)
    _check_twice(rows)
    board = Board(title_at(data), rows, _groups(data))
    _check_groups(board)
    return board


def read_deck(text: str | bytes) -> LineDeck:
    """The deck in a file's text."""
    data = opened(text, "filotto-deck")
    cards = {
        name_of(name, "cards"): _pair(pair, f"cards:{shown(name)}")
        for name, pair in value_at(data, "cards", dict).items()
    }
    deck = LineDeck(title_at(data), cards, _specials(data, "anywhere"), _specials(data, "remove"))
    if deck.kinds > MOST_KINDS:
        raise BadData(Fault.TOO_MANY_KINDS, "cards", most=MOST_KINDS, found=deck.kinds)
    _check_distinct(deck)
    _check_equations(deck)
    return deck


def check(board: Board, deck: LineDeck, length: int = SMALLEST) -> None:
    """Refuse a board and a deck that do not fit each other, or a board without room for a line of `length`."""
    _check_size(board.height, board.width, length)
    for name, (row, column) in ((name, cells[0]) for name, cells in board.cells.items()):
        if name not in deck.cards:
            raise BadData(Fault.NAME_WITHOUT_CARDS, f"rows:{row + 1}:{column + 1}", name=name)
    for where, name, pair in _pairs(deck):
        if name and name not in board.cells:
            raise BadData(Fault.NOT_ON_BOARD, where, name=name)
        for card in pair:
            if card != name and card in board.cells:
                raise BadData(Fault.CARD_NAMES_A_CELL, where, card=card)


@cache
def built_in_board(name: str) -> Board:
    """One of our own boards: kids, numbers or sequence."""
    return read_board(_resource(name, "board"))


@cache
def built_in_deck(name: str) -> LineDeck:
    """One of our own decks: kids, numbers or sequence."""
    return read_deck(_resource(name, "deck"))


def _resource(name: str, part: str) -> bytes:
    if name not in BUILT_IN:
        raise BadData(Fault.UNKNOWN_BUILT_IN, shown(name), known=", ".join(BUILT_IN))
    return (resources.files(__package__) / "data" / f"{name}.{part}.json").read_bytes()


def _row(value: object, where: str) -> tuple[str, ...]:
    words = of_kind(value, str, where).split()
    return tuple(word if word == CORNER else name_of(word, f"{where}:{column}") for column, word in enumerate(words, 1))


def _printed(rows: tuple[tuple[str, ...], ...]) -> Iterator[tuple[int, int, str]]:
    """Row, column and name of every cell that is not free."""
    for r, row in enumerate(rows):
        for c, name in enumerate(row):
            if name != CORNER:
                yield r, c, name


def _check_shape(rows: tuple[tuple[str, ...], ...]) -> None:
    width = len(rows[0]) if rows else 0
    _check_size(len(rows), width, SMALLEST)
    for at, row in enumerate(rows, 1):
        if len(row) != width:
            raise BadData(Fault.ROW_LENGTH, f"rows:{at}", expected=width, found=len(row))


def _check_size(height: int, width: int, least: int) -> None:
    if min(height, width) < least:
        raise BadData(Fault.BOARD_TOO_SMALL, "rows", least=least, rows=height, columns=width)


def _check_corners(rows: tuple[tuple[str, ...], ...]) -> None:
    last_row, last_column = len(rows) - 1, len(rows[0]) - 1
    for r, row in enumerate(rows):
        for c, name in enumerate(row):
            corner = r in (0, last_row) and c in (0, last_column)
            if corner and name != CORNER:
                raise BadData(Fault.CORNER_MISSING, f"rows:{r + 1}:{c + 1}", found=name)
            if name == CORNER and not corner:
                raise BadData(Fault.CORNER_INSIDE, f"rows:{r + 1}:{c + 1}")


def _check_twice(rows: tuple[tuple[str, ...], ...]) -> None:
    times = Counter(name for _, _, name in _printed(rows))
    for r, c, name in _printed(rows):
        if times[name] != 2:
            raise BadData(Fault.NOT_TWICE, f"rows:{r + 1}:{c + 1}", name=name, found=times[name])
    if len(times) > MOST_KINDS:
        raise BadData(Fault.TOO_MANY_KINDS, "rows", most=MOST_KINDS, found=len(times))


def _groups(data: dict[str, Any]) -> dict[str, int]:
    groups = of_kind(data.get("groups", {}), dict, "groups")
    return {name_of(name, "groups"): of_kind(group, int, f"groups:{shown(name)}") for name, group in groups.items()}


def _check_groups(board: Board) -> None:
    """A board without groups is plain; with groups, each name has one."""
    for name, group in board.groups.items():
        if name not in board.cells:
            raise BadData(Fault.NOT_ON_BOARD, f"groups:{name}", name=name)
        if not 1 <= group <= MOST_GROUPS:
            raise BadData(Fault.GROUP_OUT_OF_RANGE, f"groups:{name}", name=name, most=MOST_GROUPS)
    for name in board.names if board.groups else ():
        if name not in board.groups:
            raise BadData(Fault.GROUP_MISSING, "groups", name=name)


def _specials(data: dict[str, Any], key: str) -> tuple[Pair, ...]:
    return tuple(_pair(pair, f"{key}:{at}") for at, pair in enumerate(value_at(data, key, list), 1))


def _pair(value: object, where: str) -> Pair:
    cards = of_kind(value, list, where)
    if len(cards) != 2:
        raise BadData(Fault.NOT_A_PAIR, where, found=len(cards))
    return name_of(cards[0], where), name_of(cards[1], where)


def _pairs(deck: LineDeck) -> Iterator[tuple[str, str, Pair]]:
    """Place in the file, matching name (none for special cards) and cards of every pair."""
    for name, pair in deck.cards.items():
        yield f"cards:{name}", name, pair
    for key, specials in (("anywhere", deck.anywhere), ("remove", deck.remove)):
        for at, pair in enumerate(specials, 1):
            yield f"{key}:{at}", "", pair


def _check_distinct(deck: LineDeck) -> None:
    """The two cards of a pair may look alike; cards of two pairs may not, or nobody knows which one was played."""
    seen: set[str] = set()
    for where, _, pair in _pairs(deck):
        for card in pair:
            if card in seen:
                raise BadData(Fault.CARD_TWICE, where, card=card)
        seen.update(pair)


def _check_equations(deck: LineDeck) -> None:
    for where, name, pair in _pairs(deck):
        for card in pair if name else ():
            found = result(card)
            if found is not None and name != str(found):
                raise BadData(Fault.EQUATION_WRONG, where, card=card, expected=name, found=str(found))
