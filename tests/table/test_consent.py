"""Undo, pause and draw: what needs everybody's consent, and what does not. 60 s, and silence is no."""

import pytest

from filotto.games.refusals import Ended
from filotto.table.alarms import next_alarm
from filotto.table.commands import Answer, Fill, OfferDraw, Pause, Play, ResignSeat, Resume, Start, Undo
from filotto.table.events import Closed, Undone
from filotto.table.looks import turn_view
from filotto.table.own import BotPlays, Open, Tick
from filotto.table.refusals import TableCode
from filotto.table.undoing import last_moves
from tests.table.kit import Trial, opened, started
from tests.table.test_table import refused


def at(trial: Trial, seat: int) -> int:
    """The person who sits there."""
    person = trial.table.seats[seat].person
    assert person is not None
    return person


def undo_of(trial: Trial, seat: int) -> str:
    view = turn_view(trial.table, seat, None, trial.moment())
    assert view is not None
    return view.undo


def test_a_move_that_has_shown_a_card_is_taken_back_by_consent() -> None:
    trial = started()
    before = trial.record.position.to_bytes()
    trial.play(0)
    assert undo_of(trial, 0) == "ask"
    trial.ask(at(trial, 0), Undo(0))
    events = trial.ask(at(trial, 1), Answer(1, 0, yes=True))
    assert events[-1] == Undone(1, 0, consent=True)
    assert trial.record.position.to_bytes() == before
    assert trial.folded().consented == [0]


def test_a_move_that_has_shown_nothing_is_taken_back_at_once() -> None:
    trial = started(options={"draw": "by_hand"})
    trial.play(0)
    assert undo_of(trial, 0) == "free"
    assert trial.ask(at(trial, 0), Undo(0)) == [Undone(1, 0, consent=False)]
    assert not trial.table.practice


def test_once_another_has_moved_it_needs_consent() -> None:
    trial = started(options={"draw": "by_hand"})
    trial.play(0)
    trial.play(1)
    assert undo_of(trial, 0) == "ask"


def test_one_no_is_enough() -> None:
    trial = started(players=3)
    trial.play(0)
    trial.ask(at(trial, 0), Undo(0))
    events = trial.ask(at(trial, 1), Answer(1, 0, yes=False))
    assert events[-1] == Closed(0, "undo", yes=False, why="no")
    assert len(trial.record.moves) == 1


def test_everybody_has_to_say_yes() -> None:
    trial = started(players=3)
    trial.play(0)
    trial.ask(at(trial, 0), Undo(0))
    trial.ask(at(trial, 1), Answer(1, 0, yes=True))
    assert len(trial.record.moves) == 1
    trial.ask(at(trial, 2), Answer(2, 0, yes=True))
    assert len(trial.record.moves) == 0


def test_silence_is_no_after_a_minute() -> None:
    trial = started()
    trial.ask(at(trial, 0), Pause(0))
    assert next_alarm(trial.table) == 60_000
    trial.t = 59_999
    assert trial.ask(None, Tick()) == []
    trial.t = 60_000
    assert trial.ask(None, Tick()) == [Closed(0, "pause", yes=False, why="time")]


def test_playing_on_answers_the_question_about_taking_back() -> None:
    trial = started()
    trial.play(0)
    trial.ask(at(trial, 0), Undo(0))
    assert Closed(0, "undo", yes=False, why="moved-on") in trial.play(1)


def test_one_question_at_a_time() -> None:
    trial = started()
    trial.ask(at(trial, 0), Pause(0))
    assert refused(trial, at(trial, 1), OfferDraw(1)) is TableCode.QUESTION_OPEN


def test_a_question_that_is_closed_takes_no_answer() -> None:
    trial = started()
    assert refused(trial, at(trial, 1), Answer(1, 0, yes=True)) is TableCode.NO_QUESTION


def test_nobody_answers_twice() -> None:
    trial = started(players=3)
    trial.ask(at(trial, 0), Pause(0))
    trial.ask(at(trial, 1), Answer(1, 0, yes=True))
    assert refused(trial, at(trial, 1), Answer(1, 0, yes=False)) is TableCode.ALREADY_ANSWERED


def test_against_bots_only_everything_is_taken_back_freely_and_counts_as_practice() -> None:
    trial = opened(Open("sequence", "key 0", name="Ana"))
    trial.ask(0, Fill("easy"))
    trial.ask(0, Start())
    seat = trial.table.seats_of(0)[0]
    if seat == 1:
        bot_moves(trial, 0)
    trial.play(seat)
    bot_moves(trial, 1 - seat)
    before = len(trial.record.moves)
    trial.ask(0, Undo(seat))
    assert len(trial.record.moves) == before - 2
    assert trial.table.practice


def bot_moves(trial: Trial, seat: int) -> None:
    action = trial.table.game.write(trial.legal(seat)[0])
    trial.ask(None, BotPlays(seat, action, trial.table.decisions[seat].number))


def test_there_is_nothing_to_take_back_before_ones_first_move() -> None:
    trial = started()
    assert refused(trial, at(trial, 0), Undo(0)) is TableCode.NOTHING_TO_UNDO


def test_a_pause_stops_play_until_somebody_goes_on() -> None:
    trial = started()
    trial.ask(at(trial, 0), Pause(0))
    trial.ask(at(trial, 1), Answer(1, 0, yes=True))
    text = trial.table.game.write(trial.legal(0)[0])
    assert refused(trial, at(trial, 0), Play(0, text)) is TableCode.PAUSED
    trial.ask(at(trial, 1), Resume(1))
    assert trial.ask(at(trial, 0), Play(0, text))


def test_a_draw_that_everybody_agrees_to_ends_the_game() -> None:
    trial = started()
    trial.ask(at(trial, 0), OfferDraw(0))
    trial.ask(at(trial, 1), Answer(1, 0, yes=True))
    assert trial.table.result is not None
    assert (trial.table.result.ended, trial.table.result.winners) == (Ended.AGREED, ())
    assert trial.table.drawn == 1


def test_bots_agree_to_a_draw() -> None:
    trial = opened(Open("sequence", "key 0", name="Ana"))
    trial.ask(0, Fill("easy"))
    trial.ask(0, Start())
    trial.ask(0, OfferDraw(trial.table.seats_of(0)[0]))
    assert trial.table.phase == "over"


def test_who_resigns_alone_gives_the_game_to_the_other() -> None:
    trial = started()
    trial.ask(at(trial, 0), ResignSeat(0))
    assert trial.table.result is not None
    assert (trial.table.result.ended, trial.table.result.winners) == (Ended.RESIGNED, (1,))


@pytest.mark.parametrize("command", [Undo(0), Pause(0), OfferDraw(0), ResignSeat(0)])
def test_nobody_asks_for_another_seat(command: Undo | Pause | OfferDraw | ResignSeat) -> None:
    trial = started()
    assert refused(trial, at(trial, 1), command) is TableCode.NOT_YOUR_SEAT


def test_a_pass_that_was_made_without_asking_is_taken_back_with_the_move_before_it() -> None:
    trial = started("stack")
    for _ in range(200):
        if trial.table.by[-1:] == ["forced"] and trial.record.moves[-1].seat == trial.record.moves[-2].seat:
            break
        trial.play_on(1)
    seat = trial.record.moves[-1].seat
    assert seat is not None
    assert last_moves(trial.table, seat) == 2
