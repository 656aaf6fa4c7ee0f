"""The players' actions in Overlay, and their notation."""

from ..actions import Action
from ..notation import TABLE_FORMS, bad, cell_at, read_table, write_table

FORMS = ("2/132b+ b2", "discard 2/132b+", "take row1 row3", "take cola colc", *TABLE_FORMS)
ROWS = ("row1", "row2", "row3")
COLUMNS = ("cola", "colb", "colc")
LINES = (*ROWS, *COLUMNS)


class Put(Action, frozen=True):
    """Put a card on top of what lies in a cell."""

    card: str
    cell: str


class Discard(Action, frozen=True):
    """Put a card that has no place out of the game."""

    card: str


class TakeLines(Action, frozen=True, tag="take-lines"):
    """Of the met lines, take these: rows `row1` to `row3`, or columns `cola` to `colc`."""

    lines: tuple[str, ...]


def write(action: Action) -> str:
    """An action in the notation."""
    if isinstance(action, Put):
        return f"{action.card} {action.cell}"
    if isinstance(action, Discard):
        return f"discard {action.card}"
    if isinstance(action, TakeLines):
        return " ".join(("take", *action.lines))
    return write_table(action) or ""


def read(text: str) -> Action:
    """The action that a text says."""
    found = read_table(text) or _read(text.lower().split())
    if found is None:
        raise bad(text, FORMS)
    return found


def _read(words: list[str]) -> Action | None:
    if len(words) > 1 and words[0] == "take" and all(line in LINES for line in words[1:]):
        return TakeLines(tuple(sorted(words[1:], key=LINES.index)))
    if len(words) == 2 and words[0] == "discard":
        return Discard(words[1])
    if len(words) == 2 and cell_at(words[1]) is not None:
        return Put(words[0], words[1])
    return None
