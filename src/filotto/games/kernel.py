"""A position on a kernel: typed actions and names around a record of words.

What a game adds: names for the cards, and its actions to and from the kernel's numbers. The kernel module offers
`deal`, `draw`, `actor`, `legal`, `play`, `skip`, `resign` and `agree` on its records (see `lines/rules.py`).
"""

from abc import abstractmethod
from types import ModuleType
from typing import Any, Self

import numpy as np

from . import playout
from .actions import Action, Pass, Resign, Skip
from .bits import members
from .contract import Dealer, Drawn, Move, Result, Setup
from .refusals import Ended
from .seats import SeatedPosition


class KernelPosition(SeatedPosition):
    """A running game whose rules are a kernel."""

    rules: ModuleType
    ed: Any
    s: Any

    def __init__(self, setup: Setup, ed: Any, s: Any) -> None:
        self.setup, self.ed, self.s = setup, ed, s
        self.dealt = ()

    def begin(self, dealer: Dealer) -> Self:
        """Deal, by the dealer's words."""
        self.rules.deal(self.ed, self.s)
        self.dealt = self._draw(dealer)
        return self

    # What each game says of itself.

    @abstractmethod
    def to_code(self, seat: int, action: Action) -> int:
        """The kernel's number of a legal action; a `Refusal` that names the rule for any other."""

    @abstractmethod
    def decode(self, seat: int, code: int) -> Action:
        """The action that a kernel's number says."""

    @abstractmethod
    def variants(self, seat: int, code: int) -> tuple[Action, ...]:
        """The actions that do what this number does, with other cards that do the same."""

    @abstractmethod
    def reasons(self) -> tuple[Ended, ...]:
        """What the kernel's `ended` counts, from 1."""

    def hidden_of(self, action: Action, seat: int | None) -> tuple[Drawn, ...]:
        """Hidden cards that an action is about to lay open, besides those that it names."""
        return ()

    # What all have in common.

    def who(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return () if self.s.result else (int(self.rules.actor(self.ed, self.s)),)

    def codes(self, seat: int) -> list[int]:
        """The kernel's numbers of all that differs in effect."""
        if self.s.result:
            return []
        self.rules.legal(self.ed, self.s, seat)
        return [kind * 64 + which for kind, word in enumerate(self.s.moves.tolist()) for which in members(word)]

    def legal(self, seat: int) -> tuple[Action, ...]:
        """All that this seat may do now."""
        if seat not in self.who():
            return ()
        return tuple(action for code in self.codes(seat) for action in self.variants(seat, code))

    def forced(self) -> tuple[int, Action] | None:
        """The pass that is the only action there is, found without naming all others."""
        acting = self.who()
        codes = self.codes(acting[0]) if len(acting) == 1 else []
        choice = self.decode(acting[0], codes[0]) if len(codes) == 1 else None
        return (acting[0], choice) if isinstance(choice, Pass) else None

    def sample(self, word: int) -> tuple[int, Action]:
        """As random figures choose: each action that differs in effect is as likely."""
        seat = int(self.rules.actor(self.ed, self.s))
        self.rules.legal(self.ed, self.s, seat)
        pick = getattr(self.rules, "pick", playout.pick)
        return seat, self.decode(seat, int(pick(self.ed, self.s, seat, word)))

    def do(self, seat: int | None, action: Action, dealer: Dealer) -> Move:
        """Do what is legal, refuse the rest."""
        self.check_moment(seat, action)
        if seat is None:
            shown = self.hidden_of(action, None)
            self.do_table(action)
        else:
            code = self.to_code(seat, action)
            shown = self.hidden_of(action, seat)
            self.rules.play(self.ed, self.s, seat, code)
        return Move(seat, action, self._draw(dealer), shown)

    def do_table(self, action: Action) -> None:
        """Do what the table may do."""
        if isinstance(action, Skip):
            self.rules.skip(self.ed, self.s, action.seat)
        elif isinstance(action, Resign):
            self.rules.resign(self.ed, self.s, action.seat)
        else:
            self.rules.agree(self.ed, self.s)

    def is_out(self, seat: int) -> bool:
        """Has this seat resigned?"""
        return bool(int(self.s.gone) >> seat & 1)

    def may_skip(self, seat: int) -> bool:
        """Is it at this seat, which has not resigned, to act?"""
        return not self.is_out(seat) and bool(self.rules.may_skip(self.s, seat))

    def is_over(self) -> bool:
        """Is the game over?"""
        return bool(self.s.result)

    def result(self) -> Result | None:
        """How it ended, or None."""
        if not self.s.result:
            return None
        why = self.reasons()[int(self.s.ended) - 1]
        return Result(why, tuple(members(self.s.winners)), self.scores())

    def to_bytes(self) -> bytes:
        """The record, without the list of what is legal that was made of it last."""
        s = self.s.copy()
        s.moves[:] = 0
        return bytes(s.tobytes())

    def copy(self) -> Self:
        """The same position, apart from this one."""
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other.s = self.s.copy()
        return other

    def picked(self, word: int) -> str:
        """The card of `listed` that a word picks."""
        cards = self.listed()
        return cards[word * len(cards) >> 32]

    def _draw(self, dealer: Dealer) -> tuple[Drawn, ...]:
        """All cards that the dealer owes now."""
        drawn = []
        while self.s.draws:
            word, seat = dealer.word(self), int(self.s.drawer)
            drawn.append(Drawn(self.picked(word), seat if seat >= 0 else None))
            self.rules.draw(self.ed, self.s, np.int64(word))
        return tuple(drawn)
