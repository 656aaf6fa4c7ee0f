"""A table for tests: time and chance are handed in, and each version is folded again beside it."""

import hashlib
from dataclasses import dataclass, field

from filotto.games.actions import Action
from filotto.games.record import Record
from filotto.table.commands import Command, Play, Start
from filotto.table.context import Context, Presence
from filotto.table.decide import decide, open_table
from filotto.table.events import Event, Moment
from filotto.table.fold import fold
from filotto.table.own import Join, Open
from filotto.table.state import Table


@dataclass
class Trial:
    """A table with its log, and a clock that the test turns."""

    table: Table
    log: list[tuple[int, list[Event], Moment]]
    t: int = 0
    presence: dict[int, Presence] = field(default_factory=dict)
    count: int = 0

    def moment(self) -> Moment:
        return Moment(self.t, 1_700_000_000_000 + self.t)

    def context(self, person: int | None) -> Context:
        self.count += 1
        here = {number: Presence(here=True, since=0) for number in self.table.people} | self.presence
        return Context(self.moment(), person, chance(self.count), here)

    def ask(self, person: int | None, command: Command) -> list[Event]:
        events = decide(self.table, command, self.context(person))
        if events:
            self.log.append((self.table.version, events, self.moment()))
        return events

    def away(self, person: int, since: int | None = None) -> None:
        self.presence[person] = Presence(here=False, since=self.t if since is None else since)

    def back(self, person: int) -> None:
        self.presence.pop(person)

    def folded(self) -> Table:
        """The table again, from nothing but its log."""
        table: Table | None = None
        for version, events, moment in self.log:
            table = fold(table, self.table.table, version, events, moment)
        assert table is not None
        return table

    @property
    def record(self) -> Record:
        assert self.table.record is not None
        return self.table.record

    def legal(self, seat: int) -> tuple[Action, ...]:
        return self.record.position.legal(seat)

    def play(self, seat: int, action: Action | None = None) -> list[Event]:
        """A seat's player does an action, or the first that there is."""
        chosen = action or self.legal(seat)[0]
        return self.ask(self.table.seats[seat].person, Play(seat, self.table.game.write(chosen)))

    def play_on(self, moves: int = 10_000) -> None:
        """Everybody plays, by chance, until it is over or so many moves are made."""
        for number in range(moves):
            if self.table.phase != "playing":
                return
            seat = next(iter(self.table.decisions))
            choices = self.legal(seat)
            self.play(seat, choices[chance(number)[0] * len(choices) >> 8])


def chance(number: int) -> bytes:
    """The same in every run."""
    return hashlib.sha256(str(number).encode()).digest()


def opened(command: Open, people: int = 0) -> Trial:
    """A table with Ana, who is host, and so many more people."""
    moment = Moment(0, 1_700_000_000_000)
    context = Context(moment, 0, chance(0), {0: Presence(here=True, since=0)})
    table, events = open_table("trial", command, context)
    trial = Trial(table, [(1, events, moment)])
    for number in range(people):
        trial.ask(None, Join(NAMES[number], f"key {number + 1}"))
    return trial


def started(game: str = "sequence", players: int = 2, **more: object) -> Trial:
    """A game of people only, begun."""
    command = Open(game, "key 0", players=players, name="Ana", **more)  # type: ignore[arg-type]  # any field of it
    trial = opened(command, players - 1)
    trial.ask(0, Start())
    return trial


NAMES = ["Bob", "Cleo", "Dan", "Eva", "Fio", "Gus", "Hal", "Ivo", "Jan", "Kim", "Leo"]
