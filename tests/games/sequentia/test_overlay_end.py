"""Overlay: the end of the game, what only the table does, and a second opinion on the choice of lines."""

from itertools import combinations

import pytest

from filotto.games.contract import Result
from filotto.games.dealers import Seeded
from filotto.games.refusals import Code, Ended
from filotto.games.sequentia.position import SequentiaPosition
from tests.games.sequentia.kit import act, choices, drawn, overlay, refused, shown, square

PLAIN = "1 1 1 | 2 2 2 | 3 3 3"
CROSS = "1/132 2 3/123 | 3 1 1 | 2 1 1"  # the first row and the first column are met
ANYTHING = "9/999 | 1/111"

# The end.


def test_the_game_is_over_when_the_deck_and_all_hands_are_empty() -> None:
    at = overlay("2 9 1/231 | 2 2 2 | 1 1 1", "3/999 | -", deck=0, collected="0 8")
    act(at, "3/999a b1")
    assert at.result() == Result(Ended.DECK_EMPTY, (1,), (4, 8))


def test_the_last_choice_is_still_made() -> None:
    at = overlay(CROSS, "9/999 | -", deck=0)
    act(at, "9/999a b2")
    assert at.result() is None
    act(at, "take row1")
    assert at.result() == Result(Ended.DECK_EMPTY, (0,), (3, 0))


def test_the_game_goes_on_while_one_player_has_a_card() -> None:
    at = overlay(PLAIN, "2/999 | 1/111", deck=0)
    act(at, "2/999a a1")
    assert at.result() is None


def test_equal_is_a_shared_win() -> None:
    at = overlay(PLAIN, "2/999 | - | -", deck=0, collected="4 5 5")
    act(at, "2/999a a1")
    assert at.result() == Result(Ended.DECK_EMPTY, (1, 2), (4, 5, 5))


# Skips.


def test_a_skip_before_anything_was_played_puts_takes_and_draws_nothing() -> None:
    at = overlay(CROSS, "2/999 | 1/111")
    assert act(at, "skip 1").drawn == ()
    assert (square(at), at.hand(0), at.who()) == ("123 311 211", ("2/999a",), (1,))


def test_a_skip_before_all_cards_are_put_ends_the_turn_without_taking_and_the_hand_is_filled() -> None:
    at = overlay(CROSS, "9/999 9/998 9/997 | 1/111")
    act(at, "9/999a b2")
    move = act(at, "skip 1")
    assert ([seat for _, seat in drawn(move)], at.scores(), at.who()) == ([0], (0, 0), (1,))
    assert {"9/998a", "9/997a"} < set(at.hand(0))


def test_a_card_put_out_of_the_game_counts_as_played() -> None:
    at = overlay("2 2 2 | 2 2 2 | 2 2 2", "2/999 2/998 | 1/111")
    act(at, "discard 2/999a")
    assert len(act(at, "skip 1").drawn) == 2


def test_a_skip_of_an_open_choice_takes_the_first_in_reading_order_and_draws() -> None:
    at = overlay(CROSS, ANYTHING)
    act(at, "9/999a b2")
    move = act(at, "skip 1")
    assert (square(at), at.scores(), len(move.drawn)) == ("... 391 211", (3, 0), 3)


# Resigning.


def test_who_resigns_leaves_the_cards_put_down_and_the_hand_goes_out_of_the_game() -> None:
    at = overlay(PLAIN, "9/999 9/998 | 1/111 | 2/111", collected="4 0 0")
    act(at, "9/999a b2")
    assert shown(act(at, "resign 1")) == [("9/998a", 0)]
    assert (square(at), at.who(), at.scores()) == ("111 292 333", (1,), (0, 0, 0))


def test_an_open_choice_of_who_resigns_takes_the_first_in_reading_order_without_a_draw() -> None:
    at = overlay(CROSS, "9/999 | 1/111 | 2/111")
    act(at, "9/999a b2")
    assert act(at, "resign 1").drawn == ()
    assert (square(at), at.scores(), at.who()) == ("... 391 211", (0, 0, 0), (1,))


def test_when_another_resigns_the_choice_stays_open() -> None:
    at = overlay(CROSS, "9/999 | 1/111 | 2/111")
    act(at, "9/999a b2", "resign 2")
    assert (at.who(), choices(at)) == ((0,), ["take row1", "take cola"])


def test_after_a_resignation_of_another_the_end_is_looked_at_when_the_next_turn_ends() -> None:
    at = overlay(CROSS, "9/999 | 1/111 | -", deck=0, collected="0 9 2")
    act(at, "9/999a b2", "resign 2")
    assert at.result() is None
    act(at, "take row1")
    assert at.result() == Result(Ended.DECK_EMPTY, (0,), (3, 0, 2))


