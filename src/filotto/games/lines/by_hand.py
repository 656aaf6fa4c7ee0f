"""Drawing by hand, and the loss of the card (documents 001 and 003; in the others a turn waits for its draw).

A turn ends with its play; the right to draw stays open. Rights form a queue, the oldest first, and those that have run
out (`s.lapsed`) are its beginning: everybody whose right is older has had a turn since. Sequence: a right runs out when
a later player has played and drawn. Numbers: as soon as a later player's turn has begun. Who passes counts as having
played and drawn; who plays again has lost the older right. A right is lost when the table says so, not before.
"""

from .dealing import END_TURN, GO_ON, ask
from .tables import Edition, State

AUTOMATIC, LATE, EARLY, WAIT = 0, 1, 2, 3  # ed.by_hand: LATE as in Sequence, EARLY as in Numbers, WAIT: nobody goes on


def has_right(s: State, seat: int) -> bool:
    """May this seat still draw for an earlier turn?"""
    for i in range(s.owed):
        if s.rights[i] == seat:
            return True
    return False


def begin_play(ed: Edition, s: State, seat: int) -> None:
    """Who plays again without having drawn has lost the older right; in Numbers all older ones run out."""
    for i in range(s.lapsed, s.owed):
        if ed.by_hand == EARLY or s.rights[i] == seat:
            s.lapsed = i + 1


def draw_by_hand(ed: Edition, s: State, seat: int) -> None:
    """Take the card of the oldest right, or the one that the turn waits for."""
    if s.must_draw != 0:
        s.must_draw = 0
        ask(ed, s, seat, END_TURN)
        return
    i = 0
    while s.rights[i] != seat:
        i += 1
    if ed.by_hand == LATE and s.lapsed < i:  # a later player has now played and drawn
        s.lapsed = i
    forget(s, i)
    ask(ed, s, seat, GO_ON)


def forget(s: State, i: int) -> None:
    """Right number `i` is used, or lost."""
    s.owed -= 1
    if i < s.lapsed:
        s.lapsed -= 1
    for j in range(i, s.owed):
        s.rights[j] = s.rights[j + 1]
    s.rights[s.owed] = 0


def lose(ed: Edition, s: State) -> None:
    """The oldest right to draw, which has run out, is gone."""
    s.taken = 0
    forget(s, 0)
