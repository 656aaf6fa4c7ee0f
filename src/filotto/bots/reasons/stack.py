"""Reasons in Stack."""

from typing import Any

from ...games.actions import Action
from ...games.bits import members
from ...games.sequentia.stack import FULL
from ...games.sequentia.stack_actions import Put, TakePiles
from ...games.sequentia.stack_position import StackPosition
from ..contract import Reason, Why


def reason(at: StackPosition, seat: int, action: Action) -> Reason:
    """The first that holds."""
    if isinstance(action, TakePiles):
        piles = range(action.first, action.first + 3)
        high = sum(int(at.s.piles[pile - 1]).bit_count() for pile in piles)
        return Reason(Why.TAKES, tuple(map(str, piles)), high + 1)
    if isinstance(action, Put):
        trial = at.copy()
        trial.rules.play(trial.ed, trial.s, seat, trial.to_code(seat, action))
        return Reason(Why.TAKES_LATER) if can_take(trial, seat) else left(at, trial, seat)
    return Reason(Why.BEST)


def left(before: StackPosition, after: StackPosition, seat: int) -> Reason:
    """What the row that a card leaves is good for."""
    shown = readings(after)
    own = next(
        (first for first, row in shown if any(row == asked(after, card) for card in members(after.held(seat)))), 0
    )
    if own:
        return Reason(Why.FITS_NEXT, tuple(map(str, range(own, own + 3))))
    hands = sum(after.held(other) for other in range(after.setup.players) if other != seat)
    unseen = members(int(after.s.deck) | hands)
    if shown and not any(row == asked(after, card) for card in unseen for _, row in shown):
        return Reason(Why.SAFE)
    return Reason(Why.NEW_PILE if before.s.row < FULL else Why.BEST)


def readings(at: StackPosition) -> list[tuple[int, tuple[int, ...]]]:
    """The numbers of each three neighbouring piles, with the first pile, from 1."""
    numbers = [int(at.ed.number[card]) for card in at.s.tops[: int(at.s.row)]]
    return [(i + 1, tuple(numbers[i : i + 3])) for i in range(len(numbers) - 2)]


def asked(at: StackPosition, card: int) -> tuple[int, ...]:
    """The sequence of a card."""
    return tuple(int(digit) for digit in at.ed.digit[card])


def can_take(at: Any, seat: int) -> bool:
    """Can this seat still take piles in this turn? Bonus cards may be put before."""
    if at.s.turn != seat or at.s.result:
        return False
    for kind, card in legal(at, seat):
        if kind >= at.rules.TAKE and kind != at.rules.PASS:
            return True
        if kind < at.rules.TAKE:
            trial = at.copy()
            trial.rules.play(trial.ed, trial.s, seat, kind * 64 + card)
            if not trial.s.draws and can_take(trial, seat):
                return True
    return False


def legal(at: Any, seat: int) -> list[tuple[int, int]]:
    """Kind and card of each legal action."""
    return [(code >> 6 & 15, code & 63) for code in at.codes(seat)]
