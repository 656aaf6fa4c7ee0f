"""Clocks: time per move, a bank with an increment; what waits, what is given, and what happens at zero."""

from typing import Any

import pytest

from filotto.games.actions import Resign, Skip
from filotto.table.alarms import next_alarm
from filotto.table.clocks import left
from filotto.table.commands import AddTime, Answer, Pause, Resume
from filotto.table.events import ClockRule
from filotto.table.looks import turn_view
from filotto.table.own import Tick
from filotto.table.refusals import TableCode
from tests.table.kit import Trial, started
from tests.table.test_consent import at
from tests.table.test_table import refused

BANK = ClockRule(bank=60, increment=5)
MOVE = ClockRule(per_move=30)


def clocked(rule: ClockRule, **more: Any) -> Trial:
    return started(clock=rule, **more)


def test_only_the_time_of_who_is_to_move_runs() -> None:
    trial = clocked(BANK)
    trial.t = 10_000
    view = turn_view(trial.table, 0, None, trial.moment())
    assert view is not None
    assert view.clock is not None
    assert (view.clock.left, view.clock.running) == ((50_000, 60_000), (0,))


def test_a_move_brings_the_increment() -> None:
    trial = clocked(BANK)
    trial.t = 10_000
    trial.play(0)
    assert left(trial.table, 0, trial.t) == 55_000


def test_time_per_move_is_new_for_each_move() -> None:
    trial = clocked(MOVE)
    trial.t = 29_000
    trial.play(0)
    trial.play(1)
    assert left(trial.table, 0, trial.t) == 30_000


def test_after_the_time_per_move_the_bank_runs() -> None:
    trial = clocked(ClockRule(per_move=30, bank=60))
    trial.t = 40_000
    trial.play(0)
    trial.play(1)
    assert left(trial.table, 0, trial.t) == 30_000 + 50_000


def test_a_pause_stops_the_clock() -> None:
    trial = clocked(BANK)
    trial.t = 10_000
    trial.ask(at(trial, 0), Pause(0))
    trial.ask(at(trial, 1), Answer(1, 0, yes=True))
    trial.t = 100_000
    assert left(trial.table, 0, trial.t) == 50_000
    trial.ask(at(trial, 1), Resume(1))
    trial.t = 105_000
    assert left(trial.table, 0, trial.t) == 45_000


def test_an_opponent_gives_a_minute_and_nobody_takes_one() -> None:
    trial = clocked(BANK)
    trial.ask(at(trial, 1), AddTime(0))
    assert left(trial.table, 0, 0) == 120_000
    assert refused(trial, at(trial, 0), AddTime(0)) is TableCode.OWN_CLOCK


def test_without_a_clock_there_is_nothing_to_give() -> None:
    trial = started()
    assert refused(trial, at(trial, 1), AddTime(0)) is TableCode.NO_CLOCK


@pytest.mark.parametrize(("at_zero", "action"), [("skip", Skip(0)), ("resign", Resign(0))])
def test_at_zero_a_skip_or_a_resignation(at_zero: str, action: object) -> None:
    trial = clocked(ClockRule(per_move=30, at_zero=at_zero))
    assert next_alarm(trial.table) == 30_000
    trial.t = 29_999
    assert trial.ask(None, Tick()) == []
    trial.t = 30_000
    trial.ask(None, Tick())
    assert trial.record.moves[-1].action == action


def test_at_zero_a_random_legal_move() -> None:
    trial = clocked(MOVE)
    legal = trial.legal(0)
    trial.t = 30_000
    trial.ask(None, Tick())
    assert trial.record.moves[-1].action in legal


def test_a_team_plays_on_when_the_time_of_one_is_over() -> None:
    trial = clocked(ClockRule(per_move=30, at_zero="resign"), players=4)
    trial.t = 30_000
    trial.ask(None, Tick())
    assert trial.table.phase == "playing"
    assert trial.record.position.who() == (1,)


def test_clocks_survive_the_fold() -> None:
    trial = clocked(BANK)
    trial.t = 10_000
    trial.play(0)
    trial.t = 17_000
    trial.play(1)
    assert [seat.bank for seat in trial.folded().seats] == [55_000, 58_000]
