"""The equations of Numbers: for each number an addition and a subtraction, in five grades.

Going through the numbers, additions and subtractions take the grades in turn, so that every part of the board has easy
and hard ones; where a number has no equation of a grade it takes the next easier one. Within a grade the equation
whose numbers stand on the fewest cards so far is taken.
"""

from collections import Counter
from collections.abc import Sequence

from tools.data.common import Dice

Equation = tuple[int, str, int]
MOST = 100
SEED = 1
GRADES = ("a few more or less", "whole tens", "over a ten", "two digits", "two digits, over a ten")


def grade(equation: Equation) -> str:
    """How hard it is: with what, and whether it goes over a ten (carries or borrows)."""
    first, sign, second = equation
    small = min(first, second) if sign == "+" else second
    over = first % 10 + second % 10 >= 10 if sign == "+" else first % 10 < second % 10
    if small >= 10 and (second % 10 == 0 or (sign == "+" and first % 10 == 0)):
        return "whole tens"
    if small < 10:
        return "over a ten" if over else "a few more or less"
    return "two digits, over a ten" if over else "two digits"


def additions(number: int) -> list[Equation]:
    """Every sum that comes to the number."""
    return [(first, "+", number - first) for first in range(1, number)]


def subtractions(number: int) -> list[Equation]:
    """Every difference that comes to the number."""
    return [(number + second, "-", second) for second in range(1, MOST - number + 1)]


def chosen(choices: list[Equation], wish: int, used: Counter[int], dice: Dice) -> Equation:
    """An equation of the grade wished for, or of the nearest easier one (then harder), fresh in its numbers."""
    by_wish = sorted(range(len(GRADES)), key=lambda at: (at > wish, abs(at - wish)))
    graded = next(fit for at in by_wish if (fit := [one for one in choices if grade(one) == GRADES[at]]))
    best = min(dice.shuffled(graded), key=lambda one: (1 in one, one[0] == one[2], used[one[0]] + used[one[2]]))
    used.update((best[0], best[2]))
    return best


def equations(numbers: Sequence[int]) -> dict[int, tuple[str, str]]:
    """The addition and the subtraction of each number, as printed."""
    dice, used = Dice(SEED), Counter[int]()
    found = {}
    for at, number in enumerate(numbers):
        pair = (
            chosen(additions(number), at % len(GRADES), used, dice),
            chosen(subtractions(number), (at + 2) % len(GRADES), used, dice),
        )
        found[number] = (printed(pair[0]), printed(pair[1]))
    return found


def printed(equation: Equation) -> str:
    """The equation as it stands on the card."""
    return "{}{}{}".format(*equation)
