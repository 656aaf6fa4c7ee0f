"""The colours of the sides, where people may choose them: asked for with the people, kept with the seats of a game."""

from collections.abc import Sequence

from filotto.games.contract import Facts, Setup
from filotto.games.record import Record
from filotto.table.manners import colours_of

from ..drawing.sides import SIDES
from ..errors import Trouble
from ..speech import Speech
from ..terminal import plain

OPTION = "--colours"
ALL = tuple(side.colour for side in SIDES)


def wanted(speech: Speech, given: Sequence[str], facts: Facts, people: int) -> list[str]:
    """The colours that people ask for, in their order; in English or in their language."""
    allowed = [colour for colour in colours_of(facts, 1) if colour in ALL]
    if given and len(allowed) < 2:
        raise Trouble("cli-no-colours", game=facts.name)
    if len(given) > people:
        raise Trouble("cli-colours-count", colours=len(given), people=people)
    spoken = {plain(speech(f"colour-{colour}").lower()): colour for colour in allowed} | {c: c for c in allowed}
    found: list[str] = []
    for text in given:
        colour = spoken.get(plain(text.strip().lower()))
        if colour is None or colour in found:
            rest = ", ".join(colour for colour in allowed if colour not in found)
            raise Trouble("cli-one-of", option=OPTION, value=text.strip()[:40], allowed=rest)
        found.append(colour)
    return found


def by_side(setup: Setup, of_seats: Sequence[object]) -> tuple[str, ...]:
    """The colour of each side: what the first of its members chose, else the first that is free."""
    picked: dict[int, str] = {}
    for seat, colour in enumerate(of_seats):
        if isinstance(colour, str) and colour in ALL and colour not in picked.values():
            picked.setdefault(seat % setup.sides, colour)
    free = iter([colour for colour in ALL if colour not in picked.values()])
    return tuple(picked[side] if side in picked else next(free) for side in range(min(setup.sides, len(ALL))))


def colours_in(record: Record) -> tuple[str, ...]:
    """The colours of the sides of a game, as its seats say them."""
    seats = record.extra.get("seats")
    kept = [seat.get("colour") if isinstance(seat, dict) else None for seat in seats] if isinstance(seats, list) else []
    return by_side(record.setup, kept)
