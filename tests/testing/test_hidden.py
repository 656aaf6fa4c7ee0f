"""How two games are made that differ only in hidden cards. What is found by them: tests/conformance/test_hidden.py."""

import pytest

from filotto.games.contract import Drawn, Move
from filotto.testing import Chance, check_hidden
from filotto.testing.hidden import alternatives, difference, drawn_names, folded, forced_before_table, messages
from tests.testing.broken import begun, broken


def test_alternatives_are_other_games_with_the_same_actions() -> None:
    record = begun(broken(), 3)
    found = list(alternatives(record, Chance(1), 40))
    assert len(found) > 5
    for other, _ in found:
        assert [move.action for move in other.moves] == [move.action for move in record.moves]
        assert drawn_names(other) != drawn_names(record)


def test_whoever_held_an_exchanged_card_may_see_the_difference() -> None:
    record = begun(broken(), 3)
    for other, touched in alternatives(record, Chance(2), 20):
        differing = {seat for seat in (0, 1) if messages(record, seat) != messages(other, seat)}
        assert differing <= touched


def test_a_card_that_was_played_cannot_be_another() -> None:
    record = begun(broken(), 2)
    cards = drawn_names(record)
    played = getattr(record.moves[0].action, "card", "")
    cards[0] = [next(iter(record.position.listed())) if card == played else card for card in cards[0]]
    assert folded(record, cards, forced_before_table(record)) is None


def test_messages_are_the_deal_each_move_and_a_view_at_each_level_of_help() -> None:
    told = messages(begun(broken(), 2), None)
    assert list(told) == [
        "deal",
        "move 1",
        "move 2",
        "view with help none",
        "view with help show",
        "view with help suggest",
    ]


def test_a_difference_names_the_parts() -> None:
    assert difference(b'{"a": 1, "b": 2}', b'{"a": 1, "b": 3}') == {"b": (2, 3)}


def test_a_move_that_shows_the_card_that_another_drew_is_found() -> None:
    def shown(move: Move, seat: int | None) -> Move:
        return Move(move.seat, move.action, tuple(Drawn(d.card, d.seat) for d in move.drawn), move.shown)

    with pytest.raises(AssertionError, match="told what it may not know, in its deal"):
        check_hidden(begun(broken(), 1), Chance(1), 20, seen=shown)


def test_a_move_that_draws_fewer_cards_is_another_game() -> None:
    record = begun(broken(), 2)
    cards = drawn_names(record)
    cards[1] = [*cards[1], "12"]
    assert folded(record, cards, []) is None


def test_a_game_in_which_more_than_a_pass_was_left_is_another_one() -> None:
    record = begun(broken(), 2)
    record.play(None, record.position.allowed()[0])
    assert forced_before_table(record) == [False]
    assert folded(record, drawn_names(record), [True]) is None
