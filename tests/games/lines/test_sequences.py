"""What a sequence is. The jack of two eyes completes it, so that no card has to match."""

import pytest

from filotto.games.refusals import Code
from tests.games.lines.table import Table, cells, table


def completed(line: str, last: str, game: str = "sequence", jack: str = "JC", draws: str = "3C") -> Table:
    """All of a line but one cell is covered; the jack goes there."""
    chips = " ".join(cell for cell in cells(line) if cell != last)
    t = table(game, chips={1: chips}, hands={1: jack}, sequences_to_win="2")
    return t.play(f"{jack} {last}", draws=draws)


@pytest.mark.parametrize("line", ["c3-g3", "c3-c7", "c3-g7", "g3-c7"])
def test_five_in_a_straight_line_are_a_sequence_across_down_or_diagonal(line: str) -> None:
    assert completed(line, last=cells(line)[4]).made == [f"1: {line}"]


@pytest.mark.parametrize("last", cells("c3-g3"))
def test_it_does_not_matter_which_chip_comes_last(last: str) -> None:
    assert completed("c3-g3", last).made == ["1: c3-g3"]


def test_four_are_no_sequence() -> None:
    assert completed("c3-f3", last="f3").made == []


def test_five_with_a_gap_are_no_sequence() -> None:
    t = table(chips={1: "c3 d3 f3 g3"}, hands={1: "JC"}).play("JC h3", draws="3C")
    assert t.made == []


def test_a_chip_of_another_side_breaks_the_line() -> None:
    t = table(chips={1: "c3 d3 f3", 2: "e3"}, hands={1: "JC"}).play("JC g3", draws="3C")
    assert t.made == []


def test_a_line_does_not_go_round_the_edge_of_the_board() -> None:
    t = table(chips={1: "g3-i3 a4"}, hands={1: "JC"}).play("JC j3", draws="3C")
    assert t.made == []


@pytest.mark.parametrize("line", ["c3-f3", "c2-c5", "c3-f6", "f2-c5"])
def test_in_kids_four_are_a_sequence(line: str) -> None:
    assert completed(line, cells(line)[3], "kids", "unicorn", draws="cow").made == [f"1: {line}"]


def test_in_kids_three_are_none() -> None:
    assert completed("c3-e3", "e3", "kids", "unicorn", draws="cow").made == []


@pytest.mark.parametrize("game", ["tabletop", "numbers"])
@pytest.mark.parametrize(("line", "many"), [("c3-f3", 0), ("c3-g3", 1)])
def test_tabletop_and_numbers_need_five_too(game: str, line: str, many: int) -> None:
    jack, draws = ("plus", "1+2") if game == "numbers" else ("JC", "3C")
    assert len(completed(line, cells(line)[-1], game, jack, draws).made) == many


# Corners.


@pytest.mark.parametrize(
    "line", ["a1-e1", "a1-a5", "a1-e5", "f1-j1", "j1-j5", "j1-f5", "a6-a10", "a10-e10", "e6-a10", "f10-j10", "f6-j10"]
)
def test_a_corner_counts_as_one_of_the_five(line: str) -> None:
    assert completed(line, last=cells(line)[2]).made == [f"1: {line}"]


def test_a_corner_and_three_are_none() -> None:
    assert completed("a1-d1", last="d1").made == []


@pytest.mark.parametrize("line", ["a1-d1", "g1-g4", "a6-d6", "d3-g6"])
def test_in_kids_a_corner_and_three_chips_are_a_sequence(line: str) -> None:
    assert len(completed(line, cells(line)[1], "kids", "unicorn", draws="cow").made) == 1


def test_a_corner_counts_for_several_sides_at_once() -> None:
    t = table(players=3, made={1: "a1-e1"}, chips={2: "a2-a4", 3: "b2-d4"}, hands={2: "JC", 3: "JD"}, turn=2,
              sequences_to_win="2")  # fmt: skip
    t.play("JC a5", draws="3C").play("JD e5", draws="4C")
    assert t.made == ["1: a1-e1", "2: a1-a5", "3: a1-e5"]


# Locked for good.


def test_a_completed_sequence_is_locked_its_neighbours_are_not() -> None:
    t = table(chips={1: "c3-f3 i3 e4"}, hands={1: "JC", 2: "JS"}).play("JC g3", draws="3C")
    assert t.locked == set(cells("c3-g3"))
    assert t.refused("JS -e3") is Code.CHIP_IS_LOCKED
    assert t.targets("JS") == {"i3", "e4"}


def test_in_numbers_locked_chips_show_their_rough_side() -> None:
    t = table("numbers", chips={1: "c3-f3 c5"}, hands={1: "plus"}, sequences_to_win="2").play("plus g3", draws="1+2")
    assert {chip.cell for chip in t.view().chips if chip.locked} == set(cells("c3-g3"))


def test_a_line_from_which_a_chip_was_removed_is_no_sequence() -> None:
    t = table(chips={1: "c3-f3"}, hands={1: "JC", 2: "JS"}, turn=2).play("JS -d3", draws="3C")
    assert t.play("JC g3", draws="4C").made == []


# A second sequence.


def test_a_second_sequence_may_share_one_cell_with_the_first() -> None:
    t = table(made={1: "b3-f3"}, chips={1: "g3-i3"}, hands={1: "JC"}).play("JC j3", draws="")
    assert t.made == ["1: b3-f3", "1: f3-j3"]
    assert t.result == "side 1: sequences"


def test_a_second_sequence_may_not_share_two_cells_with_the_first() -> None:
    t = table(made={1: "b3-f3"}, chips={1: "g3 h3"}, hands={1: "JC"}).play("JC i3", draws="3C")
    assert t.made == ["1: b3-f3"]
    assert t.locked == set(cells("b3-f3"))


