"""The rules of Stack. Source: document 000, "Mode Stack". Uses number, sequence and the +.

Everybody holds three cards. The table is a row of at most four piles; it begins empty, and what counts is the number on
top of each. Who holds a card whose sequence three neighbouring piles show, from left to right, plays it as a sequence
and takes them.

What is decided here where the source is silent:
- A turn begins with a card or a sequence; nobody may pass first.
- The card played as a sequence is collected with the piles.
- On an empty row left and right are one, written right.
- Only with an empty hand does a turn end after a bonus card.
- A player with no cards is skipped. Cards still on the table at the end belong to nobody.

An action is a number: other * 1024 + kind * 64 + which. `which` is the first card of the hand that does it, `other`
counts those that do the same (in a designer's deck). The kinds:
"""

from ..bits import lowest
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
from .tables import NO_CARD, Edition, StackState

LEFT, RIGHT = 0, 1  # a new pile at that end of the row
ON = 2  # 2, 3, 4, 5: on top of the first to the fourth pile
TAKE = 6  # 6, 7: as a sequence, the first to the third pile, or the second to the fourth
PASS = 8

USES = (common,)
__all__ = ["USES", "actor", "agree", "deal", "draw", "legal", "may_skip", "play", "resign", "skip"]

BEGIN, AFTER_SIMPLE, AFTER_BONUS = 0, 1, 2  # s.phase
FULL = 4  # piles in a row


# The deal and the deck.


def deal(ed: Edition, s: StackState) -> None:
    """Three cards each, one at a time in order of play; the row is empty."""
    clear(ed, s)
    s.row = 0
    for pile in range(FULL):
        s.tops[pile] = NO_CARD
        s.piles[pile] = 0
    s.phase = BEGIN
    s.dealing = 1
    s.draws = HAND * ed.players


def draw(ed: Edition, s: StackState, word: int) -> None:
    """One card for the drawer."""
    to_hand(ed, s, picked(s, word))
    s.draws -= 1
    if s.draws == 0:
        next_turn(ed, s)


# What is legal.


def legal(ed: Edition, s: StackState, seat: int) -> None:
    """Fill `s.moves` for the seat at turn: a word for each kind of action."""
    m = s.moves
    for kind in range(len(m)):
        m[kind] = 0
    hand = distinct(ed, s.hands[seat])
    if s.phase != AFTER_SIMPLE:
        legal_cards(s, hand)
    if s.row == FULL:
        legal_sequences(ed, s, hand)
    m[PASS] = int(s.phase == AFTER_SIMPLE or hand == 0)


def legal_cards(s: StackState, hand: int) -> None:
    """Fewer than four piles: a new one at either end, before anything else. With four, on top of any."""
    m = s.moves
    if s.row == FULL:
        for pile in range(FULL):
            m[ON + pile] = hand
    else:
        m[RIGHT] = hand
        if s.row != 0:
            m[LEFT] = hand


def legal_sequences(ed: Edition, s: StackState, hand: int) -> None:
    """The cards whose sequence the first three piles show, or the last three."""
    m = s.moves
    for first in range(2):
        shown = reading(ed, s.tops, first, 1)
        rest = hand
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            m[TAKE + first] |= int(ed.sequence[card] == shown) << card


# What the players do.


def play(ed: Edition, s: StackState, seat: int, action: int) -> None:
    """Do a legal action."""
    kind = action >> 6 & 15
    s.plays += 1
    if kind == PASS:
        end_turn(ed, s, seat)
        return
    card = card_of(ed, s, seat, action & 63, action >> 10)
    s.hands[seat] ^= 1 << card
    if kind >= TAKE:
        take_piles(s, seat, kind - TAKE, card)
        end_turn(ed, s, seat)
        return
    if kind >= ON:
        put(s, kind - ON, card)
    else:
        new_pile(s, kind, card)
    s.phase = AFTER_SIMPLE
    if ed.bonus >> card & 1:
        s.phase = AFTER_BONUS


def put(s: StackState, pile: int, card: int) -> None:
    """A card on top of a pile."""
    s.tops[pile] = card
    s.piles[pile] |= 1 << card


def new_pile(s: StackState, end: int, card: int) -> None:
    """A card begins a pile at the left or right end of the row."""
    place = s.row
    if end == LEFT:
        while place > 0:
            place -= 1
            s.tops[place + 1] = s.tops[place]
            s.piles[place + 1] = s.piles[place]
        s.piles[0] = 0
    put(s, place, card)
    s.row += 1


def take_piles(s: StackState, seat: int, first: int, card: int) -> None:
    """All cards of three piles are the player's, and the card played with them. The pile left over stays."""
    left = 3 - 3 * first
    s.collected[seat] |= 1 << card | s.piles[first] | s.piles[first + 1] | s.piles[first + 2]
    top = s.tops[left]
    under = s.piles[left]
    for pile in range(FULL):
        s.tops[pile] = NO_CARD
        s.piles[pile] = 0
    s.tops[0] = top
    s.piles[0] = under
    s.row = 1


# The end of a turn.


def end_turn(ed: Edition, s: StackState, seat: int) -> None:
    """Draw back up to three, as far as the deck goes."""
    owe_hand(s, seat)
    if s.draws == 0:
        next_turn(ed, s)


def next_turn(ed: Edition, s: StackState) -> None:
    """The next player who has cards; when nobody has any, the deck is empty too, and the game is over."""
    s.phase = BEGIN
    s.dealing = s.drawer = 0
    players = holders(ed, s)
    if players == 0:
        finish(ed, s, DECK_EMPTY)
    else:
        s.turn = next_of(players, s.turn)


# What only the table does.


def skip(ed: Edition, s: StackState, seat: int) -> None:
    """The turn of an absent seat ends. Where something was played, the hand is filled."""
    if s.phase == BEGIN:
        next_turn(ed, s)
    else:
        end_turn(ed, s, seat)


def resign(ed: Edition, s: StackState, seat: int) -> None:
    """A seat is out. Nobody else's turn ends by it."""
    leave(ed, s, seat)
    if s.result == 0 and seat == s.turn:
        next_turn(ed, s)
