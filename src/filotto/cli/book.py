"""A rulebook at a terminal."""

from collections.abc import Iterator

from filotto import words

from .terminal import Terminal


def pages(terminal: Terminal, game: str) -> Iterator[str]:
    """The rulebook of a game, as wide as the terminal, its headings set apart."""
    book = words.rulebook(terminal.speech.language, game)
    for line in words.for_terminal(book, min(terminal.width, 88)).splitlines():
        is_heading = line.startswith("#")
        yield terminal.paint(line.lstrip("# "), "cyan", bold=True) if is_heading else line
