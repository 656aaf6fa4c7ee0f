"""Random play, step by step, with or without a table that interferes."""

from collections.abc import Iterator

from ..games.actions import Action, AgreeDraw, Resign
from ..games.contract import Dealer, Game, Setup
from ..games.record import Record
from .chance import Chance

BOUND = 20_000  # actions; every game ends long before


def walk(
    game: Game,
    setup: Setup,
    chance: Chance,
    *,
    mischief: bool = False,
    dealer: Dealer | None = None,
    bound: int = BOUND,
) -> Iterator[Record]:
    """One game from the deal to its end: the record after the deal and after each action."""
    record = Record(game, setup, dealer or chance)
    yield record
    while record.result is None:
        assert len(record.moves) < bound, f"{setup.game}: not over after {bound} actions"
        seat, action = meddled(record, chance) if mischief else record.position.sample(chance.next())
        record.play(seat, action)
        yield record


def meddled(record: Record, chance: Chance) -> tuple[int | None, Action]:
    """Any seat that may act does anything; now and then the table skips, punishes, lets a seat go, or ends the game."""
    at = record.position
    if chance.one_in(8):
        action: Action = chance.pick(at.allowed())
        if not isinstance(action, Resign | AgreeDraw) or chance.one_in(12):
            return None, action
    seat = chance.pick(at.who())
    legal = at.legal(seat)
    assert legal, f"seat {seat} is to act, and can do nothing"
    return seat, chance.pick(legal)
