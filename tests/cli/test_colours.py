"""In Kids people choose the colours of their chips; the file keeps them with the seats."""

from pathlib import Path

import pytest

from filotto.games import saved
from tests.cli.kit import Shell

KIDS = ("play", "kids", "--seed", "4", "--bots", "random")


def test_without_a_choice_the_order_of_play_has_the_colours(shell: Shell) -> None:
    out = shell(*KIDS).out
    assert "● Machine 1 (blue)" in out
    assert "▲ You (green)" in out
    assert all("colour" not in seat for seat in saved.from_text(shell.files()[0].read_bytes()).extra["seats"])


@pytest.mark.parametrize(("language", "colour"), [("en", "yellow"), ("en", "Yellow "), ("it", "giallo")])
def test_who_chooses_a_colour_has_it_and_others_take_what_is_free(shell: Shell, language: str, colour: str) -> None:
    out = shell(*KIDS, "--colours", colour, "--lang", language, typed="1\nsave mine.json\nquit\n").out
    assert "★ " in next(line for line in out.splitlines() if "You (" in line or "Tu (" in line)
    assert any("★" in line for line in out.splitlines() if line.startswith(" 2 "))
    record = saved.from_text(Path("mine.json").read_bytes())
    assert [seat["colour"] for seat in record.extra["seats"]] == ["blue", "yellow", "green", "red"]
    again = shell("play", "mine.json", "--lang", "en", typed="quit\n").out
    assert "★ You (yellow)" in again


def test_a_team_has_one_colour(shell: Shell) -> None:
    asked = ("--teams", "2", "--people", "4", "--names", "A,B,C,D", "--colours", "red,yellow,green,blue")
    shell(*KIDS[:4], *asked)
    seats = saved.from_text(shell.files()[0].read_bytes()).extra["seats"]
    assert [seat["colour"] for seat in seats[:2]] == [seat["colour"] for seat in seats[2:]]
    assert seats[0]["colour"] != seats[1]["colour"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("kids --colours pink", "--colours cannot be “pink”. Choose one of these: blue, green, red, yellow."),
        ("kids --people 2 --colours red,red", "--colours cannot be “red”. Choose one of these: blue, green, yellow."),
        ("kids --colours red,blue", "There are 2 colours, but --people is 1."),
        ("sequence --colours red", "The colours of sequence are given."),
        ("shift --colours red", "The colours of shift are given."),
    ],
)
def test_what_cannot_be_chosen_is_told(shell: Shell, line: str, told: str) -> None:
    done = shell("play", *line.split())
    assert (done.status, done.out, done.err) == (2, "", f"{told}\n")
