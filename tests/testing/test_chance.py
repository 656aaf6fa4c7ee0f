"""Whoever chooses in a check chooses the same each time."""

import pytest

from filotto.testing import Chance, WrittenChance
from filotto.testing.chance import NoDealer, OutOfWords
from tests.testing.broken import begun, broken


def test_a_chance_is_known_by_its_number() -> None:
    once, again = Chance(3), Chance(3)
    assert [once.next() for _ in range(9)] == [again.next() for _ in range(9)]
    assert Chance(3).next() != Chance(4).next()


def test_every_choice_comes_up() -> None:
    chance = Chance(1)
    assert {chance.pick("abc") for _ in range(50)} == set("abc")


def test_one_in_so_many() -> None:
    chance = Chance(1)
    assert 150 < sum(chance.one_in(5) for _ in range(1000)) < 250
    assert all(chance.one_in(1) for _ in range(50))


def test_words_that_are_written_out_choose_and_come_to_an_end() -> None:
    chance = WrittenChance([0, (1 << 32) - 1])
    assert [chance.pick("abc"), chance.pick("abc")] == ["a", "c"]
    with pytest.raises(OutOfWords):
        chance.next()


def test_nobody_deals_for_an_action_that_is_refused() -> None:
    with pytest.raises(AssertionError, match="a card was asked for"):
        NoDealer().word(begun(broken()).position)
