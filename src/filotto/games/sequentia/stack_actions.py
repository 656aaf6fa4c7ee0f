"""The players' actions in Stack, and their notation."""

from ..actions import Action
from ..notation import TABLE_FORMS, bad, is_number, read_table, write_table

FORMS = ("2/132b+ left", "2/132b+ right", "2/132b+ on 3", "2/132b+ takes 1", "pass", *TABLE_FORMS)
ENDS = ("left", "right")


class Put(Action, frozen=True):
    """Play a card: a new pile at the `left` or `right` end of the row, or on top of the first to the fourth pile."""

    card: str
    where: str | int


class TakePiles(Action, frozen=True, tag="take-piles"):
    """Play a card as a sequence: the pile `first` and the two to its right show its numbers."""

    card: str
    first: int


def write(action: Action) -> str:
    """An action in the notation."""
    if isinstance(action, Put):
        return f"{action.card} {action.where}" if action.where in ENDS else f"{action.card} on {action.where}"
    if isinstance(action, TakePiles):
        return f"{action.card} takes {action.first}"
    return write_table(action) or ""


def read(text: str) -> Action:
    """The action that a text says."""
    found = read_table(text) or _read(text.lower().split())
    if found is None:
        raise bad(text, FORMS)
    return found


def _read(words: list[str]) -> Action | None:
    if len(words) == 2 and words[1] in ENDS:
        return Put(words[0], words[1])
    if len(words) == 3 and is_number(words[2]) and words[1] in ("on", "takes"):
        return Put(words[0], int(words[2])) if words[1] == "on" else TakePiles(words[0], int(words[2]))
    return None
