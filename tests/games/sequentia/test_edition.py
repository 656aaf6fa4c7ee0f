"""A deck at a table: what the kernels read of it, and decks that a designer brings."""

import json
from typing import Any

import pytest

from filotto.games.bits import members
from filotto.games.data_errors import BadData, Fault
from filotto.games.dealers import Seeded
from filotto.games.sequentia.edition import SequentiaEdition
from filotto.games.sequentia.game import OVERLAY_GAME, SHIFT_GAME, STACK_GAME, SequentiaGame
from filotto.games.setup import prepare
from tests.games.sequentia.kit import GAMES


def deck(*cards: str) -> str:
    """A deck file."""
    return json.dumps({"format": "filotto-deck", "version": 1, "name": "mine", "cards": cards})


def many(number: int) -> str:
    """A deck of so many different cards, with all numbers up to 9."""
    return deck(*(f"{1 + n % 9}/{1 + n % 9}{1 + n // 9}{1 + n % 4}{'abc'[n % 3]}" for n in range(number)))


def edition(game: SequentiaGame, text: str) -> SequentiaEdition:
    """That deck at a table of two; no deal is large enough to refuse it."""
    setup = prepare(game, 2)
    return game.edition(text, 2, setup.options)


def test_a_sequence_is_written_with_its_first_number_lowest() -> None:
    ed = edition(SHIFT_GAME, deck("2/139a")).ed
    assert (ed.number[0], ed.sequence[0]) == (2, 0x931)
    assert (list(ed.digit[0]), list(ed.times[0])) == ([1, 3, 9], [1, 1, 1])


def test_how_often_a_sequence_needs_each_of_its_numbers() -> None:
    ed = edition(SHIFT_GAME, deck("2/131a", "1/333a")).ed
    assert [list(times) for times in ed.times[:2]] == [[2, 1, 2], [3, 3, 3]]


@pytest.mark.parametrize(("game", "alike"), [(SHIFT_GAME, 3), (STACK_GAME, 2), (OVERLAY_GAME, 3)])
def test_cards_do_the_same_whatever_their_colour_and_only_stack_looks_at_the_plus(
    game: SequentiaGame, alike: int
) -> None:
    ed = edition(game, deck("1/123a", "1/123b", "1/123c+", "2/123a", "1/132a")).ed
    assert [len(members(int(same))) for same in ed.same[:5]] == [alike, alike, 3 if alike == 3 else 1, 1, 1]


def test_no_two_cards_of_our_own_deck_do_the_same() -> None:
    for game in GAMES.values():
        ed = game.edition_at(prepare(game, 2)).ed
        assert all(len(members(int(ed.same[card]))) == 1 for card in members(ed.deck))


@pytest.mark.parametrize(("game", "least"), [(SHIFT_GAME, 12), (STACK_GAME, 12), (OVERLAY_GAME, 21)])
def test_a_deck_must_have_cards_enough_for_the_deal(game: SequentiaGame, least: int) -> None:
    assert prepare(game, 4, deck=many(least)).players == 4
    with pytest.raises(BadData) as bad:
        prepare(game, 4, deck=many(least - 1))
    assert (bad.value.code, bad.value.values["needed"]) == (Fault.TOO_FEW_CARDS, least)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("cards", [12, 21, 62])
def test_any_deck_can_be_played_to_the_end(game: SequentiaGame, cards: int) -> None:
    players = 2 if cards == 12 else 4
    if cards < game.table + game.hand * players:
        return
    at: Any = game.start(prepare(game, players, deck=many(cards)), Seeded(cards))
    words = Seeded(1)
    while at.result() is None:
        at.do(*at.sample(words.next()), words)
    assert sum(len(pile) for pile in at.places().values()) == cards


def test_a_game_of_shift_may_be_over_after_the_deal() -> None:
    cards = ("1/999a", "2/998a", "3/997a", "1/996a", "2/995a", "3/994a", "1/993a", "2/992a", "3/991a", "1/989a")
    at = SHIFT_GAME.start(prepare(SHIFT_GAME, 2, deck=deck(*cards)), Seeded(1))
    result = at.result()
    assert (result and result.winners, at.who()) == ((0, 1), ())
