"""No reason is false, hardly any choice is without one, and each has its sentence."""

from collections import Counter

import pytest

from filotto.bots.contract import Why
from filotto.games.catalog import BUILT_IN
from tests.bots.checkers import CHECKERS
from tests.bots.kit import asked, random_positions
from tests.words.kit import messages


@pytest.mark.parametrize("name", BUILT_IN)
def test_no_reason_is_false(name: str) -> None:
    found: Counter[Why] = Counter()
    for number in range(3):
        for record, seat in random_positions(name, number, every=3):
            choice, view = asked(record, seat, "medium"), record.view(seat, "show")
            found[choice.reason.code] += 1
            check = CHECKERS.get(choice.reason.code)
            assert check is None or check(record, view, choice.action, choice.reason), choice
            if found.total() > 80:
                break
    assert found[Why.BEST] < 0.2 * found.total()


def test_every_reason_has_its_sentence_and_no_sentence_is_left_over() -> None:
    assert {key for key in messages("en") if key.startswith("reason-")} == {f"reason-{code}" for code in Why}
