"""Questions that everybody at the table has to agree to: undo, pause, a draw. 60 s; silence is no."""

from filotto.games.actions import AgreeDraw

from ..commands import Answer, OfferDraw, Pause, Resume, Undo
from ..events import Answered, Asked, Closed, Resumed, Undone
from ..making import Handlers, Making
from ..refusals import TableCode, TableRefusal
from ..undoing import last_moves, undo_kind
from .game import move

OPEN_FOR = 60_000


def undo(making: Making, command: Undo) -> None:
    """At once where nothing hidden was shown or only bots play; else by consent."""
    making.own(command.seat)
    making.going()
    kind = undo_kind(making.table, command.seat)
    if kind == "no":
        raise TableRefusal(TableCode.NOTHING_TO_UNDO)
    if kind == "free":
        making.happen(Undone(last_moves(making.table, command.seat), command.seat, consent=False))
    else:
        ask(making, "undo", command.seat)


def pause(making: Making, command: Pause) -> None:
    """Everybody agrees to stop for a while."""
    making.own(command.seat)
    making.going()
    ask(making, "pause", command.seat)


def offer_draw(making: Making, command: OfferDraw) -> None:
    """Everybody agrees that nobody wins."""
    making.own(command.seat)
    making.going()
    ask(making, "draw", command.seat)


def ask(making: Making, kind: str, seat: int) -> None:
    """One question is open at a time."""
    table, moment = making.table, making.context.moment
    if table.question is not None:
        raise TableRefusal(TableCode.QUESTION_OPEN, question=table.question.question)
    making.happen(Asked(table.questions, kind, seat, moment.t + OPEN_FOR, moment.utc + OPEN_FOR))
    settle(making)


def answer(making: Making, command: Answer) -> None:
    """A seat says yes or no; seats of the same person speak for themselves."""
    making.own(command.seat)
    table = making.table
    if table.question is None or table.question.question != command.question:
        raise TableRefusal(TableCode.NO_QUESTION)
    if command.seat in table.answers:
        raise TableRefusal(TableCode.ALREADY_ANSWERED)
    making.happen(Answered(command.question, command.seat, command.yes))
    settle(making)


def settle(making: Making) -> None:
    """One no closes a question, and so does the last yes."""
    table = making.table
    assert table.question is not None
    if not all(table.answers.values()):
        close(making, yes=False, why="no")
    elif set(table.seated()) <= set(table.answers):
        close(making, yes=True, why="all")


def close(making: Making, *, yes: bool, why: str) -> None:
    """The question is answered, and what was asked for is done."""
    question = making.table.question
    assert question is not None
    making.happen(Closed(question.question, question.kind, yes, why))
    if not yes:
        return
    if question.kind == "draw":
        move(making, None, AgreeDraw(), by="")
    elif question.kind == "undo":
        making.happen(Undone(last_moves(making.table, question.seat), question.seat, consent=True))


def resume(making: Making, command: Resume) -> None:
    """Anybody who plays may end a pause."""
    making.own(command.seat)
    making.playing()
    if not making.table.paused:
        raise TableRefusal(TableCode.NOT_PAUSED)
    making.happen(Resumed(command.seat))


HANDLERS: Handlers = {Undo: undo, Pause: pause, OfferDraw: offer_draw, Answer: answer, Resume: resume}
