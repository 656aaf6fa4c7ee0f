"""Dealing, playing, and another game."""

from filotto.games.actions import Action, Resign
from filotto.games.contract import Position
from filotto.games.opening import opening
from filotto.games.refusals import Code, Refusal

from ..commands import AddTime, Play, Rematch, ResignSeat, Start
from ..dealer import Committed
from ..events import Again, Closed, Cut, Ordered, Played, Started, Stood, TimeAdded
from ..making import Handlers, Making
from ..own import BotPlays
from ..refusals import TableCode, TableRefusal
from ..state import FREE, OVER
from ..typed import typed
from .promises import promise


def on_start(making: Making, command: Start) -> None:
    """Deal."""
    making.host()
    start(making, as_seated=command.as_seated)


def start(making: Making, *, as_seated: bool) -> None:
    """Who deals is cut for or drawn; who sits to the dealer's left begins, and has the first seat from now on."""
    making.open()
    table = making.table
    free = [number for number, seat in enumerate(table.seats) if seat.kind == FREE]
    if free:
        raise TableRefusal(TableCode.SEATS_OPEN, seats=len(free))
    assert table.promised is not None  # since the table was opened
    own = tuple(seat.words for seat in table.seats)
    words = own if table.opened.copied is None else table.opened.copied
    stream = Committed(table.promised.secret, words)
    dealer = choose_order(making, stream, as_seated=as_seated)
    making.happen(Started(words, dealer, stream.given))
    make_forced(making)


def choose_order(making: Making, stream: Committed, *, as_seated: bool) -> int | None:
    """Who begins, as the game has it, or as the players have set it; the seats are turned. The dealer has the last."""
    table = making.table
    if as_seated and table.facts.opening == "order":
        return None
    found = opening(table.game, table.setup, stream.next)
    if found.order != tuple(range(len(table.seats))):
        making.happen(Ordered(found.order))
    if found.rounds:
        making.happen(Cut(tuple(by_seat(found.order, drawn) for drawn in found.rounds)))
    return None if found.dealer is None else found.order.index(found.dealer)


def by_seat(order: tuple[int, ...], drawn: tuple[tuple[int, str], ...]) -> tuple[str | None, ...]:
    """What each seat drew in a round of the cut."""
    cards = dict(drawn)
    return tuple(cards.get(player) for player in order)


def play(making: Making, command: Play) -> None:
    """A player's move."""
    making.own(command.seat)
    making.going()
    check_decision(making, command.seat, command.decision)
    action = read(making, command)
    move(making, command.seat, action, by="")


def read(making: Making, command: Play) -> Action:
    """The action, from the notation or from its typed form."""
    if isinstance(command.action, str):
        return making.table.game.read(command.action)
    return typed(making.table, command.seat, command.action)


def check_decision(making: Making, seat: int, decision: int | None) -> None:
    """A move names the decision that it answers."""
    now = making.table.decisions.get(seat)
    if decision is not None and (now is None or now.number != decision):
        raise TableRefusal(TableCode.LATE, decision=decision)


def bot_plays(making: Making, command: BotPlays) -> None:
    """A bot's move; late where somebody else acts for that seat by now."""
    making.going()
    check_decision(making, command.seat, command.decision)
    seat = making.seat(command.seat)
    if not seat.played_by_bot:
        raise TableRefusal(TableCode.LATE, decision=command.decision)
    action = making.table.game.read(command.action)
    move(making, command.seat, action, by="stand-in" if seat.stand_in else "bot")


def move(making: Making, seat: int | None, action: Action, *, by: str) -> None:
    """Do it, and make the passes that are the only action there is."""
    making.happen(Played(seat, making.table.game.write(action), by))
    moved_past(making)
    make_forced(making)


def moved_past(making: Making) -> None:
    """A question about taking back is answered by playing on."""
    question = making.table.question
    if question is not None and question.kind == "undo":
        making.happen(Closed(question.question, question.kind, yes=False, why="moved-on"))


def make_forced(making: Making) -> None:
    """Where a pass is the only action, nobody is asked."""
    table = making.table
    while table.record is not None and table.result is None:
        forced = table.record.position.forced()
        if forced is None:
            return
        making.happen(Played(forced[0], table.game.write(forced[1]), "forced"))


def resign(making: Making, command: ResignSeat) -> None:
    """Give up, for one seat."""
    making.own(command.seat)
    position = making.playing()
    if making.table.talk is not None:
        raise TableRefusal(TableCode.WAIT_FOR_VOTE)
    check_allowed(position, Resign(command.seat), command.seat)
    move(making, None, Resign(command.seat), by="")


def check_allowed(position: Position, action: Action, seat: int) -> None:
    """The table may do this now."""
    if action not in position.allowed():
        raise Refusal(Code.SEAT_IS_OUT, seat=seat)


def add_time(making: Making, command: AddTime) -> None:
    """One minute more, from an opponent."""
    making.playing()
    table, person = making.table, making.person()
    making.seat(command.seat)
    if table.clock is None:
        raise TableRefusal(TableCode.NO_CLOCK)
    sides = {table.setup.side_of(seat) for seat in table.seats_of(person)}
    if not sides or sides == {table.setup.side_of(command.seat)}:
        raise TableRefusal(TableCode.OWN_CLOCK)
    making.happen(TimeAdded(command.seat, table.seats_of(person)[0], 60))


def rematch(making: Making, command: Rematch) -> None:
    """Another game; who has left has no seat any more."""
    making.host()
    table = making.table
    if table.phase != OVER:
        raise TableRefusal(TableCode.NOT_OVER)
    making.happen(Again(command.rotate))
    for number, seat in enumerate(table.seats):
        if seat.person is not None and table.people[seat.person].left:
            making.happen(Stood(number))
    if command.rotate:
        seats = len(table.seats)
        making.happen(Ordered(tuple((i + 1) % seats for i in range(seats))))
    promise(making)


HANDLERS: Handlers = {
    Start: on_start,
    Play: play,
    BotPlays: bot_plays,
    ResignSeat: resign,
    AddTime: add_time,
    Rematch: rematch,
}
