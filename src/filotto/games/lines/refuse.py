"""Which rule refuses an action: the kernel's number of a legal one, or the refusal that says why not."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..actions import Action, Lose, Pass, Penalty
from ..bits import members
from ..notation import cell_at
from ..refusals import Code, Refusal
from . import rules
from .actions import Claim, Draw, Forfeit, Place, Remove, Trade

if TYPE_CHECKING:
    from .position import LinePosition

Cell = tuple[int, int]  # half and kind


def code_of(at: "LinePosition", seat: int, action: Action) -> int:
    """The kernel's number of an action that is legal; else the refusal."""
    find = FINDERS.get(type(action))
    if find is None:
        raise Refusal(Code.WRONG_KIND, action=type(action).__name__)
    check_moment(at, seat, action)
    rules.legal(at.ed, at.s, seat)
    code = find(at, seat, action)
    if not int(at.s.moves[code >> 6 & 7]) >> (code & 63) & 1:
        raise Refusal(Code.WRONG_KIND, action=type(action).__name__)
    return code


def check_moment(at: "LinePosition", seat: int, action: Action) -> None:
    """Is it this seat's moment, and for this kind of action?"""
    s = at.s
    if at.is_out(seat):
        raise Refusal(Code.SEAT_IS_OUT, seat=seat)
    if s.forfeits:
        owes = bool(int(s.forfeits) >> seat & 1)
        if not (owes and isinstance(action, Forfeit)):
            raise Refusal(Code.MUST_FORFEIT if owes else Code.NOT_YOUR_TURN, seat=at.who()[0])
    elif isinstance(action, Forfeit):
        raise Refusal(Code.NO_FORFEIT)
    elif isinstance(action, Draw):
        check_draw(at, seat)
    elif seat != s.turn:
        raise Refusal(Code.NOT_YOUR_TURN, seat=int(s.turn))
    else:
        check_phase(at, action)


def check_draw(at: "LinePosition", seat: int) -> None:
    """Has this seat a card to draw by hand?"""
    if not rules.has_right(at.s, seat) and not (at.s.must_draw and seat == at.s.turn):
        raise Refusal(Code.NOTHING_TO_DRAW)


def check_phase(at: "LinePosition", action: Action) -> None:
    """What has to be done first in this turn."""
    s = at.s
    if s.must_draw:
        raise Refusal(Code.MUST_DRAW)
    if s.claims and not isinstance(action, Claim):
        raise Refusal(Code.MUST_CLAIM)
    if not s.claims and isinstance(action, Claim):
        raise Refusal(Code.NOTHING_TO_CLAIM)
    if (s.due[0] or s.due[1]) and not isinstance(action, Trade):
        raise Refusal(Code.MUST_TRADE_FIRST)


def held(at: "LinePosition", seat: int, card: str) -> Cell:
    """The first physical card of that name in the hand."""
    copies = at.edition.card_of.get(card)
    if copies is None:
        raise Refusal(Code.UNKNOWN_CARD, card=card[:20])
    for half, kind in copies:
        if int(at.s.hands[seat, half]) >> kind & 1:
            return half, kind
    raise Refusal(Code.CARD_NOT_IN_HAND, card=card)


def cell_of(at: "LinePosition", name: str) -> Cell:
    """The cell of that name; a corner is nobody's."""
    place = cell_at(name)
    board = at.edition.board
    if place is None or place[0] >= board.height or place[1] >= board.width:
        raise Refusal(Code.UNKNOWN_CELL, cell=name[:20])
    if at.edition.is_corner(place):
        raise Refusal(Code.CORNER_IS_FREE, cell=name)
    return at.edition.cell_at[place]


def numbered(at: "LinePosition", seat: int, code: int, card: str) -> int:
    """The code with the place of this card among those that do the same."""
    return code | at.candidates(seat, code).index(card) << 10


