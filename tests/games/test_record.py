"""A game with its past: the fold of its dealer's words and its actions."""

import pytest

from filotto.games.actions import Pass, Resign
from filotto.games.catalog import game
from filotto.games.dealers import Seeded, Written
from filotto.games.record import Record
from filotto.games.refusals import Refusal
from filotto.games.setup import prepare


def opened(number: int = 1, name: str = "sequence") -> Record:
    return Record(game(name), prepare(game(name)), Seeded(number), names=["Ada", "Bo"])


def played(record: Record, moves: int) -> Record:
    for _ in range(moves):
        seat = record.position.who()[0]
        record.play(seat, record.position.legal(seat)[0])
    return record


def test_the_past_is_every_action_with_the_words_that_its_cards_came_from() -> None:
    record = played(opened(), 5)
    assert len(record.moves) == len(record.words) == 5
    again = Record(
        record.game, record.setup, Written([*record.deal_words, *(w for words in record.words for w in words)])
    )
    for move in record.moves:
        again.play(move.seat, move.action)
    assert again.position.to_bytes() == record.position.to_bytes()


def test_a_refused_action_leaves_no_trace() -> None:
    record = played(opened(), 3)
    before = record.position.to_bytes()
    with pytest.raises(Refusal):
        record.play(record.position.who()[0], Pass())
    assert (len(record.moves), len(record.words), record.noted.taken()) == (3, 3, ())
    assert record.position.places() == played(opened(), 3).position.places()
    assert len(before) == len(record.position.to_bytes())


def test_an_undo_takes_the_last_moves_back() -> None:
    record, before = played(opened(), 6), played(opened(), 4)
    gone = record.undo(2)
    assert len(gone) == 2
    assert record.position.places() == before.position.places()
    assert record.moves == before.moves


def test_who_plays_on_after_an_undo_draws_with_the_same_words_again() -> None:
    record = played(opened(), 6)
    words, drawn = list(record.words), [move.drawn for move in record.moves]
    record.undo(3)
    played(record, 3)
    assert record.words == words
    assert [move.drawn for move in record.moves] == drawn


def test_another_action_after_an_undo_has_the_words_too() -> None:
    record = played(opened(), 4)
    words = record.words[-1]
    record.undo()
    seat = record.position.who()[0]
    record.play(seat, record.position.legal(seat)[-1])
    assert record.words[-1] == words


def test_after_the_words_taken_back_the_dealer_goes_on() -> None:
    straight, bent = played(opened(), 8), played(opened(), 6)
    bent.undo(4)
    assert played(bent, 6).words == straight.words


@pytest.mark.parametrize("moves", [0, -1, 4])
def test_nothing_is_undone_that_was_not_done(moves: int) -> None:
    record = played(opened(), 3)
    assert record.undo(moves) == ()
    assert len(record.moves) == 3


def test_what_was_undone_is_remembered() -> None:
    record = played(opened(), 5)
    gone = record.undo(2)
    assert [(undone.after, undone.moves) for undone in record.undone] == [(3, gone)]


def test_the_table_is_in_the_record_too() -> None:
    record = opened()
    record.play(None, Resign(0))
    assert (record.moves[-1].seat, record.result is not None) == (None, True)


def test_a_pass_is_an_action_and_stands_in_the_record() -> None:
    record = opened(name="shift")
    record.play(0, Pass())
    assert (record.moves[-1].seat, record.moves[-1].action, record.position.who()) == (0, Pass(), (1,))


def test_a_view_has_the_games_help_where_nobody_asks_for_another() -> None:
    assert opened().view(0).assist == "show"
    assert opened(name="numbers").view(0).assist == "none"
    assert opened().view(0, "suggest").assist == "suggest"


def test_seats_have_names() -> None:
    assert opened().names == ["Ada", "Bo"]
    assert Record(game("kids"), prepare(game("kids")), Seeded(1)).names == [""] * 4
