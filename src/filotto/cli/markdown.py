"""A rulebook in a terminal: headings, paragraphs, lists, tables and code as somebody reads them."""

import re
import textwrap
from collections.abc import Iterator
from itertools import groupby

from .terminal import Terminal

WIDEST = 90
SIGNS = re.compile(r"(\*\*|`|(?<![\w*])\*(?=\w)|(?<=\w)\*(?![\w*]))")
CODE = re.compile(r"`([^`]*)`")
STRONG = re.compile(r"\*\*([^*]*)\*\*")


def rendered(text: str, terminal: Terminal) -> Iterator[str]:
    """The lines of a page, as wide as the terminal."""
    width = min(terminal.width, WIDEST)
    for kind, lines in groupby(numbered(text), key=lambda line: line[0]):
        yield from DRAWN[kind[0]]([line for _, _, line in lines], terminal, width)


def numbered(text: str) -> Iterator[tuple[tuple[str, int], int, str]]:
    """Each line with its kind; lines of code and tables belong together, others stand for themselves."""
    code = False
    for number, line in enumerate(text.splitlines()):
        if line.startswith("```"):
            code = not code
            continue
        kind = "code" if code else kind_of(line)
        yield (kind, 0 if kind in ("code", "table") else number), number, line


def kind_of(line: str) -> str:
    """Heading, table or text."""
    if line.startswith("#"):
        return "heading"
    return "table" if line.startswith("|") else "text"


def plain(text: str) -> str:
    """Without the signs of Markdown."""
    return SIGNS.sub("", text)


def heading(lines: list[str], terminal: Terminal, width: int) -> Iterator[str]:
    """In bold; the page's own is underlined too."""
    title = plain(lines[0].lstrip("# "))
    yield terminal.paint(title, bold=True)
    if lines[0].startswith("# "):
        yield "=" * len(title)


def paragraph(lines: list[str], terminal: Terminal, width: int) -> Iterator[str]:
    """Wrapped; what belongs to a list stays under its first word."""
    text = lines[0]
    mark = re.match(r"\s*(?:[-*]|\d+\.)\s+", text)
    indent = " " * len(mark.group()) if mark else ""
    wrapped = textwrap.wrap(plain_marks(text), width, subsequent_indent=indent, break_on_hyphens=False)
    yield from wrapped or [""]


def plain_marks(text: str) -> str:
    """Without signs, but a list keeps its dash."""
    return text[:2] + plain(text[2:]) if text.startswith(("- ", "* ")) else plain(text)


def code(lines: list[str], terminal: Terminal, width: int) -> Iterator[str]:
    """As it stands, set in."""
    yield from (f"    {line}".rstrip() for line in lines)


def table(lines: list[str], terminal: Terminal, width: int) -> Iterator[str]:
    """Columns side by side; the last one is wrapped."""
    rows = [
        [plain(cell.strip()) for cell in line.strip("| ").split(" | ")] for line in lines if set(line) - set("|-: ")
    ]
    wide = [max(len(row[column]) for row in rows if column < len(row)) for column in range(len(rows[0]))]
    left = sum(wide[:-1]) + 2 * len(wide)
    for number, row in enumerate(rows):
        start = "  " + "  ".join(cell.ljust(wide[column]) for column, cell in enumerate(row[:-1]))
        last = textwrap.wrap(row[-1], max(20, width - left - 2)) or [""]
        for further, part in enumerate(last):
            line = f"{start if not further else ' ' * len(start)}  {part}".rstrip()
            yield terminal.paint(line, bold=True) if number == 0 else line


DRAWN = {"heading": heading, "text": paragraph, "code": code, "table": table}
