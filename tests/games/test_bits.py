"""Words as sets, against Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

from filotto.games.bits import bit_count, just, lowest, members, nth

SETS = st.sets(st.integers(0, 61), min_size=1)


def word(members: set[int]) -> int:
    return sum(1 << i for i in members)


@given(SETS)
def test_members_come_in_order(found: set[int]) -> None:
    assert members(word(found)) == sorted(found)


@given(SETS)
def test_how_many_are_in_a_set(found: set[int]) -> None:
    assert bit_count(word(found)) == len(found)


@given(SETS)
def test_the_first_of_a_set(found: set[int]) -> None:
    assert lowest(word(found)) == min(found)


@given(SETS)
def test_each_of_a_set_by_its_number(found: set[int]) -> None:
    assert [nth(word(found), k) for k in range(len(found))] == sorted(found)
    assert [just(word(found), k) for k in range(len(found))] == [1 << i for i in sorted(found)]


def test_nothing_is_in_the_empty_set() -> None:
    assert (members(0), bit_count(0)) == ([], 0)
