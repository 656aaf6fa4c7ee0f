"""Reasons in the line games: what a chip, put or taken away, does to the lines through its cell."""

from dataclasses import dataclass

from ...games.actions import Action
from ...games.lines.actions import Claim, Draw, Place, Remove, Trade
from ...games.lines.position import LinePosition
from ...games.notation import cell_at, cell_name
from ..contract import Reason, Why


@dataclass(frozen=True)
class Line:
    """A line through a cell, for one side: that side can still make it its own, if that cell becomes its too."""

    side: int
    cells: tuple[str, ...]
    lacks: int  # cells without a chip of this side, corners and the cell itself left out


def reason(at: LinePosition, seat: int, action: Action) -> Reason:
    """The first that holds."""
    if isinstance(action, Place):
        return placed(at, at.setup.side_of(seat), action.cell)
    if isinstance(action, Remove):
        return removed(at, at.setup.side_of(seat), action.cell)
    if isinstance(action, Trade):
        return Reason(Why.TRADES_DEAD)
    if isinstance(action, Draw):
        return Reason(Why.DRAWS)
    if isinstance(action, Claim):
        return Reason(Why.LOCKS, action.cells)
    return Reason(Why.BEST)


def lines_of(at: LinePosition, side: int, cell: str) -> list[Line]:
    """The lines through a cell that a side could still make."""
    place = cell_at(cell)
    assert place is not None  # it comes from an action
    found = []
    for _, places in at.edition.lines_through(place):
        others = [at.edition.cell_at[other] for other in places if other in at.edition.cell_at and other != place]
        own = [bool(int(at.s.chips[side, half]) >> kind & 1) for half, kind in others]
        free = [bool(int(at.s.free[half]) >> kind & 1) for half, kind in others]
        locked = sum(o and int(at.s.locked[h]) >> k & 1 for o, (h, k) in zip(own, others, strict=True))
        if all(o or f for o, f in zip(own, free, strict=True)) and locked <= 1:
            found.append(Line(side, tuple(cell_name(*other) for other in places), own.count(False)))
    return sorted(found, key=lambda line: line.lacks)


def placed(at: LinePosition, me: int, cell: str) -> Reason:
    """A chip on a free cell."""
    own = lines_of(at, me, cell)
    theirs = [line for side in range(at.setup.sides) if side != me for line in lines_of(at, side, cell)]
    return (
        completing(at, me, own, cell)
        or blocking(at, theirs, 0)
        or growing(own, 1)
        or blocking(at, theirs, 1)
        or growing(own, 2)
        or building(at, own)
        or Reason(Why.BEST)
    )


def completing(at: LinePosition, me: int, own: list[Line], cell: str) -> Reason | None:
    """Is a sequence made, and is it the last that was needed?"""
    full = [line for line in own if line.lacks == 0]
    if not full:
        return None
    wins = at.s.rows[me] + 1 >= at.ed.need
    return Reason(Why.WINS if wins else Why.COMPLETES, full[0].cells)


def blocking(at: LinePosition, theirs: list[Line], lacks: int) -> Reason | None:
    """Does it end a line of which another side lacked this cell and so many others?"""
    for line in theirs:
        if line.lacks == lacks:
            if lacks:
                return Reason(Why.BLOCKS_TWO_SHORT, line.cells)
            wins = at.s.rows[line.side] + 1 >= at.ed.need
            return Reason(Why.STOPS_WIN if wins else Why.BLOCKS_ONE_SHORT, line.cells)
    return None


def growing(own: list[Line], lacks: int) -> Reason | None:
    """Does an own line now lack so many cells?"""
    near = [line for line in own if line.lacks == lacks]
    if not near:
        return None
    if lacks == 1 and len({free_cells(line) for line in near}) > 1:
        return Reason(Why.OPENS_TWO, near[0].cells)
    return Reason(Why.ONE_SHORT if lacks == 1 else Why.TWO_SHORT, near[0].cells)


def free_cells(line: Line) -> tuple[str, ...]:
    """What tells one line from another."""
    return line.cells


def building(at: LinePosition, own: list[Line]) -> Reason | None:
    """Does it stand in an open line with another chip of its side, or with a corner?"""
    for line in own:
        others = len(line.cells) - 1
        if line.lacks < others:
            return Reason(Why.BUILDS, line.cells)
    return None


def removed(at: LinePosition, me: int, cell: str) -> Reason:
    """A chip taken away."""
    place = cell_at(cell)
    assert place is not None
    half, kind = at.edition.cell_at[place]
    owner = next(side for side in range(at.setup.sides) if int(at.s.chips[side, half]) >> kind & 1)
    theirs, own = lines_of(at, owner, cell), lines_of(at, me, cell)
    for line in theirs:
        if line.lacks in (1, 2):
            return Reason(Why.BREAKS, line.cells, line.lacks)
    if own and own[0].lacks < len(own[0].cells) - 1:
        return Reason(Why.FREES, own[0].cells)
    return Reason(Why.BEST)
