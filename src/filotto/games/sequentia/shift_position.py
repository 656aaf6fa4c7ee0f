"""A running game of Shift: typed actions to and from the kernel's numbers."""

from ..actions import Action, Pass
from ..bits import members
from ..refusals import Code, Refusal
from . import shift as rules
from .position import SequentiaPosition, goal_of, names_of, space_at, space_name
from .shift_actions import GiveUp, Shift, TakeRow
from .tables import SHIFT


class ShiftPosition(SequentiaPosition):
    """Shift on the kernel's record."""

    rules = rules
    dtype = SHIFT

    def on_table(self) -> int:
        """The cards of the square."""
        return int(self.s.table)

    def goal_possible(self, seat: int) -> bool:
        """Are the numbers that the goal of this seat needs on the table?"""
        return bool(rules.possible(self.ed, self.s, goal_of(self, seat)))

    def decode(self, seat: int, code: int) -> Action:
        """The action that a kernel's number says."""
        kind, which = code >> 6, code & 63
        if kind < rules.TAKE:
            return Shift(space_name(which), space_name(rules.beside(which, kind)))
        if kind < rules.GIVE_UP:
            row = kind - rules.TAKE
            return TakeRow(row + 1, self.staying(row, which))
        return GiveUp() if kind == rules.GIVE_UP else Pass()

    def variants(self, seat: int, code: int) -> tuple[Action, ...]:
        """No two cards do the same: they lie in different spaces."""
        return (self.decode(seat, code),)

    def staying(self, row: int, chosen: int) -> tuple[str, ...]:
        """The cells that stay empty when a row is taken: those chosen of the first four, and any beyond them."""
        empty = members(int(self.s.empty) | 0b111 << 3 * row)
        return names_of(sum(1 << space for i, space in enumerate(empty) if i >= 4 or chosen >> i & 1))


def find_shift(at: ShiftPosition, seat: int, action: Shift) -> int:
    """A card beside an empty space, while there are shifts left."""
    start, end = space_at(action.cell), space_at(action.to)
    check_hope(at, seat)
    if at.s.shifts >= rules.SHIFTS:
        raise Refusal(Code.NO_SHIFTS_LEFT)
    if int(at.s.empty) >> start & 1:
        raise Refusal(Code.SPACE_EMPTY, cell=action.cell)
    if abs(start // 3 - end // 3) + abs(start % 3 - end % 3) != 1:
        raise Refusal(Code.NOT_NEXT_TO, cell=action.cell, to=action.to)
    if not int(at.s.empty) >> end & 1:
        raise Refusal(Code.SPACE_NOT_EMPTY, cell=action.to)
    way = next(way for way in (rules.UP, rules.DOWN, rules.LEFT, rules.RIGHT) if rules.beside(start, way) == end)
    return way << 6 | start


def find_row(at: ShiftPosition, seat: int, action: TakeRow) -> int:
    """A row that reads as the goal, with spaces that may stay empty."""
    for cell in action.empty:
        space_at(cell)
    check_hope(at, seat)
    ways = at.s.moves[rules.TAKE + action.row - 1] if 1 <= action.row <= 3 else 0
    if not ways:
        raise Refusal(Code.ROW_NOT_MET, row=action.row)
    for chosen in members(ways):
        if at.staying(action.row - 1, chosen) == action.empty:
            return (rules.TAKE + action.row - 1) << 6 | chosen
    raise Refusal(Code.WRONG_EMPTY, cells=" ".join(action.empty))


def check_hope(at: ShiftPosition, seat: int) -> None:
    """Who has an impossible goal when the deck is empty hands over at once."""
    if not at.s.deck and not at.goal_possible(seat):
        raise Refusal(Code.IMPOSSIBLE_GOAL)


def find_give_up(at: ShiftPosition, seat: int, action: GiveUp) -> int:
    """An impossible goal, before any shift, while the deck lasts."""
    if at.goal_possible(seat):
        raise Refusal(Code.GOAL_POSSIBLE)
    if not at.s.deck:
        raise Refusal(Code.DECK_EMPTY)
    if at.s.shifts:
        raise Refusal(Code.GOAL_AFTER_SHIFT)
    return rules.GIVE_UP << 6


def find_pass(at: ShiftPosition, seat: int, action: Pass) -> int:
    """Handing over is always possible."""
    return rules.PASS << 6


ShiftPosition.finders = {Shift: find_shift, TakeRow: find_row, GiveUp: find_give_up, Pass: find_pass}
