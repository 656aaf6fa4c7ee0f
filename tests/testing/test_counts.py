"""Counting the ways to play on."""

from filotto.testing import count_ways
from tests.testing.broken import begun, broken


def test_one_action_deep_are_the_legal_ones() -> None:
    at = begun(broken()).position
    assert count_ways(at, 1) == len(at.legal(0)) == 2


def test_deeper_down_they_multiply() -> None:
    assert [count_ways(begun(broken()).position, depth) for depth in (2, 3)] == [4, 8]


def test_a_game_that_ends_has_no_ways_beyond_its_end() -> None:
    assert count_ways(begun(broken(), 11).position, 1) == 1
    assert count_ways(begun(broken(), 11).position, 2) == 0


def test_the_position_stays_as_it_is() -> None:
    at = begun(broken()).position
    before = at.to_bytes()
    count_ways(at, 3)
    assert at.to_bytes() == before
