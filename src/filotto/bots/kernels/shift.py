"""What an action of Shift is worth: an exact search over arrangements for the nearest row that reads as the goal.

Only the numbers matter, so an arrangement is one word: four bits a space, 0 where no card lies. The search is breadth
first and finds every shift that begins a shortest way. Where the goal is too far for this turn, the table is left as
near to it as can be. What stays empty after a row is taken is the space with the fewest neighbours.
"""

from typing import Any

import numpy as np

from ...games.bits import bit_count, lowest, nth
from ...games.sequentia.shift import DOWN, GIVE_UP, LEFT, PASS, RIGHT, SHIFTS, TAKE, UP, legal, possible
from . import style
from .style import MOST, STYLE, WIN, ahead

USES = (style,)
DEEP = STYLE  # how many shifts ahead it looks
LOOKS = STYLE + 1  # and at how many arrangements
CLOSE = STYLE + 2  # 1: a goal too far for this turn is still approached
LEADS = STYLE + 3  # what a card ahead counts for the chance of winning
WEIGHTS = STYLE + 4
NAMES = {"deep": DEEP, "looks": LOOKS, "close": CLOSE, "leads": LEADS}

ARRANGEMENTS, TABLE = 6000, 1 << 14
FAR = 99
NEIGHBOURS = (2, 3, 2, 3, 4, 3, 2, 3, 2)
COLUMN_LEFT, COLUMN_RIGHT = 0b001_001_001, 0b100_100_100

ROOM = np.dtype(
    [
        ("codes", np.int64, MOST),
        ("scores", np.float64, MOST),
        ("found", np.int64),
        ("arrangement", np.int64, ARRANGEMENTS),
        ("firsts", np.int64, ARRANGEMENTS),  # the shifts that begin a shortest way here, as kind * 9 + space
        ("deep", np.int64, ARRANGEMENTS),
        ("table", np.int64, TABLE),  # where an arrangement is, from 1
    ],
    align=True,
)


def think(ed: Any, s: Any, seat: int, w: Any, room: Any) -> int:
    """A score for every legal action; how many there are."""
    legal(ed, s, seat)
    goal = lowest(s.hands[seat])
    distance, firsts = FAR, 0
    if possible(ed, s, goal) and s.shifts < SHIFTS:
        node = search(ed, s, ed.sequence[goal], w, room)
        if node >= 0:
            distance, firsts = room.deep[node], room.firsts[node]
    reach = distance <= SHIFTS - s.shifts or (distance < FAR and w[CLOSE] != 0.0)
    n = 0
    for kind in range(PASS + 1):
        rest = s.moves[kind]
        while rest != 0:
            which = lowest(rest)
            rest &= rest - 1
            room.codes[n] = kind * 64 + which
            room.scores[n] = worth(s, kind, which, distance, firsts, int(reach))
            n += 1
    return n


def worth(s: Any, kind: int, which: int, distance: int, firsts: int, reach: int) -> float:
    """The score of an action."""
    if kind == PASS:
        return 0.0
    if kind == GIVE_UP:
        return 50.0
    if kind >= TAKE:
        return WIN + staying_worth(s, kind - TAKE, which)
    if reach and firsts >> (kind * 9 + which) & 1:
        return 100.0 - distance
    return -float(1 + min(distance, 20))


def staying_worth(s: Any, row: int, staying: int) -> float:
    """Of the spaces that may stay empty: those that give the next player the fewest shifts."""
    empty = s.empty | 0b111 << 3 * row
    total = 0
    for i in range(min(4, bit_count(empty))):
        if staying >> i & 1:
            total += NEIGHBOURS[nth(empty, i)]
    return -float(total)


def search(ed: Any, s: Any, goal: int, w: Any, room: Any) -> int:
    """Breadth first, to the first arrangement with a row that reads as the goal; -1 where none is in sight."""
    room.found = 0
    for i in range(TABLE):
        room.table[i] = 0
    start = 0
    for space in range(9):
        start |= ed.number[s.cards[space]] << 4 * space
    enter(room, start, 0, 0)
    most = min(ARRANGEMENTS - 40, int(w[LOOKS]))
    i = 0
    while i < room.found and i < most:
        if i > 0 and reads(room.arrangement[i], goal):
            return i
        if room.deep[i] < w[DEEP]:
            spread(room, i)
        i += 1
    return -1


def reads(arrangement: int, goal: int) -> bool:
    """Does one of its rows read as the goal?"""
    return arrangement & 0xFFF == goal or arrangement >> 12 & 0xFFF == goal or arrangement >> 24 & 0xFFF == goal


def spread(room: Any, i: int) -> None:
    """All arrangements that are one shift away."""
    arrangement = room.arrangement[i]
    empty = 0
    for space in range(9):
        empty |= int(arrangement >> 4 * space & 15 == 0) << space
    full = 0b111_111_111 & ~empty
    slide(room, i, UP, full & empty << 3, -3)
    slide(room, i, DOWN, full & empty >> 3, 3)
    slide(room, i, LEFT, full & (empty & ~COLUMN_RIGHT) << 1, -1)
    slide(room, i, RIGHT, full & (empty & ~COLUMN_LEFT) >> 1, 1)


def slide(room: Any, i: int, way: int, cards: int, step: int) -> None:
    """Each of these cards slides that way."""
    arrangement, firsts = room.arrangement[i], room.firsts[i]
    while cards != 0:
        space = lowest(cards)
        cards &= cards - 1
        number = arrangement >> 4 * space & 15
        after = arrangement ^ number << 4 * space | number << 4 * (space + step)
        first = firsts
        if i == 0:
            first = 1 << (way * 9 + space)
        enter(room, after, first, room.deep[i] + 1)


def enter(room: Any, arrangement: int, firsts: int, deep: int) -> None:
    """An arrangement that was reached; another way that is as short adds the shifts that begin it."""
    place = ((arrangement ^ arrangement >> 16) & 0xFFFFFF) * 0x9E3779B1 >> 11 & (TABLE - 1)
    while room.table[place] != 0:
        known = room.table[place] - 1
        if room.arrangement[known] == arrangement:
            if room.deep[known] == deep:
                room.firsts[known] |= firsts
            return
        place = (place + 1) & (TABLE - 1)
    if room.found < ARRANGEMENTS:
        room.arrangement[room.found] = arrangement
        room.firsts[room.found] = firsts
        room.deep[room.found] = deep
        room.found += 1
        room.table[place] = room.found


def standing(ed: Any, s: Any, seat: int, w: Any, room: Any) -> float:
    """The chance of winning, from the cards collected and how many are still to come."""
    return ahead(ed, s, seat, w[LEADS])
