"""Sequences: which lines a chip completes, which of them are locked, and when there is something to choose.

A line is known by its slot among the lines through one cell: direction * length + how far along the cell is, the line
that begins first in reading order first. Corners are everybody's and have no bit; two lines never share one and another
cell besides, so the shared cells of chips are all that counts.

The choice is among the sets of lines that give the most sequences. Lines through one chip in different directions share
that chip alone; two in one direction share more, unless the chip is the end of both. So each direction gives one line,
or the two that meet in the chip; and the set first in reading order has the first line of each direction. A choice is
only asked for where it matters: where there are several such sets, and not every one of them wins.
"""

from ..bits import bit_count, lowest
from .ending import SEQUENCES, WON
from .tables import SLOTS, Edition, State


def completed(ed: Edition, s: State, side: int, half: int, which: int) -> int:
    """The lines through a cell that are all this side's (corners are everybody's) and that it may claim."""
    lack0, lack1 = ~s.chips[side, 0], ~s.chips[side, 1]
    line = ed.lines[half, which]
    lines = 0
    for i in range(ed.slots):  # all lines through the cell, in one pass without a branch
        lines |= int((line[i] & lack0) | (line[SLOTS + i] & lack1) == 0) << i
    rest = lines
    while rest != 0:  # rare: at most one cell in common with the sequences before
        i = lowest(rest)
        rest &= rest - 1
        if bit_count(line[i] & s.locked[0]) + bit_count(line[SLOTS + i] & s.locked[1]) > 1:
            lines ^= 1 << i
    return lines


def settle(ed: Edition, s: State, lines: int) -> None:
    """Lock a set of lines that gives the most sequences; ask for the choice where there is one that matters."""
    first = 0  # the set that comes first in reading order
    choices = 0
    rest = lines
    while rest != 0:
        start = lowest(rest) // ed.length * ed.length
        group = rest & ((1 << ed.length) - 1) << start
        rest ^= group
        ends = (1 | 1 << ed.length - 1) << start
        if group & ends == ends:  # two that meet in the chip
            first |= ends
        else:
            first |= group & -group
            if group & group - 1 != 0:
                choices |= group
    if choices != 0 and s.rows[s.side] + bit_count(first) < ed.need:
        lock(ed, s, first & ~choices)
        s.claims = choices
    else:
        lock(ed, s, first)


def lock(ed: Edition, s: State, lines: int) -> None:
    """These lines through `s.cell` are sequences of this side, for good."""
    me = s.side
    line = ed.lines[s.cell >> 6, s.cell & 63]
    s.taken |= lines
    s.rows[me] += bit_count(lines)
    while lines != 0:
        i = lowest(lines)
        lines &= lines - 1
        s.locked[0] |= line[i] & s.chips[me, 0]
        s.locked[1] |= line[SLOTS + i] & s.chips[me, 1]
    if s.rows[me] >= ed.need:
        s.result = WON
        s.winners = 1 << me
        s.ended = SEQUENCES
