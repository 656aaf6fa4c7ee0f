"""The worked example of each rulebook, played on the game itself from the board that is drawn there."""

from filotto import words
from filotto.games.refusals import Code
from tests.games.lines.table import table
from tests.games.sequentia import kit
from tests.words.kit import pictures, section


def chips(game: str, letter: str) -> str:
    """Where the board of the example has chips of this letter."""
    columns, *rows = pictures(section(game, "en", "An example"))[0]
    return " ".join(
        f"{column}{row[0]}" for row in rows for column, cell in zip(columns, row[1:], strict=True) if cell == letter
    )


def test_sequence_six_in_a_row_are_one_sequence_and_a_choice() -> None:
    t = table(chips={1: chips("sequence", "B"), 2: chips("sequence", "G")}, hands={1: "3H", 2: "JS"})
    assert t.play("3H e5").legal() == ["claim a1-e5", "claim b2-f6"]
    t.play("claim b2-f6", draws="2C")
    assert t.made == ["1: b2-f6"]
    assert t.refused("JS -e5") == Code.CHIP_IS_LOCKED


def test_tabletop_a_second_sequence_shares_one_cell_and_wins() -> None:
    green = chips("tabletop", "G")
    t = table(
        "tabletop", made={2: "d4-h4"}, chips={1: chips("tabletop", "B"), 2: green}, hands={1: "JS", 2: "JD"}, turn=2
    )
    assert t.play("JD g7").result == "side 2: sequences"


def test_tabletop_blue_could_have_taken_e5_but_not_d4() -> None:
    t = table("tabletop", made={2: "d4-h4"}, chips={2: "e5 f6 h8"}, hands={1: "JS"})
    assert t.refused("JS -d4") == Code.CHIP_IS_LOCKED
    assert "JS -e5" in t.legal()


def test_kids_a_dead_fox_goes_first_and_the_elephant_wins() -> None:
    t = table("kids", 2, chips={1: chips("kids", "B"), 2: chips("kids", "G")}, hands={2: "fox elephant duck"}, turn=2)
    assert t.legal() == ["trade fox"]
    assert t.play("trade fox", draws="whale").play("elephant d4").result == "side 2: sequences"


def test_kids_a_dragon_could_have_stopped_it() -> None:
    t = table("kids", 2, chips={1: "b1 e3", 2: chips("kids", "G")}, hands={1: "dragon"})
    assert "dragon -c3" in t.legal()


def test_numbers_a_wrong_answer_costs_nothing_and_the_right_one_wins() -> None:
    t = table("numbers", chips={1: chips("numbers", "B"), 2: chips("numbers", "G")}, hands={1: "34+8"})
    assert t.refused("34+8 f5") == Code.WRONG_ANSWER
    assert t.play("34+8 e6").result == "side 1: sequences"


def test_numbers_the_two_cards_of_42_die_together() -> None:
    t = table("numbers", chips={1: "d1", 2: "e6"}, hands={1: "34+8 70-28"})
    assert t.legal() == ["trade 34+8", "trade 70-28"]


def test_shift_three_slides_make_the_row_and_bring_four_points() -> None:
    before, after = (numbers(side) for side in (0, 1))
    at = kit.shift(before, "232 111", deck=8)
    kit.act(at, "b1 b2", "c1 b1", "c2 c1")
    assert kit.square(at) == after
    assert "take 1 b1" in kit.choices(at)
    move = kit.act(at, "take 1 b1")
    assert len(kit.drawn(move)) == 4
    assert at.scores() == (4, 0)


def numbers(picture: int) -> str:
    """The left or the right square of the example in Shift, as the kit writes squares."""
    rows = pictures(section("shift", "ro", "An example"))[0][1:]
    return " ".join("".join(row[4 * picture + 1 : 4 * picture + 4]) for row in rows)


def test_the_example_of_shift_has_the_goal_that_its_row_makes() -> None:
    assert "`3/232b`" in words.rulebook("en", "shift")
    assert numbers(1).startswith("232")


def test_stack_a_bonus_card_makes_the_sequence_that_follows_it() -> None:
    at = kit.stack(piles(), "1/221b+ 2/312b+ 3/112c | 9/999")
    assert not [move for move in kit.choices(at) if "takes" in move]
    kit.act(at, "1/221b+ on 2")
    assert [move for move in kit.choices(at) if "takes" in move] == ["2/312b+ takes 1"]
    move = kit.act(at, "2/312b+ takes 1")
    assert at.scores() == (12, 0)
    assert len(kit.drawn(move)) == 2
    assert kit.row(at)[-1] == "3"


def piles() -> str:
    """The piles of the example as the kit writes them: what each shows on top of as many cards as it needs."""
    _, tops, heights = pictures(section("stack", "it", "An example"))[0]
    return " ".join("1" * (int(height) - 1) + top for top, height in zip(tops, heights, strict=True))


def test_overlay_two_rows_or_a_column() -> None:
    before, after = pictures(section("overlay", "en", "An example"))
    laid = " | ".join(" ".join(row[1:]) for row in before[1:])
    at = kit.overlay(laid, "2/312b+ 3/131b+ 2/121c+ | 9/999")
    kit.act(at, "2/312b+ b1", "3/131b+ a2", "2/121c+ c3")
    assert kit.square(at).split() == ["".join(row[1:]) for row in after[1:]]
    assert kit.choices(at) == ["take row1 row3", "take cola"]
    move = kit.act(at, "take row1 row3")
    assert at.scores() == (8, 0)
    assert len(kit.drawn(move)) == 3


def test_overlay_the_column_would_have_brought_four() -> None:
    before = pictures(section("overlay", "en", "An example"))[0]
    at = kit.overlay(" | ".join(" ".join(row[1:]) for row in before[1:]), "2/312b+ 3/131b+ 2/121c+ | 9/999")
    kit.act(at, "2/312b+ b1", "3/131b+ a2", "2/121c+ c3", "take cola")
    assert at.scores() == (4, 0)
