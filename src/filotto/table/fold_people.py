"""What the events about people, seats and the host change."""

from collections.abc import Callable
from typing import Any

from .events import (
    AssistCapped,
    AssistSet,
    BotSat,
    CameBack,
    ChatSet,
    ColourPicked,
    Deleted,
    Event,
    Joined,
    Left,
    Linked,
    Locked,
    Moment,
    Muted,
    Offered,
    Ordered,
    PresetSaid,
    Rekeyed,
    Removed,
    Renamed,
    Said,
    Sat,
    ShoulderGiven,
    Stood,
    StoodIn,
    WordsGiven,
)
from .state import BOT, DELETED, PERSON, Person, Seat, Table
from .view import Line


def name_in(table: Table, event: Any) -> str:
    """Whose name stands in the line of words for an event."""
    if getattr(event, "name", ""):
        return str(event.name)
    seat, person = getattr(event, "seat", None), getattr(event, "person", None)
    if isinstance(seat, int):
        return table.seats[seat].name
    return table.people[person].name if person in table.people else ""


def linked(table: Table, event: Linked, moment: Moment) -> None:
    table.link = event


def joined(table: Table, event: Joined, moment: Moment) -> None:
    table.people[event.person] = Person(event.person, event.key, event.name, table.version)
    if table.host is None:
        table.host = event.person


def rekeyed(table: Table, event: Rekeyed, moment: Moment) -> None:
    table.people[event.person].key = event.key


def shoulder_given(table: Table, event: ShoulderGiven, moment: Moment) -> None:
    table.seats[event.seat].shoulder = event.key


def sat(table: Table, event: Sat, moment: Moment) -> None:
    seat = table.seats[event.seat]
    seat.kind, seat.person, seat.name = PERSON, event.person, event.name
    seat.level, seat.stand_in, seat.offered, seat.shoulder = "", False, False, ""
    seat.assist, seat.words = "", ""


def bot_sat(table: Table, event: BotSat, moment: Moment) -> None:
    seat = table.seats[event.seat]
    seat.kind, seat.person, seat.name, seat.level = BOT, None, event.name, event.level
    seat.stand_in, seat.offered, seat.shoulder, seat.assist = False, False, "", ""


def stood(table: Table, event: Stood, moment: Moment) -> None:
    seat = Seat(bank=table.seats[event.seat].bank)
    table.seats[event.seat] = seat


def offered(table: Table, event: Offered, moment: Moment) -> None:
    table.seats[event.seat].offered = True


def renamed(table: Table, event: Renamed, moment: Moment) -> None:
    table.seats[event.seat].name = event.name


def assist_set(table: Table, event: AssistSet, moment: Moment) -> None:
    table.seats[event.seat].assist = event.assist


def colour_picked(table: Table, event: ColourPicked, moment: Moment) -> None:
    table.colours[event.side] = event.colour


def ordered(table: Table, event: Ordered, moment: Moment) -> None:
    table.seats = [table.seats[old] for old in event.order]
    sides = table.setup.sides
    colours = {seat % sides: table.colours.get(old % sides) for seat, old in enumerate(event.order)}
    table.colours = {side: colour for side, colour in colours.items() if colour}


def words_given(table: Table, event: WordsGiven, moment: Moment) -> None:
    table.seats[event.seat].words = event.words


def locked(table: Table, event: Locked, moment: Moment) -> None:
    table.locked = event.locked


def muted(table: Table, event: Muted, moment: Moment) -> None:
    table.people[event.person].muted = event.muted


def removed(table: Table, event: Removed, moment: Moment) -> None:
    person = table.people[event.person]
    person.removed, person.key = True, ""
    if table.host == event.person:
        table.host = min((p.person for p in table.people.values() if not p.removed), default=None)


def chat_set(table: Table, event: ChatSet, moment: Moment) -> None:
    table.chat = event.level


def assist_capped(table: Table, event: AssistCapped, moment: Moment) -> None:
    table.assist_cap = event.assist


def deleted(table: Table, event: Deleted, moment: Moment) -> None:
    table.phase = DELETED


def left(table: Table, event: Left, moment: Moment) -> None:
    table.people[event.person].left = True


def came_back(table: Table, event: CameBack, moment: Moment) -> None:
    seat = table.seats[event.seat]
    seat.stand_in, seat.level = False, ""
    if seat.person is not None:
        table.people[seat.person].left = False


def stood_in(table: Table, event: StoodIn, moment: Moment) -> None:
    seat = table.seats[event.seat]
    seat.stand_in, seat.level = True, event.level


def said(table: Table, event: Said, moment: Moment) -> None:
    name = table.people[event.person].name
    table.lines.append(Line(table.version, event.person, name, event.text, preset=False, utc=moment.utc))


def preset_said(table: Table, event: PresetSaid, moment: Moment) -> None:
    name = table.people[event.person].name
    table.lines.append(Line(table.version, event.person, name, event.preset, preset=True, utc=moment.utc))


FOLDS: dict[type[Event], Callable[[Table, Any, Moment], None]] = {
    Linked: linked,
    Joined: joined,
    Rekeyed: rekeyed,
    ShoulderGiven: shoulder_given,
    Sat: sat,
    BotSat: bot_sat,
    Stood: stood,
    Offered: offered,
    Renamed: renamed,
    AssistSet: assist_set,
    ColourPicked: colour_picked,
    Ordered: ordered,
    WordsGiven: words_given,
    Locked: locked,
    Muted: muted,
    Removed: removed,
    ChatSet: chat_set,
    AssistCapped: assist_capped,
    Deleted: deleted,
    Left: left,
    CameBack: came_back,
    StoodIn: stood_in,
    Said: said,
    PresetSaid: preset_said,
}
