"""What an action of the line games is worth: one look ahead, over all lines through the cell.

A line is worth something to a side while nobody else has a chip in it and it shares at most one cell with what that
side has locked; the fewer cells it lacks, the more. A cell that the own hand can fill makes it worth more, one whose
cards are nearly or wholly out of play makes it worth less. A chip adds to own lines and ends those of others; a chip
taken away does the reverse. Special cards are kept until an action is worth more than keeping them. Only the own hand
and the set of cards that the seat has not seen are looked at, never where an unseen card is.
"""

from math import exp
from typing import Any

import numpy as np

from ...games.bits import bit_count, lowest
from ...games.lines.rules import ANYWHERE, AWAY, CLAIM, DRAW, PASS, REMOVE, completed, give, legal
from ...games.lines.tables import NO_LINE, SIDES, SLOTS
from ...games.playout import turned, word_of
from . import style
from .style import MOST, STYLE, WIN

USES = (style,)
LONGEST = 7  # cells that a line can lack, and one more

GROWS = STYLE  # by the cells that an own line lacks: what a chip in it adds
BLOCKS = STYLE + LONGEST  # by the cells that another's line lacks: what ending it is worth
HELD = STYLE + 2 * LONGEST  # a factor for each other cell that it lacks and the hand can fill
RARE, GONE = HELD + 1, HELD + 2  # for each whose card is unseen once only, or in play no more
RARE_THEIRS, GONE_THEIRS = HELD + 3, HELD + 4  # the same in lines of others
LAST, LAST_THEIRS = HELD + 5, HELD + 6  # factors where one more sequence wins
KEEP_ANYWHERE, KEEP_REMOVE = HELD + 7, HELD + 8  # what a special card is worth in the hand
OPENS = HELD + 9  # a factor for own lines that a chip taken away opens again
STANDS = HELD + 10  # by the cells that a side lacks in a line: what the line counts for its chance
STANDS_ROW = STANDS + LONGEST  # a sequence
STANDS_TURN = STANDS_ROW + 1  # to be at turn
WEIGHTS = STANDS_TURN + 1

NAMES = {
    **{f"grows{lacks}": GROWS + lacks for lacks in range(1, LONGEST)},
    **{f"blocks{lacks}": BLOCKS + lacks for lacks in range(1, LONGEST)},
    "held": HELD,
    "rare": RARE,
    "gone": GONE,
    "rare_theirs": RARE_THEIRS,
    "gone_theirs": GONE_THEIRS,
    "last": LAST,
    "last_theirs": LAST_THEIRS,
    "keep_anywhere": KEEP_ANYWHERE,
    "keep_remove": KEEP_REMOVE,
    "opens": OPENS,
    **{f"stands{lacks}": STANDS + lacks for lacks in range(1, LONGEST)},
    "stands_row": STANDS_ROW,
    "stands_turn": STANDS_TURN,
}

ROOM = np.dtype(
    [
        ("codes", np.int64, MOST),
        ("scores", np.float64, MOST),
        ("me", np.int64),
        ("foe", np.int64, (SIDES, 2)),  # cells that end a line of this side
        ("locked", np.int64, (SIDES, 2)),
        ("held", np.int64),  # kinds in the own hand
        ("rare", np.int64),  # kinds of which one card is unseen
        ("gone", np.int64),  # kinds of which none is
        ("power", np.float64, (5, LONGEST)),  # of HELD to GONE_THEIRS
        ("last", np.float64, SIDES),
    ],
    align=True,
)


def think(ed: Any, s: Any, seat: int, w: Any, room: Any) -> int:
    """A score for every legal action; how many there are."""
    legal(ed, s, seat)
    look(ed, s, seat, w, room)
    n = 0
    for kind in range(CLAIM + 1):
        rest = s.moves[kind]
        while rest != 0:
            which = lowest(rest)
            rest &= rest - 1
            room.codes[n] = kind * 64 + which
            room.scores[n] = worth(ed, s, seat, w, room, kind, which)
            n += 1
    return n


def look(ed: Any, s: Any, seat: int, w: Any, room: Any) -> None:
    """What all scores of a position have in common."""
    room.me = seat % ed.sides
    for side in range(ed.sides):
        room.last[side] = 1.0
        if s.rows[side] + 1 >= ed.need:
            room.last[side] = w[LAST_THEIRS]
        for half in range(2):
            own = s.chips[side, half]
            room.foe[side, half] = ed.board & ~(s.free[half] | own) | NO_LINE
            room.locked[side, half] = own & s.locked[half]
    if s.rows[room.me] + 1 >= ed.need:
        room.last[room.me] = w[LAST]
    count_cards(ed, s, seat, room)
    for factor in range(5):
        room.power[factor, 0] = 1.0
        for k in range(1, LONGEST):
            room.power[factor, k] = room.power[factor, k - 1] * w[HELD + factor]


