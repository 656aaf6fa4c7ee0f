"""A game from the text of a file: folded again, card by card and move by move, or refused with place and reason."""

import json
from collections.abc import Mapping
from typing import Any, NoReturn

from .catalog import game as game_named
from .contract import WORDS, Drawn, Game, Move, Setup
from .data_files import KINDS
from .dealers import Named
from .record import Record, Undone
from .refusals import BadFile, BadNotation, Code, FilottoError
from .saved_writing import (
    FORMAT,
    KEPT,
    OURS,
    OURS_OF_MOVE,
    OURS_OF_UNDONE,
    VERSION,
    checksum,
    dealer_of,
    result_data,
    without,
)
from .setup import prepare

SHORT = 40  # characters of an action that are shown


def from_text(text: str | bytes) -> Record:
    """The record that a file's text holds. Who plays on gives its stream a dealer."""
    data = opened(text)
    game = game_named(field(data, "game", str))
    version = field(data, "rules_version", int)
    if version != game.facts.rules_version:
        raise BadFile(Code.FILE_WRONG_RULES, version=version, allowed=game.facts.rules_version)
    record = folded(game, setup_of(game, data), data)
    if data.get("result") != result_data(record.result):
        raise BadFile(Code.FILE_BAD_RESULT)
    return record


# The file.


