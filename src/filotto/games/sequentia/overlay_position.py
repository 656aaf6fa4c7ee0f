"""A running game of Overlay: typed actions to and from the kernel's numbers."""

from ..actions import Action
from ..bits import members, nth
from ..refusals import Code, Refusal
from . import overlay as rules
from .common import distinct
from .overlay_actions import COLUMNS, ROWS, Discard, Put, TakeLines
from .position import SequentiaPosition, space_at, space_name
from .tables import OVERLAY


class OverlayPosition(SequentiaPosition):
    """Overlay on the kernel's record."""

    rules = rules
    dtype = OVERLAY

    def first_card(self, seat: int, code: int) -> int:
        """The first card of the hand that does what a number says."""
        kind, which = code >> 6 & 15, code & 63
        if kind == rules.DISCARD:
            return which
        return nth(distinct(self.ed, self.held(seat)), kind)

    def decode(self, seat: int, code: int) -> Action:
        """The action that a kernel's number says."""
        kind, which = code >> 6 & 15, code & 63
        if kind == rules.TAKE:
            return TakeLines(self.open_lines(which))
        card = self.edition.names[self.alike(seat, self.first_card(seat, code))[code >> 10]]
        return Discard(card) if kind == rules.DISCARD else Put(card, space_name(which))

    def variants(self, seat: int, code: int) -> tuple[Action, ...]:
        """With every card that does the same."""
        if code >> 6 == rules.TAKE:
            return (self.decode(seat, code),)
        alike = self.alike(seat, self.first_card(seat, code))
        return tuple(self.decode(seat, other << 10 | code) for other in range(len(alike)))

    def open_lines(self, which: int) -> tuple[str, ...]:
        """The met rows, or the met columns, between which the seat at turn must choose."""
        if which == rules.ROWS:
            return tuple(ROWS[i] for i in members(self.s.rows))
        return tuple(COLUMNS[i] for i in members(self.s.columns))


def find_put(at: OverlayPosition, seat: int, action: Put) -> int:
    """A space with another number, not covered in this turn."""
    check_choice(at)
    card, space = at.number_of(seat, action.card), space_at(action.cell)
    if int(at.s.placed) >> space & 1:
        raise Refusal(Code.PLACED_THIS_TURN, cell=action.cell)
    if not rules.places(at.ed, at.s, card) >> space & 1:
        raise Refusal(Code.SAME_NUMBER, card=action.card, cell=action.cell)
    alike = at.alike(seat, card)
    kind = members(distinct(at.ed, at.held(seat))).index(alike[0])
    return alike.index(card) << 10 | kind << 6 | space


def find_discard(at: OverlayPosition, seat: int, action: Discard) -> int:
    """A card that can be put nowhere."""
    check_choice(at)
    card = at.number_of(seat, action.card)
    if rules.places(at.ed, at.s, card):
        raise Refusal(Code.CARD_HAS_PLACE, card=action.card)
    return at.card_code(seat, rules.DISCARD, card)


def check_choice(at: OverlayPosition) -> None:
    """The choice between met lines comes first."""
    if at.s.rows:
        raise Refusal(Code.MUST_TAKE)


def find_lines(at: OverlayPosition, seat: int, action: TakeLines) -> int:
    """All met rows, or all met columns."""
    if not at.s.rows:
        raise Refusal(Code.WRONG_KIND, action=type(action).__name__)
    for which in (rules.ROWS, rules.COLUMNS):
        if at.open_lines(which) == action.lines:
            return rules.TAKE << 6 | which
    raise Refusal(Code.LINES_NOT_A_CHOICE, lines=" ".join(action.lines))


OverlayPosition.finders = {Put: find_put, Discard: find_discard, TakeLines: find_lines}
