"""Taking seats, leaving them, and how one sits."""

from filotto.bots.catalog import names

from ..commands import Assist, Clear, Colour, Fill, GiveSeat, Order, Rename, Sit, Stand, Words
from ..events import (
    AssistSet,
    BotSat,
    ColourPicked,
    Joined,
    Left,
    Offered,
    Ordered,
    Renamed,
    Sat,
    ShoulderGiven,
    Stood,
    WordsGiven,
)
from ..making import Handlers, Making
from ..manners import colours_of
from ..own import Join, ShoulderKey
from ..refusals import TableCode, TableRefusal
from ..state import ASSISTS, BOT, FREE, PLAYING
from .names import cleaned

STRONGEST = "strong"  # the strongest there is, whatever it is called


def join(making: Making, command: Join) -> None:
    """Somebody new sits down."""
    table = making.table
    if table.locked:
        raise TableRefusal(TableCode.TABLE_LOCKED)
    name, seat = cleaned(command.name), seat_for(making, command.seat)
    person = max(table.people, default=-1) + 1
    making.happen(Joined(person, command.key, name))
    making.happen(Sat(seat, person, name))


def sit(making: Making, command: Sit) -> None:
    """One more seat on the same device."""
    person, name = making.person(), cleaned(command.name)
    making.happen(Sat(seat_for(making, command.seat), person, name))


def seat_for(making: Making, wanted: int | None) -> int:
    """The seat that somebody may take: the wanted one, or the first free one."""
    free = making.table.free()
    if wanted is None:
        if not free:
            raise TableRefusal(TableCode.NO_FREE_SEAT)
        return free[0]
    seat = making.seat(wanted)
    if wanted not in free:
        code = TableCode.SEAT_WANTS_HOST if seat.kind == BOT else TableCode.SEAT_TAKEN
        raise TableRefusal(code, seat=wanted)
    return wanted


def stand(making: Making, command: Stand) -> None:
    """Leave; in a running game the seat waits for its player."""
    making.own(command.seat)
    if making.table.phase == PLAYING:
        making.happen(Left(making.person()))
    else:
        making.happen(Stood(command.seat))


def fill(making: Making, command: Fill) -> None:
    """A bot on one free seat, or on all."""
    making.host()
    if command.seat is None:
        fill_free(making, command.level)
        return
    if making.seat(command.seat).kind != FREE:
        raise TableRefusal(TableCode.SEAT_TAKEN, seat=command.seat)
    seat_bot(making, command.seat, command.level)


def fill_free(making: Making, level: str) -> None:
    """Bots on all free seats."""
    free = [number for number, seat in enumerate(making.table.seats) if seat.kind == FREE]
    if not free:
        raise TableRefusal(TableCode.NO_FREE_SEAT)
    for number in free:
        seat_bot(making, number, level)


def seat_bot(making: Making, seat: int, level: str) -> None:
    """One bot, with a name that no other has."""
    known_level(level)
    taken = {other.name for other in making.table.seats}
    name = next(name for name in BOT_NAMES if name not in taken)
    making.happen(BotSat(seat, level, name))


BOT_NAMES = ("Pino", "Gina", "Ugo", "Lia", "Rino", "Zoe", "Elmo", "Ida", "Nico", "Mira", "Tito", "Vera", "Otto")


def known_level(level: str) -> None:
    """A level of bots that there is."""
    if level not in levels():
        raise TableRefusal(TableCode.BAD_LEVEL, level=level, allowed=", ".join(levels()))


def levels() -> tuple[str, ...]:
    """Those of the house, the strongest there is, and what plug-ins bring."""
    return (*names(), STRONGEST)


def clear(making: Making, command: Clear) -> None:
    """Take a bot off its seat."""
    making.host()
    making.open()
    if making.seat(command.seat).kind != BOT:
        raise TableRefusal(TableCode.SEAT_TAKEN, seat=command.seat)
    making.happen(Stood(command.seat))


def give_seat(making: Making, command: GiveSeat) -> None:
    """A person who comes late may have a bot's seat."""
    making.host()
    seat = making.seat(command.seat)
    if seat.kind != BOT:
        raise TableRefusal(TableCode.SEAT_TAKEN, seat=command.seat)
    if not seat.offered:
        making.happen(Offered(command.seat))


def rename(making: Making, command: Rename) -> None:
    """Another name."""
    making.own(command.seat)
    making.happen(Renamed(command.seat, cleaned(command.name)))


def assist(making: Making, command: Assist) -> None:
    """How much help a seat gets."""
    making.own(command.seat)
    if command.assist not in ASSISTS:
        raise TableRefusal(TableCode.BAD_ASSIST, assist=command.assist, allowed=", ".join(ASSISTS))
    making.happen(AssistSet(command.seat, command.assist))


def colour(making: Making, command: Colour) -> None:
    """A side picks a free colour before the deal."""
    making.open()
    table, person = making.table, making.person()
    if command.side not in {table.setup.side_of(seat) for seat in table.seats_of(person)}:
        raise TableRefusal(TableCode.NOT_YOUR_SEAT, seat=command.side)
    allowed = colours_of(table.facts, table.setup.sides)
    if command.colour not in allowed or len(allowed) <= table.setup.sides:
        raise TableRefusal(TableCode.BAD_COLOUR, colour=command.colour, allowed=", ".join(allowed))
    if any(c == command.colour and side != command.side for side, c in table.colours.items()):
        raise TableRefusal(TableCode.COLOUR_TAKEN, colour=command.colour)
    making.happen(ColourPicked(command.side, command.colour))


def order(making: Making, command: Order) -> None:
    """Who sits where."""
    making.host()
    making.open()
    if sorted(command.order) != list(range(len(making.table.seats))):
        raise TableRefusal(TableCode.BAD_ORDER, order=" ".join(map(str, command.order)))
    making.happen(Ordered(command.order))


def words(making: Making, command: Words) -> None:
    """Random words of one's own for the dealer."""
    making.open()
    making.own(command.seat)
    making.happen(WordsGiven(command.seat, command.words))


def shoulder(making: Making, command: ShoulderKey) -> None:
    """A link to look over one's own shoulder, or an end to it."""
    making.own(command.seat)
    making.happen(ShoulderGiven(command.seat, command.key))


HANDLERS: Handlers = {
    Join: join,
    Sit: sit,
    Stand: stand,
    Fill: fill,
    Clear: clear,
    GiveSeat: give_seat,
    Rename: rename,
    Assist: assist,
    Colour: colour,
    Order: order,
    Words: words,
    ShoulderKey: shoulder,
}
