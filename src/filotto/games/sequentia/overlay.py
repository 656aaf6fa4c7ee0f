"""The rules of Overlay. Source: document 000, "Mode Overlay". Uses number and sequence.

Nine cards lie face up in a square of three by three; everybody holds three. In a turn a player puts all cards of the
hand, one by one, on top of cards on the table. Then every top card whose row, from left to right, or column, from top
to bottom, shows its own sequence gives that line to the player, with all that lies underneath.

What is decided here where the source is silent:
- The cards are put in any order, even one that leaves a card without a place. A card that can be put nowhere when its
  moment comes is put out of the game.
- A space emptied earlier takes any card; emptied spaces are not filled otherwise.
- A line counts although none of its cards was put down in this turn (option `lines`: any or touched).
- All met lines that do not conflict are taken. A row and a column always share one space, two rows or two columns never
  do: so the sets to which no further met line can be added are all met rows and all met columns. The player chooses
  where both are there.
- A player with no cards is skipped. The game ends when the deck and all hands are empty.

An action is a number: other * 1024 + kind * 64 + which. `other` counts the cards of the hand that do the same (in a
designer's deck). The kinds:
"""

from ..bits import lowest, nth
from . import common
from .common import (
    DECK_EMPTY,
    HAND,
    actor,
    agree,
    card_of,
    clear,
    distinct,
    finish,
    holders,
    leave,
    may_skip,
    next_of,
    owe_hand,
    picked,
    reading,
    to_hand,
)
from .tables import NO_CARD, Edition, OverlayState

PUT = 0  # 0, 1, 2: the first, second or third of the distinct cards of the hand on space `which`
DISCARD = 3  # card `which`, which can be put nowhere
TAKE = 4  # the met rows (`which` is ROWS) or the met columns (COLUMNS)

USES = (common,)
__all__ = ["USES", "actor", "agree", "deal", "draw", "legal", "may_skip", "play", "resign", "skip"]

ROWS, COLUMNS = 0, 1
SQUARE = 0b111_111_111
ROW, COLUMN = 0b000_000_111, 0b001_001_001  # the first of each


# The deal and the deck.


def deal(ed: Edition, s: OverlayState) -> None:
    """The square in reading order; then three cards each, one at a time in order of play."""
    clear(ed, s)
    s.played = s.placed = s.rows = s.columns = 0
    for number in range(len(s.shown)):
        s.shown[number] = 0
    for space in range(9):
        s.tops[space] = NO_CARD
        s.piles[space] = 0
    s.shown[0] = s.bare = SQUARE
    s.dealing = 1
    s.drawer = -1
    s.draws = 9 + HAND * ed.players


def draw(ed: Edition, s: OverlayState, word: int) -> None:
    """One card: face up on the table, or into the hand of the drawer."""
    card = picked(s, word)
    if s.bare != 0:
        cover(ed, s, lowest(s.bare), card)
        s.bare &= s.bare - 1
        s.drawer = -int(s.bare != 0)
    else:
        to_hand(ed, s, card)
    s.draws -= 1
    if s.draws == 0:
        next_turn(ed, s)


def cover(ed: Edition, s: OverlayState, space: int, card: int) -> None:
    """A card on top of what lies on a space."""
    s.shown[ed.number[s.tops[space]]] ^= 1 << space
    s.shown[ed.number[card]] ^= 1 << space
    s.tops[space] = card
    s.piles[space] |= 1 << card


# What is legal.


def legal(ed: Edition, s: OverlayState, seat: int) -> None:
    """Fill `s.moves` for the seat at turn: a word for each kind of action."""
    m = s.moves
    for kind in range(len(m)):
        m[kind] = 0
    if s.rows != 0:
        m[TAKE] = 1 << ROWS | 1 << COLUMNS
        return
    rest = distinct(ed, s.hands[seat])
    kind = PUT
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        spaces = places(ed, s, card)
        m[kind] = spaces
        m[DISCARD] |= int(spaces == 0) << card
        kind += 1


def places(ed: Edition, s: OverlayState, card: int) -> int:
    """Never on the same number, never on a card put down in this same turn; an empty space takes any card."""
    return SQUARE & ~int(s.placed | s.shown[ed.number[card]])


# What the players do.


