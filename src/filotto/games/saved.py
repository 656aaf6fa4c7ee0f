"""A saved game: one JSON file, the same for saved games, exports and checks. Text in, text out; docs/saved-games.md.

What the file holds is the deal and, move by move, the action in the notation and the cards that came of it. Reading it
folds the game again and refuses whatever the rules refuse, with the place and the reason. Keys that we do not know are
kept and written again.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from .catalog import game as game_named
from .contract import Drawn, Game, Move, Result, Setup
from .dealers import Named
from .record import Record
from .refusals import BadFile, BadNotation, Code, FilottoError
from .setup import prepare

FORMAT = "filotto-game"
VERSION = 1
LARGEST = 1 << 24
OURS = (
    "format",
    "version",
    "game",
    "rules_version",
    "players",
    "sides",
    "options",
    "deck",
    "board",
    "seats",
    "dealer",
    "dealt",
    "moves",
    "undone",
    "votes",
    "proof",
    "result",
    "checksum",
)


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
    setup, game = record.setup, record.game
    seats = list(record.extra.get("seats", [{}] * setup.players))  # type: ignore[call-overload]  # a list in our files
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
        "dealer": setup.players,
        "dealt": [drawn.card for drawn in record.position.dealt],
        "moves": [move_data(game, move) for move in record.moves],
        "undone": [{"after": after, "moves": [move_data(game, m) for m in gone]} for after, gone in record.undone],
        "votes": record.extra.get("votes", []),
        "proof": record.extra.get("proof"),
        "result": result_data(record.result),
        **{key: value for key, value in record.extra.items() if key not in OURS},
    }


def move_data(game: Game, move: Move) -> dict[str, Any]:
    """A move as it stands in the file; the table's own have seat 0."""
    data: dict[str, Any] = {"seat": 0 if move.seat is None else move.seat + 1, "action": game.write(move.action)}
    if move.drawn:
        data["drawn"] = [drawn.card for drawn in move.drawn]
    return data


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


def checksum(data: Mapping[str, Any]) -> str:
    """Of everything else in the file, however it is laid out."""
    rest = {key: value for key, value in data.items() if key != "checksum"}
    canonical = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return "sha256:" + hashlib.sha256(canonical.encode()).hexdigest()


# Reading.


def from_text(text: str | bytes) -> Record:
    """The record that a file's text holds."""
    data = opened(text)
    game = game_named(field(data, "game", str))
    version = field(data, "rules_version", int)
    if version != game.facts.rules_version:
        raise BadFile(Code.FILE_WRONG_RULES, version=version, allowed=game.facts.rules_version)
    setup = setup_of(game, data)
    if data.get("checksum") != checksum(data):
        raise BadFile(Code.FILE_CHECKSUM)
    record = folded(game, setup, data)
    if data.get("result") != result_data(record.result):
        raise BadFile(Code.FILE_BAD_RESULT)
    return record


def opened(text: str | bytes) -> dict[str, Any]:
    """The object of a file of our format and version."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        cut = error.pos >= len(error.doc.rstrip())
        where = f"line {error.lineno}, column {error.colno}"
        raise BadFile(Code.FILE_CUT_OFF if cut else Code.FILE_NOT_JSON, where=where) from None
    except (ValueError, RecursionError):
        raise BadFile(Code.FILE_NOT_JSON, where="line 1, column 1") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadFile(Code.FILE_WRONG_FORMAT)
    if data.get("version") != VERSION:
        raise BadFile(Code.FILE_WRONG_VERSION, version=str(data.get("version"))[:20], allowed=VERSION)
    return data


def field(data: Mapping[str, Any], key: str, kind: type, where: str = "") -> Any:
    """A value that must be there and of its kind."""
    value = data.get(key)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise BadFile(Code.FILE_BAD_FIELD, where=where + key, expected=kind.__name__)
    return value


def setup_of(game: Game, data: Mapping[str, Any]) -> Setup:
    """The setup that the file names, checked as for a new table."""
    options = field(data, "options", dict)
    deck, board = as_text(data, "deck", game.facts.deck), as_text(data, "board", game.facts.board)
    players, sides = field(data, "players", int), field(data, "sides", int)
    return prepare(game, players, sides, {str(k): str(v) for k, v in options.items()}, deck, board)


def as_text(data: Mapping[str, Any], key: str, own: str) -> str | None:
    """The deck or board as `prepare` takes it."""
    value = data.get(key)
    if value == own:
        return None
    if not isinstance(value, str | dict):
        raise BadFile(Code.FILE_BAD_FIELD, where=key, expected="object")
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def folded(game: Game, setup: Setup, data: dict[str, Any]) -> Record:
    """The game again, card by card and move by move."""
    seats = field(data, "seats", list)
    if len(seats) != setup.players or not all(isinstance(seat, dict) for seat in seats):
        raise BadFile(Code.FILE_BAD_FIELD, where="seats", expected=f"{setup.players} objects")
    dealt = Named(field(data, "dealt", list))
    record = Record(game, setup, dealt, [str(seat.get("name", "")) for seat in seats])
    none_left(dealt, 0)
    for number, entry in enumerate(field(data, "moves", list), 1):
        play(record, entry, number)
    record.undone = [taken_back(game, entry) for entry in data.get("undone", [])]
    record.extra = {key: value for key, value in data.items() if key not in OURS or key in KEPT}
    return record


KEPT = ("seats", "votes", "proof")


def play(record: Record, entry: object, number: int) -> None:
    """One move of the file."""
    where = f"moves:{number}:"
    if not isinstance(entry, dict):
        raise BadFile(Code.FILE_BAD_FIELD, where=where, expected="object")
    seat, text = field(entry, "seat", int, where), field(entry, "action", str, where)
    cards = Named(entry.get("drawn", []), number)
    record.stream.dealer = cards
    try:
        record.play(seat - 1 if seat else None, record.game.read(text))
    except BadFile:
        raise
    except FilottoError as error:
        raise BadFile(Code.FILE_BAD_MOVE, move=number, action=text[:40], reason=error) from None
    none_left(cards, number)


def none_left(cards: Named, number: int) -> None:
    """A card that was not drawn has no place in the file."""
    if cards.cards:
        raise BadFile(Code.FILE_BAD_CARD, move=number, card=str(cards.cards[0])[:20])


def taken_back(game: Game, entry: Any) -> tuple[int, tuple[Move, ...]]:
    """Moves that were undone: kept for people to read, not folded."""
    try:
        moves = entry["moves"]
        return int(entry["after"]), tuple(undone_move(game.read, move) for move in moves)
    except (KeyError, TypeError, ValueError, BadNotation):
        raise BadFile(Code.FILE_BAD_FIELD, where="undone", expected="moves") from None


def undone_move(read: Callable[[str], Any], entry: Mapping[str, Any]) -> Move:
    """One of them."""
    drawn = tuple(Drawn(card, entry["seat"] - 1) for card in entry.get("drawn", []))
    return Move(entry["seat"] - 1 if entry["seat"] else None, read(entry["action"]), drawn)
