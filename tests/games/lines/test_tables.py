"""The records of the line games."""

import numpy as np

from filotto.games.fields import record
from filotto.games.lines.tables import EDITION, RIGHTS, SEATS, STATE, Edition, State
from tests.games.lines.test_editions import TABLES


def test_a_state_takes_no_more_than_a_kibibyte() -> None:
    assert STATE.itemsize <= 1024


def test_states_and_editions_are_aligned_words() -> None:
    assert STATE.isalignedstruct
    assert EDITION.isalignedstruct
    words = [field[0].base for name, field in (STATE.fields or {}).items() if name != "rights"]
    assert set(words) == {np.dtype(np.int64)}


def test_readers_know_every_field() -> None:
    assert list(State.__annotations__) == list(STATE.names or ())
    assert list(Edition.__annotations__) == list(EDITION.names or ())


def test_there_is_room_for_every_seat_and_for_a_right_of_every_card_that_is_dealt() -> None:
    assert max(players for _, players, _ in TABLES) == SEATS
    assert max(players * cards for _, players, cards in TABLES) <= RIGHTS


def test_a_new_record_is_empty() -> None:
    assert not any(bytes(record(STATE).tobytes()))
