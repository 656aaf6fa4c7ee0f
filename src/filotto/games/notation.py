"""The table's own actions in the notation, and what all games' notations share. Seats and sides count from 1 there."""

from collections.abc import Callable

from .actions import Action, AgreeDraw, Lose, Pass, Penalty, Resign, Skip
from .refusals import BadNotation, Code

BY_NUMBER: dict[str, Callable[[int], Action]] = {"skip": Skip, "resign": Resign, "lose": Lose, "penalty": Penalty}
ALONE: dict[str, Callable[[], Action]] = {"agree-draw": AgreeDraw, "pass": Pass}
TABLE_FORMS = ("skip 2", "resign 2", "agree-draw", "lose 2", "penalty 1")


def write_table(action: Action) -> str | None:
    """A table's action or a pass in the notation; None for a game's own."""
    if isinstance(action, Skip | Resign | Lose):
        return f"{type(action).__name__.lower()} {action.seat + 1}"
    if isinstance(action, Penalty):
        return f"penalty {action.side + 1}"
    if isinstance(action, AgreeDraw):
        return "agree-draw"
    return "pass" if isinstance(action, Pass) else None


def read_table(text: str) -> Action | None:
    """The table's action or the pass that a text says; None where it is for the game to read."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in ALONE:
        return ALONE[words[0]]()
    if len(words) == 2 and words[0] in BY_NUMBER and is_number(words[1]):
        return BY_NUMBER[words[0]](int(words[1]) - 1)
    return None


def is_number(text: str) -> bool:
    """A seat, a side, a row: a whole number from 1 to 99."""
    return text.isascii() and text.isdigit() and len(text) < 3 and int(text) > 0


def bad(text: str, forms: tuple[str, ...]) -> BadNotation:
    """A text that is no action, with the forms that are."""
    return BadNotation(Code.BAD_NOTATION, text=text[:40], allowed=", ".join(forms))


def cell_name(row: int, column: int) -> str:
    """A cell as people write it: `c5` is the third column, the fifth row."""
    return f"{chr(ord('a') + column)}{row + 1}"


def cell_at(text: str) -> tuple[int, int] | None:
    """Row and column of a cell's name, or None."""
    if len(text) < 2 or not "a" <= text[0] <= "z" or not is_number(text[1:]) or text[1] == "0":
        return None
    return int(text[1:]) - 1, ord(text[0]) - ord("a")
