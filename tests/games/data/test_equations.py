"""What the equation on a card comes to."""

import pytest

from filotto.games.lines.equations import result


@pytest.mark.parametrize(
    ("card", "expected"), [("17+25", 42), ("60-18", 42), ("6×7", 42), ("84÷2", 42), ("18-60", -42), ("0×100", 0)]
)
def test_equations_come_to_their_result(card: str, expected: int) -> None:
    assert result(card) == expected


def test_a_division_that_does_not_come_out_even_is_no_whole_number() -> None:
    assert str(result("7÷2")) == "7/2"


@pytest.mark.parametrize("card", ["fox", "42", "6D", "plus", "1+", "+1", "1+2+3", "7÷0", "1000+1", "١+١"])
def test_other_cards_bear_no_equation(card: str) -> None:
    assert result(card) is None
