"""What is saved comes back the same, what is taken back draws the same cards again, a copy is apart."""

from ..games.contract import Position
from ..games.record import Record
from ..games.saved import from_text, to_text
from .chance import Chance


def check_saved(record: Record) -> None:
    """A file holds the whole game: state, moves, views, and the file itself when it is written again."""
    text = to_text(record)
    again = from_text(text)
    assert again.position.to_bytes() == record.position.to_bytes(), "a saved game comes back in another state"
    assert again.position.dealt == record.position.dealt, "a saved game comes back with another deal"
    assert again.moves == record.moves, "a saved game comes back with other moves"
    assert again.result == record.result, "a saved game comes back with another result"
    for seat in (None, *range(record.setup.players)):
        assert again.view(seat) == record.view(seat), f"a saved game looks different from seat {seat}"
    assert to_text(again) == text, "a saved game is written differently the second time"


def check_undo(record: Record, moves: int) -> None:
    """Moves that are taken back and made again draw the same cards and lead to the same state."""
    before, had = record.position.to_bytes(), list(record.moves)
    for move in record.undo(moves):
        record.play(move.seat, move.action)
    assert record.moves == had, "moves made again after an undo drew other cards"
    assert record.position.to_bytes() == before, "moves made again after an undo lead to another state"


def check_copy(at: Position, chance: Chance, steps: int = 6) -> None:
    """Play on a copy, and nothing of the original changes."""
    before, places = at.to_bytes(), {place: tuple(cards) for place, cards in at.places().items()}
    trial = at.copy()
    for _ in range(steps):
        if trial.result() is None:
            seat, action = trial.sample(chance.next())
            trial.do(seat, action, chance)
    assert at.to_bytes() == before, "play on a copy changed the original"
    assert {place: tuple(cards) for place, cards in at.places().items()} == places, "a copy shares its cards"
