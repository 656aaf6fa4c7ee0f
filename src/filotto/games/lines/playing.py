"""A turn: what is legal, and what the players do.

An action is a number: other * 1024 + kind * 64 + which. `which` is a kind of card, a slot or nothing; `other` names
another card of the hand that does the same (the second jack, the other equation of a number). The kinds:
"""

from ..bits import lowest
from ..playout import choose
from .by_hand import AUTOMATIC, EARLY, WAIT, begin_play, draw_by_hand, has_right
from .dealing import END_TURN, GO_ON, ask, discard
from .sequences import completed, lock, settle
from .tables import Edition, State
from .turns import end_idle_turn, next_turn, played

PLACE = 0  # 0, 1: a card on its first or its second cell
ANYWHERE = 2  # 2, 3: a place-anywhere card, on the first or the second cell of `which`
REMOVE = 4  # 4, 5: a remove card, from the first or the second cell of `which`
AWAY = 6  # put a card away: a dead one for a new one or, where a forfeit is owed, that
CLAIM = 7  # lock the line in slot `which` through `s.cell`; or one of these two:
DRAW = 7 * 64 + 32  # by hand
PASS = 7 * 64 + 33
CAN_DRAW, CAN_PASS = 1 << 32, 1 << 33  # in the word of the kind CLAIM


# What is legal.


def actor(ed: Edition, s: State) -> int:
    """The seat that acts first: who owes a forfeit, then who may draw by hand, then whose turn it is."""
    if s.forfeits != 0:
        return lowest(s.forfeits)
    if s.owed != 0:
        return int(s.rights[0])
    return s.turn


def legal(ed: Edition, s: State, seat: int) -> None:
    """Fill `s.moves` for a seat: a word for each kind of action."""
    if s.claims | s.forfeits | s.owed | s.must_draw | s.due[0] | s.due[1] != 0:
        legal_between(ed, s, seat)
    else:
        legal_turn(ed, s, seat)
        if nothing(s):
            s.moves[CLAIM] = CAN_PASS


def legal_between(ed: Edition, s: State, seat: int) -> None:
    """What comes before a turn's own actions, or beside them: forfeits, draws by hand, claims, trades that are due."""
    m = s.moves
    for kind in range(len(m)):
        m[kind] = 0
    my_turn = seat == s.turn
    if s.forfeits != 0:
        if s.forfeits >> seat & 1:
            m[AWAY] = s.hands[seat, 0] | s.hands[seat, 1]
    elif my_turn and s.must_draw != 0:
        m[CLAIM] = CAN_DRAW
    elif my_turn and s.claims != 0:
        m[CLAIM] = s.claims
    elif my_turn and s.due[0] | s.due[1] != 0:
        m[AWAY] = s.due[0] | s.due[1]
    elif my_turn:
        legal_turn(ed, s, seat)
    if s.forfeits == 0 and has_right(s, seat):
        m[CLAIM] |= CAN_DRAW
    elif my_turn and s.forfeits == 0 and nothing(s):
        m[CLAIM] = CAN_PASS


def nothing(s: State) -> bool:
    """Is there nothing in `s.moves`?"""
    m = s.moves
    return bool(m[0] | m[1] | m[2] | m[3] | m[4] | m[5] | m[6] | m[7] == 0)


def legal_turn(ed: Edition, s: State, seat: int) -> None:
    """Trade a dead card, or play one: a chip on a matching cell, or what the special card says."""
    m = s.moves
    me = s.side
    hand = s.hands[seat, 0] | s.hands[seat, 1]
    free0, free1 = s.free[0], s.free[1]
    dead = hand & ed.board & ~(free0 | free1)
    if s.stock[me] == 0:  # no chips left to place
        free0 = free1 = 0
    anywhere = -int(hand & ed.anywhere != 0)  # all ones, or nothing
    remove = -int(hand & ed.remove != 0)
    m[PLACE] = free0 & hand
    m[PLACE + 1] = free1 & hand
    m[ANYWHERE] = free0 & anywhere
    m[ANYWHERE + 1] = free1 & anywhere
    m[REMOVE] = ed.board & ~(s.free[0] | s.chips[me, 0] | s.locked[0]) & remove
    m[REMOVE + 1] = ed.board & ~(s.free[1] | s.chips[me, 1] | s.locked[1]) & remove
    m[AWAY] = dead & (s.traded - 1) & (ed.trade_all - 1)  # one a turn; in Kids those of the turn's start, all of them
    m[CLAIM] = 0


