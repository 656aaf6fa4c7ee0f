"""Reasons in Shift."""

from ...games.actions import Action, Pass
from ...games.sequentia import shift as rules
from ...games.sequentia.position import names_of
from ...games.sequentia.shift_actions import GiveUp, Shift, TakeRow
from ...games.sequentia.shift_position import ShiftPosition
from ..contract import Reason, Why


def reason(at: ShiftPosition, seat: int, action: Action) -> Reason:
    """The first that holds."""
    if isinstance(action, TakeRow):
        return Reason(Why.TAKES, names_of(0b111 << 3 * (action.row - 1)), 4)
    if isinstance(action, GiveUp):
        return Reason(Why.IMPOSSIBLE)
    if isinstance(action, Shift):
        return nearer(at, seat, action)
    if isinstance(action, Pass) and distance(at, seat) > rules.SHIFTS - int(at.s.shifts):
        return Reason(Why.OUT_OF_REACH)
    return Reason(Why.BEST)


def nearer(at: ShiftPosition, seat: int, action: Shift) -> Reason:
    """Does a shift lead nearer to a row that reads as the goal?"""
    before, trial = distance(at, seat), at.copy()
    trial.rules.play(trial.ed, trial.s, seat, trial.to_code(seat, action))
    after = distance(trial, seat)
    return Reason(Why.NEARER, (action.to,), after) if after < before <= FAR else Reason(Why.BEST)


FAR = 14
NEIGHBOURS = tuple(tuple(b for b in range(9) if abs(a // 3 - b // 3) + abs(a % 3 - b % 3) == 1) for a in range(9))


def distance(at: ShiftPosition, seat: int) -> int:
    """How many shifts it takes to a row that reads as the goal; more than FAR where none is found."""
    goal = next(card for card in range(len(at.edition.names)) if at.held(seat) >> card & 1)
    wanted = tuple(int(digit) for digit in at.ed.digit[goal])
    start = tuple(int(at.ed.number[card]) for card in at.s.cards)
    seen, edge = {start}, [start]
    for shifts in range(FAR + 1):
        if any(square[row : row + 3] == wanted for square in edge for row in (0, 3, 6)):
            return shifts
        edge = list({after for square in edge for after in slid(square)} - seen)
        seen.update(edge)
        if len(seen) > LOOKS:
            break
    return FAR + 1


LOOKS = 6000


def slid(square: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All squares that are one shift away."""
    found = []
    for empty in (space for space in range(9) if not square[space]):
        for other in NEIGHBOURS[empty]:
            if square[other]:
                after = list(square)
                after[empty], after[other] = square[other], 0
                found.append(tuple(after))
    return found
