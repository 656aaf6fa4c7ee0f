"""Whole games between styles of play on one kernel, by their numbers: for the arena, for fitting and for search.

The deal has a stream of its own, so that the same number deals the same cards whoever plays; the choices have another.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

from ...games import playout
from ...games.playout import seed, turned, word_of
from .style import SEARCHES, choose

APART = 1 << 41  # sets the stream of the choices apart from the dealer's
LONGEST_GAME = 20_000  # actions; no game comes near


class Bulk(NamedTuple):
    """A choice, the chance of winning, a whole game, many games with the winners of each."""

    choice: Callable[..., int]
    standing: Callable[..., float]
    game: Callable[..., int]
    games: Callable[..., int]


def of(rules: ModuleType, thinker: ModuleType, wrap: Callable[[Any], Any] = lambda part: part) -> Bulk:
    """Play between styles on a kernel's module; `wrap` registers each part for the compiler."""
    deal, draw, actor, legal, play = rules.deal, rules.draw, rules.actor, rules.legal, rules.play
    picked, think = getattr(rules, "pick", playout.pick), thinker.think

    def choice(ed: Any, s: Any, seat: int, w: Any, room: Any, x: int) -> int:
        if w[SEARCHES] == 0.0:
            legal(ed, s, seat)
            return int(picked(ed, s, seat, word_of(x)))
        n = think(ed, s, seat, w, room)
        return int(room.codes[choose(room, n, w, x)])

    choice = wrap(choice)

    def drawn(ed: Any, s: Any, x: int) -> int:
        while s.draws != 0:
            x = turned(x)
            draw(ed, s, word_of(x))
        return x

    drawn = wrap(drawn)

    def game(ed: Any, s: Any, number: int, weights: Any, room: Any) -> int:
        deal(ed, s)
        x = drawn(ed, s, seed(number))
        y = seed(number + APART)
        actions = 0
        while s.result == 0 and actions < LONGEST_GAME:
            seat = actor(ed, s)
            y = turned(y)
            play(ed, s, seat, choice(ed, s, seat, weights[seat], room, y))
            x = drawn(ed, s, x)
            actions += 1
        return actions

    game = wrap(game)

    def games(ed: Any, s: Any, first: int, n: int, weights: Any, room: Any, winners: Any) -> int:
        actions = 0
        for i in range(n):
            actions += game(ed, s, first + i, weights, room)
            winners[i] = s.winners
        return actions

    return Bulk(choice, thinker.standing, game, games)
