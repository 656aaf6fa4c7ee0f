"""What a seat may not know reaches nobody who sits there: two games that differ only in that send the same bytes.

A game is played on a real server. Then it is played again with one hidden card exchanged: a card that another seat drew
and still holds, for one that lies in the deck. Every message to the seat, to who looks over its shoulder and to a
spectator must be equal, byte by byte; through reconnects, an undo and looking again. A leak on purpose must show.
"""

import os
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from filotto.games.contract import Position
from filotto.games.dealers import Written, word_for
from filotto.games.record import Record
from filotto.games.refusals import FilottoError
from filotto.server import sights
from filotto.server.timeline import Timeline
from filotto.table import fold_game, seen
from filotto.table.commands import Play
from filotto.table.dealer import Dealt
from filotto.table.events import Moment
from tests.server.kit import Json, Line, Running, quick, running
from tests.table.kit import chance, started

MOVES = 24
TABLES = [
    ("sequence", 2), ("sequence", 3), ("sequence", 12), ("tabletop", 3), ("kids", 4), ("numbers", 4),
    ("shift", 3), ("stack", 2), ("overlay", 4),
]  # fmt: skip


class Script(NamedTuple):
    """A game to be played: every card by its name, and every move."""

    cards: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]


class Scripted:
    """A dealer who deals what is written."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = list(cards)

    def word(self, position: Position) -> int:
        listed = position.listed()
        return word_for(listed.index(self.cards.pop(0)), len(listed))


def written(game: str, players: int) -> tuple[Script, Record]:
    """A game that somebody has played for a while."""
    trial = started(game, players)
    for number in range(MOVES):
        seat = next(iter(trial.table.decisions))
        choices = trial.legal(seat)
        action = choices[chance(number + 77)[0] * len(choices) >> 8]
        events = trial.ask(trial.table.seats[seat].person, Play(seat, trial.table.game.write(action)))
        if trial.table.phase != "playing":
            trial.record.undo(len(events))
            break
    record = trial.record
    drawn = [*record.position.dealt, *(card for move in record.moves for card in move.drawn)]
    return Script(tuple(str(card.card) for card in drawn), own_moves(record)), record


def own_moves(record: Record) -> tuple[tuple[int, str], ...]:
    """What players chose: a pass that is the only action is made by the program."""
    again = Record(record.game, record.setup, Written(word for words in all_words(record) for word in words))
    chosen = []
    for move in record.moves:
        if again.position.forced() is None and move.seat is not None:
            chosen.append((move.seat, record.game.write(move.action)))
        again.play(move.seat, move.action)
    return tuple(chosen)


def all_words(record: Record) -> list[tuple[int, ...]]:
    return [tuple(record.deal_words), *record.words]


def twin_of(script: Script, record: Record) -> Script:
    """The same game for seat 0, with another card in the hand of another seat."""
    drawn = [*record.position.dealt, *(card for move in record.moves for card in move.drawn)]
    for at, card in reversed(list(enumerate(drawn))):
        if card.seat in (None, 0):
            continue
        for other in dict.fromkeys(record.position.places()["deck"]):
            cards = (*script.cards[:at], other, *script.cards[at + 1 :])
            if other != card.card and replays(record, cards):
                return Script(cards, script.moves)
    raise AssertionError("no hidden card can be exchanged")


def replays(record: Record, cards: tuple[str, ...]) -> bool:
    """Can the same moves be made, by the same seats?"""
    try:
        again = Record(record.game, record.setup, Scripted(cards))
        for move in record.moves:
            again.play(move.seat, move.action)
        if own_moves(again) != own_moves(record):
            return False
    except (FilottoError, ValueError, IndexError):
        return False
    return again.result is None and again.position.who() == record.position.who()


class Heard(NamedTuple):
    """All that each pair of eyes was sent."""

    seat: list[str]
    shoulder: list[str]
    spectator: list[str]


def difference(one: Heard, other: Heard) -> str:
    """Where two games begin to differ, for a person to read."""
    for eyes in Heard._fields:
        for a, b in zip_longest(getattr(one, eyes), getattr(other, eyes), fillvalue=""):
            if a != b:
                at = next((k for k, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
                return f"{eyes}: {a[max(0, at - 60) : at + 60]} | {b[max(0, at - 60) : at + 60]}"
    return ""


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No chance and no clock: two servers say the same where they know the same."""
    monkeypatch.setattr(os, "urandom", bytes)
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    monkeypatch.setattr(Timeline, "moment", lambda self: Moment(0, 1_700_000_000_000))


