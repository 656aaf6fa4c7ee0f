"""What each pair of eyes is sent: made once for each point of view, from what the table allows it to see."""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, Raw, Struct

from filotto.games.contract import View
from filotto.table.events import Event, Moment, Played, PresetSaid, Said
from filotto.table.looks import table_view, turn_view
from filotto.table.seen import Happenings, seen
from filotto.table.state import PLAYING, Past, Table

from .messages import State, Update

encoder = msgspec.json.Encoder()
TALK: tuple[type[Event], ...] = (Said, PresetSaid)


class Sight(Struct, frozen=True):
    """A point of view: who looks, and at whose hand."""

    person: int | None
    looking: int | None


class Parts(Struct, frozen=True):
    """What an update has to hold."""

    table: bool
    game: bool


def parts_of(table: Table, events: Sequence[Event]) -> Parts:
    """Chat changes nothing that is drawn; a move changes the game, not the table around it."""
    talk_only = all(isinstance(event, TALK) for event in events)
    moves_only = all(isinstance(event, (*TALK, Played)) for event in events)
    return Parts(table=not moves_only or table.phase != PLAYING, game=not talk_only)


def game_view(table: Table, looking: int | None) -> View | None:
    """The game's own view; nobody's seat sees what the public sees."""
    if table.record is None:
        return None
    return table.record.view(looking, table.assist_of(looking) if looking is not None else "show")


def told(table: Table, past: Sequence[Past], looking: int | None) -> tuple[Happenings, ...]:
    """What happened, as it was seen."""
    return tuple(thing for one in past for thing in seen(table, one, looking))


def state(table: Table, sight: Sight, moment: Moment, since: int | None) -> State:
    """All that there is to see."""
    game = game_view(table, sight.looking)
    past = [one for one in table.past if since is not None and one.version > since]
    return State(
        version=table.version,
        utc=moment.utc,
        table=table_view(table, sight.person, sight.looking),
        turn=turn_view(table, sight.looking, game, moment),
        game=raw(game),
        chat=tuple(table.lines),
        happened=told(table, past, sight.looking),
    )


def update(table: Table, sight: Sight, moment: Moment, parts: Parts) -> Update:
    """What the last version has changed."""
    game = game_view(table, sight.looking) if parts.game else None
    past = [one for one in table.past if one.version == table.version]
    return Update(
        version=table.version,
        utc=moment.utc,
        happened=told(table, past, sight.looking),
        table=table_view(table, sight.person, sight.looking) if parts.table else UNSET,
        turn=turn_view(table, sight.looking, game, moment) if parts.game else UNSET,
        game=raw(game) if parts.game else UNSET,
    )


def raw(game: View | None) -> Raw | None:
    """A game's view as it goes over the line: its type is the game's affair."""
    return Raw(encoder.encode(game)) if game is not None else None
