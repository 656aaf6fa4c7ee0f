"""A checker for each reason, written from its sentence: it reads the view, and asks no bot."""

from collections.abc import Callable
from typing import Any

from filotto.bots.contract import Reason, Why
from filotto.games.contract import View
from filotto.games.lines.game import LineGame
from filotto.games.notation import cell_at, cell_name
from filotto.games.record import Record
from filotto.games.sequentia.overlay_actions import TakeLines

Checker = Callable[[Record, View, Any, Reason], bool]


def owners(record: Record, view: Any, cells: tuple[str, ...]) -> list[object]:
    """Who has each cell of a line: a side, `corner`, or nobody (None)."""
    assert isinstance(record.game, LineGame)
    edition, chips = record.game.edition(record.setup), {chip.cell: chip.side for chip in view.chips}
    return ["corner" if edition.is_corner(cell_at(cell) or (0, 0)) else chips.get(cell) for cell in cells]


def is_line(record: Record, cells: tuple[str, ...]) -> bool:
    """As many neighbouring cells in one direction as a sequence has."""
    assert isinstance(record.game, LineGame)
    edition = record.game.edition(record.setup)
    lines = edition.lines_through(cell_at(cells[0]) or (0, 0))
    return cells in [tuple(cell_name(*place) for place in line) for _, line in lines]


def lacks(record: Record, view: Any, cells: tuple[str, ...], side: int, but: str = "") -> int | None:
    """How many chips a side lacks in a line (one cell left out); None where another side is in it."""
    had = [owner for cell, owner in zip(cells, owners(record, view, cells), strict=True) if cell != but]
    return None if set(had) - {side, "corner", None} else had.count(None)


def me(record: Record, view: View) -> int:
    assert view.seat is not None
    return record.setup.side_of(view.seat)


def others(record: Record, view: View) -> list[int]:
    return [side for side in range(record.setup.sides) if side != me(record, view)]


def own_line(left: int) -> Checker:
    """After the chip this side lacks so many chips in the line."""

    def check(record: Record, view: View, action: Any, reason: Reason) -> bool:
        found = lacks(record, view, reason.cells, me(record, view), action.cell)
        return is_line(record, reason.cells) and action.cell in reason.cells and found == left

    return check


def their_line(left: int) -> Checker:
    """Before the chip another side lacked this cell and so many others."""

    def check(record: Record, view: View, action: Any, reason: Reason) -> bool:
        found = [lacks(record, view, reason.cells, side, action.cell) for side in others(record, view)]
        return is_line(record, reason.cells) and action.cell in reason.cells and left in found

    return check


def needs_one(record: Record, view: View, side: int) -> bool:
    """Does one more sequence win for this side?"""
    assert isinstance(record.game, LineGame)
    return view.scores[side] + 1 >= record.game.edition(record.setup).numbers.need


def wins(record: Record, view: View, action: Any, reason: Reason) -> bool:
    return own_line(0)(record, view, action, reason) and needs_one(record, view, me(record, view))


def stops_win(record: Record, view: View, action: Any, reason: Reason) -> bool:
    return their_line(0)(record, view, action, reason) and any(
        needs_one(record, view, side) for side in others(record, view)
    )


def builds(record: Record, view: View, action: Any, reason: Reason) -> bool:
    left = lacks(record, view, reason.cells, me(record, view), action.cell)
    return action.cell in reason.cells and left is not None and left < len(reason.cells) - 1


def breaks(record: Record, view: View, action: Any, reason: Reason) -> bool:
    (owner,) = owners(record, view, (action.cell,))
    assert isinstance(owner, int)
    return owner != me(record, view) and lacks(record, view, reason.cells, owner) == reason.count


def frees(record: Record, view: View, action: Any, reason: Reason) -> bool:
    return lacks(record, view, reason.cells, me(record, view)) is None and builds(record, view, action, reason)


def trades_dead(record: Record, view: Any, action: Any, reason: Reason) -> bool:
    assert isinstance(record.game, LineGame)
    edition, covered = record.game.edition(record.setup), {chip.cell for chip in view.chips}
    _, kind = edition.card_of[action.card][0]
    return all(cell_name(*edition.place_of[half, kind]) in covered for half in range(2))


def locks(record: Record, view: Any, action: Any, reason: Reason) -> bool:
    return reason.cells in view.claims


def taken(record: Record, view: View, action: Any, reason: Reason) -> bool:
    """So many cards more are the seat's after it."""
    assert view.seat is not None
    at = record.position.copy()
    before = at.scores()[view.seat]
    at.do(view.seat, action, Always())
    return at.scores()[view.seat] - before == reason.count


class Always:
    """A dealer who gives the first card, whatever it is."""

    def word(self, position: object) -> int:
        return 0


def impossible(record: Record, view: Any, action: Any, reason: Reason) -> bool:
    """A number of the goal is not among the cards on the table often enough."""
    wanted = view.hand[0].partition("/")[2][:3]
    shown = [card[0] for card in view.table if card]
    return any(shown.count(digit) < wanted.count(digit) for digit in wanted)


def no_place(record: Record, view: View, action: Any, reason: Reason) -> bool:
    return not any(getattr(other, "cell", None) and other.card == action.card for other in view.legal)


def no_line(record: Record, view: View, action: Any, reason: Reason) -> bool:
    """Every order and every place for all cards of the hand: nobody's turn ends with more cards collected."""
    assert view.seat is not None
    return not can_still(record.position, view.seat)


def hand_of(at: Any, seat: int) -> int:
    return len(at.hand(seat))


def can_still(at: Any, seat: int) -> bool:
    """Can the cards that are left be put so that something is taken?"""
    for other in at.legal(seat):
        trial = at.copy()
        trial.do(seat, other, Always())
        if isinstance(other, TakeLines) or trial.scores()[seat] > at.scores()[seat]:
            return True
        if trial.who() == (seat,) and hand_of(trial, seat) < hand_of(at, seat) and can_still(trial, seat):
            return True
    return False


def new_pile(record: Record, view: Any, action: Any, reason: Reason) -> bool:
    return len(view.piles) < 4


def only(record: Record, view: View, action: Any, reason: Reason) -> bool:
    return len(view.legal) == 1


CHECKERS: dict[Why, Checker] = {
    Why.WINS: wins,
    Why.COMPLETES: own_line(0),
    Why.STOPS_WIN: stops_win,
    Why.BLOCKS_ONE_SHORT: their_line(0),
    Why.BLOCKS_TWO_SHORT: their_line(1),
    Why.OPENS_TWO: own_line(1),
    Why.ONE_SHORT: own_line(1),
    Why.TWO_SHORT: own_line(2),
    Why.BUILDS: builds,
    Why.BREAKS: breaks,
    Why.FREES: frees,
    Why.TRADES_DEAD: trades_dead,
    Why.LOCKS: locks,
    Why.TAKES: taken,
    Why.IMPOSSIBLE: impossible,
    Why.NO_PLACE: no_place,
    Why.NO_LINE: no_line,
    Why.NEW_PILE: new_pile,
    Why.ONLY: only,
}
