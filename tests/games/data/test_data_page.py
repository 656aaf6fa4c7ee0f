"""docs/data.md says what is so: its examples are read and run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from filotto.games.lines.boards import check, read_board, read_deck
from filotto.games.sequentia import deck as sequentia
from tests.games.data.test_generators import GENERATORS

PAGE = Path("docs/data.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_board_and_the_decks_of_the_page_can_be_read() -> None:
    board, deck, cards = blocks("json")
    check(read_board(board), read_deck(deck), 4)
    assert len(sequentia.read_deck(cards).cards) == 12


def test_the_program_of_the_page_says_what_it_found(tmp_path: Path) -> None:
    board, deck, _ = blocks("json")
    (tmp_path / "products.board.json").write_text(board, encoding="utf-8")
    (tmp_path / "products.deck.json").write_text(deck, encoding="utf-8")
    assert run(tmp_path) == "6 names on 4 x 4 cells, 16 cards\n"


def test_the_program_of_the_page_says_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "products.board.json").write_text(blocks("json")[0].replace("56", "57", 1), encoding="utf-8")
    assert run(tmp_path) == "rows:2:4: “57” stands on one cell only; every name stands on exactly two.\n"


def run(folder: Path) -> str:
    (program,) = blocks("python")
    done = subprocess.run([sys.executable, "-X", "utf8", "-c", program], cwd=folder, capture_output=True, check=True)
    return done.stdout.decode().replace("\r\n", "\n")


def test_every_generator_is_on_the_page() -> None:
    assert re.findall(r"python -m tools\.data\.(\w+)", PAGE) == GENERATORS


@pytest.mark.parametrize("generator", GENERATORS)
def test_a_generator_writes_where_it_is_told(generator: str, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", f"tools.data.{generator}", str(tmp_path)], check=True)
    files = list(tmp_path.glob("*/data/*.json"))
    assert files
    for file in files:
        assert file.read_bytes() == (Path("src/filotto/games") / file.relative_to(tmp_path)).read_bytes()
