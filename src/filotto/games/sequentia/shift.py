"""The rules of Shift. Source: document 000, "Mode Shift". Uses number and sequence.

Eight cards lie face up in a square of three by three with one space empty; everybody holds one goal. In a turn a player
slides cards, at most six times, into an empty space beside them. Who sees a row that reads as the goal may take its
three cards and the goal.

What is decided here where the source is silent:
- "Adjacent" is up, down, left and right. Goals are hidden.
- Taking a row is the player's to declare, before the first shift or after any. A row shown in passing is not taken.
- The row, and what stays empty, is named before any new card is turned up. One space stays empty; with a short deck as
  many as it cannot fill, of the player's choice. The spaces are filled in reading order, then comes the new goal.
- Whether a goal is possible depends on the numbers on the table alone: given shifts enough, every arrangement of them
  can be reached. Who gives up an impossible goal does nothing else in that turn; who keeps it may shift.
- Who has no goal, because the deck ran out, has no more turns.
- `stall_rounds`: after so many rounds of turns handed over, all goals are changed; with the deck empty the game ends.
- The end is looked at when a turn ends: the deck is empty, and nobody can compose their goal.

An action is a number, kind * 64 + which. The kinds:
"""

from ..bits import bit_count, lowest, nth
from . import common
from .common import (
    DECK_EMPTY,
    STALLED,
    actor,
    agree,
    clear,
    finish,
    holders,
    leave,
    may_skip,
    next_of,
    picked,
    reading,
)
from .tables import NO_CARD, Edition, ShiftState

UP, DOWN, LEFT, RIGHT = 0, 1, 2, 3  # the card on space `which` slides that way
TAKE = 4  # 4, 5, 6: row 1, 2, 3; bit i of `which` says that the i-th of the first four empty spaces stays empty
GIVE_UP = 7  # an impossible goal
PASS = 8  # hand over

USES = (common,)
__all__ = ["USES", "actor", "agree", "deal", "draw", "legal", "may_skip", "play", "resign", "skip"]

SHIFTS = 6  # in a turn
SQUARE, CENTRE = 0b111_111_111, 0b000_010_000
LEFT_COLUMN, RIGHT_COLUMN = 0b001_001_001, 0b100_100_100
# The sets `which` of a TAKE, as a word, for 0, 1, 2 and more cards in the deck. There are four empty spaces after a
# row is taken, and more only once the deck is empty; then all of them stay empty.
STAYING = (
    1 << 0b1111,
    1 << 0b0111 | 1 << 0b1011 | 1 << 0b1101 | 1 << 0b1110,
    1 << 0b0011 | 1 << 0b0101 | 1 << 0b0110 | 1 << 0b1001 | 1 << 0b1010 | 1 << 0b1100,
    1 << 0b0001 | 1 << 0b0010 | 1 << 0b0100 | 1 << 0b1000,
)


# The deal and the deck.


def deal(ed: Edition, s: ShiftState) -> None:
    """The square in reading order, without its centre; then a goal for everybody in order of play."""
    clear(ed, s)
    s.shifts = s.idle = s.table = 0
    s.empty = SQUARE
    for space in range(9):
        s.cards[space] = NO_CARD
    ask(ed, s, SQUARE & ~CENTRE, (1 << ed.players) - 1)


def ask(ed: Edition, s: ShiftState, spaces: int, seats: int) -> None:
    """Cards for these spaces in reading order, then goals for these seats, the next to play first; then the next turn.

    As far as the deck goes: who finds it empty keeps their goal.
    """
    s.bare = spaces
    s.waiting = seats
    s.draws = min(bit_count(s.deck), bit_count(spaces) + bit_count(seats))
    name_drawer(ed, s)


def name_drawer(ed: Edition, s: ShiftState) -> None:
    """Say who gets the next card. When all have come, the turn is over."""
    s.drawer = -1
    if s.draws == 0:
        s.drawer = s.waiting = 0
        next_turn(ed, s)
    elif s.bare == 0:
        s.drawer = next_of(s.waiting, s.turn)


def draw(ed: Edition, s: ShiftState, word: int) -> None:
    """One card: face up on the table, or a goal in place of the old one, which goes out of the game."""
    card = picked(s, word)
    if s.bare != 0:
        lay(s, lowest(s.bare), card)
        s.bare &= s.bare - 1
    else:
        s.out |= s.hands[s.drawer]
        s.hands[s.drawer] = 1 << card
        s.waiting ^= 1 << s.drawer
    s.draws -= 1
    name_drawer(ed, s)


def lay(s: ShiftState, space: int, card: int) -> None:
    """A card from the deck on an empty space."""
    s.cards[space] = card
    s.table |= 1 << card
    s.empty ^= 1 << space


# What is legal.


