"""The players' actions in Shift, and their notation."""

from ..actions import Action
from ..notation import TABLE_FORMS, bad, cell_at, is_number, read_table, write_table

FORMS = ("b1 b2", "take 1 b2", "give-up", "pass", *TABLE_FORMS)


class Shift(Action, frozen=True):
    """Slide the card in a cell into an empty one beside it."""

    cell: str
    to: str


class TakeRow(Action, frozen=True, tag="take-row"):
    """A row shows the goal: take it, and say which cells stay empty."""

    row: int
    empty: tuple[str, ...]


class GiveUp(Action, frozen=True, tag="give-up"):
    """Put an impossible goal out of the game for a new one."""


def write(action: Action) -> str:
    """An action in the notation."""
    if isinstance(action, Shift):
        return f"{action.cell} {action.to}"
    if isinstance(action, TakeRow):
        return " ".join(("take", str(action.row), *action.empty))
    return "give-up" if isinstance(action, GiveUp) else write_table(action) or ""


def read(text: str) -> Action:
    """The action that a text says."""
    found = read_table(text) or _read(text.lower().split())
    if found is None:
        raise bad(text, FORMS)
    return found


def _read(words: list[str]) -> Action | None:
    if words == ["give-up"]:
        return GiveUp()
    if len(words) > 2 and words[0] == "take" and is_number(words[1]) and are_cells(words[2:]):
        return TakeRow(int(words[1]), tuple(sorted(words[2:], key=reading_order)))
    if len(words) == 2 and are_cells(words):
        return Shift(words[0], words[1])
    return None


def reading_order(cell: str) -> tuple[int, int]:
    """Row and column of a cell."""
    return cell_at(cell) or (0, 0)


def are_cells(words: list[str]) -> bool:
    """Are these all names of cells?"""
    return all(cell_at(word) is not None for word in words)
