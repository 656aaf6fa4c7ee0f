"""All checks together, over one random game."""

from typing import Any

import pytest

from filotto.games.setup import prepare
from filotto.testing import conform, conform_everywhere
from tests.testing.broken import broken, higher


def test_it_counts_what_it_has_checked() -> None:
    game = broken()
    counts = conform(game, prepare(game, 3), 1, mischief=True, every=2)
    assert counts["actions"] > 10
    assert counts["refused"] > 100
    assert counts["hidden"] > 5


def test_a_check_of_ones_own_is_made_at_every_step() -> None:
    seen: list[int] = []
    game = broken()
    conform(game, prepare(game, 2), 1, also=lambda at: seen.append(sum(at.scores())))
    assert seen[0] == 0
    assert seen[-1] == 12


def test_everything_that_could_be_said_is_tried_in_one_position() -> None:
    game = broken()
    assert conform_everywhere(game, prepare(game, 2), 1, steps=3) > 50


def test_a_fault_anywhere_stops_it() -> None:
    def scores(self: Any) -> tuple[int, ...]:
        return tuple(min(score, 3) for score in higher().scores(self)[:1])

    game = broken(scores=scores)
    with pytest.raises(AssertionError, match="1 scores for 2 sides"):
        conform(game, prepare(game, 2), 1)
