"""The files of counts: positions, each with the number of ways to play on from it.

A file begins with what it is about. Then, after an empty line each, come positions: a name, the lines of a script (see
tests/golden/script.py), and lines `depth 2: 196`.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from filotto.games.record import Record
from tests.golden.script import Script, play

FOLDER = Path("tests/counts")
DEPTH = re.compile(r"depth (\d): (\d+)")


@dataclass
class Counted:
    """A position and its counts, by depth."""

    name: str
    script: Script
    counts: dict[int, int]

    def record(self) -> Record:
        """The game up to the position."""
        record = self.script.begin()
        for number in range(1, len(self.script.moves) + 1):
            play(record, self.script, number)
        return record


def positions(game: str) -> list[Counted]:
    """All that stand in a game's file."""
    _, *blocks = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").strip().split("\n\n")
    return [counted(game, block.split("\n")) for block in blocks]


def counted(game: str, lines: list[str]) -> Counted:
    """One of them."""
    found = Counted(lines[0], Script(game), {})
    for line in lines[1:]:
        if count := DEPTH.fullmatch(line):
            found.counts[int(count[1])] = int(count[2])
        else:
            assert found.script.take(line), f"{game}: {line} cannot be read"
    return found
