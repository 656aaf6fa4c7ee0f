"""What a person sees when it is their turn: what happened, the table, the own hand and what it can do."""

import textwrap

from filotto.games.contract import View

from ..telling import Teller
from ..walk import Step
from .moves import MOST_SHOWN, Entry, Moves


class Screen:
    """Shows one table to the people at one terminal."""

    def __init__(self, teller: Teller) -> None:
        self.teller, self.terminal, self.speech = teller, teller.terminal, teller.speech

    def since(self, steps: list[Step], viewer: int | None, *, first: bool) -> None:
        """What happened since the last turn."""
        told = [sentence for step in steps for sentence in self.teller.step(step, viewer)]
        if told and not first:
            self.terminal.say("since-your-turn")
        self.terminal.lines(f"  {sentence}" for sentence in told)
        if told:
            self.terminal.write()

    def table(self, view: View, viewer: int | None, steps: list[Step]) -> None:
        """The board with the last moves marked, and the scores."""
        marked = frozenset(cell for step in steps for cell in step.cells)
        scene = self.teller.scene(view, viewer, marked)
        self.terminal.lines(self.teller.drawing.board(scene))
        self.terminal.write()
        self.terminal.lines(self.teller.drawing.status(scene))
        self.terminal.write()

    def hand(self, moves: Moves) -> None:
        """The hand, as its drawing has it or card by card; what can be done without a card."""
        view = moves.view
        own = self.teller.drawing.hand(self.teller.scene(view, view.seat))
        if own is None:
            self.each_card(moves)
        else:
            self.terminal.lines(own)
        rest = moves.without_card()
        if rest and view.assist != "none":
            self.paragraph(self.speech("cli-also" if own is None else "cli-can", moves=self.few(rest, 12)))

    def each_card(self, moves: Moves) -> None:
        """Each card with what it can do."""
        view, cards = moves.view, self.teller.cards
        helped = view.assist != "none"
        if view.hand:
            self.terminal.say("cli-your-hand" if helped else "cli-your-cards")
        for card in dict.fromkeys(view.hand):
            count = view.hand.count(card)
            face = cards.look(card) + (f" x{count}" if count > 1 else "")
            can = self.few(moves.of_card(card)) if helped else ("" if moves.of_card(card) else "-")
            self.terminal.write(
                f"  {self.terminal.paint(face.ljust(10), cards.colour(card), bold=True)} {can}".rstrip()
            )

    def few(self, moves: list[str], most: int = MOST_SHOWN) -> str:
        """Some moves; how many more there are."""
        if not moves:
            return self.speech("cli-nothing-now")
        more = len(moves) - most
        shown = ", ".join(moves[:most])
        return shown if more <= 0 else self.speech("cli-and-more", moves=shown, count=more)

    def paragraph(self, text: str) -> None:
        """A text in lines that fit."""
        self.terminal.lines(textwrap.wrap(text, self.terminal.width - 2, subsequent_indent="  "))

    def entries(self, entries: list[Entry], numbers: dict[str, int]) -> None:
        """Moves with their numbers, in columns."""
        told = [f"{numbers[entry.text]:>3} {entry.text}" for entry in entries]
        wide = max(map(len, told), default=0) + 2
        columns = max(1, self.terminal.width // wide)
        for start in range(0, len(told), columns):
            self.terminal.write("".join(text.ljust(wide) for text in told[start : start + columns]).rstrip())
