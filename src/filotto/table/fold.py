"""What each event changes. The only place where a table changes; the same for a new event and for one from the log."""

from collections.abc import Callable, Iterable
from typing import Any

from filotto.games import catalog
from filotto.games.setup import prepare

from . import fold_game, fold_people
from .events import Event, Moment, Opened
from .state import Past, Seat, Table

Folding = Callable[[Table, Any, Moment], None]
FOLDS: dict[type[Event], Folding] = {**fold_people.FOLDS, **fold_game.FOLDS}


def opened(table: str, event: Opened) -> Table:
    """A new table."""
    game = catalog.game(event.game)
    deck, board = event.deck or None, event.board or None
    setup = prepare(game, event.players, event.sides, event.options, deck, board)
    fresh = Table(table, game, setup, event, chat=event.chat, assist_cap=event.assist_cap)
    fresh.seats = [Seat() for _ in range(event.players)]
    return fresh


def happen(table: Table, event: Event, moment: Moment) -> None:
    """One event, in the version that is being made."""
    name = fold_people.name_in(table, event)
    past = Past(table.version, moment, event, name=name)
    table.past.append(past)
    if type(event) is not Opened:
        FOLDS[type(event)](table, event, moment)
    if table.record is not None and past.event.__class__.__name__ == "Played":
        past.move, past.result = table.record.moves[-1], table.record.result


def fold(table: Table | None, name: str, version: int, events: Iterable[Event], moment: Moment) -> Table:
    """One row of the log: all events of a version."""
    for event in events:
        if isinstance(event, Opened):
            table = opened(name, event)
        assert table is not None  # the first event of a log opens the table
        table.version = version
        happen(table, event, moment)
    assert table is not None  # a row is never empty
    return table
