"""A search over redealt hands: the few best actions are tried on the same deals, the worse half dropped, and again.

What is hidden is dealt anew for each deal, all hands but the own, a partner's too; then the game goes on for some
actions, every seat playing by the evaluation from its own cards alone, and the chance of winning is read off the board.
All actions that are still in the running meet the same deals and draws, so their luck is the same. The evaluation's own
choice stays unless another one is better by a margin: what a few deals say is not worth more.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from ...games.playout import seed, turned, word_of
from .style import WIN, ranked

WIDE = 4  # actions that are tried at most
APART = 1 << 45
DEPTH = 10  # actions that a deal goes on for
MARGIN = 0.04  # of the chance of winning
STATES = 3  # the position, a deal of it, a game that goes on from there

FOUND = np.dtype(
    [
        ("code", np.int64, WIDE),
        ("score", np.float64, WIDE),
        ("total", np.float64, WIDE),
        ("count", np.int64, WIDE),
    ],
    align=True,
)


class Search(NamedTuple):
    """How many actions were tried: they stand in `found`, the best first."""

    best: Callable[..., int]


def trial_of(rules: ModuleType, thinker: ModuleType, wrap: Callable[[Any], Any]) -> Any:
    """A game that goes on from an action."""
    draw, actor, play = rules.draw, rules.actor, rules.play
    think, standing = thinker.think, thinker.standing

    def drawn(ed: Any, s: Any, x: int) -> int:
        while s.draws != 0:
            x = turned(x)
            draw(ed, s, word_of(x))
        return x

    drawn = wrap(drawn)

    def trial(ed: Any, s: Any, seat: int, action: int, w: Any, room: Any, x: int) -> float:
        play(ed, s, seat, action)
        x = drawn(ed, s, x)
        for _ in range(DEPTH):
            if s.result != 0:
                break
            n = think(ed, s, actor(ed, s), w, room)
            play(ed, s, actor(ed, s), room.codes[ranked(room, n, 0)])
            x = drawn(ed, s, x)
        return float(standing(ed, s, seat, w, room))

    return wrap(trial)


def of(rules: ModuleType, thinker: ModuleType, wrap: Callable[[Any], Any] = lambda part: part) -> Search:
    """Search on a kernel's module; `wrap` registers each part for the compiler."""
    think, redeal, trial = thinker.think, thinker.redeal, trial_of(rules, thinker, wrap)

    def deal(ed: Any, pool: Any, seat: int, w: Any, room: Any, found: Any, left: int, x: int) -> None:
        pool[1] = pool[0]
        x = redeal(ed, pool[1], seat, x)
        for i in range(left):
            pool[2] = pool[1]
            found.total[i] += trial(ed, pool[2], seat, found.code[i], w, room, x)
            found.count[i] += 1

    deal = wrap(deal)

    def best(ed: Any, pool: Any, seat: int, w: Any, room: Any, found: Any, sims: int, number: int, stop: Any) -> int:
        k = left = shortlist(room, think(ed, pool[0], seat, w, room), found)
        if found.score[0] >= WIN / 4:
            return k
        x = seed(number + APART)
        while left > 1 and stop[0] == 0:
            deals = max(1, sims // (halvings(k) * left))
            while deals > 0 and stop[0] == 0:
                x = turned(x)
                deal(ed, pool, seat, w, room, found, left, x)
                deals -= 1
            order(found, left)
            left = (left + 1) // 2
        prefer(found, k)
        return k

    return Search(wrap(best))


def halvings(k: int) -> int:
    """How often `k` actions can be halved."""
    times = 0
    while k > 1:
        k = (k + 1) // 2
        times += 1
    return times


def shortlist(room: Any, n: int, found: Any) -> int:
    """The best actions by the evaluation, the best first."""
    k = min(n, WIDE)
    for i in range(k):
        place = ranked(room, n, 0)
        found.code[i] = room.codes[place]
        found.score[i] = room.scores[place]
        found.total[i] = 0.0
        found.count[i] = 0
        room.scores[place] = -8 * WIN
    return k


def order(found: Any, left: int) -> None:
    """Those still in the running by their means, the best first; equal ones stay as they were."""
    for i in range(1, left):
        j = i
        while j > 0 and found.total[j] * found.count[j - 1] > found.total[j - 1] * found.count[j]:
            swap(found, j)
            j -= 1


def swap(found: Any, j: int) -> None:
    """An action changes places with the one before it."""
    code, score, total, count = found.code[j], found.score[j], found.total[j], found.count[j]
    found.code[j], found.score[j] = found.code[j - 1], found.score[j - 1]
    found.total[j], found.count[j] = found.total[j - 1], found.count[j - 1]
    found.code[j - 1], found.score[j - 1], found.total[j - 1], found.count[j - 1] = code, score, total, count


def prefer(found: Any, k: int) -> None:
    """Put the evaluation's own choice first, unless the first is better by the margin."""
    own = 0
    for i in range(1, k):
        if found.score[i] > found.score[own]:
            own = i
    if found.count[own] == 0 or found.count[0] == 0:
        return
    if found.total[0] / found.count[0] - found.total[own] / found.count[own] < MARGIN:
        while own > 0:
            swap(found, own)
            own -= 1
