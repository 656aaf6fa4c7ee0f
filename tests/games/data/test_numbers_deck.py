"""The equations of Numbers, checked from their file."""

import re
from collections import Counter
from itertools import chain

from tests.games.data.geometry import document, grid_of

DECK = document("lines/data/numbers.deck.json")
CARDS: dict[str, list[str]] = DECK["cards"]
ADDITIONS = [pair[0] for pair in CARDS.values()]
SUBTRACTIONS = [pair[1] for pair in CARDS.values()]


def operands(equation: str) -> tuple[int, int]:
    first, second = re.split(r"[+-]", equation)
    return int(first), int(second)


def goes_over_a_ten(equation: str) -> bool:
    """Whether the ones alone come to more than 9, or to less than 0."""
    first, second = (operand % 10 for operand in operands(equation))
    return first + second > 9 if "+" in equation else first < second


def test_each_number_has_an_addition_and_a_subtraction_that_come_to_it() -> None:
    for number, (addition, subtraction) in CARDS.items():
        assert sum(operands(addition)) == int(number)
        first, second = operands(subtraction)
        assert first - second == int(number)


def test_the_numbers_are_those_of_the_board() -> None:
    assert CARDS.keys() == set(grid_of("numbers").values()) - {"--"}


def test_no_two_of_the_76_equations_are_equal() -> None:
    assert len(set(chain(ADDITIONS, SUBTRACTIONS))) == 76


def test_children_add_and_subtract_within_100_and_nothing_is_trivial() -> None:
    for first, second in map(operands, ADDITIONS + SUBTRACTIONS):
        assert 1 <= first <= 100
        assert 1 <= second <= 100
    assert sum(1 in operands(equation) for equation in ADDITIONS + SUBTRACTIONS) <= 1


def test_easy_and_hard_equations_are_mixed() -> None:
    for equations in (ADDITIONS, SUBTRACTIONS):
        small = sum(min(operands(equation)) < 10 for equation in equations)
        over = sum(map(goes_over_a_ten, equations))
        tens = sum(any(operand % 10 == 0 for operand in operands(equation)) for equation in equations)
        assert min(small, over, tens) >= 38 // 5
        assert 38 - small >= 38 // 3


def test_no_operand_stands_on_more_than_a_few_cards() -> None:
    times = Counter(operand for equation in ADDITIONS + SUBTRACTIONS for operand in operands(equation))
    assert max(times.values()) <= 76 // 10


def test_two_plus_go_anywhere_and_two_minus_remove() -> None:
    assert DECK["anywhere"] == [["plus", "plus"]]
    assert DECK["remove"] == [["minus", "minus"]]
