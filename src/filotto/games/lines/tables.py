"""Editions and states of the line games as aligned records of 64-bit words.

Every kind of card is in the deck twice and, unless it is special, on two cells. So a set of physical cards, or of
cells, is a pair of words: bit i of word `half` is copy `half` of kind i, or its cell `half`.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

SEATS, SIDES = 12, 4  # at most
KINDS_OF_CARD = 62  # bits of a word that are used
SLOTS = 24  # lines through one cell: four directions times the places in a line, and room up to a multiple of 8
NO_LINE = 1 << 62  # a line that leaves the board: it holds a cell that no side ever has
RIGHTS = 48  # rights to draw that can be open at once: never more than the cards of the deal
KINDS = 8  # of actions, see rules.py

Words = NDArray[np.int64]
word = np.int64

EDITION = np.dtype(
    [
        ("players", word),
        ("sides", word),
        ("hand", word),  # cards dealt to each
        ("need", word),  # sequences that win
        ("length", word),  # of a sequence
        ("slots", word),
        ("supply", word, SIDES),  # chips of each side
        ("deck", word),  # all kinds of card
        ("board", word),  # the kinds that have cells
        ("anywhere", word),
        ("remove", word),
        ("alike", word),  # the kinds whose two cards do not differ; in Numbers only the special ones
        ("trade_all", word),  # 1: dead cards must be traded at the start of the turn (Kids)
        ("by_hand", word),  # how cards are drawn, see rules.py
        ("most_since", word),  # new decks since the last play that are still made
        ("most_decks", word),  # and in the whole game
        ("lines", word, (2, KINDS_OF_CARD, 2 * SLOTS)),  # through a cell: words of half 0, then of half 1
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("turn", word),  # seat
        ("side", word),  # of the seat whose turn it is
        ("traded", word),  # 1: a dead card was traded in this turn
        ("claims", word),  # lines through `cell`, by slot, of which one must be chosen
        ("cell", word),  # half * 64 + kind of the chip that completed them
        ("taken", word),  # lines through `cell`, by slot, that the last action locked
        ("must_draw", word),  # 1: the turn waits for a draw by hand
        ("draws", word),  # words that the dealer owes now
        ("drawer", word),  # the seat that gets the card; -1: a card of `picker`'s hand is put away
        ("purpose", word),  # what goes on after the draw
        ("picker", word),
        ("passed", word),  # seats that have passed since the last play or trade
        ("idle", word),  # turns of passes and skips since the first of those passes
        ("decks_since", word),  # new decks since the last play
        ("decks", word),
        ("plays", word),  # chips placed and removed
        ("gone", word),  # seats that have resigned
        ("forfeits", word),  # seats that owe a card for table talk
        ("result", word),  # 0 running, else WON, DRAWN
        ("winners", word),  # sides
        ("ended", word),  # why, see rules.py
        ("owed", word),  # rights to draw that are open
        ("lapsed", word),  # how many of them, the oldest, have run out
        ("free", word, 2),
        ("locked", word, 2),
        ("deck", word, 2),
        ("due", word, 2),  # dead cards that must be traded now
        ("rows", word, SIDES),  # sequences of each side
        ("stock", word, SIDES),
        ("chips", word, (SIDES, 2)),
        ("hands", word, (SEATS, 2)),
        ("moves", word, KINDS),  # what is legal, a word a kind of action
        ("rights", np.int8, RIGHTS),  # seats, the oldest right first
    ],
    align=True,
)


class Edition(Protocol):
    """The fields of EDITION, for readers and the type checker."""

    players: int
    sides: int
    hand: int
    need: int
    length: int
    slots: int
    supply: Words
    deck: int
    board: int
    anywhere: int
    remove: int
    alike: int
    trade_all: int
    by_hand: int
    most_since: int
    most_decks: int
    lines: Words


class State(Protocol):
    """The fields of STATE."""

    turn: int
    side: int
    traded: int
    claims: int
    cell: int
    taken: int
    must_draw: int
    draws: int
    drawer: int
    purpose: int
    picker: int
    passed: int
    idle: int
    decks_since: int
    decks: int
    plays: int
    gone: int
    forfeits: int
    result: int
    winners: int
    ended: int
    owed: int
    lapsed: int
    free: Words
    locked: Words
    deck: Words
    due: Words
    rows: Words
    stock: Words
    chips: Words
    hands: Words
    moves: Words
    rights: NDArray[np.int8]
