"""A game at one terminal, from the deal to the result."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from filotto.games.actions import Action, Lose
from filotto.games.contract import View
from filotto.games.record import Record

from .. import walk
from ..cards import Cards
from ..drawing import drawing_of
from ..telling import Teller
from ..terminal import Terminal
from ..walk import Step
from .colours import colours_in
from .keeping import Keeper
from .moves import Moves
from .prompt import Prompt
from .screen import Screen
from .seats import Seat, labels


class Leave(Exception):
    """Somebody leaves the game as it stands."""


class Session:
    """People and machines around one record."""

    def __init__(self, terminal: Terminal, record: Record, seats: tuple[Seat, ...], steps: list[Step]) -> None:
        self.terminal, self.speech, self.record, self.seats = terminal, terminal.speech, record, seats
        self.names = labels(self.speech, seats)
        pack = [card for cards in record.position.places().values() for card in cards]
        self.cards = Cards(pack, terminal)
        drawing = drawing_of(record.game, record.setup)
        drawing.dress(colours_in(record))
        self.teller = Teller(terminal, record.game, self.cards, drawing, self.names)
        self.screen = Screen(self.teller)
        self.keeper = Keeper(record, terminal)
        self.steps = steps
        self.told = {seat: self._last_own(seat) for seat in self.people}
        self.decisions = [number for number, step in enumerate(steps) if self._decided(step)]
        self.waiting: list[int] = []
        self.called: dict[int, int] = {}  # table talk: after how many own moves somebody last called it
        self.at_keyboard: int | None = None

    @property
    def people(self) -> list[int]:
        """The seats of the people at this keyboard."""
        return [seat for seat, who in enumerate(self.seats) if who.is_person]

    def _last_own(self, seat: int) -> int:
        """After how many steps this seat knew everything."""
        own = [number for number, step in enumerate(self.steps, 1) if step.move.seat == seat and not step.forced]
        return own[-1] if own else 0

    def _decided(self, step: Step) -> bool:
        """Did a person choose this?"""
        return step.move.seat in self.people and not step.forced

    def run(self) -> None:
        """Play until the game is over; KeyboardInterrupt, EOFError and Leave end it before."""
        while self.record.result is None:
            if not self.do_the_only_thing():
                seat = self.next_seat()
                choose = self.seats[seat].choose
                if choose:
                    self.play(seat, choose(self.record, seat))
                else:
                    self.ask(seat)
        self.show_result()

    def do_the_only_thing(self) -> bool:
        """What nobody is asked for: a right to draw that has run out is lost; where only a pass is left, it is made."""
        lost = next((action for action in self.record.position.allowed() if isinstance(action, Lose)), None)
        if lost is not None:
            self.play(None, lost)
            return True
        forced = self.record.position.forced()
        if forced is not None:
            self.play(*forced)
        return forced is not None

    def next_seat(self) -> int:
        """Whose go it is: who is in the middle of something, machines, people; at last who wanted to wait."""
        who = self.record.position.who()
        ready = [seat for seat in who if seat not in self.waiting]
        last = self.steps[-1].move.seat if self.steps else None
        if last in ready:
            return last
        machines = [seat for seat in ready if not self.seats[seat].is_person]
        return next(iter([*machines, *ready, *(seat for seat in self.waiting if seat in who)]))

    def play(self, seat: int | None, action: Action) -> Step:
        """Do an action, and remember what everybody saw."""
        with undisturbed():
            step = walk.play(self.record, seat, action, self.steps[-1] if self.steps else None)
            self.steps.append(step)
            if self._decided(step):
                self.decisions.append(len(self.steps) - 1)
        if seat in self.waiting:
            self.waiting.remove(seat)
        return step

    def undo(self, keep: int, asked: list[int]) -> None:
        """Back to where so many moves had been made; the record says which people were asked."""
        with undisturbed():
            self.record.undo(len(self.record.moves) - keep)
            self.record.undone[-1].marks["consent"] = [seat + 1 for seat in asked]
            del self.steps[keep:]
        self.decisions = [number for number in self.decisions if number < keep]
        self.told = {seat: min(count, keep) for seat, count in self.told.items()}
        self.waiting.clear()

    def view(self, seat: int) -> View:
        """What this seat sees, with the help it chose."""
        return self.record.view(seat, self.seats[seat].assist)

    def ask(self, seat: int) -> None:
        """A person's go: the curtain, the table, then the prompt until something has changed."""
        self.hand_over(seat)
        moves = Moves(self.record.game, self.cards, self.view(seat))
        self.show(seat, moves)
        Prompt(self, seat, moves).until_something_changed()

    def hand_over(self, seat: int) -> None:
        """The curtain between two hands."""
        before, self.at_keyboard = self.at_keyboard, seat
        if len(self.people) == 1 or before == seat:
            return
        if before is not None:
            self.terminal.ask(self.speech("cli-curtain-down", name=self.names[seat]))
        self.terminal.clear()
        self.terminal.ask(self.speech("cli-curtain-up", name=self.names[seat]))
        self.terminal.clear()

    def show(self, seat: int, moves: Moves) -> None:
        """What happened, the table, the hand."""
        new = self.steps[self.told[seat] :]
        self.terminal.write()
        self.screen.since(new, seat, first=not any(step.move.seat == seat for step in self.steps))
        self.told[seat] = len(self.steps)
        self.screen.table(moves.view, seat, new or self.steps[-1:])
        self.screen.hand(moves)

    def show_result(self) -> None:
        """The end of it, as everybody may see it."""
        result = self.record.result
        assert result is not None  # the game is over
        viewer = self.people[0] if len(self.people) == 1 else None
        seen = self.told.get(self.at_keyboard if self.at_keyboard is not None else -1, 0)
        self.terminal.write()
        self.screen.since(self.steps[seen:], viewer, first=viewer is None)
        self.screen.table(self.record.view(None), viewer, self.steps[-1:])
        self.terminal.lines(self.teller.result(result, self.people, self.record.setup.sides))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until what is done here is whole."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