def test_a_sixth_chip_beside_a_sequence_makes_no_second_one() -> None:
    t = table(made={1: "b3-f3"}, hands={1: "JC"}).play("JC g3", draws="3C")
    assert t.made == ["1: b3-f3"]


def test_a_crossing_line_may_share_the_cell_where_they_cross() -> None:
    t = table(made={1: "b3-f3"}, chips={1: "d1 d2 d4"}, hands={1: "JC"}).play("JC d5")
    assert t.made == ["1: b3-f3", "1: d1-d5"]


def test_a_second_sequence_may_share_a_corner_which_is_a_cell_too() -> None:
    t = table(made={1: "a1-e1"}, chips={1: "a2-a4"}, hands={1: "JC"}).play("JC a5")
    assert t.made == ["1: a1-e1", "1: a1-a5"]


def test_chips_of_another_sides_sequence_do_not_matter() -> None:
    t = table(made={1: "b3-f3", 2: "b4-f4"}, chips={2: "b6-e6"}, hands={2: "JC"}, turn=2).play("JC f6")
    assert t.result == "side 2: sequences"


# Several at once.


def test_nine_in_a_row_with_the_new_chip_in_the_middle_are_two() -> None:
    t = table(chips={1: "b5-e5 g5-j5"}, hands={1: "JC"}).play("JC f5")
    assert sorted(t.made) == ["1: b5-f5", "1: f5-j5"]
    assert t.result == "side 1: sequences"


def test_nine_in_a_row_that_begin_in_a_corner_are_two() -> None:
    t = table(chips={1: "b1-d1 f1-i1"}, hands={1: "JC"}).play("JC e1")
    assert sorted(t.made) == ["1: a1-e1", "1: e1-i1"]


def test_eight_in_a_row_are_one() -> None:
    t = table(chips={1: "b5-e5 g5-i5"}, hands={1: "JC"}).play("JC f5").play("claim b5-f5", draws="3C")
    assert t.made == ["1: b5-f5"]


def test_ten_in_a_row_are_two() -> None:
    t = table(made={1: "f5-j5"}, chips={1: "a5-d5"}, hands={1: "JC"}).play("JC e5")
    assert t.made == ["1: f5-j5", "1: a5-e5"]


def test_ten_in_a_row_from_corner_to_corner_are_two() -> None:
    t = table(made={1: "a1-e1"}, chips={1: "f1 h1 i1"}, hands={1: "JC"}).play("JC g1")
    assert t.made == ["1: a1-e1", "1: e1-i1"]


def test_two_lines_through_one_chip_are_two_sequences() -> None:
    t = table(chips={1: "c5-f5 g1-g4"}, hands={1: "JC"}).play("JC g5")
    assert t.made == ["1: c5-g5", "1: g1-g5"]
    assert t.result == "side 1: sequences"


def test_two_lines_at_once_win_also_where_one_would_do() -> None:
    t = table(players=3, chips={1: "c5-f5 g1-g4"}, hands={1: "JC"}).play("JC g5")
    assert t.view().scores == (2, 0, 0)
    assert t.result == "side 1: sequences"


# How many are needed.


@pytest.mark.parametrize(
    ("game", "players", "teams"),
    [("sequence", 2, None), ("sequence", 4, 2), ("sequence", 6, 2), ("sequence", 12, 2), ("tabletop", 2, None)],
)
def test_two_sides_need_two_sequences(game: str, players: int, teams: int | None) -> None:
    t = table(game, players, teams, chips={1: "c3-f3 c5-f5"}, hands={1: "JC"}).play("JC g3", draws="3C")
    assert t.result is None
    t = table(game, players, teams, made={1: "c3-g3"}, chips={1: "c5-f5"}, hands={1: "JC"}).play("JC g5")
    assert t.result == "side 1: sequences"


@pytest.mark.parametrize(
    ("game", "players", "teams"),
    [("sequence", 3, None), ("sequence", 6, 3), ("sequence", 12, 3), ("tabletop", 3, None)],
)
def test_three_sides_need_one_sequence(game: str, players: int, teams: int | None) -> None:
    t = table(game, players, teams, chips={1: "c3-f3"}, hands={1: "JC"}).play("JC g3")
    assert t.result == "side 1: sequences"


@pytest.mark.parametrize(("players", "teams"), [(2, None), (3, None), (4, None), (4, 2)])
def test_kids_needs_one_sequence(players: int, teams: int | None) -> None:
    t = table("kids", players, teams, chips={1: "c3-e3"}, hands={1: "unicorn"}).play("unicorn f3")
    assert t.result == "side 1: sequences"


@pytest.mark.parametrize(("players", "teams"), [(2, None), (3, None), (4, 2), (6, 2), (6, 3)])
def test_numbers_needs_one_sequence(players: int, teams: int | None) -> None:
    t = table("numbers", players, teams, chips={1: "c3-f3"}, hands={1: "plus"}).play("plus g3")
    assert t.result == "side 1: sequences"


@pytest.mark.parametrize(("need", "result"), [("1", "side 1: sequences"), ("2", None)])
def test_the_house_rule_says_how_many_sequences_win(need: str, result: str | None) -> None:
    t = table(players=3, chips={1: "c3-f3"}, hands={1: "JC"}, sequences_to_win=need)
    assert t.play("JC g3", draws="3C" if need == "2" else "").result == result


def test_who_wins_draws_no_card_and_nobody_acts_any_more() -> None:
    t = table(players=3, chips={1: "c3-f3"}, hands={1: "JC", 2: "TD"}).play("JC g3")
    assert (t.hand(1), t.who, t.legal(by=2)) == ([], [], [])
