"""A file of an arena: each deal as it ends, a line each, so that the same command goes on where it was stopped."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from .results import Tally


class OtherArena(Exception):
    """The file belongs to another arena: another table, other options or another seed."""


class Keeper:
    """Lines of JSON: what is played, then each deal with the share of `a` in it."""

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        self.path, self.about = path, about

    def load(self, tallies: list[Tally]) -> None:
        """What has been played before."""
        if not self.path.exists():
            self.path.write_text(json.dumps(self.about) + "\n", "utf-8")
            return
        text = self.path.read_text("utf-8")
        if text and not text.endswith("\n"):  # it was stopped in the middle of a line
            self.path.write_text(text + "\n", "utf-8")
        lines = text.splitlines()
        if not lines or read(lines[0]) != self.about:
            raise OtherArena(str(self.path))
        known = {(tally.a, tally.b): tally for tally in tallies}
        for line in filter(None, map(read, lines[1:])):
            tally = known.get((line["a"], line["b"]))
            if tally is not None:
                tally.shares[line["deal"]] = line["share"]

    def keep(self, tally: Tally, shares: dict[int, float]) -> None:
        """Some deals more."""
        with self.path.open("a", encoding="utf-8") as file:
            for deal, share in shares.items():
                file.write(json.dumps({"a": tally.a, "b": tally.b, "deal": deal, "share": share}) + "\n")


def read(line: str) -> Any:
    """A line; the last one may be half written."""
    with suppress(json.JSONDecodeError):
        return json.loads(line)
    return None
