"""Saved, undone, copied: each check finds the game that does not come back the same."""

from itertools import count
from typing import Any

import pytest

from filotto.testing import Chance, check_copy, check_saved, check_undo
from tests.testing.broken import begun, broken, higher


def test_a_sound_game_passes() -> None:
    record = begun(broken(), 5)
    check_saved(record)
    check_undo(record, 3)
    check_copy(record.position, Chance(1))


def test_a_game_that_is_saved_as_another_is_found() -> None:
    """The file is read by the real game, where the other seat goes on."""

    def end_round(self: Any) -> None:
        higher().end_round(self)
        self.turn = 1 - self.turn

    with pytest.raises(AssertionError, match="comes back in another state"):
        check_saved(begun(broken(end_round=end_round), 2))


def test_a_game_with_chance_of_its_own_is_found() -> None:
    numbers = count()

    def act(self: Any, seat: int, action: Any) -> None:
        higher().act(self, seat, action)
        self.taken[seat].append(str(next(numbers)))

    with pytest.raises(AssertionError, match="lead to another state"):
        check_undo(begun(broken(act=act), 3), 2)


def test_a_copy_that_shares_something_is_found() -> None:
    def shallow(self: Any) -> Any:
        other = higher().copy(self)
        other.hands = self.hands
        return other

    with pytest.raises(AssertionError, match="on a copy changed the original"):
        check_copy(begun(broken(copy=shallow)).position, Chance(1))
