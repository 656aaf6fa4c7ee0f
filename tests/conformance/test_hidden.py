"""A seat is told nothing that it may not know; and the check finds it out when one card too many is told."""

import pytest

from filotto.games.catalog import game
from filotto.games.contract import Game, Move, Setup
from filotto.games.record import Record
from filotto.games.setup import prepare
from filotto.testing import Chance, check_hidden, check_redeal, walk
from tests.conformance.leaks import Leak, leaky, neighbours_card, undrawn_card
from tests.conformance.tables import GAMES


def some_way_into(chosen: Game, setup: Setup, number: int, steps: int = 6) -> Record:
    return next(r for r in walk(chosen, setup, Chance(number)) if len(r.moves) == steps or r.result is not None)


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_change_no_message(name: str) -> None:
    chosen, chance = game(name), Chance(1)
    records = [some_way_into(chosen, prepare(chosen), number) for number in range(4)]
    assert sum(check_hidden(record, chance, 10) for record in records) > 10


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_has_left_the_hands(name: str) -> None:
    """`check_hidden` takes it as public: so nothing may be shown that somebody still holds."""
    for record in walk(game(name), prepare(game(name)), Chance(3), mischief=True):
        places = record.position.places()
        held = {card for place, cards in places.items() if place.startswith("hand") for card in cards}
        shown = record.moves[-1].shown if record.moves else ()
        assert [drawn for drawn in shown if drawn.card in held] == []


@pytest.mark.parametrize("leak", [neighbours_card, undrawn_card])
@pytest.mark.parametrize("name", GAMES)
def test_a_view_with_one_card_too_many_is_found_out(name: str, leak: Leak) -> None:
    with pytest.raises(AssertionError, match=r"told what it may not know, in its view .*leak"):
        look_for_leaks(leaky(game(name), leak))


def look_for_leaks(chosen: Game) -> None:
    for number in range(20):
        check_hidden(some_way_into(chosen, prepare(chosen), number), Chance(number), 20)


@pytest.mark.parametrize("name", GAMES)
def test_an_event_with_one_card_too_many_is_found_out(name: str) -> None:
    def whole(move: Move, seat: int | None) -> Move:
        return move

    record = some_way_into(game(name), prepare(game(name)), 1)
    with pytest.raises(AssertionError, match=r"told what it may not know, in its (deal|move)"):
        check_hidden(record, Chance(1), 40, seen=whole)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_dealt_anew_from_another_view_is_found_out(name: str) -> None:
    """The check of `redeal` can fail: here the view of one seat tells another card each time."""
    seen: list[str] = []

    def another_card(at: object, seat: int | None) -> str:
        seen.append("")
        return str(len(seen))

    chosen = leaky(game(name), another_card)
    with pytest.raises(AssertionError, match="the game looks different"):
        check_redeal(some_way_into(chosen, prepare(chosen), 1), Chance(1))
