"""`filotto play` at a real terminal."""

import json
import signal
from pathlib import Path

from filotto.games import saved
from tests.cli.kit import ended, terminal


def test_a_turn_against_the_machine(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sequence", "--bots", "random", "--seed", "4")
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


def test_a_hint_says_what_the_machine_would_do_and_why(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sequence", "--bots", "medium", "--seed", "4")
    child.expect("> ")
    child.sendline("hint")
    child.expect("You win about [0-9]+ %")
    child.close(force=True)


def test_an_opponent_that_there_is_not_is_named_with_those_that_there_are(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sequence", "--bots", "genius")
    child.expect_exact("There is no opponent “genius”. There is: random, learner, easy, medium")
    assert ended(child) == 2


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
    child = terminal(tmp_path, "play", "sequence", "--bots", "random", "--seed", "4")
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


def test_a_closed_window_loses_nothing(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "shift", "--seed", "4")
    child.expect("> ")
    child.kill(signal.SIGHUP)
    assert ended(child) == 130
    (file,) = tmp_path.iterdir()
    assert saved.from_text(file.read_bytes()).setup.game == "shift"


def test_ctrl_c_at_the_last_question_loses_nothing_either(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "shift", "--seed", "4")
    child.expect("> ")
    child.sendline("quit")
    child.expect_exact("Save this game?")
    child.sendintr()
    child.expect_exact("The game is saved in")
    assert ended(child) == 130


def test_a_game_that_is_in_its_file_is_not_saved_again(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "shift", "--seed", "4")
    child.expect("> ")
    child.sendline("save mine.json")
    child.expect_exact("Saved in")
    child.sendintr()
    child.expect_exact("The game is saved in mine.json.")
    assert ended(child) == 130
    assert [path.name for path in tmp_path.iterdir()] == ["mine.json"]


def test_saving_over_a_file_has_to_be_asked_for(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("precious")
    child = terminal(tmp_path, "play", "shift", "--seed", "4")
    child.expect("> ")
    child.sendline("save mine.json")
    child.expect_exact("this file is there already, and stays as it is.")
    child.sendline("save! mine.json")
    child.expect_exact("Saved in mine.json.")
    child.sendline("quit")
    assert ended(child) == 0
    assert (tmp_path / "mine.json").read_text() != "precious"


def test_a_dumb_terminal_gets_plain_letters_and_no_codes(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sequence", "--seed", "4", TERM="dumb", NO_COLOR="")
    child.expect("> ")
    told = str(child.before)
    assert told.isascii()
    assert "\x1b" not in told
    assert "Your hand, and what it can do:" in told
    child.close(force=True)


def test_colours_where_the_terminal_has_them(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sequence", "--seed", "4", NO_COLOR="")
    child.expect("> ")
    assert "\x1b[94m" in str(child.before)
    child.close(force=True)
