"""People hear how a long task goes, and stop it with Ctrl-C."""

import signal
import sys
from contextlib import ExitStack
from types import FrameType
from typing import Any, Self

import click

from filotto.lab.heard import Heard, Note

from .speech import Speech


class Watching(Heard):
    """Notes on stderr, a bar where that is a terminal. The first Ctrl-C asks to stop, a second one does not ask."""

    def __init__(self, speech: Speech, games: int) -> None:
        self.speech, self.games = speech, games
        self.enough = False
        self.said: set[Note] = set()
        self.bar: Any = None
        self.open = ExitStack()

    def __enter__(self) -> Self:
        before = signal.signal(signal.SIGINT, self.interrupt)
        self.open.callback(signal.signal, signal.SIGINT, before)
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()

    def interrupt(self, number: int, frame: FrameType | None) -> None:
        """Ctrl-C."""
        self.enough = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def note(self, note: Note) -> None:
        """A line of its own, once."""
        if note in self.said:
            return
        self.said.add(note)
        click.echo("\n" * bool(self.bar) + self.speech(f"cli-simulate-{note}"), err=True)

    def played(self, games: int) -> None:
        """The bar moves on."""
        if self.bar is None and sys.stderr.isatty():
            self.bar = self.open.enter_context(click.progressbar(length=self.games, file=sys.stderr))
        if self.bar:
            self.bar.update(games)

    def stopped(self) -> bool:
        """Has there been a Ctrl-C?"""
        return self.enough
