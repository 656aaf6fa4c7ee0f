"""docs/words.md: its example runs, and its glossary has every language."""

import contextlib
import io
import re
from pathlib import Path

from filotto.words import languages

PAGE = Path("docs/words.md").read_text(encoding="utf-8")


def test_the_example_prints_what_the_page_says() -> None:
    example, printed = re.findall(r"(?ms)^```(?:python)?\n(.*?)^```", PAGE)
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(compile(example, "docs/words.md", "exec"), {})  # noqa: S102  # the page's own lines
    assert told.getvalue() == printed


def test_the_glossary_has_a_word_in_every_language() -> None:
    rows = [row.split("|")[1:-1] for row in PAGE.partition("## Glossary")[2].splitlines() if row.startswith("|")]
    assert len(rows) > 30
    for row in rows:
        assert len(row) == len(languages()) + 1
        assert all(word.strip() for word in row[:-1]), row
