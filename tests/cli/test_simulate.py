"""`filotto simulate`, in plain Python: the figures, the games it keeps, and what it refuses."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from filotto.games import saved
from filotto.games.catalog import BUILT_IN
from tests.cli.kit import Shell
from tests.conformance.plugged import plugged_in

PLAIN = "The compiled rules cannot be used here; plain Python plays, only slower.\n"


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FILOTTO_COMPILE", "off")


@pytest.fixture
def plugged() -> Iterator[None]:
    with plugged_in():
        yield


def figures(shell: Shell, *args: str) -> dict[str, Any]:
    done = shell("simulate", *args, "--json")
    assert done.status == 0, done.err
    found: dict[str, Any] = json.loads(done.out)
    return found


def counts(found: dict[str, Any]) -> dict[str, Any]:
    """All but the time it took."""
    return {key: value for key, value in found.items() if "second" not in key}


def test_the_figures_of_a_table_for_two(shell: Shell) -> None:
    found = figures(shell, "kids", "--players", "2", "--games", "30", "--seed", "7")
    asked = {"game": "kids", "players": 2, "teams": None, "games": 30, "seed": 7}
    assert {key: found[key] for key in asked} == asked
    assert sum(found["wins"]["sides"]) + found["draws"] + found["shared"] == 30
    assert found["wins"]["seats"] == found["wins"]["sides"]
    assert found["ended"] == {"sequences": 30}
    assert 10 < found["mean_plays"] < 40


def test_each_member_of_the_winning_team_counts_one_and_the_side_one(shell: Shell) -> None:
    found = figures(shell, "sequence", "--players", "6", "--teams", "3", "--games", "12", "--seed", "1")
    assert found["teams"] == 3
    assert len(found["wins"]["sides"]) == 3
    assert sum(found["wins"]["sides"]) == 12
    assert found["wins"]["seats"] == found["wins"]["sides"] * 2


def test_a_win_together_is_nobodys_outright(shell: Shell) -> None:
    found = figures(shell, "stack", "--games", "40", "--seed", "2")
    assert found["shared"] > 0
    assert sum(found["wins"]["seats"]) + found["shared"] == 40


def test_plays_and_games_a_second_belong_to_the_seconds(shell: Shell) -> None:
    found = figures(shell, "kids", "--games", "20")
    assert found["games_per_second"] == pytest.approx(20 / found["seconds"], rel=0.05)
    assert found["plays_per_second"] == pytest.approx(found["games_per_second"] * found["mean_plays"], rel=0.05)


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_same_seed_gives_the_same_counts(shell: Shell, name: str) -> None:
    asked = (name, "--games", "6", "--seed", "5")
    assert counts(figures(shell, *asked, "--jobs", "1")) == counts(figures(shell, *asked, "--jobs", "3"))


def test_another_seed_gives_others(shell: Shell) -> None:
    one, other = (figures(shell, "kids", "--games", "20", "--seed", seed) for seed in ("1", "2"))
    assert one["mean_plays"] != other["mean_plays"]


def test_where_no_seed_is_named_the_one_that_was_taken_gives_it_again(shell: Shell) -> None:
    found = figures(shell, "kids", "--games", "5")
    again = figures(shell, "kids", "--games", "5", "--seed", str(found["seed"]))
    assert counts(found) == counts(again)


@pytest.mark.parametrize("seed", ["0", "20261119", "999999999999999999"])
def test_any_seed_does(shell: Shell, seed: str) -> None:
    assert figures(shell, "kids", "--games", "2", "--seed", seed)["seed"] == int(seed)


def test_house_rules_and_a_deck_of_ones_own_count(shell: Shell) -> None:
    found = figures(shell, "sequence", "--games", "4", "--seed", "1", "--rule", "sequences_to_win=1")
    assert found["options"]["sequences_to_win"] == "1"
    assert found["mean_plays"] < figures(shell, "sequence", "--games", "4", "--seed", "1")["mean_plays"]


@pytest.mark.usefixtures("plugged")
def test_a_game_without_a_kernel_is_played_by_its_actions(shell: Shell) -> None:
    asked = ("higher", "--players", "4", "--teams", "2", "--games", "25", "--seed", "3")
    found = figures(shell, *asked)
    assert sum(found["wins"]["sides"]) + found["shared"] + found["draws"] == 25
    assert found["wins"]["seats"] == found["wins"]["sides"] * 2
    assert counts(found) == counts(figures(shell, *asked, "--jobs", "4"))
    assert found["mean_plays"] > 4


def test_that_it_is_plain_is_said_once_and_no_bar_is_drawn_off_a_terminal(shell: Shell) -> None:
    done = shell("simulate", "kids", "--games", "9")
    assert done.err == PLAIN


# The table for people.


def test_a_table_says_what_was_played_and_lines_its_numbers_up(shell: Shell) -> None:
    out = shell("simulate", "sequence", "--games", "8", "--seed", "1", "--rule", "sequences_to_win=1").out
    lines = out.splitlines()
    assert lines[0] == "Sequence · 2 players · sequences_to_win=1"
    ends = {line.rstrip("% ").rindex(" 8") for line in lines if line.startswith(("games  ", "The sequences"))}
    assert len(ends) == 1
    assert "100.00 %" in lines[-1]


@pytest.mark.parametrize(("language", "written"), [("en", "1,010"), ("it", "1.010"), ("ro", "1.010")])
def test_numbers_are_written_as_the_language_writes_them(shell: Shell, language: str, written: str) -> None:
    from filotto.cli.figures import number
    from filotto.cli.speech import Speech

    assert number(Speech(language), 1010) == written


def test_teams_stand_in_the_headline(shell: Shell) -> None:
    assert shell("simulate", "kids", "--players", "4", "--teams", "2", "--games", "1").out.startswith(
        "Sequence Kids · 4 players · 2 teams\n"
    )


# Games that are kept.


def test_kept_games_are_those_that_were_counted(shell: Shell) -> None:
    found = figures(shell, "shift", "--games", "4", "--keep", "4", "-o", "here/kept", "--seed", "6")
    records = [saved.from_text(path.read_text()) for path in sorted(Path("here/kept").iterdir())]
    results = [record.result for record in records if record.result]
    assert len(results) == 4
    assert [sum(r.winners == (side,) for r in results) for side in range(2)] == found["wins"]["sides"]
    assert sum(len(r.winners) > 1 for r in results) == found["shared"]
    assert sum(len(record.moves) for record in records) / 4 == found["mean_plays"]


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_kept_game_is_the_first_of_its_seed(shell: Shell, name: str) -> None:
    found = figures(shell, name, "--games", "1", "--keep", "3", "-o", ".", "--seed", "9")
    (path,) = Path().glob("*.json")
    result = saved.from_text(path.read_text()).result
    assert result is not None
    assert found["ended"] == {result.ended.value: 1}
    assert found["wins"]["sides"] == [int(result.winners == (side,)) for side in range(len(result.scores))]


def test_no_game_is_played_where_a_name_is_taken(shell: Shell) -> None:
    taken = shell.folder / "kids-3-000002.json"
    taken.write_text("mine")
    done = shell("simulate", "kids", "--games", "1000000", "--keep", "2", "-o", ".", "--seed", "3")
    assert (done.status, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert "kids-3-000002.json" in done.err
    assert shell.files() == [taken]
    assert taken.read_text() == "mine"


@pytest.mark.parametrize("folder", ["/dev/null/x", "file", "file/x", "/proc/nowhere", "a\0b"])
def test_no_game_is_played_where_the_folder_cannot_be_written(shell: Shell, folder: str) -> None:
    (shell.folder / "file").write_text("")
    done = shell("simulate", "kids", "--games", "1000000", "--keep", "2", "-o", folder)
    assert (done.status, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1


# What is refused.

REFUSED = {
    "sequense": "sequence, tabletop, kids, numbers, shift, stack, overlay",
    "sequence --players 5": "2, 3, 4, 6, 8, 9, 10, 12",
    "sequence --players 1": "2, 3, 4, 6, 8, 9, 10, 12",
    "sequence --players 6 --teams 4": "2, 3",
    "sequence --rule tempo=3": "sequences_to_win, draw, table_talk",
    "sequence --rule draw=never": "automatic, by_hand",
    "sequence --rule draw": "name, = and the value",
    "sequence --games 0": "from 1 to",
    "sequence --games ten": "“ten”",
    "sequence --seed -1": "from 0 to",
    "sequence --jobs 0": "from 1 to",
    "sequence --jobs 2000": "1,024",
    "sequence --keep 0 -o x": "from 1 to",
    "sequence --keep 5": "--keep and -o belong together",
    "sequence -o here": "--keep and -o belong together",
    "sequence --bots random,clever": "“clever”",
    "sequence --bots random,random,random": "2 seats play",
    "sequence --deck nowhere.json": "nowhere.json",
    "sequence --lag en": "--lag",
    "sequence shift": "simulate",
    "": "GAME",
}


@pytest.mark.parametrize("asked", REFUSED)
def test_a_bad_command_line_is_told_in_one_line(shell: Shell, asked: str) -> None:
    done = shell("simulate", *asked.split())
    assert (done.status, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert REFUSED[asked] in done.err
    assert shell.files() == []
