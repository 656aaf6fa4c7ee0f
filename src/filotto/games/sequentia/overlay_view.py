"""What a seat sees of Overlay, built from an allow-list, and a game dealt anew from what a seat sees."""

from itertools import product
from typing import Any

from ..actions import Action
from ..bits import members
from ..contract import Dealer, History
from . import overlay as rules
from .overlay_actions import COLUMNS, ROWS, Discard, Put
from .overlay_position import OverlayPosition
from .position import names_of, space_at, space_name
from .tables import NO_CARD
from .view import Mark, SequentiaView, deal_hidden, known, restore


class OverlayView(SequentiaView, frozen=True, kw_only=True, tag="overlay", tag_field="kind"):
    """All that a seat may know of a game of Overlay."""

    table: tuple[tuple[str, ...], ...]  # the nine piles in reading order, each with its top card last
    placed: tuple[str, ...]  # cells where a card was put in this turn
    played: int  # cards put or discarded in this turn
    choice: tuple[tuple[str, ...], ...]  # the sets of lines between which the seat at turn must choose


def view_of(record: History, seat: int | None, assist: str) -> OverlayView:
    """What this seat may know; without a seat, what everybody may."""
    at: OverlayPosition = record.position
    return OverlayView(
        **known(record, seat, assist),
        legal=() if seat is None else offered(at, seat, assist),
        table=tuple(at.pile(int(pile)) for pile in at.s.piles),
        placed=names_of(int(at.s.placed)),
        played=int(at.s.played),
        choice=(at.open_lines(rules.ROWS), at.open_lines(rules.COLUMNS)) if at.s.rows else (),
        marks=() if seat is None else marks_of(at, seat, assist),
    )


def offered(at: OverlayPosition, seat: int, assist: str) -> tuple[Action, ...]:
    """The seat's actions; without help every cell is alive and every card may be discarded, and the rules judge."""
    legal = at.legal(seat)
    if assist != "none" or not legal or at.s.rows:
        return legal
    puts = tuple(Put(card, space_name(space)) for card, space in product(at.hand(seat), range(9)))
    return (*puts, *(Discard(card) for card in at.hand(seat)))


def marks_of(at: OverlayPosition, seat: int, assist: str) -> tuple[Mark, ...]:
    """The lines that are met; with `suggest` also the cards that meet another one where they are put."""
    if assist == "none" or seat not in at.who():
        return ()
    met = met_lines(at, at.s)
    marks = [Mark("takes", names_of(line)) for line in met]
    for action in at.legal(seat) if assist == "suggest" else ():
        if isinstance(action, Put):
            lines = met_lines(at, covered(at, seat, action))
            marks += [Mark("near", names_of(line), action) for line in lines if line not in met]
    return tuple(marks)


def met_lines(at: OverlayPosition, s: Any) -> list[int]:
    """The spaces of each line that is met now."""
    rows, columns = members(rules.met_rows(at.ed, s)), members(rules.met_columns(at.ed, s))
    return [rules.spaces_of(1 << i, 0) for i in rows] + [rules.spaces_of(0, 1 << i) for i in columns]


def covered(at: OverlayPosition, seat: int, action: Put) -> Any:
    """The table with a card put down, before anything is taken."""
    trial, space = at.s.copy(), space_at(action.cell)
    rules.cover(at.ed, trial, space, at.number_of(seat, action.card))
    trial.placed |= 1 << space
    return trial


def redeal(view: OverlayView, dealer: Dealer, at: OverlayPosition) -> OverlayPosition:
    """A position that agrees with what a seat knows; what it cannot know is dealt anew."""
    restore(at, view, tuple(card for pile in view.table for card in pile))
    s = at.s
    s.tops[:] = NO_CARD
    for space, pile in enumerate(view.table):
        s.piles[space] = at.edition.cards(pile)
        if pile:
            s.tops[space] = at.edition.numbers[pile[-1]]
        s.shown[at.ed.number[s.tops[space]]] |= 1 << space
    s.placed = sum(1 << space_at(cell) for cell in view.placed)
    s.played = view.played
    if view.choice:
        s.rows = sum(1 << ROWS.index(line) for line in view.choice[0])
        s.columns = sum(1 << COLUMNS.index(line) for line in view.choice[1])
    deal_hidden(at, view, dealer)
    return at
