"""Whoever asked for many games hears how it goes, and may stop it."""

from typing import Literal

Note = Literal["plain-only", "no-cache", "compiling"]


class Heard:
    """Says nothing and never stops; a command line tells people."""

    def note(self, note: Note) -> None:
        """Something about how the games are played; each is said once."""

    def played(self, games: int) -> None:
        """So many more have been played. Called from any thread, but never from two at once."""

    def stopped(self) -> bool:
        """Is it enough?"""
        return False
