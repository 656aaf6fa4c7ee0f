"""A seat is told nothing that it may not know.

Take a game as it was played, and exchange two cards that a seat has not seen: two that others hold, or one that another
holds and one of the deck. Where the same actions are still legal and lead to the same public outcome, the two games
differ only in what that seat may not know; so every message to it must be the same, byte by byte.

Rules may look at hidden cards: when they end a game, show a card or leave nothing but a pass, everybody may know.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

import msgspec

from ..games.actions import Pass
from ..games.contract import Drawn, Move, Position, seen
from ..games.dealers import Named, Written
from ..games.record import Record
from ..games.refusals import FilottoError
from .chance import Chance
from .legality import check_accepted
from .turns import check_cards, check_turn, pack_of

ASSIST = ("none", "show", "suggest")
Seen = Callable[[Move, int | None], Move]
Cards = list[list[str]]  # of the deal, and of each move


@dataclass
class Past:
    """A position with a past that is not its own: what a view reads."""

    position: Position
    moves: list[Move]


class Draw(NamedTuple):
    """A card that was drawn: in which step (0 is the deal), which of the step, what, and into whose hand."""

    step: int
    place: int
    card: str
    seat: int | None


def messages(record: Record, seat: int | None, seen: Seen = seen) -> dict[str, bytes]:
    """All that a seat is told: the deal, every move as it saw it, and its view at each level of help."""
    told: dict[str, bytes] = {"deal": msgspec.json.encode(seen(Move(None, Pass(), record.position.dealt), seat))}
    for number, move in enumerate(record.moves, 1):
        told[f"move {number}"] = msgspec.json.encode(seen(move, seat))
    for assist in ASSIST:
        told[f"view with help {assist}"] = msgspec.json.encode(record.view(seat, assist))
    return told


def check_hidden(record: Record, chance: Chance, tries: int, seen: Seen = seen) -> int:
    """Exchange hidden cards, and compare what everybody else is told; how many comparisons there were."""
    known: dict[int | None, dict[str, bytes]] = {}
    compared = 0
    for other, touched in alternatives(record, chance, tries):
        for seat in (None, *range(record.setup.players)):
            if seat not in touched:
                told = known.setdefault(seat, {}) or messages(record, seat, seen)
                known[seat] = told
                compare(seat, told, messages(other, seat, seen))
                compared += 1
    return compared


def compare(seat: int | None, told: dict[str, bytes], otherwise: dict[str, bytes]) -> None:
    """The same messages, or a clear word about the one that differs."""
    for name, message in told.items():
        assert otherwise[name] == message, (
            f"seat {seat} is told what it may not know, in its {name}: {difference(message, otherwise[name])}"
        )


def difference(one: bytes, other: bytes) -> dict[str, object]:
    """The parts in which two messages differ."""
    a, b = msgspec.json.decode(one), msgspec.json.decode(other)
    return {key: (a[key], b[key]) for key in a if a[key] != b[key]}


def alternatives(record: Record, chance: Chance, tries: int) -> Iterator[tuple[Record, set[int | None]]]:
    """Games like this one, with two hidden cards exchanged; and the seats that held them."""
    cards = drawn_names(record)
    draws = [draw for draw in all_draws(record) if draw.seat is not None]
    unseen = [draw for draw in draws if not is_named(record, draw)] or draws
    deck, passes = sorted(set(record.position.listed())), forced_before_table(record)
    for _ in range(tries if draws else 0):
        one, another = chance.pick(unseen), chance.pick(chance.pick((draws, unseen)))
        exchanged = [list(had) for had in cards]
        if deck and chance.one_in(2):
            exchanged[one.step][one.place] = chance.pick(deck)
            another = one
        else:
            exchanged[one.step][one.place], exchanged[another.step][another.place] = another.card, one.card
        other = folded(record, exchanged, passes) if exchanged != cards else None
        if other is not None and same_outcome(record, other):
            yield other, {one.seat, another.seat}


def all_draws(record: Record) -> Iterator[Draw]:
    """Every card that was drawn."""
    for step, drawn in enumerate([record.position.dealt, *(move.drawn for move in record.moves)]):
        yield from (Draw(step, place, card.card or "", card.seat) for place, card in enumerate(drawn))


def is_named(record: Record, draw: Draw) -> bool:
    """Was this card named later by its holder, or shown? Then most exchanges would be refused."""
    later = record.moves[draw.step :]
    named = any(move.seat == draw.seat and draw.card in msgspec.structs.astuple(move.action) for move in later)
    return named or any(Drawn(draw.card, draw.seat) in move.shown for move in later)


def drawn_names(record: Record) -> Cards:
    """The cards of the deal and of each move."""
    return [[d.card or "" for d in drawn] for drawn in (record.position.dealt, *(m.drawn for m in record.moves))]


def folded(record: Record, cards: Cards, passes: Sequence[bool]) -> Record | None:
    """The same actions with other cards, or None where that is no game, or one that went another way."""
    dealer, forced = Named(cards[0]), iter(passes)
    try:
        other = Record(record.game, record.setup, dealer, record.names)
        for move, names in zip(record.moves, cards[1:], strict=True):
            if move.seat is None and is_forced(other.position) != next(forced):
                return None
            dealer.cards += names
            other.play(move.seat, move.action)
            if dealer.cards:
                return None
    except FilottoError:
        return None
    return other


def forced_before_table(record: Record) -> list[bool]:
    """Was only a pass left, when the table did something? The program makes such a pass at once, so it is no secret."""
    at = record.game.start(record.setup, Written(record.deal_words))
    found = []
    for move, words in zip(record.moves, record.words, strict=True):
        if move.seat is None:
            found.append(is_forced(at))
        at.do(move.seat, move.action, Written(words))
    return found


def is_forced(at: Position) -> bool:
    """Is there nothing but a pass?"""
    return at.forced() is not None


def same_outcome(record: Record, other: Record) -> bool:
    """Did the same seats draw, the same cards come face up, and the game end in the same way?"""
    a, b = record.position, other.position
    shown = [move.shown for move in record.moves] == [move.shown for move in other.moves]
    return shown and (a.who(), a.result()) == (b.who(), b.result()) and public(record) == public(other)


def public(record: Record) -> Sequence[tuple[int | None, str | None]]:
    """Who drew, and the cards that came face up."""
    return [(draw.seat, None if draw.seat is not None else draw.card) for draw in all_draws(record)]


# A position dealt anew from a view.


def check_redeal(record: Record, chance: Chance, also: Callable[[Position], None] = lambda at: None) -> None:
    """From each seat's view a game can be dealt that looks the same to it, and that can be played."""
    pack = pack_of(record.position)
    for seat, assist in chain(((None, "show"),), ((s, a) for s in range(record.setup.players) for a in ASSIST)):
        view = record.view(seat, assist)
        at = record.game.redeal(view, chance, record.setup)
        again = record.game.view(Past(at, record.moves), seat, assist)
        differing = difference(msgspec.json.encode(view), msgspec.json.encode(again))
        assert not differing, f"dealt anew from the view of seat {seat}, the game looks different to it: {differing}"
        check_cards(at, pack)
        check_turn(record.game.facts, at)
        also(at)
        if at.result() is None:
            check_accepted(at, *at.sample(chance.next()), chance)
