"""Positions as a few lines of plain text, a way for each kind of game."""

from collections.abc import Callable
from typing import Any

from filotto.games.contract import Position

SIDES = "xo+#"  # free cells are dots, corners stars; a chip that belongs to a sequence stands between brackets


def draw_lines(at: Any) -> list[str]:
    """The board of a line game."""
    board, chips = at.edition.board, {}
    for (half, kind), place in at.edition.place_of.items():
        locked = int(at.s.locked[half]) >> kind & 1
        for side in range(at.setup.sides):
            if int(at.s.chips[side, half]) >> kind & 1:
                chips[place] = f"({SIDES[side]})" if locked else f" {SIDES[side]} "
    head = "   " + "".join(f" {chr(97 + column)} " for column in range(board.width))
    rows = [
        "".join(" * " if at.edition.is_corner((r, c)) else chips.get((r, c), " . ") for c in range(board.width))
        for r in range(board.height)
    ]
    return [head, *(f"{number:2} {row}" for number, row in enumerate(rows, 1))]


def names(at: Any, cards: Any) -> list[str]:
    """The names of cards on the table, a dash where none lies."""
    return [f"{at.edition.names[card] if card < len(at.edition.names) else '-':8}" for card in cards]


def draw_square(at: Any) -> list[str]:
    """The square of Shift, or the top cards of that of Overlay."""
    cards = names(at, at.s.cards if at.setup.game == "shift" else at.s.tops)
    head = "   " + "".join(f"{column:8}" for column in "abc")
    return [head, *(f"{row + 1:2} " + "".join(cards[3 * row : 3 * row + 3]) for row in range(3))]


def draw_row(at: Any) -> list[str]:
    """The top cards of the row of Stack."""
    return [" ".join(names(at, at.s.tops[: at.s.row])) or "-"]


def draw_general(at: Any) -> list[str]:
    """What lies on the table, place by place."""
    return [f"{place}: {' '.join(cards) or '-'}" for place, cards in at.places().items() if place != "deck"]


DRAWINGS: dict[str, Callable[[Any], list[str]]] = {
    "lines": draw_lines,
    "shift": draw_square,
    "stack": draw_row,
    "overlay": draw_square,
}


def draw(kind: str, at: Position) -> list[str]:
    """A position, without spaces at the ends of its lines."""
    return [line.rstrip() for line in DRAWINGS.get(kind, draw_general)(at)]
