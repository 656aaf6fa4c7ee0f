"""The search over redealt hands: it deals fairly, repeats itself, stops, and takes what wins."""

from typing import Any

import numpy as np
import pytest

from filotto.bots import forms
from filotto.bots.kernels import lines, search
from filotto.bots.weights import evaluation_of
from filotto.games.bits import bit_count
from filotto.games.record import Record
from tests.bots.kit import opened, played


def found(record: Record, seat: int, *, number: int = 1, stopped: bool = False) -> Any:
    """What a search of a few simulations says."""
    at: Any = record.position
    pool = np.zeros(search.STATES, at.s.dtype).view(np.recarray)
    pool[0] = at.s
    space = np.zeros(1, np.dtype((np.record, search.FOUND)))[0]
    weights, stop = evaluation_of(record.game.facts, lines), np.array([int(stopped)])
    best = search.of(at.rules, lines).best
    best(at.ed, pool, seat, weights, forms.room(lines), space, 4, number, stop)
    return space


def test_what_a_seat_cannot_see_is_dealt_again_and_nothing_is_lost() -> None:
    record = opened("sequence", 4)
    at: Any = record.position.copy()
    lines.redeal(at.ed, at.s, 1, 12345)
    assert at.hand(1) == record.position.hand(1)  # type: ignore[attr-defined]  # a line game
    sizes = [bit_count(hand[0]) + bit_count(hand[1]) for hand in at.s.hands]
    assert sizes[:4] == [6, 6, 6, 6]
    assert sorted(card for cards in at.places().values() for card in cards) == sorted(
        card for cards in record.position.places().values() for card in cards
    )
    assert at.hand(0) != record.position.hand(0)  # type: ignore[attr-defined]


def test_the_same_number_finds_the_same() -> None:
    record = opened("kids", 2)
    seat = record.position.who()[0]
    assert found(record, seat).tobytes() == found(record, seat).tobytes()


def test_who_is_stopped_has_the_choice_of_the_evaluation() -> None:
    record = opened("kids", 2)
    seat = record.position.who()[0]
    space = found(record, seat, stopped=True)
    assert not space.count.any()
    assert record.position.decode(seat, int(space.code[0])) in record.position.legal(seat)  # type: ignore[attr-defined]


def test_a_win_in_one_needs_no_search() -> None:
    last: tuple[Any, int] | None = None
    for record, seat, _ in played(opened("kids", 2), "medium"):
        last = record.position.copy(), seat
    assert last is not None
    record = opened("kids", 2)
    record.position = last[0]
    space = found(record, last[1])
    at = last[0]
    at.rules.play(at.ed, at.s, last[1], int(space.code[0]))
    assert at.s.result
    assert not space.count.any()


def test_another_action_must_be_better_by_the_margin(monkeypatch: pytest.MonkeyPatch) -> None:
    record = opened("kids", 2)
    seat = record.position.who()[0]
    monkeypatch.setattr(search, "MARGIN", 2.0)
    space = found(record, seat)
    assert space.score[0] == max(space.score)