def test_the_turn_of_who_resigns_ends_with_it_and_the_end_is_looked_at() -> None:
    at = overlay(CROSS, "9/999 | - | -", deck=0, collected="9 1 2")
    act(at, "9/999a b2", "resign 1")
    assert (square(at), at.result()) == ("... 391 211", Result(Ended.DECK_EMPTY, (2,), (0, 1, 2)))


def test_the_last_player_left_wins() -> None:
    at = overlay(PLAIN, ANYTHING, collected="5 0")
    act(at, "resign 1")
    assert at.result() == Result(Ended.RESIGNED, (1,), (0, 0))


def test_only_whose_turn_it_is_can_be_skipped() -> None:
    assert refused(overlay(PLAIN, ANYTHING), "skip 2") == Code.CANNOT_SKIP


# First in reading order: the spaces of all lines, sorted, compared one by one.


@pytest.mark.parametrize(
    ("table", "put", "first"),
    [
        ("1/132 2 3/123 | 3 1 1 | 2 1 1", "9/999 b2", "row1"),  # a1 b1 before a1 a2
        ("3 1 3 | 3/321 2 1 | 1 3/123 1", "9/999 a1", "colb"),  # b1 before a2
        ("1/123 1 1 | 2 1 2 | 3/311 1 1", "9/999 b2", "cola"),  # a1 before a3
        ("1/111 1 1/111 | 1 9 1 | 1 1/111 1", "1/999 b2", "cola colb colc"),  # a1 b1 c1 a2 before a1 b1 c1 a3
        ("1/123 2/233 3 | 2 3 1 | 3/321 3 2", "9/999 c2", "row1"),  # a1 b1 c1 before a1 b1 a2
    ],
)
def test_first_are_the_lines_whose_spaces_come_first(table: str, put: str, first: str) -> None:
    at = overlay(table, f"{put[:5]} | -")
    act(at, put.replace(" ", "a "))
    assert (len(choices(at)), f"take {first}" in choices(at)) == (2, True)
    skipped = at.copy()
    act(skipped, "skip 1")
    act(at, f"take {first}")
    assert square(at) == square(skipped)


# A second opinion: every set of lines, tried.

LINES = {f"row{r + 1}": [3 * r, 3 * r + 1, 3 * r + 2] for r in range(3)} | {
    f"col{'abc'[c]}": [c, c + 3, c + 6] for c in range(3)
}


def met(cards: list[str]) -> list[str]:
    """The lines that show the sequence of one of their own cards."""
    found = []
    for line, spaces in LINES.items():
        reading = "".join(cards[space][0] for space in spaces)
        if any(cards[space][2:5] == reading for space in spaces):
            found.append(line)
    return found


def sets_to_choose_from(lines: list[str]) -> list[tuple[str, ...]]:
    """The sets without a shared space to which no further line can be added, the first in reading order first."""
    found = [chosen for n in range(len(lines) + 1) for chosen in combinations(lines, n) if apart(chosen)]
    whole = [chosen for chosen in found if not any(set(chosen) < set(other) for other in found)]
    return sorted(whole, key=lambda chosen: (cells(chosen), [LINES[line] for line in chosen]))


def cells(lines: tuple[str, ...]) -> list[int]:
    """All spaces of these lines, a shared one as often as it is shared."""
    return sorted(space for line in lines for space in LINES[line])


def apart(lines: tuple[str, ...]) -> bool:
    """Do these lines share no space?"""
    return len(set(cells(lines))) == len(cells(lines))


def random_table(words: Seeded) -> tuple[SequentiaPosition, list[str]]:
    """Cards of few numbers, so that many lines are met; now and then an empty space. One card is still to be put."""
    digits = ["12"[words.next() % 2] for _ in range(36)]
    names = ["{}/{}{}{}".format(*digits[at : at + 4]) for at in range(0, 36, 4)]
    table = ["." if words.next() % 40 == 0 else name for name in unlike(names)]
    at = overlay(" ".join(table), "1/999 | -")
    return at, table


def unlike(names: list[str]) -> list[str]:
    """A card of each name and colour at most: the fourth of a kind becomes another."""
    return [name if names[:i].count(name) < 3 else f"3/{name[2:]}" for i, name in enumerate(names)]


@pytest.mark.slow
def test_the_lines_taken_are_those_that_a_search_of_all_sets_finds() -> None:
    words, asked = Seeded(7), 0
    for _ in range(2000):
        at, table = random_table(words)
        move = choices(at)[words.next() % len(choices(at))]
        act(at, move)
        if not move.startswith("discard"):
            table["abc".index(move[-2]) + 3 * (int(move[-1]) - 1)] = "1/999"
        sets = sets_to_choose_from(met([card.replace(".", "0/xxx") for card in table]))
        if len(sets) > 1:
            asked += 1
            assert {tuple(text.split()[1:]) for text in choices(at)} == set(sets)
            act(at, "skip 1")
        taken = [space for space, top in enumerate(square(at).replace(" ", "")) if top == "." and table[space] != "."]
        assert taken == cells(sets[0])
    assert asked > 100
