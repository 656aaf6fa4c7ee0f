"""What an action of Overlay is worth: every way to put the whole hand, and the best lines that it meets at the end.

The search over the own turn is exact: each card in each space. Where nothing more can be taken, tall lines that others
could meet with a card or two are left as low as can be.
"""

from typing import Any

import numpy as np

from ...games.bits import bit_count, lowest, nth
from ...games.sequentia.common import distinct
from ...games.sequentia.overlay import DISCARD, SQUARE, TAKE, legal
from . import style
from .style import MOST, STYLE, ahead

USES = (style,)
AHEAD = STYLE  # how many cards of this turn it thinks through after the one it puts
LEAVES = STYLE + 1  # what a card in a line counts that the next player may take
LEADS = STYLE + 2  # what a card ahead counts for the chance of winning
WEIGHTS = STYLE + 3
NAMES = {"ahead": AHEAD, "leaves": LEAVES, "leads": LEADS}

STEP, FIRST = (1, 1, 1, 3, 3, 3), (0, 3, 6, 0, 1, 2)  # the three rows, then the three columns

ROOM = np.dtype(
    [
        ("codes", np.int64, MOST),
        ("scores", np.float64, MOST),
        ("tops", np.int64, 9),
        ("high", np.int64, 9),
        ("placed", np.int64),
        ("unseen", np.int64),
    ],
    align=True,
)


def think(ed: Any, s: Any, seat: int, w: Any, room: Any) -> int:
    """A score for every legal action; how many there are."""
    legal(ed, s, seat)
    lay_out(ed, s, seat, room)
    hand = distinct(ed, s.hands[seat])
    n = 0
    for kind in range(TAKE + 1):
        rest = s.moves[kind]
        while rest != 0:
            which = lowest(rest)
            rest &= rest - 1
            room.codes[n] = kind * 64 + which
            if kind == TAKE:
                room.scores[n] = line_cards(room, (s.rows, s.columns << 3)[which])
            elif kind == DISCARD:
                room.scores[n] = after_discard(ed, s, seat, w, room, which)
            else:
                room.scores[n] = after_put(ed, s, seat, w, room, nth(hand, kind), which)
            n += 1
    return n


def lay_out(ed: Any, s: Any, seat: int, room: Any) -> None:
    """The square as it stands, and what is unseen: the deck and all other hands together."""
    room.placed = s.placed
    room.unseen = s.deck
    for other in range(ed.players):
        if other != seat:
            room.unseen |= s.hands[other]
    for space in range(9):
        room.tops[space] = s.tops[space]
        room.high[space] = bit_count(s.piles[space])


def line_cards(room: Any, lines: int) -> float:
    """All cards of these lines: bits 0 to 2 are rows, 3 to 5 columns."""
    total = 0
    for line in range(6):
        if lines >> line & 1:
            for i in range(3):
                total += room.high[FIRST[line] + i * STEP[line]]
    return float(total)


def after_discard(ed: Any, s: Any, seat: int, w: Any, room: Any, card: int) -> float:
    """A card without a place goes; the others are put."""
    return best_of_two(ed, w, room, s.hands[seat] & ~(1 << card))


def after_put(ed: Any, s: Any, seat: int, w: Any, room: Any, card: int, space: int) -> float:
    """A card is put; then the best of all ways to put the others."""
    top = cover(room, space, card)
    best = best_of_two(ed, w, room, s.hands[seat] & ~(1 << card))
    uncover(room, space, top)
    return best


def best_of_two(ed: Any, w: Any, room: Any, hand: int) -> float:
    """The best way to put up to two more cards, in the order that suits them."""
    if hand == 0 or w[AHEAD] < 1.0:
        return end_worth(ed, w, room)
    best = -1e9
    rest = hand
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        spaces = places(ed, room, card)
        if spaces == 0:
            best = max(best, best_of_one(ed, w, room, hand & ~(1 << card)))
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            top = cover(room, space, card)
            best = max(best, best_of_one(ed, w, room, hand & ~(1 << card)))
            uncover(room, space, top)
        if hand & (hand - 1) != 0 and spaces_for_all(ed, room, hand):
            rest = 0  # the order of two cards that both have a place for sure makes no difference
    return best


def spaces_for_all(ed: Any, room: Any, hand: int) -> bool:
    """Do all these cards have two places or more, so that none takes the last one of another?"""
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        if bit_count(places(ed, room, card)) < 2:
            return False
    return True


def best_of_one(ed: Any, w: Any, room: Any, hand: int) -> float:
    """The best place for the last card."""
    if hand == 0 or w[AHEAD] < 2.0:
        return end_worth(ed, w, room)
    card = lowest(hand)
    spaces = places(ed, room, card)
    if spaces == 0:
        return end_worth(ed, w, room)
    best = -1e9
    while spaces != 0:
        space = lowest(spaces)
        spaces &= spaces - 1
        top = cover(room, space, card)
        best = max(best, end_worth(ed, w, room))
        uncover(room, space, top)
    return best


def places(ed: Any, room: Any, card: int) -> int:
    """The spaces where a card may be put."""
    found = SQUARE & ~room.placed
    for space in range(9):
        if ed.number[room.tops[space]] == ed.number[card]:
            found &= ~(1 << space)
    return int(found)


def cover(room: Any, space: int, card: int) -> int:
    """Put a card; what lay on top."""
    top = room.tops[space]
    room.tops[space] = card
    room.high[space] += 1
    room.placed |= 1 << space
    return int(top)


def uncover(room: Any, space: int, top: int) -> None:
    """Take it back."""
    room.tops[space] = top
    room.high[space] -= 1
    room.placed &= ~(1 << space)


def end_worth(ed: Any, w: Any, room: Any) -> float:
    """What is taken when the turn ends here: all met rows or all met columns, whichever is more."""
    met = 0
    for line in range(6):
        met |= int(is_met(ed, room, line)) << line
    taken = 0.0
    if met != 0:
        taken = max(line_cards(room, met & 7), line_cards(room, met & 56))
    if w[LEAVES] == 0.0:
        return taken
    return taken - float(w[LEAVES]) * left(ed, room, met)


def is_met(ed: Any, room: Any, line: int) -> bool:
    """Does a line show the sequence of one of its own top cards?"""
    first, step = FIRST[line], STEP[line]
    a, b, c = room.tops[first], room.tops[first + step], room.tops[first + 2 * step]
    shown = ed.number[a] | ed.number[b] << 4 | ed.number[c] << 8
    if ed.sequence[a] != shown and ed.sequence[b] != shown and ed.sequence[c] != shown:
        return False
    return bool(
        ed.touched == 0
        or room.placed >> first & 1
        or room.placed >> first + step & 1
        or room.placed >> first + 2 * step & 1
    )


def left(ed: Any, room: Any, met: int) -> float:
    """Cards in lines that want one number more to be met by a card that lies in them."""
    total = 0.0
    for line in range(6):
        if not met >> line & 1:
            first, step = FIRST[line], STEP[line]
            near = 0
            for i in range(3):
                card = room.tops[first + i * step]
                same = 0
                for j in range(3):
                    same += int(ed.digit[card, j] == ed.number[room.tops[first + j * step]])
                near = max(near, int(same == 2 and ed.digit[card, i] == ed.number[card]))
            total += near * line_cards(room, 1 << line)
    return total


def standing(ed: Any, s: Any, seat: int, w: Any, room: Any) -> float:
    """The chance of winning, from the cards collected and how many are still to come."""
    return ahead(ed, s, seat, w[LEADS])