def play(ed: Edition, s: OverlayState, seat: int, action: int) -> None:
    """Do a legal action."""
    kind = action >> 6 & 15
    which = action & 63
    s.plays += 1
    if kind == TAKE:
        take(ed, s, seat, s.rows * (1 - which), s.columns * which)
        end_turn(ed, s, seat)
        return
    if kind == DISCARD:
        card = card_of(ed, s, seat, which, action >> 10)
        s.out |= 1 << card
    else:
        card = card_of(ed, s, seat, nth(distinct(ed, s.hands[seat]), kind), action >> 10)
        cover(ed, s, which, card)
        s.placed |= 1 << which
    s.hands[seat] ^= 1 << card
    s.played += 1
    if s.hands[seat] == 0:
        settle(ed, s, seat)


# What is met, and taking it.


def settle(ed: Edition, s: OverlayState, seat: int) -> None:
    """After the last card: take all met lines; where rows and columns are met, the player chooses."""
    rows, columns = met_rows(ed, s), met_columns(ed, s)
    if rows != 0 and columns != 0:
        s.rows = rows
        s.columns = columns
    else:
        take(ed, s, seat, rows, columns)
        end_turn(ed, s, seat)


def met_rows(ed: Edition, s: OverlayState) -> int:
    """The rows that are met from left to right."""
    met = 0
    for row in range(3):
        met |= int(is_met(ed, s, 3 * row, 1, ROW << 3 * row)) << row
    return met


def met_columns(ed: Edition, s: OverlayState) -> int:
    """The columns that are met from top to bottom."""
    met = 0
    for column in range(3):
        met |= int(is_met(ed, s, column, 3, COLUMN << column)) << column
    return met


def is_met(ed: Edition, s: OverlayState, first: int, step: int, spaces: int) -> bool:
    """Does a line show the sequence of one of its own top cards?"""
    if ed.touched and s.placed & spaces == 0:
        return False
    shown = reading(ed, s.tops, first, step)
    for i in range(3):
        if ed.sequence[s.tops[first + i * step]] == shown:
            return True
    return False


def spaces_of(rows: int, columns: int) -> int:
    """The spaces of these rows and columns."""
    spaces = 0
    for i in range(3):
        spaces |= (rows >> i & 1) * ROW << 3 * i
        spaces |= (columns >> i & 1) * COLUMN << i
    return spaces


def take(ed: Edition, s: OverlayState, seat: int, rows: int, columns: int) -> None:
    """Every card of these lines is the player's, with all that lies underneath."""
    spaces = spaces_of(rows, columns)
    while spaces != 0:
        space = lowest(spaces)
        spaces &= spaces - 1
        s.collected[seat] |= s.piles[space]
        s.piles[space] = 0
        s.shown[ed.number[s.tops[space]]] ^= 1 << space
        s.shown[0] |= 1 << space
        s.tops[space] = NO_CARD
    s.rows = s.columns = 0


def take_first(ed: Edition, s: OverlayState, seat: int) -> None:
    """Of the open choice, the lines whose spaces come first in reading order; of equal spaces, the rows."""
    if comes_first(spaces_of(s.rows, 0), spaces_of(0, s.columns)):
        take(ed, s, seat, s.rows, 0)
    else:
        take(ed, s, seat, 0, s.columns)


def comes_first(a: int, b: int) -> bool:
    """Compared space by space, is set a not behind set b? A set that is the beginning of another comes first."""
    first = (a ^ b) & -(a ^ b)  # the first space that only one of them has
    if a & first != 0:
        return b & -first != 0
    return a & -first == 0


# The end of a turn.


def end_turn(ed: Edition, s: OverlayState, seat: int) -> None:
    """Draw up to three new cards, as far as the deck goes."""
    owe_hand(s, seat)
    if s.draws == 0:
        next_turn(ed, s)


def next_turn(ed: Edition, s: OverlayState) -> None:
    """The next player who has cards; when nobody has any, the deck is empty too, and the game is over."""
    s.played = s.placed = s.dealing = s.drawer = 0
    players = holders(ed, s)
    if players == 0:
        finish(ed, s, DECK_EMPTY)
    else:
        s.turn = next_of(players, s.turn)


# What only the table does.


def skip(ed: Edition, s: OverlayState, seat: int) -> None:
    """The turn of an absent seat ends: without taking where cards are left to put. What was played is drawn again."""
    if s.rows != 0:
        take_first(ed, s, seat)
    if s.played != 0:
        end_turn(ed, s, seat)
    else:
        next_turn(ed, s)


def resign(ed: Edition, s: OverlayState, seat: int) -> None:
    """A seat is out; an open choice of its own takes what comes first. Nobody else's turn ends by it."""
    if s.rows != 0 and seat == s.turn:
        take_first(ed, s, seat)
    leave(ed, s, seat)
    if s.result == 0 and seat == s.turn:
        next_turn(ed, s)
