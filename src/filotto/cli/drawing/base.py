"""What every drawing offers, and what they draw: a view with the names and the terminal that it takes."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from filotto.games.actions import Action
from filotto.games.contract import Move, Setup, View
from filotto.words import Value

from ..cards import Cards
from ..speech import Speech
from ..terminal import Terminal


@dataclass(frozen=True)
class Scene:
    """A view, and what it takes to draw it."""

    terminal: Terminal
    cards: Cards
    names: tuple[str, ...]  # of the seats
    view: View
    marked: frozenset[str] = frozenset()  # cells where something has happened lately
    viewer: int | None = None  # the seat that looks, also at what everybody sees

    @property
    def speech(self) -> Speech:
        """The language of this terminal."""
        return self.terminal.speech

    def side(self, side: int) -> str:
        """Who plays on a side."""
        return members(self.names, side, self.view.sides)

    def is_own(self, side: int) -> bool:
        """Does the person who looks play on this side?"""
        return self.viewer is not None and self.viewer % self.view.sides == side

    def of_seat(self, key: str, seat: int, **values: Value) -> str:
        """A message about a seat; about oneself it is `cli-you-…`."""
        return self._about(key, self.names[seat], own=seat == self.viewer, **values)

    def of_side(self, key: str, side: int, **values: Value) -> str:
        """A message about a side."""
        return self._about(key, self.side(side), own=self.is_own(side), **values)

    def _about(self, key: str, name: str, *, own: bool, **values: Value) -> str:
        told = self.speech.maybe(f"cli-you-{key}", **values) if own else None
        return told or self.speech(key, name=name, **values)


def members(names: tuple[str, ...], side: int, sides: int) -> str:
    """The names of a side's members."""
    return " + ".join(name for seat, name in enumerate(names) if seat % sides == side)


class Drawing(ABC):
    """What a kind of game brings for the terminal; what it does not say is drawn as for every game."""

    hands = "cli-hands"  # the message that says how many cards everybody holds

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.colours: tuple[str, ...] = ()

    def dress(self, colours: Sequence[str]) -> None:
        """The sides have these colours, for whoever draws any."""
        self.colours = tuple(colours)

    def cells(self) -> frozenset[str]:
        """The cells that can be named, where there are any."""
        return frozenset()

    @abstractmethod
    def board(self, scene: Scene) -> list[str]:
        """The table as everybody sees it."""

    def status(self, scene: Scene) -> list[str]:
        """Scores, hands, deck."""
        return [scores(scene), *hands_and_deck(scene, self.hands)]

    def hand(self, scene: Scene) -> list[str] | None:
        """The hand in words of its own; None for a list of cards with what they can do."""
        return None

    def piles(self, scene: Scene) -> list[str]:
        """Every pile that may be looked through."""
        return self.board(scene)

    def events(self, scene: Scene, move: Move, before: View) -> list[str]:
        """What came of a move, besides the move itself; the scene is the view after it."""
        return laid_open(scene, move)

    def loser(self, move: Move, before: View) -> int | None:
        """The side that a move took something from."""
        return None

    def tag(self, action: Action) -> str:
        """What an action is told by: `did-<tag>`."""
        return str(action.__struct_config__.tag)


def scores(scene: Scene) -> str:
    """The score of each side."""
    told = ", ".join(f"{scene.side(side)} ({score})" for side, score in enumerate(scene.view.scores))
    return scene.speech("cli-scores", scores=told)


def hands_and_deck(scene: Scene, key: str) -> list[str]:
    """How many cards are where."""
    view = scene.view
    hands = ", ".join(f"{name} ({size})" for name, size in zip(scene.names, view.hand_sizes, strict=True))
    held = [scene.speech(key, hands=hands)] if any(view.hand_sizes) else []
    return [" ".join([*held, scene.speech("deck-count", count=view.deck_size)])]


def laid_open(scene: Scene, move: Move) -> list[str]:
    """Cards that were turned up on the table, and hidden ones that were shown."""
    table = [card.card for card in move.drawn if card.seat is None]
    shown = [card.card for card in move.shown]
    told = [scene.speech("cli-turned-up", cards=scene.cards.listed(table))] if table else []
    return told + ([scene.speech("cli-shown", cards=scene.cards.listed(shown))] if shown else [])
