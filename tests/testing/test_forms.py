"""Two forms of one kernel, step by step; the compiled ones are in tests/conformance/test_forms.py."""

from typing import Any

from filotto.games.catalog import game
from filotto.games.playout import of
from filotto.games.setup import prepare
from filotto.testing import check_forms


def test_a_form_agrees_with_itself_to_the_end() -> None:
    at: Any = game("stack").blank(prepare(game("stack")))
    assert check_forms(at.rules, of(at.rules), at.ed, at.s, 1) > 30


def test_the_empty_record_stays_empty() -> None:
    at: Any = game("stack").blank(prepare(game("stack")))
    before = at.s.tobytes()
    check_forms(at.rules, of(at.rules), at.ed, at.s, 1)
    assert at.s.tobytes() == before