def opened(text: str | bytes) -> dict[str, Any]:
    """The object of a file of our format and version, as it was written."""
    data = parsed(decoded(text) if isinstance(text, bytes) else text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadFile(Code.FILE_WRONG_FORMAT)
    version = data.get("version")
    if type(version) is not int or version != VERSION:
        raise BadFile(Code.FILE_WRONG_VERSION, version=str(version)[:20], allowed=VERSION)
    try:
        whole = data.get("checksum") == checksum(data)
    except (ValueError, RecursionError):  # half a sign, or lists in lists without end
        whole = False
    if not whole:
        raise BadFile(Code.FILE_CHECKSUM)
    return data


def decoded(text: bytes) -> str:
    """UTF-8, with or without a mark at the beginning."""
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise not_json(text[: error.start].decode(), cut=error.end == len(text)) from None


def parsed(text: str) -> object:
    """The value of a JSON text. Every whole file of ours ends with a brace."""
    try:
        return json.loads(text, object_pairs_hook=no_key_twice, parse_constant=no_constant)
    except json.JSONDecodeError as error:
        cut = error.pos >= len(text.rstrip()) or not text.rstrip().endswith("}")
        raise not_json(text if cut else text[: error.pos], cut=cut) from None
    except (ValueError, RecursionError):
        raise not_json("", cut=False) from None


def not_json(before: str, *, cut: bool) -> BadFile:
    """The text breaks off, or cannot be read, behind this much of it."""
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    return BadFile(Code.FILE_CUT_OFF if cut else Code.FILE_NOT_JSON, where=f"{line}:{column}")


def no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Of two values under one key nobody knows which one counts."""
    data = dict(pairs)
    if len(data) < len(pairs):
        raise ValueError(pairs)
    return data


def no_constant(name: str) -> NoReturn:
    """NaN and Infinity are no JSON."""
    raise ValueError(name)


def field(data: Mapping[str, Any], key: str, kind: type, where: str = "", default: object = None) -> Any:
    """A value that must be there, unless there is a default for it, and be of its kind."""
    value = data.get(key, default)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadFile(Code.FILE_BAD_FIELD, where=where + key, expected=KINDS[kind])
    return value


def entry(value: object, where: str) -> dict[str, Any]:
    """An object in a list."""
    if not isinstance(value, dict):
        raise BadFile(Code.FILE_BAD_FIELD, where=where.removesuffix(":"), expected=KINDS[dict])
    return value


# The table.


def setup_of(game: Game, data: Mapping[str, Any]) -> Setup:
    """The setup that the file names, checked as for a new table."""
    options = field(data, "options", dict)
    chosen = {name: field(options, name, str, "options:") for name in options}
    deck, board = as_text(data, "deck", game.facts.deck), as_text(data, "board", game.facts.board)
    return prepare(game, field(data, "players", int), field(data, "sides", int), chosen, deck, board)


def as_text(data: Mapping[str, Any], key: str, own: str) -> str | None:
    """The deck or board as `prepare` takes it."""
    value = data.get(key)
    if value == own:
        return None
    return json.dumps(field(data, key, dict), ensure_ascii=False)


def names_of(data: Mapping[str, Any], players: int) -> list[str]:
    """The name of each seat."""
    seats = field(data, "seats", list)
    if len(seats) != players:
        raise BadFile(Code.FILE_BAD_FIELD, where="seats", expected=f"{KINDS[list]}: {players}")
    wheres = [f"seats:{number}:" for number in range(1, players + 1)]
    return [field(entry(seat, where), "name", str, where, "") for seat, where in zip(seats, wheres, strict=True)]


# The game.


def folded(game: Game, setup: Setup, data: dict[str, Any]) -> Record:
    """The game again, card by card and move by move."""
    names = names_of(data, setup.players)
    dealt = Named(field(data, "dealt", list))
    record = Record(game, setup, dealt, names)
    none_left(dealt, 0)
    for number, move in enumerate(field(data, "moves", list), 1):
        play(record, entry(move, f"moves:{number}"), number)
    undone = field(data, "undone", list, default=[])
    record.undone = [taken_back(game, value, f"undone:{number}:") for number, value in enumerate(undone, 1)]
    record.stream.back = words_of(data)
    record.extra = kept(game, setup, data)
    return record


def kept(game: Game, setup: Setup, data: dict[str, Any]) -> dict[str, Any]:
    """What is not folded, but written again as it is."""
    if data.get("dealer", dealer_of(game, setup)) != dealer_of(game, setup):
        raise BadFile(Code.FILE_BAD_FIELD, where="dealer", expected=str(dealer_of(game, setup)))
    for key, kind in (("opening", dict), ("proof", dict), ("votes", list)):
        if data.get(key) is not None:
            field(data, key, kind)
    return {key: value for key, value in data.items() if key not in OURS or key in KEPT}


def play(record: Record, move: dict[str, Any], number: int) -> None:
    """One move of the file."""
    where = f"moves:{number}:"
    seat, text = field(move, "seat", int, where), field(move, "action", str, where)
    cards = Named(field(move, "drawn", list, where, []), number)
    record.stream.dealer = cards
    try:
        record.play(seat - 1 if seat else None, record.game.read(text))
    except BadFile:
        raise
    except FilottoError as error:
        raise BadFile(Code.FILE_BAD_MOVE, move=number, action=text[:SHORT], reason=error) from None
    none_left(cards, number)
    record.beside[-1] = without(move, OURS_OF_MOVE)


def none_left(cards: Named, number: int) -> None:
    """A card that was not drawn has no place in the file."""
    if cards.cards:
        raise BadFile(Code.FILE_BAD_CARD, move=number, card=str(cards.cards[0])[:20])


def taken_back(game: Game, value: object, where: str) -> Undone:
    """Moves that were undone: kept for people to read, not folded."""
    data = entry(value, where)
    moves = [entry(move, where + "moves") for move in field(data, "moves", list, where)]
    beside = tuple(without(move, OURS_OF_MOVE) for move in moves)
    gone = tuple(undone_move(game, move, where + "moves:") for move in moves)
    return Undone(field(data, "after", int, where), gone, beside, without(data, OURS_OF_UNDONE))


def undone_move(game: Game, move: dict[str, Any], where: str) -> Move:
    """One of them. Whose hands its cards went into the file does not say: nobody else may see them."""
    seat, text = field(move, "seat", int, where), field(move, "action", str, where)
    try:
        action = game.read(text)
    except BadNotation:
        raise BadFile(Code.FILE_BAD_FIELD, where=where + "action", expected=KINDS[str]) from None
    drawn = tuple(Drawn(str(card), seat - 1) for card in field(move, "drawn", list, where, []))
    return Move(seat - 1 if seat else None, action, drawn)


def words_of(data: Mapping[str, Any]) -> list[int]:
    """The words that undone moves had, which the next cards will be picked by."""
    words: list[Any] = field(data, "taken_back", list, default=[])
    for number, word in enumerate(words, 1):
        if not isinstance(word, int) or isinstance(word, bool) or not 0 <= word < WORDS:
            raise BadFile(Code.FILE_BAD_FIELD, where=f"taken_back:{number}", expected=f"0 … {WORDS - 1}")
    return words
