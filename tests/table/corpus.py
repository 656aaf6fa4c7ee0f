"""Logs of tables, kept as they were written: `python -m tests.table.corpus` adds those that are missing.

A file has the rows of a log, and last what everybody saw at its end. It is never written anew: every later version has
to fold it to the same views, or to say that it cannot.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from filotto.games import catalog
from filotto.table.commands import Answer, CallTalk, Preset, Rematch, Say, Undo, VoteTalk
from filotto.table.events import Events, Moment
from filotto.table.fold import fold
from filotto.table.looks import table_view, turn_view
from filotto.table.state import Table
from tests.table.kit import Trial, started

LOGS = Path(__file__).parent / "logs"
events = msgspec.json.Decoder(list[Events])


def seen(table: Table) -> Iterator[Any]:
    """What each seat and the public see, as JSON."""
    moment = Moment(10**7, 10**12)
    for seat in (None, *range(len(table.seats))):
        person = table.seats[seat].person if seat is not None else None
        game = table.record.view(seat, "show") if table.record else None
        parts = [table_view(table, person, seat), turn_view(table, seat, game, moment), game]
        yield json.loads(msgspec.json.encode(parts))


def lines(trial: Trial) -> Iterator[str]:
    """The file of a table."""
    for version, happened, moment in trial.log:
        yield json.dumps([version, moment.t, moment.utc, json.loads(msgspec.json.encode(happened))])
    yield json.dumps(list(seen(trial.table)))


def folded(file: Path) -> tuple[Table, list[Any]]:
    """The table of a file, and what was seen of it when it was written."""
    *rows, views = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    table: Table | None = None
    for version, t, utc, happened in rows:
        table = fold(table, "trial", version, events.decode(json.dumps(happened)), Moment(t, utc))
    assert table is not None
    return table, views


def talked_over() -> Trial:
    """A team game with chat, a call of table talk that is upheld, and an undo that everybody agrees to."""
    trial = started("sequence", 6)
    people = [seat.person for seat in trial.table.seats]
    trial.play_on(7)
    trial.ask(people[0], Say("good luck"))
    trial.ask(people[1], Preset("smile"))
    trial.ask(people[0], CallTalk(0, 1))
    for judge in (2, 4):
        trial.ask(people[judge], VoteTalk(yes=True))
    trial.play_on(4)
    seat = trial.record.moves[-1].seat
    assert seat is not None
    trial.ask(people[seat], Undo(seat))
    for other in range(6):
        if other != seat:
            trial.ask(people[other], Answer(other, 0, yes=True))
    return trial


def by_hand() -> Trial:
    """Cards drawn by hand, some of them lost."""
    trial = started("numbers", 3, options={"draw": "by_hand"})
    trial.play_on(20)
    return trial


def second_game() -> Trial:
    """Two games of one evening."""
    trial = started("kids", 4)
    trial.play_on()
    trial.ask(0, Rematch(rotate=True))
    return trial


def tables() -> Iterator[tuple[str, Trial]]:
    """What is kept of this version."""
    for game in catalog.BUILT_IN:
        trial = started(game, catalog.game(game).facts.default_players)
        trial.play_on(9)
        yield f"{game}-begun", trial
        trial = started(game, catalog.game(game).facts.players[-1])
        trial.play_on()
        yield f"{game}-over", trial
    yield "talked-over", talked_over()
    yield "by-hand", by_hand()
    yield "second-game", second_game()


def write() -> None:
    """Add what is missing."""
    LOGS.mkdir(exist_ok=True)
    for name, trial in tables():
        file = LOGS / f"{name}.jsonl"
        if not file.exists():
            file.write_text("\n".join(lines(trial)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
