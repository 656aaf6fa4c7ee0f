"""What the views of all modes have in common, and a game dealt anew from what a seat sees."""

from typing import Any

import msgspec

from ..actions import Action
from ..bits import bit_count
from ..contract import Dealer, History, Result, View, seen
from .common import DRAWN, SHARED, WON, picked
from .position import REASONS, SequentiaPosition


class Mark(msgspec.Struct, frozen=True):
    """Cells or piles that can be taken (`why` is takes), or an action after which they can (near)."""

    why: str
    places: tuple[str, ...]
    action: Any = None


class SequentiaView(View, frozen=True, kw_only=True):
    """What a seat may know in every mode."""

    turn: int
    collected: tuple[tuple[str, ...], ...]  # of each seat
    put_out: tuple[str, ...]  # cards out of the game
    plays: int
    marks: tuple[Mark, ...]  # help for the seat at turn


def known(record: History, seat: int | None, assist: str) -> dict[str, Any]:
    """The fields of every mode's view but `legal` and `marks`, as this seat may know them; or nobody's seat."""
    at: SequentiaPosition = record.position
    seats = range(at.setup.players)
    return {
        "game": at.setup.game,
        "seat": seat,
        "assist": assist,
        "players": at.setup.players,
        "sides": at.setup.sides,
        "options": at.setup.options,
        "who": at.who(),
        "hand": () if seat is None else at.hand(seat),
        "hand_sizes": tuple(bit_count(at.held(other)) for other in seats),
        "deck_size": bit_count(at.s.deck),
        "scores": at.scores(),
        "out": tuple(other for other in seats if at.is_out(other)),
        "count": len(record.moves),
        "last": seen(record.moves[-1], seat) if record.moves else None,
        "result": at.result(),
        "turn": int(at.s.turn),
        "collected": tuple(at.collected(other) for other in seats),
        "put_out": at.edition.listed(at.s.out),
        "plays": int(at.s.plays),
    }


def after(at: SequentiaPosition, seat: int, action: Action) -> Any:
    """The state after an action of this seat, before any card is drawn."""
    trial = at.copy()
    trial.rules.play(trial.ed, trial.s, seat, trial.to_code(seat, action))
    return trial.s


# Dealing anew from a view.


def restore(at: SequentiaPosition, view: SequentiaView, table: tuple[str, ...]) -> None:
    """What everybody knows, and the seat's own hand; all other cards are in the deck for now."""
    s, cards = at.s, at.edition.cards
    s.turn, s.plays = view.turn, view.plays
    s.gone = sum(1 << seat for seat in view.out)
    s.out = cards(view.put_out)
    at.laid = table
    seen_cards = s.out | cards(table)
    for seat, collected in enumerate(view.collected):
        s.collected[seat] = cards(collected)
        seen_cards |= s.collected[seat]
    if view.seat is not None:
        s.hands[view.seat] = cards(view.hand)
        seen_cards |= s.hands[view.seat]
    s.deck = at.ed.deck & ~seen_cards
    if view.result is not None:
        put_result(s, view.result)


def put_result(s: Any, result: Result) -> None:
    """A game that is over stays over."""
    s.result = {0: DRAWN, 1: WON}.get(len(result.winners), SHARED)
    s.winners = sum(1 << seat for seat in result.winners)
    s.ended = REASONS.index(result.ended) + 1


def deal_hidden(at: SequentiaPosition, view: SequentiaView, dealer: Dealer) -> None:
    """The cards in other hands, by the dealer's words from all that the seat has not seen."""
    for seat in range(view.players):
        while bit_count(at.held(seat)) < view.hand_sizes[seat]:
            at.s.hands[seat] |= 1 << picked(at.s, dealer.word(at))