def count_cards(ed: Any, s: Any, seat: int, room: Any) -> None:
    """The own hand, and what is unseen: the deck and all other hands together."""
    first, second = s.deck[0], s.deck[1]
    for other in range(ed.players):
        if other != seat:
            first |= s.hands[other, 0]
            second |= s.hands[other, 1]
    room.held = (s.hands[seat, 0] | s.hands[seat, 1]) & ed.board
    room.rare = (first ^ second) & ed.board
    room.gone = ed.board & ~(first | second)


def worth(ed: Any, s: Any, seat: int, w: Any, room: Any, kind: int, which: int) -> float:
    """The score of an action."""
    if kind < ANYWHERE:
        return place_worth(ed, s, w, room, kind, which)
    if kind < REMOVE:
        return place_worth(ed, s, w, room, kind & 1, which) - float(w[KEEP_ANYWHERE])
    if kind < AWAY:
        return remove_worth(ed, s, w, room, kind & 1, which) - float(w[KEEP_REMOVE])
    if kind == AWAY:
        return away_worth(ed, s, w, room, which)
    return other_worth(ed, s, w, room, kind * 64 + which)


def other_worth(ed: Any, s: Any, w: Any, room: Any, code: int) -> float:
    """What is no card: to draw by hand, to pass, to lock a line."""
    if code == DRAW:
        return WIN / 2
    if code == PASS:
        return -WIN
    return claim_worth(ed, s, w, room, code & 63)


def place_worth(ed: Any, s: Any, w: Any, room: Any, half: int, which: int) -> float:
    """A chip on a free cell: own lines grow, those of others end."""
    line = ed.lines[half, which]
    total = 0.0
    full = 0
    for i in range(ed.slots):
        first, second = line[i], line[SLOTS + i]
        if (first | second) & NO_LINE == 0:
            for side in range(ed.sides):
                lacks = lacking(s, room, side, first, second)
                if lacks > 0 and side == room.me:
                    total += w[GROWS + lacks] * own_chance(s, room, first, second, half, which) * room.last[side]
                    full |= int(lacks == 1)
                elif lacks > 0:
                    total += w[BLOCKS + lacks] * their_chance(s, room, first, second) * room.last[side]
    if full and wins(ed, s, room.me, half, which):
        return total + WIN
    return total


def lacking(s: Any, room: Any, side: int, first: int, second: int) -> int:
    """How many cells a side lacks in a line; -1 where the line is nothing to it."""
    if first & room.foe[side, 0] | second & room.foe[side, 1] != 0:
        return -1
    if bit_count(first & room.locked[side, 0]) + bit_count(second & room.locked[side, 1]) > 1:
        return -1
    return bit_count(first & s.free[0]) + bit_count(second & s.free[1])


def own_chance(s: Any, room: Any, first: int, second: int, half: int, which: int) -> float:
    """A factor for the cells that would still be lacking after this one is filled."""
    first &= s.free[0] & ~((1 - half) << which)
    second &= s.free[1] & ~(half << which)
    held = bit_count(first & room.held) + bit_count(second & room.held)
    rare, gone = room.rare & ~room.held, room.gone & ~room.held
    rares = bit_count(first & rare) + bit_count(second & rare)
    none = bit_count(first & gone) + bit_count(second & gone)
    return float(room.power[0, held] * room.power[1, rares] * room.power[2, none])


def their_chance(s: Any, room: Any, first: int, second: int) -> float:
    """A factor for the cells that another side lacks."""
    first &= s.free[0]
    second &= s.free[1]
    rare = bit_count(first & room.rare) + bit_count(second & room.rare)
    gone = bit_count(first & room.gone) + bit_count(second & room.gone)
    return float(room.power[3, rare] * room.power[4, gone])


def wins(ed: Any, s: Any, side: int, half: int, which: int) -> bool:
    """Does a chip on this cell make the sequences that are still needed?"""
    s.chips[side, half] ^= 1 << which
    lines = completed(ed, s, side, half, which)
    s.chips[side, half] ^= 1 << which
    made = 0
    for start in range(0, 4 * ed.length, ed.length):
        group = lines >> start & ((1 << ed.length) - 1)
        ends = 1 | 1 << (ed.length - 1)
        made += int(group != 0) + int(group & ends == ends)
    return bool(s.rows[side] + made >= ed.need)


def remove_worth(ed: Any, s: Any, w: Any, room: Any, half: int, which: int) -> float:
    """A chip taken away: its side's lines lose it, lines that it ended are open again."""
    line = ed.lines[half, which]
    total = 0.0
    for i in range(ed.slots):
        first, second = line[i], line[SLOTS + i]
        if (first | second) & NO_LINE == 0:
            for side in range(ed.sides):
                total += removal_in_line(s, w, room, side, first, second, half, which)
    return total


