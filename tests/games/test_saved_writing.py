"""How a game is written: what stands where, and the checksum over it."""

import json

from filotto.games import saved
from filotto.games.catalog import BUILT_IN
from filotto.games.saved_writing import OURS, embedded, result_data, without
from tests.games.kept import data_of, played


def test_each_move_stands_on_a_line_of_its_own() -> None:
    record = played(moves=6)
    lines = saved.to_text(record).splitlines()
    written = [record.game.write(move.action) for move in record.moves]
    assert [line.count(action) for line in lines for action in written if action in line] == [1] * 6


def test_the_dealer_has_the_last_seat_where_somebody_deals() -> None:
    assert [data_of(played(name))["dealer"] for name in BUILT_IN] == [2, 2, 2, 2, None, None, None]


def test_a_file_begins_with_what_it_is_and_ends_with_its_checksum() -> None:
    assert list(data_of(played())) == list(OURS)


def test_the_tables_own_moves_have_seat_0() -> None:
    record = played()
    record.play(None, record.position.allowed()[0])
    assert data_of(record)["moves"][-1] == {"seat": 0, "action": "skip 1"}


def test_sides_count_from_1_in_a_result() -> None:
    record = played()
    record.play(None, record.game.read("resign 1"))
    assert result_data(record.result) == {"ended": "resigned", "winners": [2], "scores": [0, 0]}
    assert result_data(played().result) is None


def test_a_deck_is_named_or_written_out() -> None:
    assert embedded("sequence") == "sequence"
    assert embedded(' {"format": "filotto-deck"}') == {"format": "filotto-deck"}


def test_the_checksum_does_not_depend_on_how_a_file_is_laid_out() -> None:
    data = data_of(played())
    other = json.loads(json.dumps(dict(reversed(data.items())), indent=4))
    assert saved.checksum(other) == saved.checksum(data) == data["checksum"]


def test_the_checksum_is_over_everything_else() -> None:
    data = data_of(played())
    for key in without(data, ("checksum",)):
        assert saved.checksum({**data, key: "other"}) != data["checksum"]
