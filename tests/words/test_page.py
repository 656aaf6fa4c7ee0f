"""Rulebooks on a terminal: broken to its width, boards and moves whole."""

import pytest

from filotto.words import for_terminal, rulebook
from tests.words.kit import LANGUAGES, games_told


def test_a_paragraph_is_broken_between_words() -> None:
    assert for_terminal("one two three four five six\n", 20) == "one two three four\nfive six\n"


def test_an_entry_of_a_list_keeps_its_margin() -> None:
    assert for_terminal("- one two three four five\n", 20) == "- one two three four\n  five\n"
    assert for_terminal("1. one two three four\n", 20) == "1. one two three\n   four\n"


def test_a_board_is_never_broken() -> None:
    board = " 1  -- 6D 7D 8D 9D TD QD KD AD --"
    assert for_terminal(f"```\n{board}\n```\n", 20) == f"    {board}\n"


def test_a_table_becomes_a_list() -> None:
    table = "| you type | it means |\n|---|---|\n| `JS -c5` | one-eyed jack: take the chip |\n"
    told = "  you type\n      it means\n  JS -c5\n      one-eyed jack:\n      take the chip\n"
    assert for_terminal(table, 20) == told


def test_backticks_are_left_away() -> None:
    assert for_terminal("`take 1 b2` takes.\n") == "take 1 b2 takes.\n"
    told = [for_terminal(rulebook(language, game)) for language in LANGUAGES for game in games_told()]
    assert [book[:20] for book in told if "`" in book] == []


def test_stars_are_left_away() -> None:
    assert for_terminal("**Two eyes** and *one*\n") == "Two eyes and one\n"


def test_paragraphs_stay_apart() -> None:
    assert for_terminal("# Title\n\nText.\n") == "# Title\n\nText.\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_told())
def test_every_rulebook_fits_eighty_columns(game: str, language: str) -> None:
    told = for_terminal(rulebook(language, game), 80)
    assert max(map(len, told.splitlines())) <= 80
    assert "**" not in told
