"""Whatever order seats and table act in, no promise breaks: Hypothesis chooses who does what."""

from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from filotto.games.catalog import game
from filotto.games.contract import Setup
from filotto.games.setup import prepare
from filotto.testing import Chance, WrittenChance, check_position, check_undo, pack_of, walk
from filotto.testing.chance import OutOfWords
from tests.conformance.kinds import ALSO, nothing
from tests.conformance.tables import GAMES, TABLES, Table, setups

LAST_WORD = (1 << 32) - 1
WORDS = st.lists(st.integers(0, LAST_WORD), min_size=60, max_size=160)


def act_in_any_order(setup: Setup, number: int, words: list[int]) -> None:
    """A game whose cards come from its number and whose choices from the words, with some of it taken back."""
    chosen, pack = game(setup.game), Counter[str]()
    chance = WrittenChance(words)
    with suppress(OutOfWords):
        for record in walk(chosen, setup, chance, mischief=True, dealer=Chance(number)):
            pack = pack or pack_of(record.position)
            check_position(chosen, record.position, pack)
            ALSO.get(chosen.facts.kind, nothing)(record.position)
            if chance.one_in(40):
                check_undo(record, 3)


@pytest.mark.parametrize("name", GAMES)
@given(number=st.integers(0, 1 << 20), words=WORDS)
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.differing_executors])
def test_any_order_of_actions_keeps_the_promises(name: str, number: int, words: list[int]) -> None:
    act_in_any_order(prepare(game(name)), number, words)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
@given(data=st.data(), number=st.integers(0, 1 << 20), words=WORDS)
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.differing_executors])
def test_so_it_does_at_every_table(table: Table, data: st.DataObject, number: int, words: list[int]) -> None:
    act_in_any_order(data.draw(st.sampled_from(setups(table))), number, words)
