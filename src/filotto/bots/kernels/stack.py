"""What an action of Stack is worth: all that the own turn can still take, then what the row leaves to the others.

The search goes through every order in which the hand can be played in this turn. What the next player can take is
counted from the cards that the seat has not seen: those that fit the row as it stands, and those that fit it after one
more card.
"""

from typing import Any

import numpy as np

from ...games.bits import bit_count, lowest
from ...games.sequentia.common import distinct, next_of
from ...games.sequentia.stack import FULL, LEFT, ON, PASS, TAKE, legal
from . import style
from .style import MOST, STYLE, ahead

USES = (style,)
AHEAD = STYLE  # how many cards of this turn it thinks through after the one it plays
LEAVES = STYLE + 1  # what a card that the next player may take at once counts
LEAVES_NEAR = STYLE + 2  # and after one more card
HOPES = STYLE + 3  # what a card counts that the own hand could take next time
SPENDS = STYLE + 4  # the price of each card that is played
LEADS = STYLE + 5  # what a card ahead counts for the chance of winning
WEIGHTS = STYLE + 6
NAMES = {"ahead": AHEAD, "leaves": LEAVES, "leaves_near": LEAVES_NEAR, "hopes": HOPES, "spends": SPENDS, "leads": LEADS}

ROOM = np.dtype(
    [
        ("codes", np.int64, MOST),
        ("scores", np.float64, MOST),
        ("unseen", np.int64),
        ("theirs", np.int64),  # cards in the next player's hand
        ("tops", np.int64, 5),  # numbers on top, from left to right
        ("high", np.int64, 5),  # cards in each pile
        ("row", np.int64),
    ],
    align=True,
)


def think(ed: Any, s: Any, seat: int, w: Any, room: Any) -> int:
    """A score for every legal action; how many there are."""
    legal(ed, s, seat)
    count_cards(ed, s, seat, room)
    n = 0
    for kind in range(PASS + 1):
        rest = s.moves[kind]
        while rest != 0:
            which = lowest(rest)
            rest &= rest - 1
            room.codes[n] = kind * 64 + which
            room.scores[n] = worth(ed, s, seat, w, room, kind, which)
            n += 1
    return n


def count_cards(ed: Any, s: Any, seat: int, room: Any) -> None:
    """What is unseen: the deck and all other hands together; and how many cards the next player holds."""
    room.unseen = s.deck
    holding = 0
    for other in range(ed.players):
        if other != seat:
            room.unseen |= s.hands[other]
            holding |= int(s.hands[other] != 0) << other
    room.theirs = 0
    if holding != 0:
        room.theirs = bit_count(s.hands[next_of(holding, seat)])


def lay_out(ed: Any, s: Any, room: Any) -> None:
    """The row as it stands."""
    room.row = s.row
    for pile in range(FULL):
        room.tops[pile] = ed.number[s.tops[pile]]
        room.high[pile] = bit_count(s.piles[pile])


def worth(ed: Any, s: Any, seat: int, w: Any, room: Any, kind: int, which: int) -> float:
    """The score of an action."""
    lay_out(ed, s, room)
    hand = s.hands[seat]
    if kind == PASS:
        return rest_worth(ed, w, room, hand)
    hand &= ~(1 << which)
    if kind >= TAKE:
        first = kind - TAKE
        taken = 1 + room.high[first] + room.high[first + 1] + room.high[first + 2]
        return float(taken - w[SPENDS])
    put(room, kind, ed.number[which])
    most = reached(ed, w, room, hand, ed.bonus >> which & 1)
    return float(most - w[SPENDS]) + (0.0 if most > 0 else rest_worth(ed, w, room, hand))


def put(room: Any, kind: int, number: int) -> None:
    """A card of this number on a pile, or as a new one."""
    if kind >= ON:
        room.tops[kind - ON] = number
        room.high[kind - ON] += 1
        return
    place = room.row
    if kind == LEFT:
        while place > 0:
            place -= 1
            room.tops[place + 1] = room.tops[place]
            room.high[place + 1] = room.high[place]
    room.tops[place] = number
    room.high[place] = 1
    room.row += 1


def reached(ed: Any, w: Any, room: Any, hand: int, bonus: int) -> float:
    """The most that this turn can still take after a card was put."""
    best = direct(ed, room, hand)
    if bonus and w[AHEAD] > 0.0 and room.row == FULL:
        rest = distinct(ed, hand)
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            for pile in range(FULL):
                top = room.tops[pile]
                room.tops[pile] = ed.number[card]
                room.high[pile] += 1
                best = max(best, direct(ed, room, hand & ~(1 << card)))
                room.tops[pile] = top
                room.high[pile] -= 1
    return best


def direct(ed: Any, room: Any, hand: int) -> float:
    """The most cards that a card of the hand takes from the row as it is laid out."""
    best = 0
    if room.row < FULL:
        return 0.0
    for first in range(2):
        reading = room.tops[first] | room.tops[first + 1] << 4 | room.tops[first + 2] << 8
        rest = hand
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if ed.sequence[card] == reading:
                best = max(best, 1 + room.high[first] + room.high[first + 1] + room.high[first + 2])
    return float(best)


def rest_worth(ed: Any, w: Any, room: Any, hand: int) -> float:
    """What is left when the turn ends without a sequence: own hopes, less what the next player may take."""
    total = 0.0
    for first in range(max(0, room.row - 2)):
        total += window_worth(ed, w, room, hand, first)
    return total


def window_worth(ed: Any, w: Any, room: Any, hand: int, first: int) -> float:
    """The same for three neighbouring piles."""
    a, b, c = room.tops[first], room.tops[first + 1], room.tops[first + 2]
    high = 1 + room.high[first] + room.high[first + 1] + room.high[first + 2]
    here = near = own = 0
    rest = room.unseen
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        same = alike(ed, card, a, b, c)
        here += int(same == 3)
        near += int(same == 2)
    rest = hand
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        own += int(alike(ed, card, a, b, c) == 3)
    part = room.theirs / max(1, bit_count(room.unseen))
    risk = w[LEAVES] * min(1.0, here * part) + w[LEAVES_NEAR] * min(1.0, near * part)
    return float(high * (w[HOPES] * min(1, own) - risk))


def alike(ed: Any, card: int, a: int, b: int, c: int) -> int:
    """In how many places a card's sequence agrees with three numbers."""
    return int(ed.digit[card, 0] == a) + int(ed.digit[card, 1] == b) + int(ed.digit[card, 2] == c)


def standing(ed: Any, s: Any, seat: int, w: Any, room: Any) -> float:
    """The chance of winning, from the cards collected and how many are still to come."""
    return ahead(ed, s, seat, w[LEADS])
