"""Random games on kernels: the dealer's words and the choices come from a small generator that is the same everywhere.

Multiply-with-carry: the state stays below 2**63, so the same line means the same in Python and compiled. A game is
known by its number: results do not depend on how games are shared out.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .bits import bit_count, nth

LOW = (1 << 32) - 1
SMALL = (1 << 62) - 1
A = 2068731810  # A * 2**32 - 1 is a safe prime: one cycle of length 2**62

# A tally of games: how many each side won outright, then these, then how many ended for each reason.
SIDES_WON, DRAWS, SHARED, PLAYS, ACTIONS, REASONS, TALLY = 0, 12, 13, 14, 15, 16, 32


def tally() -> NDArray[np.int64]:
    """An empty tally, apart from others so that threads do not wait for each other's."""
    return np.zeros(TALLY + 32, np.int64)[16 : 16 + TALLY]


def seed(game: int) -> int:
    """Well mixed bits of a game's number (and never 0)."""
    x = (game * 0x1E3779B97F4A7C15 + 0x3C6EF372FE94F82B) & SMALL
    x = ((x ^ (x >> 30)) * 0x3F58476D1CE4E5B9) & SMALL
    x = ((x ^ (x >> 27)) * 0x14D049BB133111EB) & SMALL
    return (x ^ (x >> 31)) | 1


def turned(x: int) -> int:
    """The generator's next state."""
    return A * (x & LOW) + (x >> 32)


def word_of(x: int) -> int:
    """The word that a state gives: 0 <= word < 2**32."""
    return (x ^ (x >> 32)) & LOW


def choose(s: Any, word: int) -> int:
    """The code of a legal action, picked by the word: each bit of `s.moves` is as likely."""
    total = 0
    for kind in range(len(s.moves)):
        total += bit_count(s.moves[kind])
    k = (word * total) >> 32
    kind = 0
    below = 0
    upto = 0
    for i in range(len(s.moves) - 1):
        upto += bit_count(s.moves[i])
        past = int(k >= upto)
        kind += past
        below += past * bit_count(s.moves[i])
    return kind * 64 + nth(s.moves[kind], k - below)


def pick(ed: Any, s: Any, seat: int, word: int) -> int:
    """A random legal action, where a kernel does not say otherwise."""
    return choose(s, word)


class Playout(NamedTuple):
    """Random play of one game's kernel: a deal, one action, a whole game, many."""

    begin: Callable[..., int]
    act: Callable[..., int]
    game: Callable[..., int]
    games: Callable[..., None]


def of(rules: ModuleType, wrap: Callable[[Any], Any] = lambda part: part) -> Playout:
    """Random play on a kernel's module; `wrap` registers each part for the compiler."""
    deal, draw, actor, legal, play = rules.deal, rules.draw, rules.actor, rules.legal, rules.play
    picked = getattr(rules, "pick", pick)

    def begin(ed: Any, s: Any, x: int) -> int:
        deal(ed, s)
        while s.draws != 0:
            x = turned(x)
            draw(ed, s, word_of(x))
        return x

    def act(ed: Any, s: Any, x: int) -> int:
        seat = actor(ed, s)
        legal(ed, s, seat)
        x = turned(x)
        play(ed, s, seat, picked(ed, s, seat, word_of(x)))
        while s.draws != 0:
            x = turned(x)
            draw(ed, s, word_of(x))
        return x

    begin, act = wrap(begin), wrap(act)

    def game(ed: Any, s: Any, number: int) -> int:
        x = begin(ed, s, seed(number))
        actions = 0
        while s.result == 0:
            x = act(ed, s, x)
            actions += 1
        return actions

    game = wrap(game)

    def games(ed: Any, s: Any, first: int, n: int, tally: Any) -> None:
        for number in range(first, first + n):
            tally[ACTIONS] += game(ed, s, number)
            tally[PLAYS] += s.plays
            tally[REASONS + s.ended] += 1
            if s.result == 1:
                tally[SIDES_WON + nth(s.winners, 0)] += 1
            else:
                tally[DRAWS + s.result - 2] += 1

    return Playout(begin, act, game, games)
