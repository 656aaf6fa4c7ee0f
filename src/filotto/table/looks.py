"""Views of a table, made by allow-list: what is around the game, whose turn it is, and the lines of words."""

from filotto.games.contract import View

from .clocks import left, running
from .events import Moment
from .manners import colours_of
from .state import OPEN, OVER, PLAYING, Seat, Table
from .undoing import undo_kind
from .view import ClockView, Proof, QuestionView, SeatView, TableView, TalkView, TurnView, You


def table_view(table: Table, person: int | None, looking: int | None) -> TableView:
    """The table around the game, for a person or (none) for who watches."""
    setup, opened = table.setup, table.opened
    known = table.people.get(person) if person is not None else None
    chosen = colours(table)
    free = [c for c in colours_of(table.facts, setup.sides) if c not in chosen]
    return TableView(
        table=table.table,
        link=table.link.link if table.link and known else None,
        code=table.link.code if table.link and known and table.free() else None,
        phase=table.phase,
        game=setup.game,
        players=setup.players,
        sides=setup.sides,
        options=setup.options,
        language=opened.language,
        seats=tuple(seat_view(table, number) for number in range(len(table.seats))),
        you=You(person, table.seats_of(person), looking, known.muted if known else False),
        locked=table.locked,
        chat=table.chat,
        assist_cap=table.assist_cap,
        colours=chosen,
        free_colours=tuple(free) if table.phase == OPEN else (),
        clock=opened.clock,
        paused=table.paused,
        practice=table.practice,
        question=question_view(table),
        talk=talk_view(table),
        number=table.number,
        tally=tuple(seat.won for seat in table.seats),
        drawn=table.drawn,
        dealer=table.started.dealer if table.started else None,
        cut=table.cut.cards if table.cut else (),
        proof=proof(table),
    )


def colours(table: Table) -> tuple[str, ...]:
    """Each side's colour: what it has picked, else the first that is free, in order of play."""
    palette = colours_of(table.facts, table.setup.sides)
    picked = table.colours
    rest = iter([colour for colour in palette if colour not in picked.values()])
    return tuple(picked.get(side) or next(rest) for side in range(table.setup.sides))


def seat_view(table: Table, number: int) -> SeatView:
    """A seat as everybody sees it."""
    seat: Seat = table.seats[number]
    return SeatView(
        seat=number,
        side=table.setup.side_of(number),
        kind=seat.kind,
        name=seat.name,
        person=seat.person,
        level=seat.level or None,
        stand_in=seat.stand_in,
        offered=seat.offered,
        assist=table.assist_of(number),
        words=bool(seat.words),
    )


def question_view(table: Table) -> QuestionView | None:
    """The question of consent that is open."""
    asked = table.question
    if asked is None:
        return None
    waiting = tuple(seat for seat in table.seated() if seat not in table.answers)
    return QuestionView(asked.question, asked.kind, asked.seat, asked.closes_utc, dict(table.answers), waiting)


def talk_view(table: Table) -> TalkView | None:
    """The call of table talk that is open."""
    call = table.talk
    if call is None:
        return None
    return TalkView(call.seat, call.side, call.judges, dict(table.votes), call.closes_utc)


def proof(table: Table) -> Proof | None:
    """The promise; the secret only when the game is over."""
    if table.promised is None:
        return None
    words = table.started.words if table.started else ()
    secret = table.promised.secret if table.phase == OVER else None
    return Proof(table.promised.commitment, words, secret, table.opened.copied is not None)


def turn_view(table: Table, looking: int | None, game: View | None, moment: Moment) -> TurnView | None:
    """What changes with every move."""
    if table.record is None:
        return None
    decision = table.decisions.get(looking) if looking is not None else None
    return TurnView(
        waiting=() if table.phase != PLAYING else tuple(table.decisions),
        decision=decision.number if decision else None,
        moves=tuple(table.game.write(action) for action in game.legal) if game else (),
        undo=undo_kind(table, looking) if looking is not None else "no",
        clock=clock_view(table, moment),
    )


def clock_view(table: Table, moment: Moment) -> ClockView | None:
    """The time of each seat at an instant."""
    if table.clock is None:
        return None
    seats = range(len(table.seats))
    return ClockView(tuple(max(left(table, seat, moment.t), 0) for seat in seats), running(table), moment.utc)
