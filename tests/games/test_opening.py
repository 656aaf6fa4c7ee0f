"""Ruling "Cut for the deal", the dealer drawn at random, and the random order picker."""

from collections.abc import Callable, Sequence

import pytest

from filotto.games import catalog
from filotto.games.dealers import word_for
from filotto.games.opening import cut, drawn_dealer, drawn_order, left_of, opening, pack_of, rank
from filotto.games.setup import prepare

PACK = ("2H", "5C", "5D", "9S", "KH", "AS")


def picks(*wanted: tuple[int, int]) -> Callable[[], int]:
    """Words that pick number k of n, one after the other."""
    words = iter([word_for(k, n) for k, n in wanted])
    return lambda: next(words)


def cards(pack: Sequence[str], *names: str) -> list[tuple[int, int]]:
    """What picks these cards in this order, none going back."""
    rest, found = list(pack), []
    for name in names:
        found.append((rest.index(name), len(rest)))
        rest.remove(name)
    return found


def test_the_lowest_card_deals() -> None:
    done = cut(PACK, 3, picks(*cards(PACK, "9S", "KH", "5C")))
    assert done.dealer == 2
    assert done.rounds == (((0, "9S"), (1, "KH"), (2, "5C")),)


def test_aces_are_high() -> None:
    assert cut(PACK, 2, picks(*cards(PACK, "AS", "KH"))).dealer == 1


def test_jacks_are_cards_like_others_when_cutting() -> None:
    assert rank(("TS", "JS", "QS"), "JS") == 9


def test_nothing_goes_back_until_all_have_drawn() -> None:
    words = picks((0, 6), (0, 5), (0, 4))
    assert cut(PACK, 3, words).rounds == (((0, "2H"), (1, "5C"), (2, "5D")),)


def test_ties_by_rank_cut_again_among_themselves_from_the_whole_pack() -> None:
    first, second = cards(PACK, "5C", "KH", "5D"), cards(PACK, "5D", "2H")
    done = cut(PACK, 3, picks(*first, *second))
    assert done.rounds[1] == ((0, "5D"), (2, "2H"))
    assert done.dealer == 2


def test_a_tie_above_the_lowest_is_no_tie() -> None:
    done = cut(PACK, 3, picks(*cards(PACK, "5C", "2H", "5D")))
    assert (len(done.rounds), done.dealer) == (1, 1)


def test_the_left_of_the_dealer_begins_and_the_dealer_is_last() -> None:
    assert left_of(1, 4) == (2, 3, 0, 1)


def test_a_pack_without_ranks_is_cut_by_its_own_order() -> None:
    assert [rank(("fox", "cat", "fox", "owl"), card) for card in ("fox", "cat", "owl")] == [0, 1, 2]


def test_a_dealer_drawn_at_random() -> None:
    assert [drawn_dealer(3, picks((k, 3))) for k in range(3)] == [0, 1, 2]


def test_the_random_order_picker_gives_every_order() -> None:
    orders = {drawn_order(3, picks((a, 3), (b, 2), (0, 1))) for a in range(3) for b in range(2)}
    assert len(orders) == 6
    assert all(sorted(order) == [0, 1, 2] for order in orders)


@pytest.mark.parametrize("name", ["sequence", "tabletop"])
def test_sequence_and_tabletop_are_cut_for_from_both_packs(name: str) -> None:
    game = catalog.game(name)
    setup = prepare(game)
    assert len(pack_of(game, setup)) == 104
    found = opening(game, setup, picks((0, 104), (100, 103)))
    assert found.dealer is not None
    assert found.order[-1] == found.dealer
    assert found.rounds


@pytest.mark.parametrize("name", ["kids", "numbers"])
def test_the_dealer_of_kids_and_numbers_is_drawn_at_random(name: str) -> None:
    game = catalog.game(name)
    found = opening(game, prepare(game, 3), picks((2, 3)))
    assert found == ((0, 1, 2), 2, ())


def test_elsewhere_the_order_is_drawn() -> None:
    game = catalog.game("shift")
    assert opening(game, prepare(game, 3), picks((1, 3), (0, 2), (0, 1))) == ((1, 0, 2), None, ())
