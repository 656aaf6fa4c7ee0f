"""Reading boards and decks of the line games; what is refused stands in bad_files.py."""

import pytest

from filotto.games.lines.boards import (
    BUILT_IN,
    Board,
    built_in_board,
    built_in_deck,
    check,
    read_board,
    read_deck,
)
from tests.games.data.bad_files import BOARD, DECK, large, text


def test_a_board_is_read_row_by_row() -> None:
    board = read_board(text(BOARD))
    assert board.rows[1] == ("c", "d", "e", "f")
    assert (board.height, board.width) == (4, 4)


def test_names_come_in_reading_order_with_their_two_cells() -> None:
    board = read_board(text(BOARD))
    assert board.names == ("a", "b", "c", "d", "e", "f")
    assert board.cells["c"] == ((1, 0), (2, 3))


def test_a_board_needs_no_groups_and_may_have_one_for_each_name() -> None:
    assert read_board(text(BOARD)).groups == {}
    groups = {"a": 1, "b": 1, "c": 2, "d": 2, "e": 10, "f": 10}
    assert read_board(text(BOARD, groups=groups)).groups == groups


def test_a_deck_has_a_pair_for_each_name_and_pairs_of_special_cards() -> None:
    deck = read_deck(text(DECK))
    assert deck.cards["a"] == ("a", "a")
    assert (deck.anywhere, deck.remove) == ((("plus", "plus"),), (("minus", "minus"),))
    assert (deck.kinds, deck.size) == (8, 16)


def test_a_deck_may_have_no_special_cards() -> None:
    deck = read_deck(text(DECK, anywhere=[], remove=[]))
    check(read_board(text(BOARD)), deck)
    assert deck.size == 12


def test_sixty_two_kinds_are_allowed() -> None:
    cards = {f"n{at}": [f"n{at}", f"n{at}"] for at in range(60)}
    assert read_deck(text(DECK, cards=cards)).kinds == 62
    assert isinstance(large(58)(), Board)


def test_equations_may_also_multiply_and_divide() -> None:
    cards = {"42": ["6×7", "84÷2"]}
    assert read_deck(text(DECK, cards=cards)).cards["42"] == ("6×7", "84÷2")


@pytest.mark.parametrize(("name", "length", "size"), [("sequence", 5, 104), ("kids", 4, 42), ("numbers", 5, 80)])
def test_our_own_boards_and_decks_fit_each_other(name: str, length: int, size: int) -> None:
    board, deck = built_in_board(name), built_in_deck(name)
    check(board, deck, length)
    assert (board.name, deck.name, deck.size) == (name, name, size)


def test_built_in_boards_are_read_once() -> None:
    assert all(built_in_board(name) is built_in_board(name) for name in BUILT_IN)
