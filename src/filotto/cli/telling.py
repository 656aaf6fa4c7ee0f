"""What happened, in words: a move as a seat saw it, and how a game ended."""

import msgspec

from filotto.games.actions import Action
from filotto.games.contract import Game, Move, Result, View, seen

from .cards import Cards
from .drawing import Drawing, Scene
from .drawing.base import members
from .terminal import Terminal
from .walk import Step


class Teller:
    """Tells one table's game at one terminal."""

    def __init__(self, terminal: Terminal, game: Game, cards: Cards, drawing: Drawing, names: tuple[str, ...]) -> None:
        self.terminal, self.speech = terminal, terminal.speech
        self.game, self.cards, self.drawing, self.names = game, cards, drawing, names

    def scene(self, view: View, viewer: int | None, marked: frozenset[str] = frozenset()) -> Scene:
        """What a drawing needs."""
        return Scene(self.terminal, self.cards, self.names, view, marked, viewer)

    def step(self, step: Step, viewer: int | None) -> list[str]:
        """A step as a seat saw it; who acted knows the action itself."""
        move, after = seen(step.move, viewer), self.scene(step.after, viewer)
        own = viewer is not None and move.seat == viewer
        told = [] if own else [self.move(move, step.before, after)]
        told += [self.speech("cli-you-passed")] if own and step.forced else []
        return told + self.drawing.events(after, move, step.before) + self.drawn(move, viewer)

    def move(self, move: Move, before: View, scene: Scene) -> str:
        """Who did what."""
        if move.seat is None:
            return self.table_action(move.action, scene)
        key = f"did-{self.drawing.tag(move.action)}"
        values = {name: self.value(name, value) for name, value in msgspec.structs.asdict(move.action).items()}
        name, loser = self.names[move.seat], self.drawing.loser(move, before)
        yours = loser is not None and scene.is_own(loser)
        told = self.speech.maybe(f"{key}-yours", name=name, **values) if yours else None
        told = told or self.speech.maybe(key, name=name, **values)
        return told or self.speech("cli-did", name=name, move=self.cards.to_type(self.game.write(move.action)))

    def table_action(self, action: Action, scene: Scene) -> str:
        """What the table did."""
        key, seat = f"table-{action.__struct_config__.tag}", getattr(action, "seat", None)
        if seat is not None:
            return scene.of_seat(key, seat)
        return self.speech(key, team=getattr(action, "side", 0) + 1)

    def value(self, name: str, value: object) -> str | int:
        """A part of an action in a sentence."""
        if name == "card":
            return self.cards.look(str(value))
        if isinstance(value, tuple) and name == "cells":
            return f"{value[0]}-{value[-1]}"
        if isinstance(value, tuple):
            return " ".join(map(str, value))
        return value if isinstance(value, int) else str(value)

    def drawn(self, move: Move, viewer: int | None) -> list[str]:
        """Own new cards."""
        own = [card.card for card in move.drawn if card.seat is not None and card.seat == viewer]
        return [self.speech("you-drew", card=self.cards.listed(own))] if own else []

    def result(self, result: Result, viewers: list[int], sides: int) -> list[str]:
        """Who won, why it is over, and the score."""
        scores = ", ".join(f"{members(self.names, side, sides)} ({score})" for side, score in enumerate(result.scores))
        why = self.speech(f"ended-{result.ended.value}")
        return [f"{why} {self.winner(result, viewers, sides)}", self.speech("cli-scores", scores=scores)]

    def winner(self, result: Result, viewers: list[int], sides: int) -> str:
        """Who won; `viewers` are the people at this terminal."""
        if not result.winners:
            return self.speech("nobody-won")
        if len(viewers) == 1 and result.winners == (viewers[0] % sides,):
            return self.speech("won-by-you")
        won = [name for seat, name in enumerate(self.names) if seat % sides in result.winners]
        return self.speech("won", name=won[0]) if len(won) == 1 else self.speech("won-shared", names=", ".join(won))