def find_place(at: "LinePosition", seat: int, action: Any) -> int:
    """A chip on a cell that the card matches, or anywhere."""
    _, kind = held(at, seat, action.card)
    half, which = cell_of(at, action.cell)
    if at.ed.remove >> kind & 1:
        raise Refusal(Code.REMOVE_CARD_PLACES_NOTHING, card=action.card)
    anywhere = bool(at.ed.anywhere >> kind & 1)
    if not anywhere and kind != which:
        question = at.edition.is_question(action.card)
        code = Code.WRONG_ANSWER if question else Code.CARD_DOES_NOT_MATCH
        raise Refusal(code, card=action.card, cell=action.cell)
    if not int(at.s.free[half]) >> which & 1:
        raise Refusal(Code.CELL_TAKEN, cell=action.cell)
    if not at.s.stock[at.s.side]:
        raise Refusal(Code.NO_CHIPS_LEFT)
    code_number = (rules.ANYWHERE if anywhere else rules.PLACE) * 64 + half * 64 + which
    return numbered(at, seat, code_number, action.card)


def find_remove(at: "LinePosition", seat: int, action: Any) -> int:
    """An opposing chip that is not locked."""
    _, kind = held(at, seat, action.card)
    half, which = cell_of(at, action.cell)
    if not at.ed.remove >> kind & 1:
        raise Refusal(Code.NOT_A_REMOVE_CARD, card=action.card)
    if int(at.s.free[half]) >> which & 1:
        raise Refusal(Code.NOTHING_TO_REMOVE, cell=action.cell)
    if int(at.s.chips[at.s.side, half]) >> which & 1:
        raise Refusal(Code.CHIP_IS_YOURS, cell=action.cell)
    if int(at.s.locked[half]) >> which & 1:
        raise Refusal(Code.CHIP_IS_LOCKED, cell=action.cell)
    return numbered(at, seat, rules.REMOVE * 64 + half * 64 + which, action.card)


def find_trade(at: "LinePosition", seat: int, action: Any) -> int:
    """A dead card: both its cells are covered."""
    _, kind = held(at, seat, action.card)
    if not at.ed.board >> kind & 1:
        raise Refusal(Code.SPECIAL_NEVER_DEAD, card=action.card)
    if (int(at.s.free[0]) | int(at.s.free[1])) >> kind & 1:
        raise Refusal(Code.CARD_IS_ALIVE, card=action.card)
    code = rules.AWAY * 64 + kind
    if at.ed.trade_all and action.card not in at.candidates(seat, code):
        raise Refusal(Code.TRADED_CARD_STAYS, card=action.card)
    if at.s.traded and not at.ed.trade_all:
        raise Refusal(Code.ALREADY_TRADED)
    return numbered(at, seat, code, action.card)


def find_claim(at: "LinePosition", seat: int, action: Any) -> int:
    """One of the lines that may be chosen."""
    for slot in members(at.s.claims):
        if at.line_cells(slot) == action.cells:
            return rules.CLAIM * 64 + slot
    raise Refusal(Code.NOT_A_CLAIM, cells=" ".join(action.cells))


def find_forfeit(at: "LinePosition", seat: int, action: Any) -> int:
    """Any card of the hand."""
    _, kind = held(at, seat, action.card)
    return numbered(at, seat, rules.AWAY * 64 + kind, action.card)


def find_pass(at: "LinePosition", seat: int, action: Any) -> int:
    """Only where nothing else is possible."""
    if at.s.moves[rules.CLAIM] != rules.CAN_PASS:
        raise Refusal(Code.MUST_NOT_PASS)
    return rules.PASS


FINDERS: dict[type[Action], Callable[["LinePosition", int, Any], int]] = {
    Place: find_place,
    Remove: find_remove,
    Trade: find_trade,
    Claim: find_claim,
    Forfeit: find_forfeit,
    Draw: lambda at, seat, action: rules.DRAW,
    Pass: find_pass,
}


def refuse_table(at: "LinePosition", action: Lose | Penalty) -> None:
    """The rule that refuses a loss of card or a penalty now, if one does."""
    if action in at.allowed():
        return
    if isinstance(action, Lose):
        if action.seat not in at.s.rights[: at.s.lapsed]:
            raise Refusal(Code.NOTHING_TO_LOSE, seat=action.seat)
    elif not 0 <= action.side < at.setup.sides:
        raise Refusal(Code.NO_SUCH_SIDE, side=action.side)
    if at.s.forfeits:
        raise Refusal(Code.MUST_FORFEIT, seat=at.who()[0])
    if isinstance(action, Lose):
        raise Refusal(Code.OLDER_RIGHT_FIRST, seat=int(at.s.rights[0]))
    raise Refusal(Code.NO_TABLE_TALK)
