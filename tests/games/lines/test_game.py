"""A line game as the catalog knows it: house rules, boards and decks become an edition."""

import json
from pathlib import Path

import pytest

from filotto.games.catalog import game
from filotto.games.data_errors import BadData, Fault
from filotto.games.dealers import Seeded
from filotto.games.lines.game import LineGame
from filotto.games.lines.position import LinePosition
from filotto.games.lines.rules import AUTOMATIC, EARLY, LATE, WAIT
from filotto.games.setup import prepare
from tests.games.data.bad_files import BOARD, DECK, text

DATA = Path("src/filotto/games/lines/data")


def edition(name: str, players: int = 2, **options: str) -> LinePosition:
    found = game(name)
    assert isinstance(found, LineGame)
    return found.start(prepare(found, players, options=options), Seeded(1))


@pytest.mark.parametrize(("name", "late"), [("sequence", LATE), ("tabletop", WAIT), ("kids", WAIT), ("numbers", EARLY)])
def test_when_a_right_to_draw_by_hand_is_lost_is_the_editions(name: str, late: int) -> None:
    assert edition(name, draw="by_hand").ed.by_hand == late
    assert edition(name).ed.by_hand == AUTOMATIC


@pytest.mark.parametrize(("name", "players", "need"), [("sequence", 2, 2), ("sequence", 3, 1), ("kids", 2, 1)])
def test_sequences_to_win_are_the_editions_unless_the_house_says_otherwise(name: str, players: int, need: int) -> None:
    assert edition(name, players).ed.need == need
    assert edition(name, players, sequences_to_win="1").ed.need == 1
    assert edition(name, players, sequences_to_win="2").ed.need == 2


def test_tables_alike_share_an_edition() -> None:
    assert edition("sequence").edition is edition("sequence").edition
    assert edition("sequence").edition is not edition("sequence", 3).edition


def test_a_board_from_a_file_takes_the_place_of_the_built_in_one() -> None:
    board = json.loads((DATA / "sequence.board.json").read_text())
    board["rows"] = board["rows"][::-1]  # turned upside down
    turned = prepare(game("sequence"), board=json.dumps(board))
    position = game("sequence").start(turned, Seeded(1))
    assert position.edition.board.rows[1][0] == "TS"  # type: ignore[attr-defined]  # a line game's


def test_a_deck_without_a_card_to_draw_after_the_deal_is_refused() -> None:
    """Twelve cards are dealt to four players of Kids, and there are twelve."""
    with pytest.raises(BadData) as found:
        prepare(game("kids"), 4, board=text(BOARD), deck=text(DECK, anywhere=[], remove=[]))
    assert found.value.code is Fault.TOO_FEW_CARDS


def test_a_deck_with_one_pair_more_than_the_deal_is_enough() -> None:
    setup = prepare(game("kids"), 4, board=text(BOARD), deck=text(DECK, remove=[]))
    assert len(game("kids").start(setup, Seeded(1)).places()["deck"]) == 2


@pytest.mark.parametrize("move", ["7H c5", "JS -c5", "claim b3-f3", "skip 2", "pass"])
def test_the_game_reads_and_writes_its_notation(move: str) -> None:
    assert game("sequence").write(game("sequence").read(move)) == move
