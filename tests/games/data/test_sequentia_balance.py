"""The Sequentia deck is balanced, checked from its file: what is evenly mixed, and with what."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, product

import pytest

from tests.games.data.geometry import document

NAMES: list[str] = document("sequentia/data/sequentia.deck.json")["cards"]
BONUS = [name for name in NAMES if name.endswith("+")]

# Every feature of a card stands at one place of its name: 1/123a
FEATURES: dict[str, Callable[[str], str]] = {
    "number": lambda name: name[0],
    "first": lambda name: name[2],
    "second": lambda name: name[3],
    "third": lambda name: name[4],
    "colour": lambda name: name[5],
}
PAIRS = list(combinations(FEATURES, 2))


def test_there_are_54_different_cards() -> None:
    assert len(NAMES) == len(set(NAMES)) == 54


def test_each_of_the_27_ordered_sequences_stands_on_two_cards() -> None:
    every = ["".join(digits) for digits in product("123", repeat=3)]
    assert Counter(name[2:5] for name in NAMES) == Counter(every * 2)


def test_the_two_cards_of_a_sequence_differ_in_number_and_colour_and_are_not_both_bonus_cards() -> None:
    for first, second in combinations(NAMES, 2):
        if first[2:5] == second[2:5]:
            assert first[0] != second[0]
            assert first[5] != second[5]
            assert not (first.endswith("+") and second.endswith("+"))


def test_there_are_18_bonus_cards() -> None:
    assert len(BONUS) == 18


@pytest.mark.parametrize("feature", FEATURES)
def test_every_number_digit_and_colour_is_on_18_cards_6_of_them_bonus_cards(feature: str) -> None:
    assert set(Counter(map(FEATURES[feature], NAMES)).values()) == {18}
    assert set(Counter(map(FEATURES[feature], BONUS)).values()) == {6}


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_any_two_features_meet_evenly(one: str, other: str) -> None:
    """Each colour holds each number and each digit at each position on 6 cards; each number each digit too."""
    meetings = Counter((FEATURES[one](name), FEATURES[other](name)) for name in NAMES)
    assert len(meetings) == 9
    assert set(meetings.values()) == {6}


def test_bonus_cards_mix_number_and_colour_evenly() -> None:
    meetings = Counter((name[0], name[5]) for name in BONUS)
    assert len(meetings) == 9
    assert set(meetings.values()) == {2}


def test_39_cards_show_a_number_of_their_own_sequence() -> None:
    """In Overlay only such a card can be in a line that shows its sequence."""
    assert sum(name[0] in name[2:5] for name in NAMES) == 39
