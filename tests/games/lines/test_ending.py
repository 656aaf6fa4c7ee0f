"""When a game that cannot go on is over, and who wins it. Rounds of passes: see test_turns.py."""

import pytest

from filotto.games.refusals import Code
from tests.games.lines.table import cards, table

DEAD = {2: "f1 c5"}  # TD


# New decks.


def test_the_third_new_deck_without_a_play_ends_the_game_before_the_card_is_drawn() -> None:
    t = table(hands={1: "TD"}, chips=DEAD, deck="", since_play=2).play("trade TD")
    assert t.result == "nobody: new-decks"
    assert (t.hand(1), t.pile(1)) == ([], "TD")


def test_the_second_new_deck_without_a_play_is_still_made() -> None:
    t = table(hands={1: "TD"}, chips=DEAD, deck="", since_play=1).play("trade TD", draws="3C")
    assert (t.result, t.hand(1)) == (None, ["3C"])


def test_a_play_lets_the_count_of_new_decks_begin_anew() -> None:
    t = table(hands={1: "TD"}, deck="", since_play=2).play("TD f1", draws="3C")
    assert (t.result, t.view().decks_since) == (None, 1)


def test_a_removed_chip_is_a_play_too() -> None:
    t = table(hands={1: "JS"}, chips={2: "b4"}, deck="", since_play=2).play("JS -b4", draws="3C")
    assert t.result is None


def test_the_hundredth_new_deck_is_made() -> None:
    t = table(hands={1: "TD"}, deck="", new_decks=99).play("TD f1", draws="3C")
    assert (t.result, t.view().new_decks) == (None, 100)


def test_the_hundred_and_first_new_deck_ends_the_game_before_the_card_is_drawn() -> None:
    t = table(hands={1: "TD"}, deck="", new_decks=100).play("TD f1")
    assert (t.result, t.hand(1)) == ("nobody: all-new-decks", [])


# Who wins a stalemate.


def test_the_side_with_more_sequences_wins() -> None:
    t = table(made={2: "a4-e4"}, stock={1: 0, 2: 0}).play("pass").play("pass")
    assert t.result == "side 2: passes"


def test_equal_is_a_draw() -> None:
    t = table(made={1: "a9-e9", 2: "a4-e4"}, stock={1: 0, 2: 0}).play("pass").play("pass")
    assert t.result == "nobody: passes"


def test_two_best_of_three_are_a_draw() -> None:
    t = table(players=3, made={1: "a9-e9", 3: "a4-e4"}, sequences_to_win="2").play("pass").play("pass").play("pass")
    assert t.result == "nobody: passes"


def test_a_side_that_is_out_wins_no_stalemate() -> None:
    t = table(players=3, made={1: "a9-e9"}, sequences_to_win="2").play("resign 1").play("pass").play("pass")
    assert t.result == "nobody: passes"


def test_the_best_of_those_who_are_in_wins_a_stalemate() -> None:
    t = table(players=3, made={1: "a9-e9", 3: "a4-e4"}, sequences_to_win="2").play("resign 1").play("pass").play("pass")
    assert t.result == "side 3: passes"


def test_a_full_board_is_no_end() -> None:
    t = table(free="f1", hands={1: "TD", 2: "8D"}).play("TD f1", draws="JS")
    assert t.result is None
    assert t.legal() == ["trade 8D"]


@pytest.mark.parametrize("move", ["pass", "skip 1", "resign 1", "agree-draw"])
def test_when_the_game_is_over_nothing_is_done(move: str) -> None:
    t = table(hands={1: "8D", 2: "7D"}, stock={1: 0, 2: 0}).play("pass").play("pass")
    assert (t.who, t.legal(), t.table) == ([], [], [])
    assert t.refused(move) is Code.GAME_OVER
    assert t.hand(1) == cards("8D")
