"""What the table does by itself when the time for it has come: see `alarms.py` for when that is."""

from filotto.games.actions import Action, Lose, Resign, Skip

from ..alarms import LOSE_AFTER
from ..clocks import left, running
from ..making import Handlers, Making
from ..own import Tick
from ..state import PLAYING
from . import consent, talk
from .game import move


def tick(making: Making, command: Tick) -> None:
    """One thing at a time, in this order; the server asks again while something is due."""
    table, now = making.table, making.now
    if table.talk is not None and now >= table.talk.closes:
        talk.count(making, "time") if table.talk.judges else talk.close(making, upheld=False, why="time")
    elif table.question is not None and now >= table.question.closes:
        consent.close(making, yes=False, why="time")
    elif table.phase == PLAYING and not table.waiting:
        lose_or_run_out(making)


def lose_or_run_out(making: Making) -> None:
    """A right to draw that has run out is lost, or somebody's time is over."""
    table, now = making.table, making.now
    if table.losing is not None and now >= table.losing[1] + LOSE_AFTER:
        move(making, None, Lose(table.losing[0]), by="")
        return
    for seat in running(table):
        if left(table, seat, now) <= 0:
            run_out(making, seat)
            return


def run_out(making: Making, seat: int) -> None:
    """At zero: a random legal move, a skip, or the seat resigns and its team plays on."""
    rule = making.table.clock
    assert rule is not None  # it has run out
    if rule.at_zero == "resign":
        move(making, None, Resign(seat), by="clock")
    elif rule.at_zero == "skip":
        move(making, None, Skip(seat), by="clock")
    else:
        move(making, seat, random_action(making, seat), by="clock")


def random_action(making: Making, seat: int) -> Action:
    """One of the legal actions."""
    choices = making.record().position.legal(seat)
    number = int.from_bytes(making.context.chance("clock")[:8], "big")
    return choices[number * len(choices) >> 64]


HANDLERS: Handlers = {Tick: tick}