def pick(ed: Edition, s: State, seat: int, word: int) -> int:
    """A random legal action: who may draw by hand draws before anything else."""
    if s.owed != 0 and s.forfeits == 0:
        return DRAW
    return choose(s, word)


# What the players do.


def play(ed: Edition, s: State, seat: int, action: int) -> None:
    """Do a legal action."""
    kind = action >> 6 & 7
    which = action & 63
    other = action >> 10
    s.taken = 0
    if kind < REMOVE:
        place(ed, s, seat, kind, which, other)
    elif kind < AWAY:
        remove(ed, s, seat, kind, which, other)
    elif kind == AWAY and s.forfeits != 0:
        discard(s, seat, 1 << which, 1 << which, other)
        s.forfeits &= ~(1 << seat)
    elif kind == AWAY:
        trade(ed, s, seat, which, other)
    elif action == PASS:
        pass_turn(ed, s, seat)
    elif action == DRAW:
        draw_by_hand(ed, s, seat)
    else:
        lock(ed, s, 1 << which)
        s.claims = 0
        end_play(ed, s, seat)


def place(ed: Edition, s: State, seat: int, kind: int, which: int, other: int) -> None:
    """A chip of the player's side on a free cell."""
    half = kind & 1
    cards = 1 << which
    if kind >= ANYWHERE:
        cards = ed.anywhere
    if s.owed != 0:
        begin_play(ed, s, seat)
    discard(s, seat, cards, cards, other)
    me = s.side
    bit = 1 << which
    s.chips[me, half] |= bit
    s.free[half] ^= bit
    s.stock[me] -= 1
    played(s)
    lines = completed(ed, s, me, half, which)
    if lines != 0:
        s.cell = half * 64 + which
        settle(ed, s, lines)
    if s.claims == 0 and s.result == 0:
        end_play(ed, s, seat)


def remove(ed: Edition, s: State, seat: int, kind: int, which: int, other: int) -> None:
    """An opposing chip goes back to its supply."""
    half = kind & 1
    bit = 1 << which
    if s.owed != 0:
        begin_play(ed, s, seat)
    discard(s, seat, ed.remove, ed.remove, other)
    for side in range(4):
        if s.chips[side, half] & bit != 0:
            s.chips[side, half] ^= bit
            s.stock[side] += 1
    s.free[half] |= bit
    played(s)
    end_play(ed, s, seat)


def trade(ed: Edition, s: State, seat: int, which: int, other: int) -> None:
    """A dead card is announced and put away, another drawn at once; the turn goes on."""
    if s.owed != 0 and ed.by_hand == EARLY:
        s.lapsed = s.owed  # the turn has begun
    bit = 1 << which
    if ed.trade_all:
        half = discard(s, seat, s.due[0] & bit, s.due[1] & bit, other)
        s.due[half] ^= bit
    else:
        discard(s, seat, bit, bit, other)
    s.traded = 1
    s.passed = s.idle = 0
    ask(ed, s, seat, GO_ON)


def end_play(ed: Edition, s: State, seat: int) -> None:
    """The card is played: draw one, now or by hand; the turn is over."""
    if ed.by_hand == AUTOMATIC:
        ask(ed, s, seat, END_TURN)
    elif ed.by_hand == WAIT:
        s.must_draw = 1
    else:
        s.rights[s.owed] = seat
        s.owed += 1
        next_turn(ed, s)


def pass_turn(ed: Edition, s: State, seat: int) -> None:
    """Nothing was possible; who passes draws nothing, and counts as having played and drawn."""
    s.lapsed = s.owed
    if s.traded:
        s.passed = s.idle = 0
    else:
        s.passed |= 1 << seat
        s.idle += 1
    end_idle_turn(ed, s)
