"""The cards of Sequentia as boxes: the number, a + on bonus cards, and below them the sequence of three."""

from ..terminal import Terminal
from .base import Scene

COLOURS = {"a": "yellow", "b": "magenta", "c": "green"}
WIDE = 9
FRAME = ("┌─┐", "│ │", "└─┘")
PLAIN_FRAME = ("+-+", "| |", "+-+")
SPACES = frozenset(f"{letter}{row}" for letter in "abc" for row in (1, 2, 3))


def sequence_of(card: str) -> str:
    """The three numbers that a card asks for."""
    return " ".join(card.partition("/")[2][:3])


def box(terminal: Terminal, card: str | None, count: int = 1, *, marked: bool = False) -> list[str]:
    """Four lines: a card with its number and its sequence, or an empty space."""
    top, middle, bottom = (stretched(piece) for piece in (PLAIN_FRAME if terminal.ascii else FRAME))
    if card is None:
        return [" " * WIDE, *(["   . .   "] * 2), " " * WIDE]
    number = card.partition("/")[0] + ("+" if card.endswith("+") else "")
    first = f"{'>' if marked else ' '}{number}".ljust(5) + (f"x{count}" if count > 1 else "  ")
    lines = [
        top,
        middle[0] + first.ljust(WIDE - 2) + middle[-1],
        middle[0] + f" {sequence_of(card)} " + middle[-1],
        bottom,
    ]
    return [terminal.paint(line, COLOURS.get(card.rstrip("+")[-1]), bold=marked) for line in lines]


def stretched(piece: str) -> str:
    """A piece of a frame as wide as a card."""
    return piece[0] + piece[1] * (WIDE - 2) + piece[2]


def side_by_side(boxes: list[list[str]]) -> list[str]:
    """Boxes in a row."""
    return [" ".join(lines) for lines in zip(*boxes, strict=True)]


def square(scene: Scene, piles: list[tuple[str, ...]], marked: frozenset[str]) -> list[str]:
    """Three rows of three spaces, named a1 to c3."""
    lines = ["     " + " ".join(letter.center(WIDE) for letter in "abc")]
    for row in range(3):
        cells = [
            box(scene.terminal, pile[-1] if pile else None, len(pile), marked=f"{'abc'[column]}{row + 1}" in marked)
            for column, pile in enumerate(piles[3 * row : 3 * row + 3])
        ]
        lines += [f"{row + 1 if n == 1 else ' '!s:>3}  {line}" for n, line in enumerate(side_by_side(cells))]
    return lines
