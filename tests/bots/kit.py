"""Whole games between bots, and random positions, for the tests here."""

from collections.abc import Iterator

from filotto.bots.catalog import bot
from filotto.bots.contract import Budget, Choice
from filotto.games import catalog
from filotto.games.dealers import Seeded
from filotto.games.record import Record
from filotto.games.setup import prepare

QUICK = Budget(simulations=8)


def opened(name: str, players: int | None = None, teams: int | None = None, number: int = 1) -> Record:
    """A game that has been dealt."""
    game = catalog.game(name)
    return Record(game, prepare(game, players, teams), Seeded(number))


def asked(record: Record, seat: int, level: str, seed: int = 1) -> Choice:
    """What a bot answers to the view of a seat."""
    return bot(level).choose(record.view(seat, "show"), record.setup, QUICK, seed)


def played(record: Record, level: str, most: int = 10_000) -> Iterator[tuple[Record, int, Choice]]:
    """A game of this level on all seats: the position, the seat and its choice, before it is played."""
    for number in range(most):
        if record.result is not None:
            return
        seat = record.position.who()[0]
        choice = asked(record, seat, level, number)
        yield record, seat, choice
        record.play(seat, choice.action)


def random_positions(name: str, number: int, every: int = 3) -> Iterator[tuple[Record, int]]:
    """Positions of a random game in which somebody has something to choose."""
    record = opened(name, number=number)
    words = Seeded(number + 1000)
    while record.result is None:
        seat, action = record.position.sample(words.next())
        if len(record.moves) % every == 0 and len(record.position.legal(seat)) > 1:
            yield record, seat
        record.play(seat, action)
