"""Was every card of a finished game drawn as the dealer had promised? Offline, from the file alone.

The promise is the secret's hash. From the secret and the seats' words comes the stream; the game is played again with
it, and every card must be the one in the file. Where one is not, `Untrue` says which.
"""

import json
from collections.abc import Mapping
from typing import Any

from filotto.games import catalog
from filotto.games.contract import Game, Setup
from filotto.games.data_files import KINDS
from filotto.games.opening import opening
from filotto.games.record import Record
from filotto.games.refusals import BadFile, Code, FilottoError
from filotto.games.saved import FORMAT, VERSION, checksum
from filotto.games.setup import prepare

from .dealer import Committed, Dealt, commitment
from .export import METHOD, Listing


class NoProof(Exception):
    """The file is a game without a dealer's proof."""


class Untrue(Exception):
    """Something is not as it was promised."""

    def __init__(self, where: str, number: int, promised: object, found: object) -> None:
        self.where, self.number, self.promised, self.found = where, number, str(promised), str(found)
        super().__init__(where, number, promised, found)


def verify(text: str | bytes) -> int:
    """How many cards were checked."""
    data = opened(text)
    game = catalog.game(str(data.get("game")))
    proof = data.get("proof")
    if not isinstance(proof, dict) or proof.get("method") != METHOD:
        raise NoProof
    try:
        checked = check(game, setup_of(game, data), data, proof)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadFile(Code.FILE_BAD_FIELD, where="proof", expected=str(error)[:60]) from None
    if data.get("checksum") != checksum(data):
        raise Untrue("checksum", 0, checksum(data), data.get("checksum"))
    return checked


def opened(text: str | bytes) -> dict[str, Any]:
    """The file's object."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadFile(Code.FILE_NOT_JSON, where="1:1") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadFile(Code.FILE_WRONG_FORMAT)
    if data.get("version") != VERSION:
        raise BadFile(Code.FILE_WRONG_VERSION, version=str(data.get("version"))[:20], allowed=VERSION)
    if not isinstance(data.get("players"), int) or not isinstance(data.get("options"), dict):
        raise BadFile(Code.FILE_BAD_FIELD, where="players", expected=KINDS[int])
    return data


def setup_of(game: Game, data: Mapping[str, Any]) -> Setup:
    """The table's setup, as the file has it."""

    def brought(key: str, own: str) -> str | None:
        value = data.get(key)
        return None if value == own else value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)

    deck, board = brought("deck", game.facts.deck), brought("board", game.facts.board)
    return prepare(game, data["players"], data["sides"], data["options"], deck, board)


def check(game: Game, setup: Setup, data: Mapping[str, Any], proof: Mapping[str, Any]) -> int:
    """Promise, opening, deal, and move by move; then the decks that the file lists."""
    secret, words, skip = str(proof["secret"]), [str(word) for word in proof["words"]], int(proof["skip"])
    if commitment(secret) != proof["commitment"]:
        raise Untrue("commitment", 0, proof["commitment"], commitment(secret))
    check_opening(game, setup, data, Committed(secret, words), skip)
    listing = Listing(Dealt(Committed(secret, words), skip))
    record = Record(game, setup, listing)
    compare("dealt", 0, [drawn.card for drawn in record.position.dealt], data["dealt"])
    for number, entry in enumerate(data["moves"], 1):
        compare("move", number, again(record, entry, number), entry.get("drawn", []))
    compare("draws", 0, listing.draws, proof["draws"])
    return len(listing.draws)


def check_opening(game: Game, setup: Setup, data: Mapping[str, Any], stream: Committed, skip: int) -> None:
    """Who deals, from the first words of the stream."""
    if not skip:
        return
    promised = opening(game, setup, stream.next).as_data()
    found = data.get("opening")
    if found != promised or stream.given != skip:
        cut = isinstance(found, dict) and found.get("cut") != promised["cut"]
        raise Untrue("cut" if cut else "order", 0, promised, found)


def again(record: Record, entry: Mapping[str, Any], number: int) -> list[str | None]:
    """The cards that a move draws, if it can be made at all."""
    try:
        seat = entry["seat"] - 1 if entry["seat"] else None
        drawn = record.play(seat, record.game.read(entry["action"])).drawn
    except FilottoError as error:
        raise Untrue("move", number, error, entry["action"]) from None
    return [one.card for one in drawn]


def compare(where: str, number: int, promised: list[Any], found: Any) -> None:
    """Card by card; the first that differs is told."""
    if promised == found:
        return
    pairs = enumerate(zip(promised, found, strict=False), 1)
    at, (one, other) = next(((k, pair) for k, pair in pairs if pair[0] != pair[1]), (0, (len(promised), len(found))))
    raise Untrue(where, number or at, one, other)
