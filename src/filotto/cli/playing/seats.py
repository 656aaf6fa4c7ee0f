"""Who sits where: people at this keyboard, and machines, each with a function that chooses for its seat."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from filotto.bots import catalog as bots
from filotto.bots.asking import asked
from filotto.bots.contract import Budget
from filotto.games.actions import Action
from filotto.games.contract import WORDS
from filotto.games.dealers import Seeded
from filotto.games.record import Record

from ..errors import Trouble
from ..speech import Speech

RANDOM = "random"
Chooser = Callable[[Record, int], Action]
LONGEST_NAME = 40


@dataclass(frozen=True)
class Seat:
    """A place at the table; without `choose` a person sits there."""

    name: str  # as it is saved: empty where nobody gave one
    assist: str
    choose: Chooser | None = None
    by: str = "person"  # or the opponent's name

    @property
    def is_person(self) -> bool:
        """Does somebody at this keyboard play here?"""
        return self.choose is None


def random_chooser(words: Seeded) -> Chooser:
    """A machine that picks any legal action, each that differs in effect as likely."""

    def choose(record: Record, seat: int) -> Action:
        actor, action = record.position.sample(words.next())
        if actor == seat:
            return action
        choices = record.position.legal(seat)
        return choices[words.next() * len(choices) // WORDS]

    return choose


def opponent(name: str, words: Seeded) -> Seat:
    """A seat for the opponent of that name."""
    if name == RANDOM:
        return Seat("", "show", random_chooser(words), RANDOM)

    def choose(record: Record, seat: int) -> Action:
        answer = asked(name, record.view(seat, "show"), record.setup, Budget(), words.next())
        return answer.choice.action

    return Seat("", "show", choose, name)


def known(name: str) -> str:
    """A name that there is an opponent of."""
    if name not in bots.names():
        raise Trouble("cli-unknown-bot", bot=name[:40], allowed=", ".join(bots.names()))
    return name


def labels(speech: Speech, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """What everybody is called at this terminal."""
    people = [seat for seat in seats if seat.is_person]
    machines = len(seats) - len(people)
    count, found = 0, []
    for number, seat in enumerate(seats, 1):
        if seat.is_person:
            found.append(seat.name or speech("cli-you" if len(people) == 1 else "cli-player", number=number))
        else:
            count += machines > 1
            found.append(seat.name or speech("cli-machine", number=count))
    return tuple(found)


def cleaned(name: str) -> str:
    """A name that fits on a line: what cannot be seen becomes a space."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:LONGEST_NAME].strip()


def written(seats: tuple[Seat, ...]) -> list[dict[str, str]]:
    """What a saved game keeps of its seats, beside the names."""
    return [{"by": seat.by, "assist": seat.assist} for seat in seats]


def by_person(saved: Mapping[str, Any]) -> bool | None:
    """Did a person play this seat? None where a file does not say."""
    return saved["by"] == "person" if isinstance(saved.get("by"), str) else None
