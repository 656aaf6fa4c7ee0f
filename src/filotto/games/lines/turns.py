"""Whose turn it is. Teammates sit alternating with opponents, and play goes on to the left.

A pass counts towards a round of passes, a skip only once a round has begun; a play or a trade breaks both (`played`).
"""

from ..bits import bit_count
from .ending import IDLE_ROUNDS, PASSES, stalemate
from .tables import Edition, State


def next_turn(ed: Edition, s: State) -> None:
    """To the left, past those who have resigned; in Kids the dead cards of the hand are due."""
    step(ed, s)
    while s.gone >> s.turn & 1:
        step(ed, s)
    s.traded = 0
    s.must_draw = 0
    if ed.trade_all:
        dead = ed.board & ~(s.free[0] | s.free[1])
        s.due[0] = s.hands[s.turn, 0] & dead
        s.due[1] = s.hands[s.turn, 1] & dead


def step(ed: Edition, s: State) -> None:
    """One seat to the left; teammates sit alternating with opponents."""
    s.turn += 1
    s.side += 1
    if s.side == ed.sides:
        s.side = 0
    if s.turn == ed.players:
        s.turn = 0


def end_idle_turn(ed: Edition, s: State) -> None:
    """After a pass or a skip: is anybody still able to go on?"""
    everybody = ((1 << ed.players) - 1) & ~s.gone
    if s.passed & everybody == everybody:
        stalemate(ed, s, PASSES)
    elif s.idle >= 3 * bit_count(everybody):
        stalemate(ed, s, IDLE_ROUNDS)
    else:
        next_turn(ed, s)


def played(s: State) -> None:
    """A chip was placed or removed: nothing that leads to a stalemate counts on."""
    s.plays += 1
    s.passed = s.idle = s.decks_since = 0
