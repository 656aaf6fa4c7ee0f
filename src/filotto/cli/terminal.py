"""The terminal that somebody sits at: what it can show, and how it is written to and read from."""

import codecs
import contextlib
import os
import shutil
import sys
import unicodedata
from collections.abc import Iterable

import click

from filotto.words import Value

from .errors import told
from .speech import Speech

PLAIN = {"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "—": "-", "…": "..."}
PLAIN |= {"×": "x", "÷": "/", "−": "-", "·": "-", "→": "->"}
WIDEST = 100


def plain(text: str) -> str:
    """The text in letters that every terminal has."""
    told = "".join(PLAIN.get(sign, sign) for sign in text)
    return unicodedata.normalize("NFKD", told).encode("ascii", "ignore").decode()


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return plain(error.object[error.start : error.end]) or "?", error.end


def speak_plainly_where_needed() -> None:
    """A terminal that lacks a letter gets one that is like it, never a traceback."""
    codecs.register_error("filotto-plain", _replace)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="filotto-plain")  # type: ignore[union-attr]  # a test's stream may have none
    with contextlib.suppress(AttributeError, ValueError):
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]  # as above


class Terminal:
    """Writes and asks in one language, with what this terminal can show."""

    def __init__(self, speech: Speech, *, ascii_only: bool = False) -> None:
        self.speech = speech
        dumb = os.environ.get("TERM") == "dumb"
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.colour = sys.stdout.isatty() and not dumb and not os.environ.get("NO_COLOR")
        self.ascii = ascii_only or dumb or not _has_shapes(sys.stdout.encoding)
        self.width = min(shutil.get_terminal_size().columns, WIDEST)
        self.dumb = dumb
        if self.live:
            _edit_lines()

    def write(self, text: str = "", *, err: bool = False) -> None:
        """A line, or several."""
        click.echo(plain(text) if self.ascii else text, color=self.colour, err=err)

    def lines(self, lines: Iterable[str]) -> None:
        """Lines of a drawing."""
        for line in lines:
            self.write(line)

    def say(self, key: str, /, **values: Value) -> None:
        """A message."""
        self.write(self.speech(key, **values))

    def ask(self, prompt: str) -> str:
        """What a person types; EOFError when nothing more comes."""
        shown = plain(prompt) if self.ascii else prompt
        if self.live:
            return input(shown)
        click.echo(shown, nl=False)
        line = sys.stdin.readline()
        click.echo("")
        if not line:
            raise EOFError
        return line.rstrip("\r\n")

    def complain(self, error: Exception) -> None:
        """What was refused, and why."""
        self.write(told(self.speech, error) or str(error))

    def agreed(self, question: str) -> bool:
        """Yes or no, in the person's language; silence is no."""
        yes, no = self.speech("cli-yes"), self.speech("cli-no")
        answer = plain(self.ask(f"{question} [{yes}/{no}] ").strip().lower())
        return answer in (plain(yes), yes[0], "y", "yes")

    def paint(self, text: str, colour: str | None = None, *, bold: bool = False, dim: bool = False) -> str:
        """The text in a colour, where there are colours."""
        return click.style(text, fg=colour, bold=bold or None, dim=dim or None) if self.colour else text

    def clear(self) -> None:
        """Nothing of what was on the screen can be read any more, and nothing by scrolling or by the arrow keys."""
        if self.live:
            click.echo("\n" * 60 if self.dumb else "\x1b[H\x1b[2J\x1b[3J", nl=False, color=True)
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()


def _has_shapes(encoding: str | None) -> bool:
    """Can this encoding write the shapes of the chips and the suits?"""
    try:
        "●▲◆★♠♥".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _edit_lines() -> None:
    """Arrow keys in the line that is typed, where the system brings them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # importing it is all it takes
