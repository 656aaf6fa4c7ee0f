"""Saved games for the tests: one that was really played, and the same with something in it changed."""

import json
from typing import Any

from filotto.games import saved
from filotto.games.catalog import game
from filotto.games.record import Record
from filotto.games.setup import prepare
from filotto.testing import Chance


def played(name: str = "sequence", moves: int = 6, **options: str) -> Record:
    """Some moves of a random game between Zoë and Ion."""
    chance = Chance(7)
    record = Record(game(name), prepare(game(name), 2, options=options), chance, ["Zoë", "Ion"])
    while len(record.moves) < moves and record.result is None:
        record.play(*record.position.sample(chance.next()))
    return record


def data_of(record: Record) -> dict[str, Any]:
    """The file's object."""
    found: dict[str, Any] = json.loads(saved.to_text(record))
    return found


def sealed(data: dict[str, Any]) -> str:
    """The text of a file with this object and a checksum that is right."""
    return json.dumps({**data, "checksum": saved.checksum(data)})


def changed(**values: object) -> str:
    """A file with other values, and a checksum that is right."""
    return sealed({**data_of(played()), **values})


def with_move(number: int, **values: object) -> str:
    """A file with another move, and a checksum that is right."""
    data = data_of(played())
    data["moves"][number - 1].update(values)
    return sealed(data)
