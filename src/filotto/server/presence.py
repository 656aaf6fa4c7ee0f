"""Who is there: no part of the log, told apart from it."""

from collections.abc import Iterable

from filotto.table.alarms import bots_to_move, next_alarm
from filotto.table.context import DROPPED, Context
from filotto.table.state import Table

from .client import Client
from .messages import Person, Presence


def wake(table: Table) -> int | None:
    """When the table has something to do by itself, for a server that starts again."""
    times = [*bots_to_move(table).values()]
    alarm = next_alarm(table)
    return min([*times, alarm] if alarm is not None else times, default=None)


def message(table: Table, context: Context, host: int | None, clients: Iterable[Client]) -> Presence:
    """Here, dropped (counting down), or left: everybody sees it."""
    people = [person(context, p.person, left=p.left) for p in table.people.values() if not p.removed]
    watching = sum(client.person is None for client in clients)
    return Presence(tuple(people), watching, host)


def person(context: Context, number: int, *, left: bool) -> Person:
    """One of them."""
    state = context.state_of(number, left=left)
    if state != DROPPED:
        return Person(number, state)
    left_over = context.presence[number].since + context.grace - context.moment.t
    return Person(number, state, context.moment.utc + left_over)
