"""When a game that cannot go on is over, and who wins it.

Without chips in the supply a player whose cards live can only pass; one with a jack of one eye can go on.
"""

import pytest

from filotto.games.refusals import Code
from tests.games.lines.table import Table, cards, table

DEAD = {2: "f1 c5"}  # TD


def stuck(players: int = 2) -> Table:
    """Nobody can do anything but pass."""
    return table(players=players, hands={1: "8D", 2: "7D"}, stock={1: 0, 2: 0, 3: 0})


def one_can_go_on() -> Table:
    """Player 2 can remove a chip, player 1 only passes."""
    return table(hands={1: "8D", 2: "JS"}, chips={1: "b4"}, stock={1: 0, 2: 0})


# A round of passes.


def test_the_game_is_over_when_every_player_in_turn_has_passed() -> None:
    t = stuck(players=3).play("pass").play("pass")
    assert t.result is None
    assert t.play("pass").result == "nobody: passes"


def test_a_pass_after_a_trade_in_that_turn_does_not_count() -> None:
    t = table(hands={1: "8D", 2: "TD"}, chips=DEAD, stock={1: 0, 2: 0})
    t.play("pass").play("trade TD", draws="3C").play("pass")
    assert t.result is None
    assert t.play("pass").result is None
    assert t.play("pass").result == "nobody: passes"


def test_a_play_breaks_the_round_of_passes() -> None:
    t = one_can_go_on().play("pass").play("JS -b4", draws="8C")
    assert t.stock(1) == 1
    assert t.view().passed == ()


def test_a_skip_is_no_pass() -> None:
    t = one_can_go_on().play("pass").play("skip 2")
    assert t.result is None


def test_a_skip_does_not_break_a_row_of_passes() -> None:
    t = table(players=3, hands={1: "8D", 2: "JS", 3: "8D"}, chips={1: "b4"}, stock={1: 0, 2: 0, 3: 0})
    t.play("pass").play("skip 2").play("resign 2")
    assert t.result is None
    assert t.play("pass").result == "nobody: passes"


def test_where_only_a_pass_is_left_the_skip_counts_as_one() -> None:
    assert stuck().play("pass").play("skip 2").result == "nobody: passes"


# Rounds of passes and skips.


def rounds(t: Table, turns: int) -> Table:
    """Player 1 passes, player 2 is skipped, and so on."""
    for _ in range(turns):
        t.play("pass" if t.turn == 1 else "skip 2")
    return t


def test_three_full_rounds_of_nothing_but_passes_and_skips_end_the_game() -> None:
    t = rounds(one_can_go_on(), turns=5)
    assert t.result is None
    assert t.play("skip 2").result == "nobody: idle-rounds"


def test_the_rounds_are_counted_from_the_first_pass() -> None:
    t = table(hands={1: "JS", 2: "8D"}, chips={2: "b4"}, stock={1: 0, 2: 0})
    t.play("skip 1")
    for _ in range(2):
        t.play("pass").play("skip 1")
    assert t.play("pass").result is None
    assert t.play("skip 1").result == "nobody: idle-rounds"


def test_skips_alone_end_nothing() -> None:
    t = table(hands={1: "8D", 2: "8D"})
    for _ in range(20):
        t.play("skip 1").play("skip 2")
    assert t.result is None


def test_a_play_breaks_the_rounds_of_passes_and_skips() -> None:
    t = table(hands={1: "8D", 2: "JS"}, chips={1: "b4 b6"}, stock={1: 0, 2: 0})
    rounds(t, turns=5).play("JS -b4", draws="JH")
    t.play("8D d1", draws="7D").play("skip 2")
    assert t.result is None
    assert rounds(t, turns=5).result is None


def test_a_trade_breaks_the_rounds_of_passes_and_skips() -> None:
    t = table(hands={1: "8D", 2: "TD JS"}, chips={1: "b4", 2: "f1 c5"}, stock={1: 0, 2: 0})
    rounds(t, turns=5).play("trade TD", draws="3C").play("skip 2")
    assert rounds(t, turns=5).result is None
    assert t.play("skip 2").result == "nobody: idle-rounds"


def test_only_players_who_are_still_in_make_a_round() -> None:
    t = table(players=3, hands={1: "8D", 2: "JS"}, chips={1: "b4"}, stock={1: 0, 2: 0}).play("resign 3")
    assert rounds(t, turns=5).result is None
    assert t.play("skip 2").result == "nobody: idle-rounds"


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
    t = stuck().play("pass").play("pass")
    assert (t.who, t.legal(), t.table) == ([], [], [])
    assert t.refused(move) is Code.GAME_OVER
    assert t.hand(1) == cards("8D")
