"""The deck at a table and the states of the three modes, as aligned records of 64-bit words.

A set of cards is a word: bit i says whether card i of the deck is in it. The nine spaces of a square are counted in
reading order, so a set of spaces is a word too. A row of numbers is written as one number of three digits of four bits,
the leftmost lowest: the sequence 1, 3, 2 is 0x231.
"""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from .deck import MOST_CARDS

SEATS = 4  # at most
NUMBERS = 10  # 0 is shown where no card lies
NO_CARD = MOST_CARDS  # the card that lies on an empty space: it shows 0 and asks for nothing
SPACES, PILES = 9, 4
SHIFT_KINDS, STACK_KINDS, OVERLAY_KINDS = 9, 9, 5  # of actions, see the rules files

Words = NDArray[np.int64]
word = np.int64

EDITION = np.dtype(
    [
        ("players", word),
        ("deck", word),  # all cards
        ("bonus", word),  # the cards with a +
        ("stall_rounds", word),  # Shift
        ("touched", word),  # Overlay, 1: only lines with a card of this turn count
        ("number", word, NO_CARD + 1),  # of each card
        ("sequence", word, NO_CARD + 1),  # of each card
        ("same", word, NO_CARD + 1),  # the cards that do what this card does, itself among them
        ("digit", word, (NO_CARD + 1, 3)),  # the three numbers of its sequence
        ("times", word, (NO_CARD + 1, 3)),  # how often the sequence needs each of them
        ("showing", word, NUMBERS),  # the cards of each number
    ],
    align=True,
)

COMMON: list[tuple[Any, ...]] = [
    ("turn", word),  # seat
    ("draws", word),  # words that the dealer owes now
    ("drawer", word),  # the seat that gets the card; -1: it goes face up on the table
    ("plays", word),  # actions of players
    ("gone", word),  # seats that have resigned
    ("result", word),  # 0 running, else WON, DRAWN, SHARED
    ("winners", word),  # seats
    ("ended", word),  # why, see common.py
    ("deck", word),
    ("out", word),  # cards put out of the game
    ("hands", word, SEATS),  # in Shift the goal
    ("collected", word, SEATS),
]

SHIFT = np.dtype(
    [
        *COMMON,
        ("shifts", word),  # in this turn
        ("idle", word),  # turns handed over since the last sequence or changed goal
        ("bare", word),  # spaces that wait for a card from the deck
        ("waiting", word),  # seats that wait for a goal
        ("empty", word),  # spaces without a card
        ("table", word),  # the cards on the table
        ("cards", word, SPACES),  # which card lies on each space, or NO_CARD
        ("moves", word, SHIFT_KINDS),  # what is legal, a word a kind of action
    ],
    align=True,
)

STACK = np.dtype(
    [
        *COMMON,
        ("dealing", word),  # 1: the cards go round the table
        ("phase", word),  # what was played last in this turn, see stack.py
        ("row", word),  # how many piles there are
        ("tops", word, PILES),  # the top card of each pile, from left to right, or NO_CARD
        ("piles", word, PILES),  # all cards of each
        ("moves", word, STACK_KINDS),
    ],
    align=True,
)

OVERLAY = np.dtype(
    [
        *COMMON,
        ("dealing", word),
        ("bare", word),  # spaces that wait for a card from the deck
        ("played", word),  # cards put or discarded in this turn
        ("placed", word),  # spaces where a card was put in this turn
        ("rows", word),  # met rows, while the player must choose between them
        ("columns", word),  # and met columns
        ("tops", word, SPACES),
        ("piles", word, SPACES),
        ("shown", word, NUMBERS),  # the spaces that show each number; 0: that are empty
        ("moves", word, OVERLAY_KINDS),
    ],
    align=True,
)


class Edition(Protocol):
    """The fields of EDITION, for readers and the type checker."""

    players: int
    deck: int
    bonus: int
    stall_rounds: int
    touched: int
    number: Words
    sequence: Words
    same: Words
    digit: Words
    times: Words
    showing: Words


class State(Protocol):
    """The fields that all modes have."""

    turn: int
    draws: int
    drawer: int
    plays: int
    gone: int
    result: int
    winners: int
    ended: int
    deck: int
    out: int
    hands: Words
    collected: Words
    moves: Words


class HandState(State, Protocol):
    """The fields that the modes with hands of three have."""

    dealing: int


class ShiftState(State, Protocol):
    """The fields of SHIFT."""

    shifts: int
    idle: int
    bare: int
    waiting: int
    empty: int
    table: int
    cards: Words


class StackState(HandState, Protocol):
    """The fields of STACK."""

    phase: int
    row: int
    tops: Words
    piles: Words


class OverlayState(HandState, Protocol):
    """The fields of OVERLAY."""

    bare: int
    played: int
    placed: int
    rows: int
    columns: int
    tops: Words
    piles: Words
    shown: Words
