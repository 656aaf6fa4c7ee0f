"""A finished game as a file: the saved game with the dealer's proof, which `verify.py` checks offline."""

from typing import Any

from filotto.games.contract import Position
from filotto.games.opening import opening
from filotto.games.record import Record
from filotto.games.saved import to_text

from .dealer import Committed, Dealt
from .state import OVER, Table

METHOD = "filotto-dealer-1"


class NotOver(Exception):
    """While a game runs its hands are hidden."""


class Listing:
    """A dealer that writes down what each of its words picks from."""

    def __init__(self, dealer: Committed) -> None:
        self.dealer = dealer
        self.draws: list[dict[str, Any]] = []

    def word(self, position: Position) -> int:
        """The next word."""
        listed, word = position.listed(), self.dealer.next()
        card = listed[word * len(listed) >> 32]
        self.draws.append({"word": word, "card": card, "from": list(listed)})
        return word


def exported(table: Table) -> str:
    """The whole file."""
    record = table.record
    if table.phase != OVER or record is None:
        raise NotOver
    record.extra |= {
        "seats": [{"kind": seat.kind, **({"level": seat.level} if seat.level else {})} for seat in table.seats],
        "opening": opening_of(table),
        "votes": table.judged,
        "undone_by_consent": table.consented,
        "practice": table.practice,
        "proof": proof(table, record),
    }
    return to_text(record)


def opening_of(table: Table) -> dict[str, Any] | None:
    """How it came that these begin; None where the players have set the order."""
    assert table.promised is not None
    assert table.started is not None
    if not table.started.skip:
        return None
    stream = Committed(table.promised.secret, table.started.words)
    return opening(table.game, table.setup, stream.next).as_data()


def proof(table: Table, record: Record) -> dict[str, Any]:
    """The promise and what shows that it was kept: the secret, and each deck as it stood when a word picked from it."""
    promised, started = table.promised, table.started
    assert promised is not None
    assert started is not None
    listing = Listing(Dealt(Committed(promised.secret, started.words), started.skip))
    again = Record(record.game, record.setup, listing)
    for move in record.moves:
        again.play(move.seat, move.action)
    return {
        "method": METHOD,
        "commitment": promised.commitment,
        "secret": promised.secret,
        "words": list(started.words),
        "skip": started.skip,
        "copied": table.opened.copied is not None,
        "draws": listing.draws,
    }
