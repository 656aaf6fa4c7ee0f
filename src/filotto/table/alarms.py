"""When the table has something to do by itself, and when its bots may move. Times are the table's own."""

from .clocks import left, running
from .state import PLAYING, Table

LOSE_AFTER = 2_000  # after the later player's act has reached the server: a slow line costs nobody a card
BOT_DRAWS_AFTER = 2_000  # a bot never draws by hand faster than a person could lose by it


def next_alarm(table: Table) -> int | None:
    """The time at which a `Tick` will find something to do."""
    times = []
    if table.talk is not None:
        times.append(table.talk.closes)
    if table.question is not None:
        times.append(table.question.closes)
    if table.phase == PLAYING and not table.waiting:
        if table.losing is not None:
            times.append(table.losing[1] + LOSE_AFTER)
        times += [out_at(table, seat) for seat in running(table)]
    return min(times, default=None)


def out_at(table: Table, seat: int) -> int:
    """When a seat's time is over."""
    since = table.decisions[seat].since
    return since + left(table, seat, since)


def bots_to_move(table: Table) -> dict[int, int]:
    """The bots' seats that are to act, and the time from which they may."""
    if table.phase != PLAYING or table.waiting:
        return {}
    bots = [seat for seat in table.decisions if table.seats[seat].played_by_bot]
    waiting_for = table.blocking
    return {seat: table.decisions[seat].opened + (0 if seat in waiting_for else BOT_DRAWS_AFTER) for seat in bots}
