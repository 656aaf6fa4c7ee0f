"""An edition at one table: board, deck and numbers as the kernel's record, with the names that people use."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ..fields import record
from ..notation import cell_name
from .boards import CORNER, Board, LineDeck
from .tables import EDITION, NO_LINE, SLOTS, Edition

DIRECTIONS = ((0, 1), (1, 1), (1, 0), (1, -1))  # each leads on in reading order
Place = tuple[int, int]  # row and column, from 0
Cell = tuple[int, int]  # half and kind: where a chip's bit is


@dataclass(frozen=True)
class Numbers:
    """What the editions differ in, besides board and deck."""

    hand: int
    need: int
    length: int
    supply: tuple[int, int, int, int]
    trade_all: bool
    by_hand: int
    most_since: int = 2  # new decks made since the last play; the next ends the game
    most_decks: int = 100


class LineEdition:
    """A board and a deck that belong together, at a table of so many players and sides."""

    def __init__(self, board: Board, deck: LineDeck, players: int, sides: int, numbers: Numbers) -> None:
        self.board, self.deck, self.numbers = board, deck, numbers
        self.players, self.sides = players, sides
        specials = (*deck.anywhere, *deck.remove)
        self.kinds = (*board.names, *(pair[0] for pair in specials))
        self.pairs = (*(deck.cards[name] for name in board.names), *specials)
        self.ed = self._record()

    def _record(self) -> Edition:
        ed: Edition = record(EDITION)
        names, first = len(self.board.names), len(self.board.names) + len(self.deck.anywhere)
        ed.players, ed.sides = self.players, self.sides
        for field in ("hand", "need", "length", "supply", "by_hand", "most_since", "most_decks"):
            setattr(ed, field, getattr(self.numbers, field))
        ed.trade_all = int(self.numbers.trade_all)
        ed.slots = -(-4 * self.numbers.length // 8) * 8  # eight lines are tested at once
        ed.board = (1 << names) - 1
        ed.anywhere = (1 << first) - (1 << names)
        ed.remove = (1 << len(self.kinds)) - (1 << first)
        ed.deck = (1 << len(self.kinds)) - 1
        ed.alike = sum(1 << kind for kind, (a, b) in enumerate(self.pairs) if a == b)
        ed.lines[:] = NO_LINE
        for (half, kind), at in self.place_of.items():
            for slot, line in self.lines_through(at):
                for cell in (self.cell_at[place] for place in line if place in self.cell_at):
                    word = ed.lines[half, kind]
                    where = slot + SLOTS * cell[0]
                    word[where] = word[where] & ~NO_LINE | 1 << cell[1]
                    word[slot + SLOTS - SLOTS * cell[0]] &= ~NO_LINE
        return ed

    @cached_property
    def place_of(self) -> dict[Cell, Place]:
        """Row and column of each cell."""
        cells = self.board.cells
        return {(half, kind): cells[name][half] for kind, name in enumerate(self.board.names) for half in range(2)}

    @cached_property
    def cell_at(self) -> dict[Place, Cell]:
        """The cell at each row and column; corners have none."""
        return {place: cell for cell, place in self.place_of.items()}

    @cached_property
    def in_reading_order(self) -> tuple[list[str], list[dict[int, int]]]:
        """The names of all cells, and for each half and kind which of them it is."""
        names: list[str] = []
        rank: list[dict[int, int]] = [{}, {}]
        for place, (half, kind) in sorted(self.cell_at.items()):
            rank[half][kind] = len(names)
            names.append(cell_name(*place))
        return names, rank

    @cached_property
    def card_of(self) -> dict[str, list[Cell]]:
        """The physical cards of each name, as half and kind."""
        found: dict[str, list[Cell]] = {}
        for kind, pair in enumerate(self.pairs):
            for half, name in enumerate(pair):
                found.setdefault(name, []).append((half, kind))
        return found

    @cached_property
    def rank(self) -> dict[str, int]:
        """The order in which people see cards. It must not tell which of two alike copies somebody holds."""
        return {name: number for number, name in enumerate(self.card_of)}

    def lines_through(self, place: Place) -> Iterator[tuple[int, list[Place]]]:
        """Every straight line on the board through a place, with its slot."""
        length = self.numbers.length
        for direction, (down, right) in enumerate(DIRECTIONS):
            for along in range(length):
                start = length - 1 - along  # the line that begins first has the first slot
                line = [(place[0] + (i - start) * down, place[1] + (i - start) * right) for i in range(length)]
                if all(0 <= r < self.board.height and 0 <= c < self.board.width for r, c in line):
                    yield direction * length + along, line

    def line(self, cell: Cell, slot: int) -> tuple[Place, ...]:
        """The places of the line in a slot through a cell, in reading order."""
        return tuple(dict(self.lines_through(self.place_of[cell]))[slot])

    def printed(self, place: Place) -> str:
        """What is printed there."""
        return self.board.rows[place[0]][place[1]]

    def is_corner(self, place: Place) -> bool:
        """Is it one of the free corners?"""
        return self.printed(place) == CORNER

    def is_question(self, card: str) -> bool:
        """Does the player have to find the cell (an equation), instead of reading it on the card?"""
        kind = self.card_of[card][0][1]
        return kind < len(self.board.names) and self.kinds[kind] != card
