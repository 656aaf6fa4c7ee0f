"""How a line game ends where no side has its sequences, and when a side is out of it.

A game that cannot go on is over at once, before a card is drawn: the side with more sequences than every other wins,
equal is a draw. A side that is out, because all its members have resigned, wins no stalemate.
"""

from ..bits import bit_count
from .tables import Edition, State

WON, DRAWN = 1, 2  # s.result
SEQUENCES, PASSES, IDLE_ROUNDS, NEW_DECKS, ALL_NEW_DECKS, RESIGNED, AGREED = 1, 2, 3, 4, 5, 6, 7  # s.ended


def stalemate(ed: Edition, s: State, why: int) -> None:
    """Nobody can go on: the side with more sequences than every other wins, or it is drawn."""
    best = -1
    s.winners = 0
    for side in range(ed.sides):
        if not side_is_out(ed, s, side):
            if s.rows[side] > best:
                best = s.rows[side]
                s.winners = 0
            if s.rows[side] == best:
                s.winners |= 1 << side
    s.result = WON
    if bit_count(s.winners) != 1:
        s.result = DRAWN
        s.winners = 0
    s.ended = why


def side_is_out(ed: Edition, s: State, side: int) -> bool:
    """Have all its members resigned?"""
    if s.gone == 0:
        return False
    for seat in range(side, ed.players, ed.sides):
        if not s.gone >> seat & 1:
            return False
    return True


def agree(ed: Edition, s: State) -> None:
    """Everybody agreed: nobody wins."""
    s.taken = 0
    s.result = DRAWN
    s.ended = AGREED