def removal_in_line(s: Any, w: Any, room: Any, side: int, first: int, second: int, half: int, which: int) -> float:
    """What it changes in one line, for one side."""
    bit = 1 << which
    if s.chips[side, half] & bit != 0:
        lacks = lacking(s, room, side, first, second)
        if lacks < 1:
            return 0.0
        change = w[BLOCKS + lacks] - w[BLOCKS + min(lacks + 1, LONGEST - 1)]
        return float(change * their_chance(s, room, first, second) * room.last[side])
    room.foe[side, half] ^= bit
    lacks = lacking(s, room, side, first, second)
    room.foe[side, half] ^= bit
    if lacks < 0:
        return 0.0
    if side == room.me:
        chance = own_chance(s, room, first, second, half, which)
        return float(w[OPENS] * w[GROWS + lacks + 1] * chance * room.last[side])
    return float(-w[BLOCKS + lacks + 1] * their_chance(s, room, first, second) * room.last[side])


def away_worth(ed: Any, s: Any, w: Any, room: Any, which: int) -> float:
    """A dead card is traded before anything else; a forfeit is the card that is worth least."""
    if s.forfeits == 0:
        return WIN / 2
    if ed.anywhere >> which & 1:
        return -float(w[KEEP_ANYWHERE])
    if ed.remove >> which & 1:
        return -float(w[KEEP_REMOVE])
    best = 0.0
    for half in range(2):
        if s.free[half] >> which & 1:
            best = max(best, place_worth(ed, s, w, room, half, which))
    return -best


def claim_worth(ed: Any, s: Any, w: Any, room: Any, slot: int) -> float:
    """Of the lines that a chip completed: the one whose locking leaves most to grow through the chips of the others."""
    me = room.me
    line = ed.lines[s.cell >> 6, s.cell & 63]
    before0, before1 = room.locked[me, 0], room.locked[me, 1]
    room.locked[me, 0] |= line[slot] & s.chips[me, 0]
    room.locked[me, 1] |= line[SLOTS + slot] & s.chips[me, 1]
    left0 = left1 = 0
    for other in range(ed.slots):
        if s.claims >> other & 1:
            left0 |= line[other] & ~room.locked[me, 0] & s.chips[me, 0]
            left1 |= line[SLOTS + other] & ~room.locked[me, 1] & s.chips[me, 1]
    total = growth(ed, s, w, room, 0, left0) + growth(ed, s, w, room, 1, left1)
    room.locked[me, 0], room.locked[me, 1] = before0, before1
    return total


def growth(ed: Any, s: Any, w: Any, room: Any, half: int, cells: int) -> float:
    """What the open lines through these own chips are worth."""
    total = 0.0
    while cells != 0:
        line = ed.lines[half, lowest(cells)]
        cells &= cells - 1
        for i in range(ed.slots):
            lacks = lacking(s, room, room.me, line[i], line[SLOTS + i])
            total += float(w[GROWS + lacks]) if lacks > 0 else 0.0
    return total


# The chance of winning.


def standing(ed: Any, s: Any, seat: int, w: Any, room: Any) -> float:
    """The chance of winning, for the side of a seat, from the board alone."""
    me = seat % ed.sides
    if s.result != 0:
        return float(s.winners >> me & 1) if s.winners != 0 else 1.0 / ed.sides
    look(ed, s, seat, w, room)
    total = own = 0.0
    for side in range(ed.sides):
        strong = w[STANDS_ROW] * s.rows[side] + w[STANDS_TURN] * int(side == s.side) + strength(ed, s, side, w, room)
        strong = exp(min(strong, 50.0))
        total += strong
        if side == me:
            own = strong
    return float(own / total)


def strength(ed: Any, s: Any, side: int, w: Any, room: Any) -> float:
    """All lines of a side. A line is counted at its first cell or, where it has a corner, at its second place."""
    total = 0.0
    for half in range(2):
        for which in range(bit_count(ed.board)):
            line = ed.lines[half, which]
            for direction in range(4):
                end = direction * ed.length + ed.length - 1
                total += line_strength(ed, s, side, w, room, line[end], line[SLOTS + end], ed.length)
                end -= 1
                total += line_strength(ed, s, side, w, room, line[end], line[SLOTS + end], ed.length - 1)
    return total


def line_strength(ed: Any, s: Any, side: int, w: Any, room: Any, first: int, second: int, cells: int) -> float:
    """One line, if it has so many cells that are no corners."""
    if (first | second) & NO_LINE or first & room.foe[side, 0] | second & room.foe[side, 1] != 0:
        return 0.0
    if bit_count(first) + bit_count(second) != cells:
        return 0.0
    lacks = lacking(s, room, side, first, second)
    return float(w[STANDS + lacks]) if 0 < lacks < LONGEST else 0.0


# Dealing anew.


def redeal(ed: Any, s: Any, seat: int, x: int) -> int:
    """What a seat cannot see is dealt again, to everybody as many cards as before; the generator's next state."""
    for half in range(2):
        for other in range(ed.players):
            if other != seat:
                s.deck[half] |= s.hands[other, half]
    for other in range(ed.players):
        if other != seat:
            cards = bit_count(s.hands[other, 0]) + bit_count(s.hands[other, 1])
            s.hands[other, 0] = s.hands[other, 1] = 0
            for _ in range(cards):
                x = turned(x)
                give(ed, s, other, word_of(x))
    return x