def play(monkeypatch: pytest.MonkeyPatch, data: Path, game: str, players: int, script: Script) -> Heard:
    """The whole game on a server of its own."""
    data.mkdir()

    class Dealing(Dealt):
        __slots__ = ("script",)

        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            self.script = Scripted(script.cards)

        def word(self, position: Position) -> int:
            return self.script.word(position)

    monkeypatch.setattr(fold_game, "Dealt", Dealing)
    with running(quick(data)) as server, ExitStack() as stack:
        return Scene(server, stack, game, players).played(script)


class Scene:
    """A table of people, and three who watch what seat 0 may see, or less."""

    def __init__(self, server: Running, stack: ExitStack, game: str, players: int) -> None:
        self.server, self.stack = server, stack
        ana = server.open(game, players=players)
        self.people: list[Json] = [ana, *(server.sit(ana, f"P{number}") for number in range(1, players))]
        server.do(ana, {"command": "start"})
        seated = {tuple(server.ask("GET", "/api/v1/me", key=who["key"]).json["seats"]): who for who in self.people}
        self.people = [seated[seat,] for seat in range(players)]
        key = server.do(self.people[0], {"command": "shoulder", "seat": 0}).json["key"]
        ways: list[Json] = [{"key": self.people[0]["key"]}, {"key": key}, {"link": ana["link"]}]
        self.ways = ways
        self.eyes: list[Line] = [stack.enter_context(server.line(**way)) for way in ways]
        self.version = int(server.ask("GET", f"/api/v1/state?link={ana['link']}").json["version"])

    def ask(self, seat: int, command: Json) -> None:
        answer = self.server.do(self.people[seat], {**command, "seat": seat})
        assert answer.status == 200, answer.text
        self.version = answer.json["version"]

    def played(self, script: Script) -> Heard:
        for number, (seat, action) in enumerate(script.moves):
            self.ask(seat, {"command": "play", "action": action})
            if number == len(script.moves) // 2:
                self.undo_and_again(seat, action)
                self.reconnect()
        self.reconnect(since=0)
        for eye in self.eyes:
            eye.wait(lambda known: known["version"] >= self.version)
        return Heard(*(eye.texts for eye in self.eyes))

    def undo_and_again(self, seat: int, action: str) -> None:
        self.ask(seat, {"command": "undo"})
        table = self.server.ask("GET", "/api/v1/state", key=self.people[0]["key"]).json["table"]
        if table["question"]:
            for other in table["question"]["waiting"]:
                self.ask(other, {"command": "answer", "question": table["question"]["question"], "yes": True})
        self.ask(seat, {"command": "play", "action": action})

    def reconnect(self, **since: int) -> None:
        """Everybody comes again, by another line."""
        for number, (eye, way) in enumerate(zip(self.eyes, self.ways, strict=True)):
            eye.wait(lambda known: known["version"] >= self.version)
            eye.socket.close()
            again = self.stack.enter_context(self.server.line(**way, **since))
            again.texts[:0] = eye.texts
            self.eyes[number] = again


@pytest.mark.slow
@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_a_seat_may_not_know_changes_no_byte(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, players: int
) -> None:
    script, record = written(game, players)
    twin = twin_of(script, record)
    assert twin != script
    one = play(monkeypatch, tmp_path / "one", game, players, script)
    other = play(monkeypatch, tmp_path / "other", game, players, twin)
    assert len(one.seat) > len(script.moves)
    assert difference(one, other) == ""


def leak_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody shows the wrong hand."""
    monkeypatch.setattr(sights, "game_view", lambda table, looking: table.record and table.record.view(1))


def leak_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody forgets to cover a card that was drawn."""
    cards = seen.cards
    monkeypatch.setattr(seen, "cards", lambda move, seat: cards(move, move.seat))


@pytest.mark.slow
@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("leak", [leak_hands, leak_draws])
@pytest.mark.parametrize(("game", "players"), [("sequence", 2), ("shift", 2), ("stack", 2), ("overlay", 2)])
def test_a_leak_shows(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    game: str,
    players: int,
    leak: Callable[[pytest.MonkeyPatch], None],
) -> None:
    script, record = written(game, players)
    twin = twin_of(script, record)
    leak(monkeypatch)
    one = play(monkeypatch, tmp_path / "one", game, players, script)
    other = play(monkeypatch, tmp_path / "other", game, players, twin)
    assert difference(one, other) != ""
