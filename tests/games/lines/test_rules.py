"""The rules of the line games as one module, for positions and for the compiler."""

import re
from pathlib import Path

from filotto.games.lines import rules

FOLDER = Path("src/filotto/games/lines")


def test_every_file_that_the_page_of_contents_names_is_used() -> None:
    named = re.findall(r"^    (\w+) +\S", rules.__doc__ or "", re.MULTILINE)
    assert sorted(named) == sorted(module.__name__.rsplit(".", 1)[1] for module in rules.USES)


def test_every_rules_file_says_first_what_it_decides() -> None:
    for module in rules.USES:
        assert module.__doc__, module.__name__


def test_the_rules_know_neither_the_compiler_nor_chance_nor_typed_actions() -> None:
    allowed = {"bits", "playout", "tables", *(module.__name__.rsplit(".", 1)[1] for module in rules.USES)}
    for module in rules.USES:
        text = (FOLDER / f"{module.__name__.rsplit('.', 1)[1]}.py").read_text(encoding="utf-8")
        assert set(re.findall(r"^(?:from|import) \.*([\w.]+)", text, re.MULTILINE)) <= allowed
