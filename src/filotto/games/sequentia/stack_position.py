"""A running game of Stack: typed actions to and from the kernel's numbers."""

from ..actions import Action, Pass
from ..refusals import Code, Refusal
from . import stack as rules
from .common import card_of
from .position import SequentiaPosition
from .stack_actions import ENDS, Put, TakePiles
from .tables import STACK


class StackPosition(SequentiaPosition):
    """Stack on the kernel's record."""

    rules = rules
    dtype = STACK

    def decode(self, seat: int, code: int) -> Action:
        """The action that a kernel's number says."""
        kind = code >> 6 & 15
        if kind == rules.PASS:
            return Pass()
        card = self.edition.names[card_of(self.ed, self.s, seat, code & 63, code >> 10)]
        if kind >= rules.TAKE:
            return TakePiles(card, kind - rules.TAKE + 1)
        return Put(card, kind - rules.ON + 1 if kind >= rules.ON else ENDS[kind])

    def variants(self, seat: int, code: int) -> tuple[Action, ...]:
        """With every card that does the same."""
        if code >> 6 == rules.PASS:
            return (Pass(),)
        return tuple(self.decode(seat, other << 10 | code) for other in range(len(self.alike(seat, code & 63))))


def find_put(at: StackPosition, seat: int, action: Put) -> int:
    """A new pile while there are fewer than four, then on top of any."""
    card = at.number_of(seat, action.card)
    if at.s.phase == rules.AFTER_SIMPLE:
        raise Refusal(Code.SEQUENCE_ONLY)
    if action.where in ENDS:
        return at.card_code(seat, find_end(at, action.where), card)
    if action.where not in (1, 2, 3, 4):
        raise Refusal(Code.NO_SUCH_PILE, pile=str(action.where)[:20])
    if at.s.row < rules.FULL:
        raise Refusal(Code.ROW_FIRST)
    return at.card_code(seat, rules.ON + int(action.where) - 1, card)


def find_end(at: StackPosition, where: str | int) -> int:
    """The end of the row for a new pile; the first pile of all is written right."""
    if at.s.row == rules.FULL:
        raise Refusal(Code.ROW_FULL)
    if at.s.row == 0 and where == "left":
        raise Refusal(Code.FIRST_PILE_RIGHT)
    return rules.LEFT if where == "left" else rules.RIGHT


def find_piles(at: StackPosition, seat: int, action: TakePiles) -> int:
    """A card whose sequence three neighbouring piles show."""
    card = at.number_of(seat, action.card)
    if action.first not in (1, 2):
        raise Refusal(Code.NO_SUCH_PILE, pile=action.first)
    if at.s.row < rules.FULL:
        raise Refusal(Code.ROW_FIRST)
    code = at.card_code(seat, rules.TAKE + action.first - 1, card)
    if not int(at.s.moves[code >> 6 & 15]) >> (code & 63) & 1:
        raise Refusal(Code.NOT_SHOWN, card=action.card, pile=action.first)
    return code


def find_pass(at: StackPosition, seat: int, action: Pass) -> int:
    """After a simple card, or with an empty hand."""
    if at.s.phase == rules.BEGIN:
        raise Refusal(Code.MUST_BEGIN)
    if not at.s.moves[rules.PASS]:
        raise Refusal(Code.MUST_GO_ON)
    return rules.PASS << 6


StackPosition.finders = {Put: find_put, TakePiles: find_piles, Pass: find_pass}
