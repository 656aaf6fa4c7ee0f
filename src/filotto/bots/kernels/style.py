"""How a level plays: the numbers at the beginning of its weights, and the choice among actions that have scores.

Who plays at a lower level sees less: each action comes to mind at a rate, the best that does is taken or, at stated
rates, the second or the third. A win in one comes to mind at a rate of its own; it is 1 but for the learner.
"""

from math import exp, sqrt
from typing import Any

from ...games.bits import bit_count
from ...games.playout import seed, turned, word_of

SEARCHES = 0  # 0: any legal action, each that differs in effect as likely; 1: as said above
SEES = 1  # how often an action comes to mind
SECOND = 2  # how often the second of those is taken
THIRD = 3  # and the third
SEES_WIN = 4
STYLE = 5  # where an evaluation's own weights begin

WIN = 1e6  # the score of an action that wins at once, or more
TURN = 1.0 / (1 << 32)  # a word as a part of one
MOST = 512  # actions that can be legal at once


def choose(room: Any, n: int, w: Any, x: int) -> int:
    """The place of the action that this style takes, of the `n` that have scores."""
    x = seed(x)
    for i in range(n):  # equal scores are told apart by chance
        x = turned(x)
        room.scores[i] += word_of(x) * TURN * 1e-6
    best = ranked(room, n, 0)
    x = turned(x)
    if room.scores[best] >= WIN and word_of(x) * TURN < w[SEES_WIN]:
        return best
    x = forget(room, n, w, x)
    x = turned(x)
    part = word_of(x) * TURN
    if n > 2 and part < w[THIRD]:
        return ranked(room, n, 2)
    if n > 1 and part < w[THIRD] + w[SECOND]:
        return ranked(room, n, 1)
    return ranked(room, n, 0)


def forget(room: Any, n: int, w: Any, x: int) -> int:
    """What does not come to mind is worth less than all that does; among itself it keeps its order."""
    if w[SEES] < 1.0:
        for i in range(n):
            x = turned(x)
            if word_of(x) * TURN >= w[SEES]:
                room.scores[i] -= 4 * WIN
    return x


def ranked(room: Any, n: int, rank: int) -> int:
    """The place of the action that so many others are better than (at most 2)."""
    first = second = third = -1
    for i in range(n):
        score = room.scores[i]
        if first < 0 or score > room.scores[first]:
            first, second, third = i, first, second
        elif second < 0 or score > room.scores[second]:
            second, third = i, second
        elif third < 0 or score > room.scores[third]:
            third = i
    if rank == 0:
        return first
    return second if rank == 1 else third


def ahead(ed: Any, s: Any, seat: int, leads: float) -> float:
    """The chance of winning where collected cards are the score: a lead counts more the fewer cards are to come."""
    if s.result != 0:
        return float(s.winners >> seat & 1) / max(1, bit_count(s.winners)) if s.winners != 0 else 1.0 / ed.players
    to_come = sqrt(4.0 + bit_count(s.deck))
    total = own = 0.0
    for other in range(ed.players):
        strong = exp(leads * bit_count(s.collected[other]) / to_come) * int(not s.gone >> other & 1)
        total += strong
        if other == seat:
            own = strong
    return float(own / total)
