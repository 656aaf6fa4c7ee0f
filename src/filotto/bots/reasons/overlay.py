"""Reasons in Overlay."""

from typing import Any

from ...games.actions import Action
from ...games.bits import members
from ...games.sequentia.overlay_actions import COLUMNS, ROWS, Discard, Put, TakeLines
from ...games.sequentia.overlay_position import OverlayPosition
from ...games.sequentia.position import names_of, space_at
from ..contract import Reason, Why


def reason(at: OverlayPosition, seat: int, action: Action) -> Reason:
    """The first that holds."""
    if isinstance(action, TakeLines):
        spaces = spaces_of(action.lines)
        high = sum(int(at.s.piles[space]).bit_count() for space in members(spaces))
        return Reason(Why.TAKES, names_of(spaces), high)
    if isinstance(action, Discard):
        return Reason(Why.NO_PLACE)
    if isinstance(action, Put):
        return putting(at, seat, action)
    return Reason(Why.BEST)


def putting(at: OverlayPosition, seat: int, action: Put) -> Reason:
    """Does it meet lines at once, or can the cards that are left still meet some?"""
    trial = at.copy()
    trial.rules.play(trial.ed, trial.s, seat, trial.to_code(seat, action))
    taken = (int(trial.s.collected[seat]) ^ int(at.s.collected[seat])).bit_count()
    if taken:
        gone = [space for space in range(9) if not trial.s.piles[space]]
        put = space_at(action.cell)
        return Reason(
            Why.TAKES, names_of(sum(1 << space for space in gone if at.s.piles[space] or space == put)), taken
        )
    last = at.held(seat).bit_count() == 1
    later = bool(trial.s.rows) if last else can_take(trial, seat)
    if later:
        return Reason(Why.TAKES_LATER)
    return Reason(Why.BEST if can_take(at, seat) else Why.NO_LINE)


def can_take(at: Any, seat: int) -> bool:
    """Can the cards that are left be put so that a line is met at the end?"""
    before = int(at.s.collected[seat])
    for code in at.codes(seat):
        trial = at.copy()
        trial.rules.play(trial.ed, trial.s, seat, code)
        if trial.s.rows or int(trial.s.collected[seat]) != before:
            return True
        if trial.s.hands[seat] and not trial.s.draws and can_take(trial, seat):
            return True
    return False


def spaces_of(lines: tuple[str, ...]) -> int:
    """The spaces of rows or columns."""
    spaces = 0
    for line in lines:
        spaces |= 0b111 << 3 * ROWS.index(line) if line in ROWS else 0b001_001_001 << COLUMNS.index(line)
    return spaces
