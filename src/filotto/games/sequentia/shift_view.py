"""What a seat sees of Shift, built from an allow-list, and a game dealt anew from what a seat sees."""

from itertools import combinations
from typing import Any

from ..actions import Action, Pass
from ..bits import bit_count, members
from ..contract import Dealer, History
from . import shift as rules
from .common import picked, reading
from .position import card_at, goal_of, names_of
from .shift_actions import GiveUp, Shift, TakeRow
from .shift_position import ShiftPosition
from .tables import NO_CARD
from .view import Mark, SequentiaView, after, deal_hidden, known, restore


class ShiftView(SequentiaView, frozen=True, kw_only=True, tag="shift", tag_field="kind"):
    """All that a seat may know of a game of Shift. The hand is the goal."""

    table: tuple[str | None, ...]  # the nine spaces in reading order
    goals: tuple[str | None, ...]  # those that this seat may see
    shifts_left: int
    idle: int  # turns handed over since the last sequence or changed goal


def view_of(record: History, seat: int | None, assist: str) -> ShiftView:
    """What this seat may know; without a seat, what everybody may."""
    at: ShiftPosition = record.position
    fields = known(record, seat, assist)
    is_open = at.setup.options["open_goals"] == "yes"
    if is_open and record.moves:
        fields["last"] = record.moves[-1]
    shown = [seat == other or is_open for other in range(at.setup.players)]
    return ShiftView(
        **fields,
        legal=() if seat is None else offered(at, seat, assist),
        table=tuple(card_at(at, card) for card in at.s.cards),
        goals=tuple(next(iter(at.hand(other)), None) if seen else None for other, seen in enumerate(shown)),
        shifts_left=rules.SHIFTS - int(at.s.shifts),
        idle=int(at.s.idle),
        marks=() if seat is None else marks_of(at, seat, assist),
    )


def offered(at: ShiftPosition, seat: int, assist: str) -> tuple[Action, ...]:
    """The seat's actions; without help every full row and the goal are offered, and the rules judge."""
    legal = at.legal(seat)
    if assist != "none" or legal in ((), (Pass(),)):
        return legal
    shifts = tuple(action for action in legal if isinstance(action, Shift))
    rows = [row for row in range(3) if not int(at.s.empty) & 0b111 << 3 * row]
    takes = tuple(TakeRow(row + 1, staying) for row in rows for staying in ways_to_stay(at, row))
    give_up = (GiveUp(),) if at.s.deck and not at.s.shifts else ()
    return (*shifts, *takes, *give_up, Pass())


def ways_to_stay(at: ShiftPosition, row: int) -> list[tuple[str, ...]]:
    """Every choice of cells that could stay empty if the row were taken."""
    empty = members(int(at.s.empty) | 0b111 << 3 * row)
    staying = max(1, len(empty) - bit_count(at.s.deck))
    return [names_of(sum(1 << space for space in spaces)) for spaces in combinations(empty, staying)]


def marks_of(at: ShiftPosition, seat: int, assist: str) -> tuple[Mark, ...]:
    """The rows that read as the goal; with `suggest` also those that will after one shift."""
    if assist == "none" or seat not in at.who():
        return ()
    met = met_rows(at, seat, at.s)
    marks = [Mark("takes", row) for row in met]
    for action in at.legal(seat) if assist == "suggest" else ():
        if isinstance(action, Shift):
            rows = met_rows(at, seat, after(at, seat, action))
            marks += [Mark("near", row, action) for row in rows if row not in met]
    return tuple(marks)


def met_rows(at: ShiftPosition, seat: int, s: Any) -> list[tuple[str, ...]]:
    """The cells of the rows that show the goal of this seat."""
    sequence = at.ed.sequence[goal_of(at, seat)]
    return [names_of(0b111 << 3 * row) for row in range(3) if reading(at.ed, s.cards, 3 * row, 1) == sequence]


def redeal(view: ShiftView, dealer: Dealer, at: ShiftPosition) -> ShiftPosition:
    """A position that agrees with what a seat knows; what it cannot know is dealt anew."""
    restore(at, view, tuple(card for card in view.table if card is not None))
    s = at.s
    s.shifts, s.idle = rules.SHIFTS - view.shifts_left, view.idle
    for space, card in enumerate(view.table):
        s.cards[space] = NO_CARD if card is None else at.edition.numbers[card]
        s.empty |= int(card is None) << space
    s.table = at.edition.cards(at.laid)
    for seat, goal in enumerate(view.goals):
        if goal is not None:
            s.hands[seat] = at.edition.cards((goal,))
            s.deck &= ~s.hands[seat]
    if not view.deck_size and s.shifts and bit_count(s.hands[s.turn]) < view.hand_sizes[s.turn]:
        deal_possible(at, dealer)
    deal_hidden(at, view, dealer)
    return at


def deal_possible(at: ShiftPosition, dealer: Dealer) -> None:
    """Who has shifted although the deck is empty has a goal that is possible."""
    s = at.s
    rest = s.deck
    s.deck = sum(1 << card for card in members(rest) if rules.possible(at.ed, s, card))
    s.hands[s.turn] = 1 << picked(s, dealer.word(at))
    s.deck = rest & ~s.hands[s.turn]
