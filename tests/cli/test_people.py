"""People who share a keyboard: the curtain between their hands, consent, table talk, drawing by hand."""

import re
from pathlib import Path

import pytest

from filotto.games import saved
from tests.cli.kit import Shell, terminal

CLEARED = "\x1b[H\x1b[2J\x1b[3J"


def test_a_curtain_falls_between_two_hands(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "sequence", "--people", "2", "--seed", "4", "--names", "Ana,Bruno")
    child.expect_exact("Ana: press Enter to see your cards.")
    assert "Your hand" not in str(child.before)
    child.sendline("")
    child.expect_exact("Your hand, and what it can do:")
    child.expect("> ")
    child.sendline("1")
    child.expect_exact("Bruno is next. Press Enter, and hand over.")
    child.sendline("")
    child.expect_exact(CLEARED)
    child.expect_exact("Bruno: press Enter to see your cards.")
    child.sendline("")
    child.expect_exact(CLEARED)
    child.expect_exact("Ana played")
    child.expect("> ")
    assert "It is Bruno’s turn." in str(child.before)
    child.close(force=True)


def test_names_are_asked_for_where_none_are_given(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "shift", "--people", "2", "--seed", "4")
    child.expect_exact("What is your name? (Enter: Player 1)")
    child.sendline("Ștefan")
    child.expect_exact("What is your name? (Enter: Player 2)")
    child.sendline("")
    child.expect_exact("Order of play: ")
    child.expect_exact("Ștefan")
    child.close(force=True)


PEOPLE = ("play", "sequence", "--seed", "4", "--names", "Ana,Bruno")


def test_taking_back_needs_the_others_and_is_marked(shell: Shell) -> None:
    typed = "\n1\n\n\nundo\nno\nundo\nyes\n\n\n"
    done = shell(*PEOPLE, "--people", "2", typed=typed)
    assert "Ana: may Bruno take the last move back? [yes/no]" in done.out
    assert "Ana does not agree." in done.out
    assert "Taken back. The same cards will be drawn again." in done.out
    record = saved.from_text(shell.files()[0].read_bytes())
    assert (len(record.moves), record.undone[0].after) == (0, 0)
    assert record.undone[0].marks["consent"] == [1]


def test_alone_undo_is_free_and_the_same_cards_come_again(shell: Shell) -> None:
    done = shell("play", "sequence", "--seed", "4", typed="1\nundo\n1\nundo\nundo\n")
    assert done.out.count("You drew J♦.") == 2
    assert "There is nothing of yours to take back." in done.out


def test_a_draw_needs_every_person(shell: Shell) -> None:
    done = shell(*PEOPLE, "--people", "2", typed="\noffer\nyes\nno\nagree-draw\nyes\nyes\nno\n")
    assert "Bruno does not agree." in done.out
    assert "Everybody agreed on a draw. It is a draw." in done.out


def test_resigning_is_asked_twice(shell: Shell) -> None:
    done = shell("play", "kids", "--seed", "4", typed="resign\nno\nresign\nyes\nno\n")
    assert done.out.count("Do you really resign?") == 2
    assert "You have resigned." in done.out
    assert "Machine" in done.out.splitlines()[-3]  # the others have played on


FOUR = ("play", "sequence", "--seed", "4", "--names", "Ana,Bruno,Carla,Dan")
TEAMS = (*FOUR, "--players", "4", "--people", "4")


def votes(*answers: str) -> str:
    """Ana begins, calls Bruno's team, and these are the answers of those who vote."""
    return "\n".join(["", "talk", "Ana", *answers, ""])


def test_table_talk_goes_to_the_vote_of_the_other_sides_without_the_caller(shell: Shell) -> None:
    done = shell(*TEAMS, typed=votes("no"))
    assert re.findall(r"(\w+): was there table talk\?", done.out) == ["Carla"]
    assert "The call does not stand." in done.out


def test_upheld_table_talk_costs_every_member_a_card(shell: Shell) -> None:
    done = shell(*TEAMS, typed=votes("yes") + "\n\nforfeit 7S\n\n\n?\n1\n")
    assert "everybody in team 2 puts a card away" in done.out
    record = saved.from_text(shell.files()[0].read_bytes())
    assert record.game.write(record.moves[0].action) == "penalty 2"


def test_a_player_calls_once_a_turn(shell: Shell) -> None:
    done = shell(*TEAMS, typed=votes("no") + "talk\nAna\n")
    assert "Ana has called already, and can again after the next turn." in done.out


def test_the_host_decides_where_the_table_says_so(shell: Shell) -> None:
    done = shell(*TEAMS, "--rule", "table_talk=host", typed="\ntalk\nCarla\nno\n")
    assert re.findall(r"(\w+): was there table talk\?", done.out) == ["Ana"]


def test_where_the_host_is_called_the_others_vote(shell: Shell) -> None:
    done = shell(*TEAMS, "--rule", "table_talk=host", typed="\ntalk\nBruno\nno\n")
    assert re.findall(r"(\w+): was there table talk\?", done.out) == ["Dan"]


def test_with_nobody_to_judge_the_call_falls(shell: Shell) -> None:
    done = shell("play", "sequence", "--players", "4", "--seed", "4", typed="talk\n")
    assert "The call does not stand." in done.out


def test_table_talk_is_not_judged_where_everybody_plays_alone(shell: Shell) -> None:
    assert "Table talk is not judged at this table" in shell("play", "sequence", "--seed", "4", typed="talk\n").out


def test_who_does_not_draw_in_time_loses_the_card_at_once(shell: Shell) -> None:
    by_hand = ("play", "sequence", "--seed", "4", "--rule", "draw=by_hand")
    done = shell(*by_hand, typed="1\nwait\n")
    assert "Others may act now too: type “wait”" in done.out
    assert "You did not draw in time, and go on with one card fewer." in done.out
    assert "You drew" in shell(*by_hand, typed="1\ndraw\n").out


def test_waiting_where_nobody_else_may_act_is_refused(shell: Shell) -> None:
    assert "You can still do something, so play on." in shell("play", "sequence", "--seed", "4", typed="wait\n").out


@pytest.mark.parametrize("name", ["Ana\x1b[2J", "  Ana ", "A" * 50])
def test_names_are_cleaned(shell: Shell, name: str) -> None:
    done = shell("play", "shift", "--seed", "4", "--names", name)
    assert "\x1b" not in done.out
    assert "A" * 41 not in done.out


def test_a_line_break_in_a_name_is_a_space(shell: Shell) -> None:
    assert "Order of play: Ana Maria, " in shell("play", "shift", "--seed", "1", "--names", "Ana\nMaria").out


def test_names_in_a_file_are_cleaned_too(shell: Shell) -> None:
    shell("play", "sequence", "--seed", "4", "--names", "Ana", typed="1\nsave mine.json\n")
    record = saved.from_text(Path("mine.json").read_bytes())
    record.names = ["A\x1b[2Jna\nMaria" if name else "" for name in record.names]
    Path("other.json").write_text(saved.to_text(record))
    for done in (shell("replay", "other.json"), shell("play", "other.json", typed="quit\n")):
        assert "A [2Jna Maria" in done.out
        assert "\x1b" not in done.out


def test_more_names_than_people_are_refused(shell: Shell) -> None:
    done = shell("play", "kids", "--people", "2", "--names", "Ana,Bruno,Carla")
    assert (done.status, done.out, done.err) == (2, "", "There are 3 names, but --people is 2.\n")
    assert shell("play", "kids", "--names", "Ana,Bruno").err == "There are 2 names, but --people is 1.\n"
