"""The generator of random games, and how it picks."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filotto.games import playout
from filotto.games.catalog import BUILT_IN, game
from filotto.games.contract import WORDS
from filotto.games.setup import prepare

A_PRIME_MINUS_ONE_HALF = (playout.A << 31) - 1
STATES = st.integers(1, (1 << 62) - 1)


@given(st.integers(0, (1 << 63) - 1))
def test_a_seed_is_a_state_that_the_generator_can_go_on_from(number: int) -> None:
    assert 0 < playout.seed(number) < 1 << 62


@given(STATES)
def test_a_state_stays_below_63_bits_so_that_every_form_counts_alike(x: int) -> None:
    assert 0 < playout.turned(x) < 1 << 63
    assert 0 <= playout.word_of(playout.turned(x)) < WORDS


@given(STATES)
def test_the_generator_is_a_multiplication_modulo_one_prime(x: int) -> None:
    """So its cycle is known: multiply-with-carry goes through the powers of 2**-32 modulo A * 2**32 - 1."""
    prime = (playout.A << 32) - 1
    assert playout.turned(x) * (1 << 32) % prime == x % prime


def test_that_prime_is_safe() -> None:
    """Fermat, for both: then the cycle is of length 2**62 or half of it, whatever the seed."""
    for number in ((playout.A << 32) - 1, A_PRIME_MINUS_ONE_HALF):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13))


@pytest.mark.parametrize("moves", [[0b101, 0, 0b11, 0], [0, 0, 0, 1 << 61], [1, 1, 1, 1], [0, (1 << 62) - 1, 0, 0]])
def test_every_action_is_as_likely(moves: list[int]) -> None:
    state = SimpleNamespace(moves=moves)
    legal = [kind * 64 + i for kind, word in enumerate(moves) for i in range(63) if word >> i & 1]
    words = [(2 * k + 1) * WORDS // (2 * len(legal)) for k in range(len(legal))]
    assert [playout.choose(state, word) for word in words] == legal
    assert playout.choose(state, 0) == legal[0]
    assert playout.choose(state, WORDS - 1) == legal[-1]


def test_a_tally_lies_apart_from_others() -> None:
    """128 bytes before and after it are its own, so that threads do not wait for each other."""
    tally = playout.tally()
    assert len(tally) == playout.TALLY
    assert tally.base is not None
    assert tally.base.nbytes >= tally.nbytes + 256


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_tally_adds_up(name: str) -> None:
    at: Any = game(name).blank(prepare(game(name)))
    tally = playout.tally()
    playout.of(at.rules).games(at.ed, at.s, 5, 3, tally)
    ends = sum(tally[playout.REASONS :])
    assert ends == 3 == sum(tally[: playout.SIDES_WON + 12]) + tally[playout.DRAWS] + tally[playout.SHARED]
    assert 0 < tally[playout.PLAYS] <= tally[playout.ACTIONS]


def test_a_game_is_its_number() -> None:
    at: Any = game("kids").blank(prepare(game("kids")))
    form, found = playout.of(at.rules), Counter[int]()
    for numbers in ([3, 4, 5], [5, 4, 3]):
        for number in numbers:
            form.game(at.ed, at.s, number)
            found[hash((number, at.s.tobytes()))] += 1
    assert set(found.values()) == {2}
