"""A game from the text of a file: folded again, card by card and move by move, or refused with place and reason."""

import json
import math
import re
from collections.abc import Mapping
from typing import Any, NoReturn

from .catalog import game as game_named
from .contract import WORDS, Drawn, Game, Move, Setup
from .data_files import shown
from .dealers import Named
from .record import Record, Undone
from .refusals import BadFile, BadNotation, Code, FilottoError
from .saved_checks import (
    ACTION,
    check_marks,
    check_opening,
    check_seats,
    entries,
    field,
    number,
    of_kind,
    same,
    wrong,
)
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

ENDS_IN_A_LETTER = "unexpected end of data"
BEGUN = re.compile(r"-|\.|[eE][+-]?|t|tr|tru|f|fa|fal|fals|n|nu|nul|(\\?u)?[0-9a-fA-F]{0,4}")  # before its end came


def from_text(text: str | bytes) -> Record:
    """The record that a file's text holds. Who plays on gives its stream a dealer."""
    data = opened(text)
    game = game_named(field(data, "game", str))
    version = field(data, "rules_version", int)
    if version != game.facts.rules_version:
        raise BadFile(Code.FILE_WRONG_RULES, version=version, allowed=game.facts.rules_version)
    record = folded(game, setup_of(game, data), data)
    if not same(data.get("result"), result_data(record.result)):
        raise BadFile(Code.FILE_BAD_RESULT)
    return record


# The file.


def opened(text: str | bytes) -> dict[str, Any]:
    """The object of a file of our format and version, as it was written."""
    data = parsed(decoded(text) if isinstance(text, bytes) else text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadFile(Code.FILE_WRONG_FORMAT)
    version = field(data, "version", int)
    if version != VERSION:
        raise BadFile(Code.FILE_WRONG_VERSION, version=shown(version), allowed=VERSION)
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
        raise not_json(text[: error.start].decode(), cut=error.reason == ENDS_IN_A_LETTER) from None


def parsed(text: str) -> object:
    """The value of a JSON text."""
    try:
        return json.loads(text, object_pairs_hook=no_key_twice, parse_constant=no_constant, parse_float=no_infinity)
    except json.JSONDecodeError as error:
        cut = breaks_off(text.rstrip(), error)
        raise not_json(text if cut else text[: error.pos], cut=cut) from None
    except (ValueError, RecursionError):
        raise not_json("", cut=False) from None


def breaks_off(text: str, error: json.JSONDecodeError) -> bool:
    """Could more behind its end have made it right? Every whole file of ours ends with a brace."""
    if error.pos >= len(text):
        return True
    begun = error.msg.startswith("Unterminated string") or BEGUN.fullmatch(text, error.pos)
    return bool(begun) and not text.endswith("}")


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


def no_infinity(text: str) -> float:
    """A number that we could not write again is none for us."""
    value = float(text)
    if math.isinf(value):
        raise ValueError(text)
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
    check_seats(data, players)
    return [seat.get("name", "") for seat in data["seats"]]


# The game.


def folded(game: Game, setup: Setup, data: dict[str, Any]) -> Record:
    """The game again, card by card and move by move."""
    names = names_of(data, setup.players)
    dealt = Named(field(data, "dealt", list))
    record = Record(game, setup, dealt, names)
    none_left(dealt)
    for at, move in enumerate(field(data, "moves", list), 1):
        play(record, of_kind(move, dict, f"moves:{at}"), at)
    undone = entries(data, "undone", dict, default=[])
    record.undone = [taken_back(game, setup, value, f"undone:{at}:") for at, value in enumerate(undone, 1)]
    record.stream.back = words_of(data)
    record.extra = kept(game, setup, data)
    return record


def kept(game: Game, setup: Setup, data: dict[str, Any]) -> dict[str, Any]:
    """What is not folded, but written again as it is."""
    dealer = dealer_of(game, setup)
    if not same(data.get("dealer", dealer), dealer):
        wrong("dealer", json.dumps(dealer))
    check_opening(data, setup.players)
    check_marks(data)
    return {key: value for key, value in data.items() if key not in OURS or key in KEPT}


def play(record: Record, move: dict[str, Any], at: int) -> None:
    """One move of the file."""
    where = f"moves:{at}:"
    seat, text = seat_of(move, record.setup, where), field(move, "action", str, where)
    cards = Named(field(move, "drawn", list, where, []), at)
    record.stream.dealer = cards
    try:
        record.play(seat - 1 if seat else None, record.game.read(text))
    except BadFile:
        raise
    except FilottoError as error:
        raise BadFile(Code.FILE_BAD_MOVE, move=at, action=shown(text), reason=error) from None
    none_left(cards)
    record.beside[-1] = without(move, OURS_OF_MOVE)


def seat_of(move: dict[str, Any], setup: Setup, where: str) -> int:
    """Whose move it is; 0 is the table itself."""
    return number(move.get("seat"), 0, setup.players, where + "seat")


def none_left(cards: Named) -> None:
    """A card that was not drawn has no place in the file."""
    if cards.cards:
        raise BadFile(Code.FILE_CARD_LEFT, where=f"{cards.place}:{cards.given + 1}", card=shown(cards.cards[0]))


def taken_back(game: Game, setup: Setup, data: dict[str, Any], where: str) -> Undone:
    """Moves that were undone: kept for people to read, not folded."""
    moves = entries(data, "moves", dict, where)
    beside = tuple(without(move, OURS_OF_MOVE) for move in moves)
    gone = tuple(undone_move(game, setup, move, f"{where}moves:{at}:") for at, move in enumerate(moves, 1))
    after = field(data, "after", int, where)
    if after < 0:
        wrong(where + "after", "0 …")
    return Undone(after, gone, beside, without(data, OURS_OF_UNDONE))


def undone_move(game: Game, setup: Setup, move: dict[str, Any], where: str) -> Move:
    """One of them. Whose hands its cards went into the file does not say: nobody else may see them."""
    seat, text = seat_of(move, setup, where), field(move, "action", str, where)
    try:
        action = game.read(text)
    except BadNotation:
        wrong(where + "action", ACTION)
    drawn = tuple(Drawn(card, seat - 1) for card in entries(move, "drawn", str, where, []))
    return Move(seat - 1 if seat else None, action, drawn)


def words_of(data: Mapping[str, Any]) -> list[int]:
    """The words that undone moves had, which the next cards will be picked by."""
    words = field(data, "taken_back", list, default=[])
    return [number(word, 0, WORDS - 1, f"taken_back:{at}") for at, word in enumerate(words, 1)]
