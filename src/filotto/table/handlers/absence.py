"""Who is away: after the time to come back a bot takes over, the turn is skipped, or the seat is handed out again."""

from filotto.games.actions import Skip

from ..commands import SkipSeat, StandIn
from ..context import DROPPED, HERE
from ..events import CameBack, Joined, Rekeyed, Sat, StoodIn
from ..making import Handlers, Making
from ..own import Back, Rekey
from ..refusals import TableCode, TableRefusal
from ..state import PERSON, Seat
from .game import check_allowed, move
from .seats import known_level


def away(making: Making, number: int) -> Seat:
    """The seat of somebody who is away for good, as far as the table knows."""
    seat = making.seat(number)
    if seat.kind != PERSON or seat.person is None:
        raise TableRefusal(TableCode.NOT_ABSENT, seat=number)
    state = making.state_of(seat.person)
    if state == HERE:
        raise TableRefusal(TableCode.NOT_ABSENT, seat=number)
    if state == DROPPED:
        since = making.context.presence[seat.person].since
        left = (since + making.context.grace - making.now + 999) // 1000
        raise TableRefusal(TableCode.IN_GRACE, seat=number, seconds=left)
    return seat


def stand_in(making: Making, command: StandIn) -> None:
    """A bot plays until the person is back."""
    making.host()
    making.playing()
    known_level(command.level)
    away(making, command.seat)
    making.happen(StoodIn(command.seat, command.level))


def skip(making: Making, command: SkipSeat) -> None:
    """The turn of somebody who is away ends."""
    making.host()
    position = making.going()
    away(making, command.seat)
    if Skip(command.seat) not in position.allowed():
        check_allowed(position, Skip(command.seat), command.seat)
    move(making, None, Skip(command.seat), by="")


def rekey(making: Making, command: Rekey) -> None:
    """One's own key anew; or, of somebody who is away, the seat for whoever gets the new link."""
    seat = making.seat(command.seat)
    if seat.person is not None and seat.person == making.context.person:
        making.happen(Rekeyed(seat.person, command.key))
        return
    making.host()
    seat = away(making, command.seat)
    person = max(making.table.people) + 1
    name = seat.name
    if len(making.table.seats_of(seat.person)) == 1 and seat.person is not None:
        making.happen(Rekeyed(seat.person, ""))
    making.happen(Joined(person, command.key, name))
    making.happen(Sat(command.seat, person, name))


def back(making: Making, command: Back) -> None:
    """A person is here again: their seats are theirs."""
    person = making.person()
    for number in making.table.seats_of(person):
        if making.table.seats[number].stand_in or making.table.people[person].left:
            making.happen(CameBack(number))


HANDLERS: Handlers = {StandIn: stand_in, SkipSeat: skip, Rekey: rekey, Back: back}
