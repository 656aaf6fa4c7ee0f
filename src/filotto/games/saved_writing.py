"""A game as the text of a file."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from .contract import Game, Move, Result, Setup
from .record import Record, Undone

FORMAT = "filotto-game"
VERSION = 1
KEPT = ("seats", "opening", "votes", "proof")  # read and written as they are, in `Record.extra`
OURS = (
    *("format", "version", "game", "rules_version", "players", "sides", "options", "deck", "board", "seats", "dealer"),
    *("opening", "dealt", "moves", "undone", "taken_back", "votes", "proof", "result", "checksum"),
)
OURS_OF_MOVE = ("seat", "action", "drawn")
OURS_OF_UNDONE = ("after", "moves")


def to_text(record: Record) -> str:
    """The whole file."""
    data = to_data(record)
    data["checksum"] = checksum(data)
    lines = [f"  {json.dumps(key)}: {written(key, value)}" for key, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def written(key: str, value: object) -> str:
    """A value; moves stand one a line, so that people and `diff` can read them."""
    if key in ("moves", "undone") and isinstance(value, list) and value:
        return "[\n    " + ",\n    ".join(json.dumps(move, ensure_ascii=False) for move in value) + "\n  ]"
    return json.dumps(value, ensure_ascii=False)


def to_data(record: Record) -> dict[str, Any]:
    """The file's object, without its checksum."""
    setup, game, extra = record.setup, record.game, record.extra
    seats = extra.get("seats") or [{}] * setup.players
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": setup.game,
        "rules_version": game.facts.rules_version,
        "players": setup.players,
        "sides": setup.sides,
        "options": setup.options,
        "deck": embedded(setup.deck),
        "board": embedded(setup.board),
        "seats": [{**seat, "name": name} for seat, name in zip(seats, record.names, strict=True)],
        "dealer": dealer_of(game, setup),
        "opening": extra.get("opening"),
        "dealt": [drawn.card for drawn in record.position.dealt],
        "moves": moves_data(game, record.moves, record.beside),
        "undone": [undone_data(game, undone) for undone in record.undone],
        "taken_back": record.stream.back,
        "votes": extra.get("votes") or [],
        "proof": extra.get("proof"),
        "result": result_data(record.result),
        **without(extra, OURS),
    }


def dealer_of(game: Game, setup: Setup) -> int | None:
    """The seat of the dealer, where somebody deals: seat 1 is at the dealer's left."""
    return None if game.facts.opening == "order" else setup.players


def moves_data(game: Game, moves: Sequence[Move], beside: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Moves, each with what stood beside it."""
    return [{**move_data(game, move), **more} for move, more in zip(moves, beside, strict=True)]


def move_data(game: Game, move: Move) -> dict[str, Any]:
    """A move as it stands in the file; the table's own have seat 0."""
    data: dict[str, Any] = {"seat": 0 if move.seat is None else move.seat + 1, "action": game.write(move.action)}
    if move.drawn:
        data["drawn"] = [drawn.card for drawn in move.drawn]
    return data


def undone_data(game: Game, undone: Undone) -> dict[str, Any]:
    """Moves that were taken back."""
    return {"after": undone.after, "moves": moves_data(game, undone.moves, undone.beside), **undone.marks}


def result_data(result: Result | None) -> dict[str, Any] | None:
    """The result; sides count from 1."""
    if result is None:
        return None
    return {
        "ended": result.ended.value,
        "winners": [side + 1 for side in result.winners],
        "scores": list(result.scores),
    }


def embedded(text: str) -> object:
    """A built-in deck or board by its name, another as its whole object."""
    return json.loads(text) if text.lstrip().startswith("{") else text


def without(data: Mapping[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    """What has other keys than these."""
    return {key: value for key, value in data.items() if key not in keys}


def checksum(data: Mapping[str, Any]) -> str:
    """Of everything else in the file, however it is laid out."""
    rest = without(data, ("checksum",))
    canonical = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return "sha256:" + hashlib.sha256(canonical.encode()).hexdigest()
