"""A saved game comes back whole, with what others wrote into it; the page and the schema say what a file holds."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from filotto.games import saved
from filotto.games.catalog import BUILT_IN, game
from filotto.games.contract import WORDS
from filotto.games.dealers import Named, Seeded, Written
from filotto.games.lines.boards import built_in_board
from filotto.games.opening import opening
from filotto.games.record import Record
from filotto.games.saved_writing import OURS
from filotto.games.setup import prepare
from filotto.testing import check_saved
from tests.games.kept import data_of, played, sealed

SCHEMA: dict[str, Any] = json.loads(Path("docs/saved-game.schema.json").read_text(encoding="utf-8"))
PAGE = Path("docs/saved-games.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("moves", [0, 1, 30])
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_comes_back_as_it_was(name: str, moves: int) -> None:
    record = played(name, moves)
    again = saved.from_text(saved.to_text(record))
    assert again.position.to_bytes() == record.position.to_bytes()
    assert (again.moves, again.names, again.setup) == (record.moves, record.names, record.setup)
    assert saved.to_text(again) == saved.to_text(record)


def test_a_file_may_be_bytes_with_a_mark_at_the_beginning() -> None:
    record = played()
    text = saved.to_text(record)
    assert saved.from_text(text.encode()).moves == saved.from_text(text.encode("utf-8-sig")).moves == record.moves


def test_the_cut_for_the_deal_is_kept() -> None:
    found = opening(game("sequence"), prepare(game("sequence"), 2), Seeded(5).next)
    record = played()
    record.extra["opening"] = found.as_data()
    again = saved.from_text(saved.to_text(record))
    assert again.extra["opening"]["dealer"] == again.extra["opening"]["order"][-1]
    assert [drawn["player"] for drawn in again.extra["opening"]["cut"][0]] == [1, 2]


# What others wrote.


def test_keys_that_we_do_not_know_are_kept_wherever_they_stand() -> None:
    data = data_of(played())
    data["club"] = {"name": "Scala 40"}
    data["seats"][1]["colour"] = "green"
    data["moves"][2]["seconds"] = 7.5
    again = data_of(saved.from_text(sealed(data)))
    assert again == {**data, "checksum": again["checksum"]}


def test_moves_that_were_undone_are_kept_with_what_stood_beside_them() -> None:
    data = data_of(played())
    data["moves"][-1]["remark"] = "wrong card"
    record = saved.from_text(sealed(data))
    record.undo()
    record.undone[0].marks["consent"] = True
    again = data_of(saved.from_text(saved.to_text(record)))
    assert again["undone"] == [{"after": 5, "moves": [data["moves"][-1]], "consent": True}]


def test_votes_and_proof_have_their_place() -> None:
    record = played()
    record.extra |= {"votes": [{"seat": 1, "side": 2, "upheld": False}], "proof": {"commitment": "ab" * 32}}
    again = saved.from_text(saved.to_text(record))
    assert again.extra["votes"] == [{"seat": 1, "side": 2, "upheld": False}]
    assert again.extra["proof"] == {"commitment": "ab" * 32}


def test_of_two_cards_alike_it_does_not_matter_which_one_the_dealers_word_puts_away() -> None:
    """A file names the card; here the word picked the second copy of two in the hand."""
    dealt = "8D 2C 3C 4C 8D 5C 6C 7C 7D 8C 9C TC 6D QC KC AC 9D 2D 3D 4D TD 5D 2H 3H".split()
    record = Record(game("sequence"), prepare(game("sequence"), 4), Named(dealt))
    for action in ("penalty 1", "skip 1"):
        record.stream.dealer = Written([WORDS - 1])
        record.play(None, record.game.read(action))
    assert [drawn.card for drawn in record.moves[-1].drawn] == ["8D"]
    check_saved(record)


def test_who_saves_after_an_undo_does_not_shake_the_deck() -> None:
    """The next card is the one that was taken back, whoever deals from now on."""
    record = played()
    (gone,) = record.undo()
    again = saved.from_text(saved.to_text(record))
    again.stream.dealer = Seeded(999)
    assert again.play(gone.seat, gone.action) == gone


def test_a_board_and_a_deck_of_ones_own_are_in_the_file() -> None:
    rows = [" ".join(row[::-1]) for row in built_in_board("sequence").rows]
    board = json.dumps({"format": "filotto-board", "version": 1, "name": "mirrored", "rows": rows})
    chance = Seeded(1)
    record = Record(game("sequence"), prepare(game("sequence"), 2, board=board), chance)
    record.play(*record.position.sample(0))
    data = data_of(record)
    assert data["board"]["name"] == "mirrored"
    assert data["deck"] == "sequence"
    assert saved.from_text(saved.to_text(record)).view(0) == record.view(0)


# The page and the schema.


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_file_is_as_the_schema_says(name: str) -> None:
    record = played(name, 20)
    record.undo(2)
    jsonschema.validate(data_of(record), SCHEMA)


def test_the_schema_refuses_what_is_no_saved_game() -> None:
    data = data_of(played())
    broken: list[tuple[str, object]] = [("version", 2), ("dealt", [7]), ("moves", [{"seat": "1"}]), ("checksum", "md5")]
    for key, value in broken:
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({**data, key: value}, SCHEMA)


def test_schema_and_page_name_every_key() -> None:
    assert set(SCHEMA["properties"]) == set(OURS)
    assert [key for key in OURS if f"| `{key}` |" not in PAGE] == []
