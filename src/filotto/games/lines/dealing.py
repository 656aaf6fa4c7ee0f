"""The deal, the draw deck and the hands.

The deck is a set: a word of the dealer picks one of its cards, in the order of their bits. It is made anew when a card
is needed and none is left, of all cards that nobody holds; so the card just played may come back. Two new decks in a
row without a play, and a hundred in the whole game, are made; the next one would end the game instead.
"""

from ..bits import bit_count, just
from .ending import ALL_NEW_DECKS, NEW_DECKS, stalemate
from .tables import Edition, State
from .turns import next_turn

DEAL, END_TURN, GO_ON, PUT_AWAY = 1, 2, 3, 4  # s.purpose


def deal(ed: Edition, s: State) -> None:
    """An empty board, a full deck, empty hands; then one card at a time, beginning at the dealer's left."""
    clear(s)
    for half in range(2):
        s.free[half] = ed.board
        s.deck[half] = ed.deck
    for side in range(4):
        s.stock[side] = ed.supply[side]
    s.purpose = DEAL
    s.draws = ed.hand * ed.players


def clear(s: State) -> None:
    """Everything to nothing."""
    s.turn = s.side = s.traded = s.claims = s.cell = s.taken = s.must_draw = 0
    s.drawer = s.picker = s.passed = s.idle = s.decks_since = s.decks = s.plays = 0
    s.gone = s.forfeits = s.result = s.winners = s.ended = s.owed = s.lapsed = 0
    for half in range(2):
        s.locked[half] = s.due[half] = 0
        for side in range(4):
            s.chips[side, half] = 0
        for seat in range(12):
            s.hands[seat, half] = 0
    for side in range(4):
        s.rows[side] = 0
    for i in range(len(s.rights)):
        s.rights[i] = 0
    for kind in range(len(s.moves)):
        s.moves[kind] = 0


def draw(ed: Edition, s: State, word: int) -> None:
    """One card for `s.drawer`; then what the card was drawn for goes on."""
    if s.purpose == PUT_AWAY:
        put_away(ed, s, word)
        return
    give(ed, s, s.drawer, word)
    s.draws -= 1
    if s.purpose == END_TURN:
        next_turn(ed, s)
    elif s.purpose == DEAL:
        s.drawer += 1
        if s.drawer == ed.players:
            s.drawer = 0


def give(ed: Edition, s: State, seat: int, word: int) -> None:
    """The card that the word picks goes from the deck to a hand; of two alike, the first copy."""
    first = bit_count(s.deck[0])
    k = (word * (first + bit_count(s.deck[1]))) >> 32
    half = int(k >= first)
    card = just(s.deck[half], k - half * first)
    half &= 1 - int(ed.alike & card & s.deck[0] != 0)
    s.deck[half] ^= card
    s.hands[seat, half] |= card


def ask(ed: Edition, s: State, seat: int, purpose: int) -> None:
    """A card for a seat: the deck is made anew when it is empty, which may end the game before the card is drawn."""
    if s.deck[0] | s.deck[1] == 0:
        new_deck(ed, s)
    if s.result == 0 and s.deck[0] | s.deck[1] != 0:
        s.drawer = seat
        s.purpose = purpose
        s.draws = 1
    elif s.result == 0 and purpose == END_TURN:  # nothing to shuffle either: nobody draws
        next_turn(ed, s)


def new_deck(ed: Edition, s: State) -> None:
    """All discard piles together: every card that nobody holds."""
    held0 = held1 = 0
    for seat in range(ed.players):
        held0 |= s.hands[seat, 0]
        held1 |= s.hands[seat, 1]
    if s.decks_since >= ed.most_since:
        stalemate(ed, s, NEW_DECKS)
    elif s.decks >= ed.most_decks:
        stalemate(ed, s, ALL_NEW_DECKS)
    elif (ed.deck & ~held0) | (ed.deck & ~held1) != 0:
        s.deck[0] = ed.deck & ~held0
        s.deck[1] = ed.deck & ~held1
        s.decks_since += 1
        s.decks += 1


def discard(s: State, seat: int, cards0: int, cards1: int, other: int) -> int:
    """Put away the card number `other` among those of the hand that are in `cards`; the half it was in."""
    first = s.hands[seat, 0] & cards0
    second = s.hands[seat, 1] & cards1
    if other == 0:  # nearly always, so it has a quick way of its own
        half = int(first == 0)
        cards = second if half else first
        card = cards & -cards
    else:
        n = bit_count(first)
        half = int(other >= n)
        card = just(second, other - n) if half else just(first, other)
    s.hands[seat, half] ^= card
    return half


def put_away(ed: Edition, s: State, word: int) -> None:
    """The dealer's word chooses the card that an absent seat puts away for table talk; of two alike, the first copy."""
    seat = s.picker
    first = bit_count(s.hands[seat, 0])
    k = (word * (first + bit_count(s.hands[seat, 1]))) >> 32
    half = int(k >= first)
    card = just(s.hands[seat, half], k - half * first)
    half &= 1 - (ed.alike & int(s.hands[seat, 0] & card != 0))
    s.hands[seat, half] ^= card
    s.forfeits &= ~(1 << seat)
    s.draws = 0
    s.drawer = 0
