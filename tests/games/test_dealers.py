"""Whoever gives the words that cards are picked by."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filotto.games.contract import WORDS
from filotto.games.dealers import Named, Noted, Seeded, Written, word_for
from filotto.games.refusals import BadFile, Code
from tests.games.lines.table import table


@given(st.integers(1, 200), st.data())
def test_the_word_for_number_k_of_n_picks_it_and_no_smaller_one_does(n: int, data: st.DataObject) -> None:
    k = data.draw(st.integers(0, n - 1))
    word = word_for(k, n)
    assert 0 <= word < WORDS
    assert word * n >> 32 == k
    assert word == 0 or (word - 1) * n >> 32 == k - 1


def test_words_written_out_are_given_in_order() -> None:
    dealer = Written([3, 1, 2])
    assert [dealer.word(table().position) for _ in range(3)] == [3, 1, 2]


def test_a_games_number_always_gives_the_same_words() -> None:
    assert [Seeded(7).next() for _ in range(2)] == [Seeded(7).next()] * 2
    assert len({Seeded(number).next() for number in range(1000)}) > 990


def test_words_of_a_number_stay_below_two_to_the_32() -> None:
    dealer = Seeded(1)
    assert all(0 <= dealer.next() < WORDS for _ in range(1000))


def test_a_named_card_is_the_one_that_is_drawn() -> None:
    position = table(hands={1: "TD"}).position
    move = position.do(0, position.legal(0)[0], Named(["QS"]))
    assert [drawn.card for drawn in move.drawn] == ["QS"]


def test_a_named_card_that_is_not_in_the_deck_is_refused_with_the_move() -> None:
    position = table(hands={1: "TD", 2: "QS QS"}).position
    with pytest.raises(BadFile) as found:
        position.do(0, position.legal(0)[0], Named(["QS"], move=12))
    assert (found.value.code, found.value.values) == (Code.FILE_BAD_CARD, {"where": "moves:12:drawn:1", "card": "QS"})


def test_where_the_names_are_used_up_no_card_is_drawn() -> None:
    position = table(hands={1: "TD"}).position
    with pytest.raises(BadFile):
        position.do(0, position.legal(0)[0], Named([]))


def test_another_dealers_words_are_written_down_as_they_are_given() -> None:
    noted, position = Noted(Written([5, 6, 7])), table().position
    assert (noted.word(position), noted.word(position)) == (5, 6)
    assert noted.taken() == (5, 6)
    noted.word(position)
    assert (noted.taken(), noted.taken()) == ((7,), ())
