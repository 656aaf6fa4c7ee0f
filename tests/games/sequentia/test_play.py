"""Whole games of every mode: nothing is lost, nothing hidden is told, both forms agree, and every game ends."""

from collections.abc import Iterator
from itertools import product
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest

from filotto.games import compiling
from filotto.games.actions import Action, AgreeDraw, Resign
from filotto.games.contract import View
from filotto.games.dealers import Seeded
from filotto.games.fields import record as zeroed
from filotto.games.playout import seed
from filotto.games.record import Record
from filotto.games.refusals import Refusal
from filotto.games.sequentia.game import SequentiaGame
from filotto.games.setup import prepare
from tests.games.sequentia.kit import GAMES

TABLES = list(product(GAMES.values(), (2, 3, 4)))
at_every_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.facts.name}-{players}" for game, players in TABLES]
)


def random_game(game: SequentiaGame, players: int, number: int, **options: str) -> Iterator[Record]:
    """A game after its deal and after every action; now and then the table skips a turn, seldom somebody resigns."""
    record = Record(game, prepare(game, players, options=options), Seeded(number))
    words = Seeded(1000 + number)
    yield record
    while record.result is None:
        chance = words.next() % 200
        table = [action for action in record.position.allowed() if isinstance(action, Resign) == (chance == 0)]
        if chance < 8:
            record.play(None, next(action for action in table if not isinstance(action, AgreeDraw)))
        else:
            record.play(*record.position.sample(words.next()))
        yield record


@at_every_table
def test_every_card_is_somewhere_and_nowhere_twice(game: SequentiaGame, players: int) -> None:
    for record in random_game(game, players, players):
        at: Any = record.position
        places = [card for cards in at.places().values() for card in cards]
        assert sorted(places) == sorted(at.edition.names)
        assert at.scores() == tuple(0 if at.is_out(s) else len(at.collected(s)) for s in range(players))


@at_every_table
def test_what_is_legal_is_accepted_and_what_was_legal_in_another_position_is_refused(
    game: SequentiaGame, players: int
) -> None:
    seen: set[Action] = set()
    for step, record in enumerate(random_game(game, players, 10 + players)):
        at, seat = record.position, int(record.position.s.turn)  # type: ignore[attr-defined]  # on a kernel
        legal = at.legal(seat)
        seen |= set(legal)
        for action in legal if step % 5 == 0 else ():
            at.copy().do(seat, action, Seeded(step))
        for action in seen - set(legal) if step % 5 == 0 else ():
            before = at.to_bytes()
            with pytest.raises(Refusal):
                at.do(seat, action, Seeded(step))
            assert at.to_bytes() == before


@at_every_table
def test_actions_are_written_and_read(game: SequentiaGame, players: int) -> None:
    for record in random_game(game, players, 20 + players):
        at = record.position
        for action in (*at.allowed(), *(action for seat in at.who() for action in at.legal(seat))):
            assert game.read(game.write(action)) == action


# What is hidden.


def message(view: View) -> bytes:
    """A view as it is sent."""
    return msgspec.json.encode(view)


def seen_after_dealing_anew(game: SequentiaGame, record: Record, seat: int | None, number: int) -> tuple[bytes, bytes]:
    """A seat's view of a game, and of one where all that the seat cannot know is another."""
    view = game.view(record, seat, "suggest")
    again = game.redeal(view, Seeded(number), record.setup)
    other: Any = SimpleNamespace(position=again, moves=record.moves)
    return message(view), message(game.view(other, seat, "suggest"))


@pytest.mark.slow
@at_every_table
def test_games_that_differ_in_what_a_seat_may_not_know_look_the_same_to_it(game: SequentiaGame, players: int) -> None:
    for step, record in enumerate(random_game(game, players, 30 + players)):
        for seat in (None, *range(players)):
            one, other = seen_after_dealing_anew(game, record, seat, step)
            assert one == other


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_view_that_told_one_card_of_another_hand_would_not(
    game: SequentiaGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = type(game).view

    def leak(self: SequentiaGame, record: Any, seat: int | None, assist: str) -> View:
        told = record.position.hand(1)
        return msgspec.structs.replace(honest(self, record, seat, assist), put_out=told[:1])

    record = next(random_game(game, 2, 5))
    assert len(set(seen_after_dealing_anew(game, record, 0, 3))) == 1
    monkeypatch.setattr(type(game), "view", leak)
    assert any(len(set(seen_after_dealing_anew(game, record, 0, number))) == 2 for number in range(3))


@at_every_table
def test_a_game_dealt_anew_can_be_played_on_by_the_seat_as_the_real_one(game: SequentiaGame, players: int) -> None:
    for step, record in enumerate(random_game(game, players, 40 + players)):
        for seat in record.position.who():
            again = game.redeal(game.view(record, seat, "show"), Seeded(step), record.setup)
            assert again.legal(seat) == record.position.legal(seat)
            assert {k: len(v) for k, v in again.places().items()} == {
                k: len(v) for k, v in record.position.places().items()
            }


# Both forms.


@pytest.mark.slow
@at_every_table
def test_plain_and_compiled_agree_byte_for_byte(game: SequentiaGame, players: int) -> None:
    rules = game.position.rules
    plain, compiled = compiling.plain(rules), compiling.compiled_now(game.facts.name, rules)
    ed = game.edition_at(prepare(game, players)).ed
    here, there = zeroed(game.position.dtype), zeroed(game.position.dtype)
    for number in range(40):
        x = plain.begin(ed, here, seed(number))
        assert (x, here.tobytes()) == (compiled.begin(ed, there, seed(number)), there.tobytes())
        while not here.result:
            before, x = x, plain.act(ed, here, x)
            assert (x, here.tobytes()) == (compiled.act(ed, there, before), there.tobytes())


def test_a_state_is_at_most_512_bytes() -> None:
    assert max(np.dtype(game.position.dtype).itemsize for game in GAMES.values()) <= 512
