"""A second opinion on Shift: arrangements of numbers as strings of nine, searched without the kernel."""

from collections import Counter
from itertools import combinations_with_replacement, product
from math import factorial, prod

import pytest

from filotto.games.dealers import Seeded
from filotto.games.sequentia.shift_actions import Shift, TakeRow
from filotto.games.sequentia.shift_position import ShiftPosition
from tests.games.sequentia.kit import shift

NEIGHBOURS = [[b for b in range(9) if abs(a // 3 - b // 3) + abs(a % 3 - b % 3) == 1] for a in range(9)]
GOALS = ["".join(digits) for digits in product("123", repeat=3)]


def slides(square: str) -> dict[tuple[int, int], str]:
    """Each shift, from and to, and what it leaves."""
    found = {}
    for to, number in enumerate(square):
        for start in NEIGHBOURS[to] if number == "." else ():
            if square[start] != ".":
                after = list(square)
                after[start], after[to] = after[to], after[start]
                found[start, to] = "".join(after)
    return found


def reachable(square: str) -> set[str]:
    """Every arrangement, given shifts enough."""
    found, new = {square}, [square]
    while new:
        new = [after for before in new for after in slides(before).values()]
        new = [after for after in dict.fromkeys(new) if after not in found]
        found.update(new)
    return found


def arrangements(square: str) -> int:
    """How many ways there are to lay these numbers in nine spaces."""
    return factorial(9) // prod(factorial(n) for n in Counter(square).values())


@pytest.mark.slow
@pytest.mark.parametrize("empty", [1, 2, 3, 4, 5, 6])
def test_every_arrangement_can_be_reached_so_a_goal_is_possible_when_its_numbers_are_there(empty: int) -> None:
    for numbers in combinations_with_replacement("123", 9 - empty):
        square = "".join(numbers) + "." * empty
        all_of_them = reachable(square)
        assert len(all_of_them) == arrangements(square)
        shown = {each[row : row + 3] for each in all_of_them for row in (0, 3, 6)}
        for goal in GOALS:
            assert (goal in shown) == (Counter(goal) <= Counter(numbers)) == kernel_says(square, goal)


@pytest.mark.slow
def test_that_holds_with_eight_different_numbers_too_where_half_of_the_arrangements_are_out_of_reach() -> None:
    all_of_them = reachable("12345678.")
    assert len(all_of_them) == factorial(9) // 2
    assert len({each[:3] for each in all_of_them if "." not in each[:3]}) == 8 * 7 * 6


def kernel_says(square: str, goal: str) -> bool:
    """The rule as it is played."""
    at = shift(square, f"{goal} 111", deck=1)
    assert isinstance(at, ShiftPosition)
    return at.goal_possible(0)


@pytest.mark.parametrize("empty", [1, 2, 3, 4, 5, 6])
def test_shifts_and_rows_are_those_that_a_look_at_the_square_finds(empty: int) -> None:
    words = Seeded(empty)
    for _ in range(400):
        numbers = sorted((words.next(), "123"[words.next() % 3] if i >= empty else ".") for i in range(9))
        square = "".join(number for _, number in numbers)
        goal = GOALS[words.next() % 27]
        at = shift(square, f"{goal} 111", deck=4 if empty == 1 else 0, open_goals="no")
        legal = at.legal(0)
        can = Counter(goal) <= Counter(square)
        found = {(a.cell, a.to) for a in legal if isinstance(a, Shift)}
        assert found == ({(name(a), name(b)) for a, b in slides(square)} if can or at.s.deck else set())
        assert {a.row for a in legal if isinstance(a, TakeRow)} == {
            r + 1 for r in range(3) if square[3 * r :][:3] == goal
        }


def name(space: int) -> str:
    """A space as people write it."""
    return "abc"[space % 3] + "123"[space // 3]