def possible(ed: Edition, s: ShiftState, goal: int) -> bool:
    """Are the numbers that a goal needs among the cards on the table?"""
    for place in range(3):
        there = s.table & ed.showing[ed.digit[goal, place]]
        if bit_count(there) < ed.times[goal, place]:
            return False
    return True


def legal(ed: Edition, s: ShiftState, seat: int) -> None:
    """Fill `s.moves` for the seat at turn: a word for each kind of action."""
    m = s.moves
    for kind in range(len(m)):
        m[kind] = 0
    m[PASS] = 1
    goal = lowest(s.hands[seat])
    if possible(ed, s, goal):
        legal_shifts(s)
        for row in range(3):
            if reading(ed, s.cards, 3 * row, 1) == ed.sequence[goal]:
                m[TAKE + row] = STAYING[min(bit_count(s.deck), 3)]
    elif s.deck != 0:  # else hand over at once, without a shift
        legal_shifts(s)
        m[GIVE_UP] = int(s.shifts == 0)


def legal_shifts(s: ShiftState) -> None:
    """The cards that have an empty space beside them, while there are shifts left."""
    m = s.moves
    full = SQUARE & ~s.empty
    if s.shifts < SHIFTS:
        m[UP] = full & s.empty << 3
        m[DOWN] = full & s.empty >> 3
        m[LEFT] = full & (s.empty & ~RIGHT_COLUMN) << 1
        m[RIGHT] = full & (s.empty & ~LEFT_COLUMN) >> 1


# What the players do.


def play(ed: Edition, s: ShiftState, seat: int, action: int) -> None:
    """Do a legal action."""
    kind = action >> 6 & 15
    which = action & 63
    s.plays += 1
    if kind < TAKE:
        shift(s, which, beside(which, kind))
    elif kind < GIVE_UP:
        take_row(ed, s, seat, kind - TAKE, which)
    elif kind == GIVE_UP:
        s.idle = 0
        ask(ed, s, 0, 1 << seat)
    else:
        hand_over(ed, s)


def beside(space: int, way: int) -> int:
    """The space next to one."""
    if way == UP:
        return space - 3
    if way == DOWN:
        return space + 3
    if way == LEFT:
        return space - 1
    return space + 1


def shift(s: ShiftState, start: int, end: int) -> None:
    """A card slides into an empty space."""
    s.cards[end] = s.cards[start]
    s.cards[start] = NO_CARD
    s.empty ^= 1 << start | 1 << end
    s.shifts += 1


def take_row(ed: Edition, s: ShiftState, seat: int, row: int, staying: int) -> None:
    """The three cards and the goal are the player's; the other spaces are filled, and a new goal is drawn."""
    taken = 0
    for space in range(3 * row, 3 * row + 3):
        taken |= 1 << s.cards[space]
        s.cards[space] = NO_CARD
    s.table ^= taken
    s.empty |= 0b111 << 3 * row
    s.collected[seat] |= taken | s.hands[seat]
    s.hands[seat] = 0
    s.idle = 0
    spaces = 0
    for i in range(4):
        if not staying >> i & 1:
            spaces |= 1 << nth(s.empty, i)
    ask(ed, s, spaces, 1 << seat)


# The end of a turn.


def hand_over(ed: Edition, s: ShiftState) -> None:
    """A turn without a sequence or a changed goal."""
    s.idle += 1
    end_turn(ed, s)


def end_turn(ed: Edition, s: ShiftState) -> None:
    """After so many such turns all goals are changed, beginning with the player whose turn is next."""
    players = holders(ed, s)
    if s.idle < ed.stall_rounds * bit_count(players):
        next_turn(ed, s)
    elif s.deck != 0:
        s.idle = 0
        ask(ed, s, 0, players)
    else:
        finish(ed, s, STALLED)


def next_turn(ed: Edition, s: ShiftState) -> None:
    """The next player who has a goal, unless the game is over."""
    s.shifts = 0
    if s.deck == 0 and hopeless(ed, s):
        finish(ed, s, DECK_EMPTY)
    else:
        s.turn = next_of(holders(ed, s), s.turn)


def hopeless(ed: Edition, s: ShiftState) -> bool:
    """Can nobody compose their goal?"""
    for seat in range(ed.players):
        if s.hands[seat] != 0 and possible(ed, s, lowest(s.hands[seat])):
            return False
    return True


# What only the table does.


def skip(ed: Edition, s: ShiftState, seat: int) -> None:
    """The turn of an absent seat ends; its shifts stay. Where only a pass is left, the skip is that pass."""
    legal(ed, s, seat)
    other = 0
    for kind in range(PASS):
        other |= s.moves[kind]
    if other == 0:
        hand_over(ed, s)
    else:
        end_turn(ed, s)


def resign(ed: Edition, s: ShiftState, seat: int) -> None:
    """A seat is out. Nobody else's turn ends by it."""
    leave(ed, s, seat)
    if s.result == 0 and seat == s.turn:
        next_turn(ed, s)
