"""A game written simply: a dataclass whose methods read as its rulebook.

A designer writes one subclass of `SimplePosition`: the game's facts, its actions, its cards, what lies on the table,
and what happens in a turn. `SimpleGame` (in `simple_game.py`) makes a game of it that everything else takes: views
without hidden cards, notation, saved files, positions dealt anew. docs/add-a-game.md goes through one step by step.

    deck and hands are hidden; the fields named in `shown` are what everybody sees, and nothing else is
    a card is drawn by `draw`, when it is needed; the dealer's word picks it from `deck`
"""

import copy
from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import ClassVar, Self

import msgspec

from .actions import Action, Pass, Resign, Skip
from .contract import WORDS, Dealer, Drawn, Facts, Move, Result, Setup
from .refusals import Code, Ended, Refusal
from .seats import SeatedPosition


@dataclass(kw_only=True)
class SimplePosition(SeatedPosition):
    """A running game: everything that it is stands in fields."""

    # What a designer says of the game.
    facts: ClassVar[Facts]
    actions: ClassVar[tuple[type[Action], ...]]  # the players', besides Pass
    cards: ClassVar[tuple[str, ...]]  # the whole pack; names without spaces
    shown: ClassVar[tuple[str, ...]]  # names of the fields that everybody sees

    # What every game has.
    setup: Setup
    deck: list[str]
    hands: list[list[str]]
    turn: int = 0
    gone: list[int] = field(default_factory=list)  # seats that have resigned
    ended: Ended | None = None
    winners: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.dealt: tuple[Drawn, ...] = ()
        self._dealer: Dealer | None = None
        self._drawn: list[Drawn] = []
        self._shown: list[Drawn] = []

    # What a designer writes.

    @abstractmethod
    def deal(self) -> None:
        """The first cards: `self.draw(seat)` gives a hand its card, `self.draw()` turns one up."""

    @abstractmethod
    def choices(self, seat: int) -> Sequence[Action]:
        """All that this seat may do now, whose turn it is."""

    @abstractmethod
    def act(self, seat: int, action: Action) -> None:
        """Do one of the choices."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Of each side."""

    def skipped(self, seat: int) -> None:
        """The turn of an absent seat ends."""
        self.next_turn()

    def left(self, seat: int) -> None:
        """A seat has resigned, and others play on."""
        if seat == self.turn:
            self.next_turn()

    def refuse(self, seat: int, action: Action) -> Refusal:
        """Why an action is not among the choices."""
        card = getattr(action, "card", None)
        if isinstance(action, Pass):
            return Refusal(Code.MUST_NOT_PASS)
        if isinstance(card, str) and card not in self.cards:
            return Refusal(Code.UNKNOWN_CARD, card=card[:20])
        if isinstance(card, str) and card not in self.hands[seat]:
            return Refusal(Code.CARD_NOT_IN_HAND, card=card)
        return Refusal(Code.WRONG_KIND, action=type(action).__name__)

    # What a designer uses.

    def draw(self, seat: int | None = None) -> str:
        """A card from the deck: into the hand of a seat or, without one, for all to see and for you to put."""
        assert self._dealer is not None  # there is one while something is done
        card = self.deck.pop(self._dealer.word(self) * len(self.deck) // WORDS)
        self._drawn.append(Drawn(card, seat))
        if seat is not None:
            self.hands[seat].append(card)
        return card

    def show(self, seat: int, card: str) -> None:
        """A hidden card of this seat is laid open by what is being done, without the action naming it."""
        self._shown.append(Drawn(card, seat))

    def next_turn(self) -> None:
        """To the next seat that is still in the game and can do something; nobody's, if there is none."""
        for step in range(1, self.setup.players + 1):
            seat = (self.turn + step) % self.setup.players
            if seat not in self.gone and self.choices(seat):
                self.turn = seat
                return

    def end(self, why: Ended) -> None:
        """The game is over: the highest score of those still in wins; equal ones together, where wins are shared."""
        scores, staying = self.scores(), self.sides_left()
        best = max(scores[side] for side in staying)
        first = [side for side in staying if scores[side] == best]
        self.ended, self.winners = why, first if len(first) == 1 or self.facts.shared_win else []

    def sides_left(self) -> list[int]:
        """The sides that still have a member in the game."""
        return sorted({self.setup.side_of(seat) for seat in range(self.setup.players) if seat not in self.gone})

    # What is made of it.

    @classmethod
    def blank(cls, setup: Setup) -> Self:
        """The position before the deal."""
        return cls(setup=setup, deck=list(cls.cards), hands=[[] for _ in range(setup.players)])

    def begin(self, dealer: Dealer) -> Self:
        """Deal, by the dealer's words."""
        self._dealer, self._drawn = dealer, []
        self.deal()
        self._dealer, self.dealt = None, tuple(self._drawn)
        return self

    def who(self) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return () if self.is_over() else (self.turn,)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """The choices of the seat whose turn it is."""
        return tuple(self.choices(seat)) if seat in self.who() else ()

    def do(self, seat: int | None, action: Action, dealer: Dealer) -> Move:
        """Do what is legal, refuse the rest."""
        self.check_moment(seat, action)
        if seat is not None and action not in self.legal(seat):
            raise self._refusal(seat, action)
        self._dealer, self._drawn, self._shown = dealer, [], []
        if seat is None:
            self.do_table(action)
        else:
            self.act(seat, action)
        self._dealer = None
        return Move(seat, action, tuple(self._drawn), tuple(self._shown))

    def _refusal(self, seat: int, action: Action) -> Refusal:
        if seat in self.gone:
            return Refusal(Code.SEAT_IS_OUT, seat=seat)
        if seat != self.turn:
            return Refusal(Code.NOT_YOUR_TURN, seat=self.turn)
        known = isinstance(action, (*self.actions, Pass))
        return self.refuse(seat, action) if known else Refusal(Code.WRONG_KIND, action=type(action).__name__)

    def do_table(self, action: Action) -> None:
        """Do what the table may do."""
        if isinstance(action, Skip):
            self.skipped(action.seat)
        elif not isinstance(action, Resign):
            self.ended, self.winners = Ended.AGREED, []
        else:
            self.gone = sorted([*self.gone, action.seat])
            if len(self.sides_left()) == 1:
                self.end(Ended.RESIGNED)
            else:
                self.left(action.seat)

    def is_out(self, seat: int) -> bool:
        """Has this seat resigned?"""
        return seat in self.gone

    def may_skip(self, seat: int) -> bool:
        """Is it at this seat to act?"""
        return seat in self.who()

    def is_over(self) -> bool:
        """Is the game over?"""
        return self.ended is not None

    def result(self) -> Result | None:
        """How it ended, or None while it runs."""
        return None if self.ended is None else Result(self.ended, tuple(self.winners), self.scores())

    def listed(self) -> tuple[str, ...]:
        """The cards that the next word picks from."""
        return tuple(self.deck)

    def places(self) -> Mapping[str, Sequence[str]]:
        """Deck, hands, and the cards in each field that everybody sees."""
        hands = {f"hand {seat + 1}": tuple(hand) for seat, hand in enumerate(self.hands)}
        open_cards = {name: tuple(self.cards_in(getattr(self, name))) for name in self.shown}
        return {"deck": tuple(self.deck), **hands, **open_cards}

    @classmethod
    def cards_in(cls, value: object) -> Iterator[str]:
        """The names of cards that stand in a field, however it is built."""
        if isinstance(value, str) and value in cls.cards:
            yield value
        elif isinstance(value, Mapping):
            yield from cls.cards_in((*value.keys(), *value.values()))
        elif isinstance(value, Iterable) and not isinstance(value, str):
            for part in value:
                yield from cls.cards_in(part)

    @classmethod
    def without(cls, seen: Iterable[str]) -> list[str]:
        """The pack without these cards, in its order."""
        rest = Counter(seen)
        unseen = []
        for card in cls.cards:
            if rest[card]:
                rest[card] -= 1
            else:
                unseen.append(card)
        return unseen

    def deal_hidden(self, sizes: Sequence[int], dealer: Dealer) -> None:
        """Fill the hands up to these sizes, by the dealer's words."""
        self._dealer = dealer
        for seat, size in enumerate(sizes):
            while len(self.hands[seat]) < size:
                self.draw(seat)
        self._dealer = None

    def to_bytes(self) -> bytes:
        """All fields."""
        values = [getattr(self, part.name) for part in fields(self) if part.name != "setup"]
        return msgspec.msgpack.encode(values, order="deterministic")

    def copy(self) -> Self:
        """The same position, apart from this one."""
        other = copy.copy(self)
        for part in fields(self):
            if part.name != "setup":
                setattr(other, part.name, copy.deepcopy(getattr(self, part.name)))
        return other
