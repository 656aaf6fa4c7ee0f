"""What cannot be read as a move: told with what this game reads, a number as one of the list, a cell as a cell."""

import pytest

from tests.cli.kit import Shell

FOREIGN = ("7H", "JS", "lose", "penalty", "skip", "resign", "agree-draw")


def answers(shell: Shell, game: str, *typed: str, lang: str = "en") -> list[str]:
    """What is said after each line that is typed, from the first on."""
    lines = "".join(f"{line}\n" for line in typed)
    done = shell("play", game, "--seed", "4", "--bots", "random", "--lang", lang, typed=lines)
    assert (done.status, done.err) == (0, "")
    return [said.strip() for said in done.out.split("> \n")[1:]]


@pytest.mark.parametrize(
    ("game", "forms"),
    [
        ("kids", "bee b2"),
        ("numbers", "20+60 c5, trade 20+60"),
        ("shift", "b3 b2, pass"),
        ("stack", "2/121c+ left"),
        ("overlay", "1/232c a1"),
    ],
)
def test_a_move_that_cannot_be_read_is_told_with_moves_of_this_game(shell: Shell, game: str, forms: str) -> None:
    said = answers(shell, game, "do something")[0]
    assert said == f"“do something” is no move that can be read here. Write like this: {forms}."
    assert not any(word in said for word in FOREIGN)


@pytest.mark.parametrize("number", ["0", "7", "99", "-1"])
def test_a_number_that_is_not_on_the_list_is_told_how_far_it_goes(shell: Shell, number: str) -> None:
    assert answers(shell, "kids", number)[0] == "The list goes from 1 to 6."


def test_after_where_a_number_is_one_of_the_list_again(shell: Shell) -> None:
    said = answers(shell, "numbers", "1", "3", "")
    assert said[0] == "Where do you play 20+60? \nWhere do you play 13+11?"


def test_after_where_an_order_is_an_order(shell: Shell) -> None:
    assert "Type a move as it stands in the list" in answers(shell, "numbers", "1", "help")[0]


def test_after_where_a_cell_is_the_place(shell: Shell) -> None:
    assert "c5 is not the answer to 20+60." in answers(shell, "numbers", "1", "c5")[0]


def test_a_cell_alone_is_looked_up(shell: Shell) -> None:
    said = answers(shell, "kids", "b2", "c5", "C5", "k9")
    assert said[:3] == ["1 bee b2", "c5: nothing now", "c5: nothing now"]
    assert said[3].startswith("There is no k9 on this table.")


@pytest.mark.parametrize(("game", "cell"), [("shift", "a1"), ("overlay", "a1")])
def test_a_space_of_the_square_is_a_cell(shell: Shell, game: str, cell: str) -> None:
    assert "no move" not in answers(shell, game, cell)[0]
    assert answers(shell, game, "c5")[0].startswith("There is no c5 on this table.")


def test_without_help_a_cell_tells_nothing_about_the_hand(shell: Shell) -> None:
    cells = [f"{letter}{row}" for letter in "abcdefgh" for row in range(1, 9)]
    said = answers(shell, "numbers", *cells)
    assert set(said[: len(cells)]) == {"Without help you are not told which cards fit a cell. Type a card and a cell."}


def test_shift_counts_goals_and_no_cards(shell: Shell) -> None:
    out = shell("play", "shift", "--seed", "4", typed="").out
    assert "Goals held: Machine (1), You (1)." in out
    assert "Cards in hand" not in out
