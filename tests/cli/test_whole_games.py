"""A person who always types the first listed move plays whole games, in every language."""

import re

import pytest

from filotto.games import catalog, saved
from tests.cli.kit import Shell

FIRST = "1\n" * 600
ENDS = {
    "en": ("Score: ", "Save this game?"),
    "it": ("Punteggio: ", "Salvo questa partita?"),
    "ro": ("Scor: ", "Salvez acest joc?"),
}


PASSES = [pytest.param(language, marks=[] if language == "en" else pytest.mark.slow) for language in ENDS]


@pytest.mark.parametrize("language", PASSES)
@pytest.mark.parametrize("game", catalog.BUILT_IN)
def test_a_whole_game_against_the_machine(shell: Shell, game: str, language: str) -> None:
    done = shell("play", game, "--seed", "7", "--assist", "show", "--lang", language, typed=FIRST)
    score, save = ENDS[language]
    assert (done.status, done.err) == (0, "")
    assert score in done.out
    assert save in done.out.splitlines()[-1]
    assert not re.search(r"\b(cli|did|table|ended|refusal)-[a-z]", done.out)


@pytest.mark.slow
@pytest.mark.parametrize("game", catalog.BUILT_IN)
def test_a_whole_game_among_people_with_every_hint(shell: Shell, game: str) -> None:
    rules = {"shift": ("--rule", "stall_rounds=1")}.get(game, ())
    typed = ("1\n" + "\n\n") * 800
    people = ("--players", "2", "--people", "2", "--assist", "suggest", "--seed", "3")
    done = shell("play", game, *people, *rules, typed=typed)
    assert (done.status, done.err) == (0, "")
    assert "Save this game?" in done.out


def test_a_finished_game_can_be_saved_and_looked_at(shell: Shell) -> None:
    end = shell("play", "sequence", "--seed", "7", typed=FIRST).out.count("> ")
    typed = "1\n" * end + "yes\ndone.json\n"
    done = shell("play", "sequence", "--seed", "7", typed=typed)
    assert "Saved in done.json." in done.out
    record = saved.from_text(shell.files()[0].read_bytes())
    assert record.result is not None
    again = shell("play", "done.json")
    assert again.status == 0
    assert "wins" in again.out or "win." in again.out


def test_the_same_seed_is_the_same_game(shell: Shell) -> None:
    one, other = (shell("play", "kids", "--seed", "11", typed="1\n1\n1\nquit\nno\n").out for _ in range(2))
    assert one == other


@pytest.mark.parametrize("assist", ["none", "show", "suggest"])
def test_without_help_cards_are_listed_and_no_cells(shell: Shell, assist: str) -> None:
    done = shell("play", "numbers", "--seed", "3", "--assist", assist, typed="?\nquit\nno\n")
    listed = re.findall(r"^ +1 (.*)$", done.out, re.MULTILINE)[-1]
    assert bool(re.search(r"\d\+\d+ [a-j]\d", done.out)) == (assist != "none")
    assert listed


def test_without_help_a_number_picks_a_card_and_the_place_is_asked_for(shell: Shell) -> None:
    done = shell("play", "numbers", "--seed", "3", typed="1\nb2\n7+14\nc2\nquit\nno\n")
    assert "Where do you play 100-4?" in done.out
    assert "b2 is not the answer to 100-4. Try again, it costs nothing." in done.out
    assert "Since your last turn" in done.out  # 7+14 is 21, on c2
