"""What every data file has in common."""

import pytest

from filotto.games.data_errors import BadData, Fault
from filotto.games.data_files import enough
from filotto.games.lines.boards import read_board
from tests.games.data.bad_files import BOARD, text


def test_text_and_bytes_read_the_same() -> None:
    assert read_board(text(BOARD)) == read_board(text(BOARD).encode())


def test_the_mark_that_some_editors_put_in_front_is_no_error() -> None:
    assert read_board(text(BOARD).encode("utf-8-sig")) == read_board(text(BOARD))


def test_keys_that_the_reader_does_not_know_are_no_error() -> None:
    assert read_board(text(BOARD, author="Ana")).name == "small"


def test_two_spellings_of_one_letter_are_one_name() -> None:
    composed, decomposed = "ra\u021b\u0103", "rat\u0326a\u0306"
    rows = [f"-- {composed} b --", "c d e f", "f e d c", f"-- b {decomposed} --"]
    file = text(BOARD, rows=rows).encode("ascii").decode("unicode-escape")
    assert composed in read_board(file).cells


def test_exactly_the_cards_of_the_deal_are_enough() -> None:
    enough(20, 20)
    with pytest.raises(BadData) as caught:
        enough(19, 20)
    assert (caught.value.code, caught.value.values) == (Fault.TOO_FEW_CARDS, {"needed": 20, "found": 19})
