"""The board of a line game: a grid of cells with their names, the chips of each side by colour and shape.

> ●   the last chips that were put down or taken off
[●]   part of a sequence: it stays (in Numbers, turned to its rough side)
7♥*   a card of your hand fits here; ! would complete a row, ? would block one
"""

from collections.abc import Sequence
from textwrap import wrap

from filotto.games.contract import Move, Setup, View
from filotto.games.lines.actions import Place, Remove
from filotto.games.lines.boards import CORNER
from filotto.games.lines.game import board_of
from filotto.games.lines.view import LineView
from filotto.games.notation import cell_name

from .base import Drawing, Scene, hands_and_deck
from .sides import SIDES, Side, chip, painted

WIDTH = 80
HINTS = {"completes": "!", "blocks": "?"}


class LineDrawing(Drawing):
    """Draws the four line games, whatever their board."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.rows = board_of(setup.board).rows
        self.sides: tuple[Side, ...] = SIDES

    def dress(self, colours: Sequence[str]) -> None:
        """Chips of these colours, and of the shapes that go with them."""
        super().dress(colours)
        called = {side.colour: side for side in SIDES}
        self.sides = tuple(called[colour] for colour in colours)

    def cells(self) -> frozenset[str]:
        """All that are on the board."""
        return frozenset(cell_name(y, x) for y, row in enumerate(self.rows) for x in range(len(row)))

    def board(self, scene: Scene) -> list[str]:
        """The grid, with the columns' letters and the rows' numbers, and what the signs mean."""
        view = line_view(scene)
        look = Look(scene, view, self._wide(scene), self.sides)
        letters = "".join(cell_name(0, column)[0].center(look.wide + 2) for column in range(len(self.rows[0])))
        rows = [
            f"{number + 1:>2} " + "".join(look.cell(cell_name(number, column), card) for column, card in enumerate(row))
            for number, row in enumerate(self.rows)
        ]
        return ["   " + letters, *rows, *self._legend(scene, view)]

    def _legend(self, scene: Scene, view: LineView) -> list[str]:
        """What the signs mean."""
        told = scene.speech("cli-lines-legend", chip=chip(scene.terminal, self.sides[0]))
        told += " · " + scene.speech("cli-lines-hints") if view.marks else ""
        lines = wrap(told, min(WIDTH, scene.terminal.width) - 4)
        return [scene.terminal.paint(f"   {line}", dim=True) for line in lines]

    def _wide(self, scene: Scene) -> int:
        """The width of what stands in a cell, for as long as the board fits into the terminal."""
        longest = max(len(scene.cards.look(card)) for row in self.rows for card in row if card != CORNER)
        most = (min(WIDTH, scene.terminal.width) - 3) // len(self.rows[0]) - 2
        return max(3, min(longest, most))

    def status(self, scene: Scene) -> list[str]:
        """Each side with its sequences and chips; then hands, last discards and the deck."""
        view = line_view(scene)
        sides = [self._side(scene, view, side) for side in range(view.sides)]
        last = [
            f"{name} {scene.cards.look(pile[-1])}" for name, pile in zip(scene.names, view.piles, strict=True) if pile
        ]
        told = [scene.speech("cli-last-cards", cards=", ".join(last))] if last else []
        return [*sides, *hands_and_deck(scene, self.hands), *told]

    def _side(self, scene: Scene, view: LineView, side: int) -> str:
        """A side: its chip, who plays there, sequences and chips left."""
        speech = scene.speech
        sign = painted(scene.terminal, self.sides[side], chip(scene.terminal, self.sides[side]))
        told = speech(
            "cli-side-line",
            names=scene.side(side),
            colour=speech(f"colour-{self.sides[side].colour}"),
            sequences=speech("sequences-count", count=view.scores[side]),
            chips=speech("chips-count", count=view.stock[side]),
        )
        return f" {sign} {told}"

    def piles(self, scene: Scene) -> list[str]:
        """Every discard pile, from the first card to the last."""
        empty = scene.speech("cli-empty-pile")
        piles = zip(scene.names, line_view(scene).piles, strict=True)
        return [f"{name}: {scene.cards.listed(pile) if pile else empty}" for name, pile in piles]

    def events(self, scene: Scene, move: Move, before: View) -> list[str]:
        """Sequences that were made, and a new deck."""
        view = line_view(scene)
        assert isinstance(before, LineView)
        told = [
            scene.of_side("made-sequence", made.side, cells=f"{made.cells[0]}-{made.cells[-1]}")
            for made in view.sequences[len(before.sequences) :]
        ]
        return [*told, *([scene.speech("new-deck")] if view.new_decks > before.new_decks else [])]

    def loser(self, move: Move, before: View) -> int | None:
        """Whose chip was taken off the board."""
        assert isinstance(before, LineView)
        if not isinstance(move.action, Remove):
            return None
        return next(found.side for found in before.chips if found.cell == move.action.cell)


def line_view(scene: Scene) -> LineView:
    """The view of a line game."""
    assert isinstance(scene.view, LineView)
    return scene.view


class Look:
    """What a cell looks like in one view."""

    def __init__(self, scene: Scene, view: LineView, wide: int, sides: tuple[Side, ...]) -> None:
        self.scene, self.terminal, self.wide, self.sides = scene, scene.terminal, wide, sides
        self.chips = {chip.cell: chip for chip in view.chips}
        self.lit = fitting(view) if view.assist != "none" else set()
        self.hints = {mark.cell: HINTS[mark.why] for mark in view.marks}

    def cell(self, name: str, card: str) -> str:
        """Mark, chip or card, hint: as wide as every other cell."""
        mark = ">" if name in self.scene.marked else " "
        found = self.chips.get(name)
        if found:
            sign = chip(self.terminal, self.sides[found.side])
            text = f"{mark}[{sign}] " if found.locked else f"{mark}{sign} "
            return painted(self.terminal, self.sides[found.side], text.center(self.wide + 2))
        face = card if card == CORNER else self.scene.cards.look(card)
        fits = name in self.lit or name in self.hints
        text = f"{mark}{face[: self.wide]}{self._hint(name)}".center(self.wide + 2)
        return self.terminal.paint(text, self.scene.cards.colour(card), bold=fits, dim=not fits)

    def _hint(self, name: str) -> str:
        """What the help level says about a free cell."""
        return self.hints.get(name, "*" if name in self.lit else " ")


def fitting(view: LineView) -> set[str]:
    """The cells of the cards that say where they go; a card that goes everywhere says nothing about a cell."""
    cells: dict[str, set[str]] = {}
    for action in view.legal:
        if isinstance(action, Place):
            cells.setdefault(action.card, set()).add(action.cell)
    return set().union(*(found for found in cells.values() if len(found) <= 2))
