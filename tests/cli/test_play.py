"""`filotto play` at a real terminal."""

import json
from pathlib import Path

from filotto.games import saved
from tests.cli.kit import ended, terminal


def test_a_turn_against_the_machine(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sequence", "--seed", "4")
    child.expect_exact("Cut for the deal: You A♦, Machine T♥.")
    child.expect_exact("Dealer: Machine. Begins: You.")
    child.expect_exact("6S h2, e10")
    child.expect("> ")
    child.sendline("6s H2")
    child.expect_exact("You drew J♦.")
    child.expect_exact("Machine played 4♣ and put a chip on h9.")
    child.expect("> ")
    child.sendline("quit")
    child.expect_exact("Save this game? [yes/no]")
    child.sendline("no")
    assert ended(child) == 0
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_cell_is_refused_with_the_reason_and_costs_nothing(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sequence", "--seed", "4")
    child.expect("> ")
    child.sendline("6S c4")
    child.expect_exact("c4 does not show 6S. Choose a free cell that does.")
    child.expect("> ")
    child.sendline("6S h2")
    child.expect_exact("You drew J♦.")
    child.close(force=True)


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sequence", "--seed", "4")
    child.expect("> ")
    child.sendline("1")
    child.expect("You drew")
    child.expect("> ")
    child.sendintr()
    child.expect("The game is saved in (.*json). Go on with")
    assert ended(child) == 130
    (file,) = tmp_path.iterdir()
    assert len(saved.from_text(file.read_bytes()).moves) == 2


def test_a_closed_input_ends_cleanly_and_loses_nothing(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sequence", "--seed", "4")
    child.expect("> ")
    child.sendeof()
    child.expect_exact("The game is saved in")
    assert ended(child) == 0
    (file,) = tmp_path.iterdir()
    assert json.loads(file.read_text())["seats"][0]["by"] == "person"


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sequence", "--seed", "4")
    child.expect("> ")
    child.sendline("6S h2")
    child.expect("You drew")
    child.expect("> ")
    child.sendline("save mine.json")
    child.expect_exact("Saved in mine.json.")
    child.sendline("save mine.json")
    child.expect_exact("mine.json: this file is there already")
    child.sendline("quit")
    assert ended(child) == 0
    child = terminal(tmp_path, "play", "mine.json")
    child.expect_exact("Machine played 4♣ and put a chip on h9.")
    child.expect("> ")
    child.close(force=True)
