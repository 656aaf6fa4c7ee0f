"""A table is opened: a new game with its opening, or a saved one taken up again."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from filotto.bots import catalog as bots
from filotto.games import saved
from filotto.games.contract import Game, Setup
from filotto.games.dealers import Seeded
from filotto.games.opening import Opening, opening
from filotto.games.record import Record

from .. import walk
from ..errors import Trouble
from ..terminal import Terminal
from .colours import by_side, wanted
from .keeping import Keeper
from .seats import Seat, by_person, cleaned, known, opponent, written
from .session import Session

OPPONENT = "easy"  # where nobody asks for another
ASSIST = ("none", "show", "suggest")
MACHINES = 1 << 61  # sets the stream of the machines' choices apart from the dealer's


@dataclass(frozen=True)
class Wishes:
    """What was asked for at the command line."""

    people: int | None = None
    names: tuple[str, ...] = ()
    assist: str | None = None
    bots: str | None = None  # a name for all, or one for each seat that no person takes
    seed: int | None = None
    colours: tuple[str, ...] = ()  # of the people, in the order of their names


def new_game(terminal: Terminal, game: Game, setup: Setup, wishes: Wishes) -> Session:
    """Who plays, who begins, then the deal."""
    count = people_of(wishes.people, setup.players)
    colours = wanted(terminal.speech, wishes.colours, game.facts, count)
    names = named(terminal, wishes.names, count)
    number = seed_of(wishes)
    words = Seeded(number)
    found = opening(game, setup, words.next)
    assist = wishes.assist or game.facts.assist
    machine_words = Seeded(number ^ MACHINES)
    machines = [opponent(name, machine_words) for name in opponents(wishes.bots or OPPONENT, setup.players - count)]
    around = [Seat(name, assist) for name in names] + machines
    seats = tuple(around[player] for player in found.order)
    record = Record(game, setup, words, [seat.name for seat in seats])
    record.extra |= {"seats": dressed(written(seats), colours, found.order, setup), "opening": found.as_data()}
    session = Session(terminal, record, seats, [])
    show_opening(session, found)
    return session


def dressed(
    seats: list[dict[str, str]], colours: Sequence[str], order: Sequence[int], setup: Setup
) -> list[dict[str, str]]:
    """The seats as they are saved, with the colours of their sides where people chose any."""
    of_sides = by_side(setup, [colours[player] if player < len(colours) else None for player in order])
    if not colours:
        return seats
    return [{**seat, "colour": of_sides[number % setup.sides]} for number, seat in enumerate(seats)]


def opponents(given: str, seats: int) -> list[str]:
    """Who plays the seats that no person takes."""
    names = [known(name.strip()) for name in given.split(",")]
    if len(names) not in (1, seats):
        raise Trouble("cli-bots-count", given=len(names), players=seats)
    return names if len(names) == seats else names * seats


def people_of(wanted: int | None, players: int) -> int:
    """How many people play; one, unless more are asked for."""
    count = 1 if wanted is None else wanted
    if not 1 <= count <= players:
        raise Trouble("cli-number-between", option="--people", value=count, least=1, most=players)
    return count


def named(terminal: Terminal, given: Sequence[str], people: int) -> list[str]:
    """Names for the people: those given, those typed; who is alone needs none."""
    if len(given) > people:
        raise Trouble("cli-names-count", names=len(given), people=people)
    names = [cleaned(name) for name in given]
    for number in range(len(names) + 1, people + 1):
        default = terminal.speech("cli-player", number=number)
        ask = people > 1 and terminal.live
        typed = cleaned(terminal.ask(terminal.speech("cli-ask-name", default=default) + " ")) if ask else ""
        names.append(typed or (default if people > 1 else ""))
    return names


def seed_of(wishes: Wishes) -> int:
    """The number that was asked for, or one that nobody knows."""
    return secrets.randbits(60) if wishes.seed is None else wishes.seed


def show_opening(session: Session, found: Opening) -> None:
    """Cards cut for the deal, round by round; then who deals and who begins, or the order of play."""
    terminal = session.terminal
    name = {player: session.names[seat] for seat, player in enumerate(found.order)}
    for drawn in found.rounds:
        cards = ", ".join(f"{name[player]} {session.cards.look(card)}" for player, card in drawn)
        again = len(drawn) < len(found.order)
        terminal.say("cli-cut-again" if again else "cli-cut", cards=cards)
    if found.dealer is None:
        terminal.say("cli-order-of-play", names=", ".join(session.names))
    else:
        terminal.say("cli-deals", name=name[found.dealer], first=session.names[0])


def saved_game(terminal: Terminal, file: str, text: bytes, wishes: Wishes) -> Session:
    """A saved game, with the seats as they were."""
    record = saved.from_text(text)
    number = seed_of(wishes)
    record.stream.dealer = Seeded(number)
    seats = seats_of(record, wishes, Seeded(number ^ MACHINES))
    record.names = [seat.name for seat in seats]
    kept = record.extra.get("seats")
    old = kept if isinstance(kept, list) else [{}] * len(seats)
    record.extra["seats"] = [{**before, **now} for before, now in zip(old, written(seats), strict=True)]
    session = Session(terminal, record, seats, [step for _, step in walk.steps(record)])
    session.keeper = Keeper(record, terminal, file)
    return session


def seats_of(record: Record, wishes: Wishes, words: Seeded) -> tuple[Seat, ...]:
    """Who plays: as the file says, unless another number of people is asked for."""
    kept = record.extra.get("seats")
    saved_seats = kept if isinstance(kept, list) else [{}] * record.setup.players
    said = [by_person(seat) for seat in saved_seats]
    if wishes.people is not None or not any(said):
        count = people_of(wishes.people, record.setup.players)
        said = [number < count for number in range(record.setup.players)]
    own, seats = record.game.facts.assist, []
    machines = iter(opponents(wishes.bots, said.count(False)) if wishes.bots else ())
    for name, person, seat in zip(map(cleaned, record.names), said, saved_seats, strict=True):
        kept_assist = seat.get("assist")
        assist = wishes.assist or (kept_assist if kept_assist in ASSIST else own)
        seats.append(Seat(name, assist) if person else machine_at(name, next(machines, kept_opponent(seat)), words))
    return tuple(seats)


def machine_at(name: str, by: str, words: Seeded) -> Seat:
    """A seat of a saved game that a machine plays."""
    return replace(opponent(by, words), name=name)


def kept_opponent(seat: Mapping[str, object]) -> str:
    """The opponent that a file names, if it is one that there is here."""
    by = seat.get("by")
    return by if isinstance(by, str) and by in bots.names() else OPPONENT
