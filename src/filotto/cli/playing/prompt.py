"""The line that a person types in: a move, a number of the list, a card or a cell to be looked up, or an order."""

from typing import TYPE_CHECKING

from filotto.games.actions import Action, AgreeDraw, Resign
from filotto.games.notation import cell_at
from filotto.games.refusals import BadNotation, Code, FilottoError, Refusal

from ..errors import Trouble
from . import orders
from .moves import Entry, Moves

if TYPE_CHECKING:
    from .session import Session


class Prompt:
    """One seat's prompt. What is answered with True has changed something, so that the table is looked at anew."""

    def __init__(self, session: "Session", seat: int, moves: Moves) -> None:
        self.session, self.seat, self.moves = session, seat, moves
        self.terminal, self.speech = session.terminal, session.speech

    def until_something_changed(self) -> None:
        """Ask until it is no longer the same question."""
        alone = len(self.session.people) == 1
        turn = self.speech("your-turn") if alone else self.speech("turn-of", name=self.session.names[self.seat])
        self.terminal.write(f"\n{turn} {self.speech('cli-type')}")
        if len(self.session.record.position.who()) > 1:
            self.terminal.say("cli-may-wait")
        while not self.answer(" ".join(self.terminal.ask("> ").split())):
            pass

    def answer(self, text: str) -> bool:
        """What was typed, whatever it is."""
        action, entry = self.moves.exactly(text), self.moves.numbered(text)
        if action is not None:
            return self.act(action)
        if entry is not None:
            return self.pick(entry)
        if text.removeprefix("-").isdecimal():
            self.terminal.complain(Trouble("cli-list-goes", count=len(self.moves.entries)))
            return False
        word, _, rest = text.partition(" ")
        order = orders.find(self.speech, word)
        if order is not None:
            return order(self, rest)
        return self.look_up(text) if text and not rest else self.attempt(text)

    def act(self, action: Action) -> bool:
        """Do it; a refusal says why, and costs nothing."""
        try:
            step = self.session.play(self.seat, action)
        except FilottoError as error:
            self.terminal.complain(error)
            return False
        self.terminal.lines(self.session.teller.step(step, self.seat))
        self.session.told[self.seat] = len(self.session.steps)
        return True

    def pick(self, entry: Entry) -> bool:
        """A line of the list; without help it is a card, and the place is asked for."""
        if entry.action is not None:
            return self.act(entry.action)
        where = " ".join(self.terminal.ask(self.speech("cli-where", card=entry.text) + " ").split())
        if not where:
            return False
        move = self.moves.completed(entry.text, where)
        return self.attempt(move) if self.moves.exactly(move) or not self.is_answer(where) else self.answer(where)

    def is_answer(self, text: str) -> bool:
        """Is this an answer of its own, rather than a place: a number of the list, another card or move, an order?"""
        known = text.lower() in self.session.cards.spelled or self.moves.exactly(text) is not None
        return known or text.isdecimal() or orders.find(self.speech, text.partition(" ")[0]) is not None

    def look_up(self, text: str) -> bool:
        """One word that is no order: a card or a cell, whose moves are listed; else a move that is hard to read."""
        found = self.moves.with_word(text)
        card = self.session.cards.spelled.get(text.lower())
        if not found and card is not None:
            return self.no_use(card)
        if not found:
            return self.no_use_of_cell(text.lower()) if self.is_cell(text) else self.attempt(text)
        without_place = [entry for entry in found if entry.action is None]
        if without_place:
            return self.pick(without_place[0])
        self.list(found)
        return False

    def no_use(self, card: str) -> bool:
        """A card that is not in the hand, or can do nothing now."""
        if card in self.moves.view.hand:
            self.terminal.write(f"{self.session.cards.look(card)}: {self.speech('cli-nothing-now')}")
        else:
            self.terminal.complain(Refusal(Code.CARD_NOT_IN_HAND, card=card))
        return False

    def is_cell(self, text: str) -> bool:
        """Would this be a cell, at a table that has cells?"""
        return bool(self.session.teller.drawing.cells()) and cell_at(text.lower()) is not None

    def no_use_of_cell(self, cell: str) -> bool:
        """A cell where nothing can be done now, or that there is not; who plays without help is told neither."""
        if cell not in self.session.teller.drawing.cells():
            self.terminal.complain(Refusal(Code.UNKNOWN_CELL, cell=cell))
        elif self.moves.view.assist == "none":
            self.terminal.say("cli-cell-without-help")
        else:
            self.terminal.write(f"{cell}: {self.speech('cli-nothing-now')}")
        return False

    def list(self, entries: list[Entry]) -> None:
        """Moves, with the numbers that pick them."""
        numbers = {entry.text: number for number, entry in enumerate(self.moves.entries, 1)}
        self.session.screen.entries(entries, numbers)

    def attempt(self, text: str) -> bool:
        """What is not on the list: read it by the notation, and let the rules say what is wrong."""
        if not text:
            self.terminal.say("cli-nothing-typed")
            return False
        try:
            action = self.session.record.game.read(self.session.cards.typed(text))
        except BadNotation as error:
            error.values["text"] = text[:40]  # as it was typed
            error.values["allowed"] = ", ".join(self.moves.examples())
            self.terminal.complain(error)
            return False
        if action == Resign(self.seat):
            return orders.resign(self, "")
        return orders.offer(self, "") if isinstance(action, AgreeDraw) else self.act(action)
