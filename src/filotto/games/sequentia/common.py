"""What Shift, Stack and Overlay have in common: hands and the deck, who is next, leaving, and the score.

Source: document 000. Decided here where it is silent: equal scores win together; who resigns puts hand and goal out of
the game, and the cards that they collected no longer count. Plain Python, compiled as it stands (see tables.py).
"""

from ..bits import bit_count, lowest, nth
from .tables import Edition, HandState, State, Words

WON, DRAWN, SHARED = 1, 2, 3  # s.result
DECK_EMPTY, STALLED, RESIGNED, AGREED = 1, 2, 3, 4  # s.ended
HAND = 3  # cards in a full hand


def clear(ed: Edition, s: State) -> None:
    """A full deck, nothing else; the last seat has had its turn, so that the first is next."""
    s.turn = ed.players - 1
    s.draws = s.drawer = s.plays = s.gone = s.result = s.winners = s.ended = s.out = 0
    s.deck = ed.deck
    for seat in range(len(s.hands)):
        s.hands[seat] = s.collected[seat] = 0
    for kind in range(len(s.moves)):
        s.moves[kind] = 0


def picked(s: State, word: int) -> int:
    """Take the card that the word picks from the deck."""
    card = nth(s.deck, (word * bit_count(s.deck)) >> 32)
    s.deck ^= 1 << card
    return card


def card_of(ed: Edition, s: State, seat: int, which: int, other: int) -> int:
    """The card of a hand that an action means: number `other` of those that do what card `which` does."""
    return nth(s.hands[seat] & ed.same[which], other)


def distinct(ed: Edition, hand: int) -> int:
    """Of the cards of a hand that do the same, only the first."""
    kept = rest = hand
    while rest != 0:
        card = lowest(rest)
        rest &= ~ed.same[card]
        kept &= ~ed.same[card] | 1 << card
    return kept


def reading(ed: Edition, cards: Words, first: int, step: int) -> int:
    """The numbers of three cards in a line, as a sequence is written."""
    a, b, c = ed.number[cards[first]], ed.number[cards[first + step]], ed.number[cards[first + 2 * step]]
    return int(a | b << 4 | c << 8)


def holders(ed: Edition, s: State) -> int:
    """The seats that hold a card. Nobody else has a turn; who has resigned holds none."""
    found = 0
    for seat in range(ed.players):
        found |= int(s.hands[seat] != 0) << seat
    return found


def next_of(seats: int, seat: int) -> int:
    """The first of these seats after one, around the table."""
    later = seats & -(2 << seat)
    if later != 0:
        return lowest(later)
    return lowest(seats)


def actor(ed: Edition, s: State) -> int:
    """The seat that acts: the one whose turn it is."""
    return s.turn


def may_skip(s: State, seat: int) -> bool:
    """Only a turn can be skipped."""
    return seat == s.turn


# Hands of three: Stack and Overlay.


def to_hand(ed: Edition, s: HandState, card: int) -> None:
    """A card from the deck goes into the hand of the drawer; the next of the deal to the next seat."""
    s.hands[s.drawer] |= 1 << card
    if s.dealing:
        s.drawer = next_of((1 << ed.players) - 1, s.drawer)


def owe_hand(s: HandState, seat: int) -> None:
    """Cards are owed up to a full hand, as far as the deck goes."""
    s.drawer = seat
    s.draws = min(HAND - bit_count(s.hands[seat]), bit_count(s.deck))


# The end.


def finish(ed: Edition, s: State, why: int) -> None:
    """Most cards wins, of those still in the game; equal is a shared win."""
    best = -1
    for seat in range(ed.players):
        score = bit_count(s.collected[seat])
        if not s.gone >> seat & 1 and score >= best:
            if score > best:
                s.winners = 0
            best = score
            s.winners |= 1 << seat
    s.result = WON
    if bit_count(s.winners) > 1:
        s.result = SHARED
    s.ended = why


def leave(ed: Edition, s: State, seat: int) -> None:
    """A seat has resigned: its hand goes out of the game. The last player left wins."""
    s.gone |= 1 << seat
    s.out |= s.hands[seat]
    s.hands[seat] = 0
    left = ((1 << ed.players) - 1) & ~s.gone
    if bit_count(left) == 1:
        s.result = WON
        s.winners = left
        s.ended = RESIGNED


def agree(ed: Edition, s: State) -> None:
    """Everybody agreed: nobody wins."""
    s.result = DRAWN
    s.ended = AGREED
