"""A rulebook on a terminal: a paragraph is one line of Markdown, a terminal is as wide as it is."""

import re
import textwrap
from collections.abc import Iterator

BOARD = "    "  # boards stand a little to the right, and are never broken


def for_terminal(markdown: str, width: int = 80) -> str:
    """The page with its paragraphs broken to a width, its tables as lists, its boards as they are; signs left away."""
    return "\n".join(_lines(markdown, max(width, 20))) + "\n"


def _lines(markdown: str, width: int) -> Iterator[str]:
    in_board = False
    for line in markdown.splitlines():
        if line.startswith("```"):
            in_board = not in_board
        elif in_board:
            yield BOARD + line
        elif line.startswith("|"):
            yield from _row(_bare(line), width)
        else:
            yield from _paragraph(_bare(line), width)


def _bare(line: str) -> str:
    """Without the signs that set words apart on a page."""
    return re.sub(r"\*+([^*]+)\*+", r"\1", line.replace("`", ""))


def _paragraph(line: str, width: int) -> list[str]:
    """What stands before the text of a list entry stands alone in its margin."""
    mark = re.match(r"(?:- |\d+\. )?", line)
    margin = " " * mark.end() if mark else ""
    return textwrap.wrap(line, width, subsequent_indent=margin, break_on_hyphens=False) or [""]


def _row(line: str, width: int) -> Iterator[str]:
    """The first cell, and the others below it."""
    first, *others = (cell.strip() for cell in line.strip("|").split("|"))
    if set(first) <= set("-"):
        return
    yield from textwrap.wrap(first, width, initial_indent="  ", subsequent_indent="  ")
    for cell in others:
        yield from textwrap.wrap(cell, width, initial_indent=" " * 6, subsequent_indent=" " * 6, break_on_hyphens=False)
