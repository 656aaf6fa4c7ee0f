"""The players' actions in the line games, and their notation."""

from ..actions import Action
from ..notation import TABLE_FORMS, bad, cell_at, cell_name, read_table, write_table

FORMS = ("7H c5", "JS -c5", "trade 7H", "draw", "claim b3-f3", "forfeit 7H", "pass", *TABLE_FORMS)


class Place(Action, frozen=True):
    """Play a card: a chip on a cell that it matches."""

    card: str
    cell: str


class Remove(Action, frozen=True):
    """Play a remove card: take the chip on a cell off the board."""

    card: str
    cell: str


class Trade(Action, frozen=True):
    """Announce a dead card, put it away and draw another."""

    card: str


class Draw(Action, frozen=True):
    """Draw by hand."""


class Claim(Action, frozen=True):
    """Of the lines that a chip completed, these cells are the sequence."""

    cells: tuple[str, ...]


class Forfeit(Action, frozen=True):
    """Put away a card for table talk."""

    card: str


def write(action: Action) -> str:
    """An action in the notation."""
    if isinstance(action, Place):
        return f"{action.card} {action.cell}"
    if isinstance(action, Remove):
        return f"{action.card} -{action.cell}"
    if isinstance(action, Trade | Forfeit):
        return f"{type(action).__name__.lower()} {action.card}"
    if isinstance(action, Claim):
        return f"claim {action.cells[0]}-{action.cells[-1]}"
    return "draw" if isinstance(action, Draw) else write_table(action) or ""


def read(text: str) -> Action:
    """The action that a text says; cards are written as on the board, capitals or not."""
    words = text.split()
    found = read_table(text)
    if found is None and len(words) == 1 and words[0].lower() == "draw":
        found = Draw()
    if found is None and len(words) == 2:
        found = _read_two(words[0], words[1])
    if found is None:
        raise bad(text, FORMS)
    return found


def _read_two(first: str, second: str) -> Action | None:
    if first.lower() in ("trade", "forfeit"):
        return Trade(second) if first.lower() == "trade" else Forfeit(second)
    if first.lower() == "claim":
        cells = _line(second.lower())
        return Claim(cells) if cells else None
    cell = second.lower()
    if cell_at(cell.removeprefix("-")) is None:
        return None
    return Remove(first, cell[1:]) if cell.startswith("-") else Place(first, cell)


def _line(ends: str) -> tuple[str, ...]:
    """The cells of a straight line in reading order, from its ends."""
    found = [cell for cell in map(cell_at, ends.split("-")) if cell is not None]
    if len(found) != 2:
        return ()
    a, b = sorted(found)
    down, right = b[0] - a[0], b[1] - a[1]
    far = max(abs(down), abs(right))
    if far == 0 or (down, right) not in {(y * far, x * far) for y in (-1, 0, 1) for x in (-1, 0, 1)}:
        return ()
    return tuple(cell_name(a[0] + i * down // far, a[1] + i * right // far) for i in range(far + 1))
