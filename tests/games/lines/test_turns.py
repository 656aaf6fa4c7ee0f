"""Rounds of passes, and of passes and skips.

Without chips in the supply a player whose cards live can only pass; one with a jack of one eye can go on.
"""

from tests.games.lines.table import Table, table

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
