"""A game step by step: every move with what everybody could see before and after it."""

from collections.abc import Iterator
from dataclasses import dataclass

from filotto.games.actions import Action
from filotto.games.contract import Move, View
from filotto.games.dealers import Written
from filotto.games.record import Record


@dataclass(frozen=True)
class Step:
    """A move between two public views."""

    move: Move
    before: View
    after: View
    forced: bool = False  # nothing else was possible, so nobody was asked

    @property
    def cells(self) -> list[str]:
        """The cells that the move names."""
        named = (getattr(self.move.action, name, None) for name in ("cell", "to"))
        return [value for value in named if isinstance(value, str)]


def play(record: Record, seat: int | None, action: Action, last: Step | None = None) -> Step:
    """Do an action after the last step, and tell what everybody saw."""
    forced = seat is not None and record.position.forced() is not None
    before = last.after if last else record.view(None)
    move = record.play(seat, action)
    return Step(move, before, record.view(None), forced)


def again(record: Record) -> Record:
    """The same table, freshly dealt, with the same words to come."""
    words = [*record.deal_words, *(word for had in record.words for word in had)]
    return Record(record.game, record.setup, Written(words), record.names)


def steps(record: Record) -> Iterator[tuple[Record, Step]]:
    """The game from its beginning: the record after each move, and the move."""
    fresh, step = again(record), None
    for move in record.moves:
        step = play(fresh, move.seat, move.action, step)
        yield fresh, step
