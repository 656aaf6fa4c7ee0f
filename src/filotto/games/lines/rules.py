"""The rules of the line games: Sequence, Tabletop, Kids, Numbers. Sources: documents 001, 004, 002 and 003.

One rule set; what the editions differ in is data (`ed`, see tables.py and editions.py). Plain Python: `games.compiled`
compiles these same functions. The rules have no randomness: when a card is needed, `s.draws` says how many words the
dealer owes, and `draw` takes one word, 0 <= word < 2**32, that picks among the cards of the deck as it then is.

Where a rule stands, each file with what it decides where the sources are silent:

    playing     a turn: what is legal, cards, chips, dead cards, passes; how an action is written as a number
    sequences   lines completed, locked, shared; the choice among them
    dealing     the deal, the deck, a new deck, hands and discards
    turns       whose turn it is; rounds of passes and skips
    by_hand     drawing by hand and the loss of the card
    ending      stalemate, agreement, sides that are out
    judging     what only the table does: skip, resign, penalty
"""

from . import by_hand, dealing, ending, judging, playing, sequences, turns
from .by_hand import AUTOMATIC, EARLY, LATE, WAIT, has_right, lose
from .dealing import PUT_AWAY, clear, deal, draw, give
from .ending import DRAWN, WON, agree, side_is_out
from .judging import may_skip, penalty, resign, skip
from .playing import (
    ANYWHERE,
    AWAY,
    CAN_DRAW,
    CAN_PASS,
    CLAIM,
    DRAW,
    PASS,
    PLACE,
    REMOVE,
    actor,
    legal,
    pick,
    play,
)
from .sequences import completed

USES = (ending, turns, dealing, by_hand, sequences, playing, judging)
__all__ = [
    "ANYWHERE",
    "AUTOMATIC",
    "AWAY",
    "CAN_DRAW",
    "CAN_PASS",
    "CLAIM",
    "DRAW",
    "DRAWN",
    "EARLY",
    "LATE",
    "PASS",
    "PLACE",
    "PUT_AWAY",
    "REMOVE",
    "USES",
    "WAIT",
    "WON",
    "actor",
    "agree",
    "clear",
    "completed",
    "deal",
    "draw",
    "give",
    "has_right",
    "legal",
    "lose",
    "may_skip",
    "penalty",
    "pick",
    "play",
    "resign",
    "side_is_out",
    "skip",
]
