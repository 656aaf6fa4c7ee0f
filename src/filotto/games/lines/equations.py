"""The equations on the cards of Numbers, as they are printed: `17+25`, `60-18`; a deck may bring `6×7` and `84÷2`."""

import re
from fractions import Fraction

EQUATION = re.compile(r"([0-9]{1,3})([-+×÷])([0-9]{1,3})")


def result(card: str) -> Fraction | None:
    """What the equation on a card comes to; None for a card that bears no equation (or divides by zero)."""
    match = EQUATION.fullmatch(card)
    if match is None:
        return None
    sign, first, second = match[2], Fraction(match[1]), Fraction(match[3])
    if sign == "÷":
        return first / second if second else None
    return {"+": first + second, "-": first - second, "×": first * second}[sign]
