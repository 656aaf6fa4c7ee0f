"""The time of each seat. What runs is the time of the seats that the game waits for, unless the table waits.

For each decision a seat has `per_move`, and after that its bank; a move gives the bank its increment.
"""

from .events import ClockRule
from .state import Table


def begin(table: Table) -> None:
    """Every bank is full."""
    for seat in table.seats:
        seat.bank = 1000 * table.clock.bank if table.clock else 0


def running(table: Table) -> tuple[int, ...]:
    """The seats whose time runs now."""
    if table.clock is None or table.waiting or table.phase != "playing":
        return ()
    return tuple(seat for seat in table.blocking if seat in table.decisions)


def left(table: Table, seat: int, t: int) -> int:
    """Milliseconds that a seat still has."""
    rule = table.clock or ClockRule()
    decision = table.decisions.get(seat)
    used = decision.used if decision else 0
    if decision and seat in running(table):
        used += t - decision.since
    return 1000 * rule.per_move + table.seats[seat].bank - used


def stop(table: Table, t: int) -> None:
    """Note what was used so far; the time runs on from here, or stands still."""
    for seat in running(table):
        decision = table.decisions[seat]
        decision.used += t - decision.since
        decision.since = t


def moved(table: Table, seat: int) -> None:
    """What went over `per_move` comes out of the bank, and a move gives it its increment."""
    if table.clock is None:
        return
    over = table.decisions[seat].used - 1000 * table.clock.per_move if seat in table.decisions else 0
    bank = table.seats[seat].bank
    table.seats[seat].bank = max(bank - max(over, 0), 0) + 1000 * table.clock.increment
