"""What only the table does: a seat is skipped, resigns, or a side is punished for table talk.

`lose` stands with the rights to draw, `agree` with the ends of a game.
"""

from ..bits import bit_count
from .by_hand import draw_by_hand, forget
from .dealing import PUT_AWAY
from .ending import RESIGNED, WON, side_is_out
from .playing import CAN_PASS, CLAIM, end_play, legal, pass_turn
from .sequences import lock
from .tables import Edition, State
from .turns import end_idle_turn, next_turn


def may_skip(s: State, seat: int) -> bool:
    """A seat that owes a forfeit, or else the one whose turn it is."""
    if s.forfeits != 0:
        return s.forfeits >> seat & 1 != 0
    return seat == s.turn


def skip(ed: Edition, s: State, seat: int) -> None:
    """The turn of an absent seat ends; a card that it owes is chosen by the dealer's word."""
    s.taken = 0
    if s.forfeits != 0:
        s.picker = seat
        s.drawer = -1
        s.purpose = PUT_AWAY
        s.draws = 1
    elif s.claims != 0:
        s.lapsed = s.owed
        lock(ed, s, s.claims & -s.claims)
        s.claims = 0
        end_play(ed, s, seat)
        if s.must_draw != 0:
            draw_by_hand(ed, s, seat)
    elif s.must_draw != 0:
        draw_by_hand(ed, s, seat)
    else:
        skip_turn(ed, s, seat)


def skip_turn(ed: Edition, s: State, seat: int) -> None:
    """Nothing was played: nothing is drawn. Where only a pass is left the skip is that pass."""
    legal(ed, s, seat)
    if s.moves[CLAIM] == CAN_PASS:
        pass_turn(ed, s, seat)
        return
    s.lapsed = s.owed
    s.due[0] = s.due[1] = 0
    if s.idle != 0:
        s.idle += 1
    end_idle_turn(ed, s)


def resign(ed: Edition, s: State, seat: int) -> None:
    """A seat is out. Its chips stay, its hand stays hidden; a side is out when all its members are."""
    s.taken = 0
    s.gone |= 1 << seat
    s.forfeits &= ~(1 << seat)
    for i in range(s.owed - 1, -1, -1):
        if s.rights[i] == seat:
            forget(s, i)
    if seat == s.turn and s.claims != 0:
        lock(ed, s, s.claims & -s.claims)
        s.claims = 0
    left = 0
    for side in range(ed.sides):
        if not side_is_out(ed, s, side):
            left |= 1 << side
    if bit_count(left) == 1:
        s.result = WON
        s.winners = left
        s.ended = RESIGNED
    elif seat == s.turn:
        s.due[0] = s.due[1] = 0
        next_turn(ed, s)


def penalty(ed: Edition, s: State, side: int) -> None:
    """Every member of the side who holds a card owes one."""
    s.taken = 0
    for seat in range(side, ed.players, ed.sides):
        if s.hands[seat, 0] | s.hands[seat, 1] != 0 and not s.gone >> seat & 1:
            s.forfeits |= 1 << seat
