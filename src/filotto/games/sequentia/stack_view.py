"""What a seat sees of Stack, built from an allow-list, and a game dealt anew from what a seat sees."""

from itertools import product
from typing import Any

from ..actions import Action, Pass
from ..contract import Dealer, History
from . import stack as rules
from .stack_actions import Put, TakePiles
from .stack_position import StackPosition
from .tables import NO_CARD
from .view import Mark, SequentiaView, after, deal_hidden, known, restore

PHASES = ("begin", "after-simple", "after-bonus")


class StackView(SequentiaView, frozen=True, kw_only=True, tag="stack", tag_field="kind"):
    """All that a seat may know of a game of Stack."""

    piles: tuple[tuple[str, ...], ...]  # from left to right, each with its top card last
    phase: str  # what the seat at turn has played last in this turn


def view_of(record: History, seat: int | None, assist: str) -> StackView:
    """What this seat may know; without a seat, what everybody may."""
    at: StackPosition = record.position
    return StackView(
        **known(record, seat, assist),
        legal=() if seat is None else offered(at, seat, assist),
        piles=tuple(at.pile(int(pile)) for pile in at.s.piles[: at.s.row]),
        phase=PHASES[at.s.phase],
        marks=() if seat is None else marks_of(at, seat, assist),
    )


def offered(at: StackPosition, seat: int, assist: str) -> tuple[Action, ...]:
    """The seat's actions; without help every card is offered as a sequence, and the rules judge."""
    legal = at.legal(seat)
    if assist != "none" or at.s.row < rules.FULL or legal in ((), (Pass(),)):
        return legal
    takes = tuple(TakePiles(card, first) for first, card in product((1, 2), at.hand(seat)))
    puts = tuple(action for action in legal if isinstance(action, Put))
    return (*puts, *takes, *(action for action in legal if isinstance(action, Pass)))


def marks_of(at: StackPosition, seat: int, assist: str) -> tuple[Mark, ...]:
    """The piles that a card takes; with `suggest` also what lets another card of the hand take some in this turn."""
    if assist == "none" or seat not in at.who():
        return ()
    legal, before = at.legal(seat), taking(at, at.s, seat)
    marks = [Mark("takes", piles_from(action.first), action) for action in legal if isinstance(action, TakePiles)]
    for action in legal if assist == "suggest" else ():
        if isinstance(action, Put):
            now = taking(at, after(at, seat, action), seat)
            marks += [Mark("near", piles_from(i + 1), action) for i in range(2) if now[i] & ~before[i]]
    return tuple(marks)


def taking(at: StackPosition, s: Any, seat: int) -> list[int]:
    """The cards that can be played as a sequence on the first three piles, and on the last three."""
    rules.legal(at.ed, s, seat)
    return [int(cards) for cards in s.moves[rules.TAKE : rules.PASS]]


def piles_from(first: int) -> tuple[str, ...]:
    """Three neighbouring piles."""
    return tuple(str(pile) for pile in range(first, first + 3))


def redeal(view: StackView, dealer: Dealer, at: StackPosition) -> StackPosition:
    """A position that agrees with what a seat knows; what it cannot know is dealt anew."""
    restore(at, view, tuple(card for pile in view.piles for card in pile))
    s = at.s
    s.phase, s.row = PHASES.index(view.phase), len(view.piles)
    s.tops[:] = NO_CARD
    for place, pile in enumerate(view.piles):
        s.piles[place] = at.edition.cards(pile)
        s.tops[place] = at.edition.numbers[pile[-1]]
    deal_hidden(at, view, dealer)
    return at
