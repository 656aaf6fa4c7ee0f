"""How a level chooses among actions that have scores: none by chance, at its stated rates, never past a win."""

from collections import Counter
from types import SimpleNamespace

from filotto.bots.kernels.style import STYLE, WIN, choose

BEST, SECOND, THIRD = 2, 0, 3


def picks(
    *, sees: float = 1, second: float = 0, third: float = 0, sees_win: float = 1, best: float = 9
) -> Counter[int]:
    weights = [1.0, sees, second, third, sees_win]
    assert len(weights) == STYLE
    found: Counter[int] = Counter()
    for x in range(2000):
        found[choose(SimpleNamespace(scores=[5.0, 1.0, best, 3.0, 0.0]), 5, weights, x)] += 1
    return found


def test_who_sees_everything_takes_the_best() -> None:
    assert picks() == {BEST: 2000}


def test_the_second_and_the_third_are_taken_at_their_rates() -> None:
    found = picks(second=0.3, third=0.1)
    assert set(found) == {BEST, SECOND, THIRD}
    assert abs(found[SECOND] / 2000 - 0.3) < 0.05
    assert abs(found[THIRD] / 2000 - 0.1) < 0.03


def test_a_win_is_not_missed_whatever_the_rates() -> None:
    assert picks(sees=0.1, second=0.5, third=0.5, best=WIN) == {BEST: 2000}


def test_a_learner_misses_a_win_at_a_rate() -> None:
    missed = picks(second=1, sees_win=0.6, best=WIN)
    assert abs(missed[SECOND] / 2000 - 0.4) < 0.05


def test_what_does_not_come_to_mind_is_worse_than_all_that_does() -> None:
    found = picks(sees=0.5)
    assert found[BEST] > found[SECOND] > found[THIRD]
    assert found[BEST] < 1200


def test_equal_scores_are_told_apart_by_chance() -> None:
    found = Counter(choose(SimpleNamespace(scores=[1.0, 1.0]), 2, [1.0, 1.0, 0.0, 0.0, 1.0], x) for x in range(2000))
    assert min(found.values()) > 800
