"""One handler for each command. A command and a context in, events out; the table has changed when they are out.

Whoever cannot store the events must throw the table away and fold it from the log again.
"""

from .commands import Command
from .context import Context
from .events import Event
from .fold import happen, opened
from .handlers import absence, consent, game, host, opening, seats, talk, talking, ticking
from .making import Handlers, Making
from .own import Open
from .state import Table

HANDLERS: Handlers = {
    **seats.HANDLERS,
    **game.HANDLERS,
    **consent.HANDLERS,
    **talk.HANDLERS,
    **absence.HANDLERS,
    **host.HANDLERS,
    **talking.HANDLERS,
    **ticking.HANDLERS,
}


def decide(table: Table, command: Command, context: Context) -> list[Event]:
    """The events of a command, in order; none where there was nothing to do. Refuses by an exception."""
    making = Making(table, context)
    HANDLERS[type(command)](making, command)
    return making.events


def open_table(name: str, command: Open, context: Context) -> tuple[Table, list[Event]]:
    """A new table with its first events."""
    first = opening.opened(command)
    table = opened(name, first)
    table.version = 1
    happen(table, first, context.moment)
    making = Making(table, context)
    making.events.append(first)
    opening.furnish(making, command)
    return table, making.events
