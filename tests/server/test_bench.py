"""The benchmark of the server runs, and counts what it says."""

import pytest

from filotto.server.bench import measured, share


@pytest.mark.slow
def test_a_short_run_plays_moves_and_measures_them() -> None:
    figures = measured(3, 1.0)
    assert figures.moves > 20
    assert figures.p50_ms <= figures.p99_ms
    assert figures.cpu_us_per_move > 0


@pytest.mark.slow
def test_a_run_at_a_steady_pace_makes_a_move_each_time() -> None:
    figures = measured(5, 2.0, 0.2)
    assert 30 <= figures.moves <= 60


def test_a_share_is_the_value_that_so_many_are_below() -> None:
    assert share([0.001 * n for n in range(1, 101)], 0.99) == 100.0
    assert share([], 0.5) == 0.0
