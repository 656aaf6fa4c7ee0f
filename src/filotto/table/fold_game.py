"""What the events of the game itself change: the deal, moves, undo, questions, table talk, clocks."""

from collections.abc import Callable
from typing import Any

from filotto.games.actions import Lose, Penalty, Skip
from filotto.games.record import Record

from . import clocks
from .dealer import Committed, Dealt
from .events import (
    Again,
    Answered,
    Asked,
    Closed,
    Cut,
    Event,
    Moment,
    Played,
    Promised,
    Resumed,
    Started,
    TalkCalled,
    TalkClosed,
    TalkVoted,
    TimeAdded,
    Undone,
)
from .state import OPEN, OVER, PLAYING, Decision, Table


def promised(table: Table, event: Promised, moment: Moment) -> None:
    table.promised = event


def cut(table: Table, event: Cut, moment: Moment) -> None:
    table.cut = event


def started(table: Table, event: Started, moment: Moment) -> None:
    assert table.promised is not None  # the promise comes with the table
    stream = Committed(table.promised.secret, event.words)
    table.started, table.phase = event, PLAYING
    table.record = Record(table.game, table.setup, Dealt(stream, event.skip), [seat.name for seat in table.seats])
    clocks.begin(table)
    moved_on(table, None, moment)


def played(table: Table, event: Played, moment: Moment) -> None:
    assert table.record is not None
    clocks.stop(table, moment.t)
    action = table.game.read(event.action)
    table.record.play(event.seat, action)
    table.by.append(event.by)
    if event.seat is not None:
        clocks.moved(table, event.seat)
    table.step += 1
    if isinstance(action, Penalty):
        table.decisions = {}
    moved_on(table, getattr(action, "seat", None) if event.seat is None else event.seat, moment)
    if table.record.result is not None:
        over(table, moment)


def moved_on(table: Table, actor: int | None, moment: Moment) -> None:
    """Who is to act now. A question that stays open keeps its number; who has acted gets a new one."""
    assert table.record is not None
    position = table.record.position
    kept = {seat: decision for seat, decision in table.decisions.items() if seat != actor}
    table.decisions = {
        seat: kept.get(seat) or Decision(table.step, moment.t, opened=moment.t) for seat in position.who()
    }
    allowed = position.allowed()
    blocking = tuple(a.seat for a in allowed if isinstance(a, Skip))
    table.turns += blocking != table.blocking
    table.blocking = blocking
    loses = next((a.seat for a in allowed if isinstance(a, Lose)), None)
    if loses is None:
        table.losing = None
    elif table.losing is None or table.losing[0] != loses:
        table.losing = (loses, moment.t)


def over(table: Table, moment: Moment) -> None:
    """Count it for the evening's tally."""
    table.phase, table.ended, table.losing = OVER, moment, None
    table.question, table.talk, table.paused = None, None, False
    result = table.result
    assert result is not None
    for number, seat in enumerate(table.seats):
        seat.won += table.setup.side_of(number) in result.winners
    table.drawn += not result.winners


def undone(table: Table, event: Undone, moment: Moment) -> None:
    assert table.record is not None
    clocks.stop(table, moment.t)
    hidden = any(move.drawn or move.shown for move in table.record.moves[-event.moves :])
    table.record.undo(event.moves)
    del table.by[len(table.record.moves) :]
    table.step += 1
    table.decisions = {}
    if event.consent:
        table.consented.append(len(table.record.moves))
    table.practice |= hidden and not event.consent
    moved_on(table, None, moment)


def resumed(table: Table, event: Resumed, moment: Moment) -> None:
    table.paused = False
    go_on(table, moment)


def go_on(table: Table, moment: Moment) -> None:
    """Play, clocks and rights to draw go on from here."""
    for decision in table.decisions.values():
        decision.since = moment.t
    if table.losing is not None:
        table.losing = (table.losing[0], moment.t)


def time_added(table: Table, event: TimeAdded, moment: Moment) -> None:
    table.seats[event.seat].bank += 1000 * event.seconds


def again(table: Table, event: Again, moment: Moment) -> None:
    table.phase, table.number = OPEN, table.number + 1
    table.record, table.started, table.cut, table.promised, table.ended = None, None, None, None, None
    table.decisions, table.blocking, table.practice = {}, (), False
    table.consented, table.judged, table.by = [], [], []
    for seat in table.seats:
        seat.words, seat.called = "", -1


def asked(table: Table, event: Asked, moment: Moment) -> None:
    table.question, table.answers, table.questions = event, {event.seat: True}, event.question + 1


def answered(table: Table, event: Answered, moment: Moment) -> None:
    table.answers[event.seat] = event.yes


def closed(table: Table, event: Closed, moment: Moment) -> None:
    table.question = None
    if event.kind == "pause" and event.yes:
        clocks.stop(table, moment.t)
        table.paused = True


def talk_called(table: Table, event: TalkCalled, moment: Moment) -> None:
    clocks.stop(table, moment.t)
    table.talk, table.votes = event, {}
    table.seats[event.seat].called = table.turns


def talk_voted(table: Table, event: TalkVoted, moment: Moment) -> None:
    if event.seat is not None:
        table.votes[event.seat] = event.yes


def talk_closed(table: Table, event: TalkClosed, moment: Moment) -> None:
    assert table.talk is not None
    votes = {str(seat + 1): yes for seat, yes in table.votes.items()}
    after = len(table.record.moves) if table.record else 0
    call = {"seat": table.talk.seat + 1, "side": event.side + 1, "after": after, "votes": votes}
    table.judged.append({**call, "upheld": event.upheld, "why": event.why})
    table.talk = None
    go_on(table, moment)


FOLDS: dict[type[Event], Callable[[Table, Any, Moment], None]] = {
    Promised: promised,
    Cut: cut,
    Started: started,
    Played: played,
    Undone: undone,
    Resumed: resumed,
    TimeAdded: time_added,
    Again: again,
    Asked: asked,
    Answered: answered,
    Closed: closed,
    TalkCalled: talk_called,
    TalkVoted: talk_voted,
    TalkClosed: talk_closed,
}
