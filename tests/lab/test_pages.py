"""The pages about simulation say what the program does."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from filotto.cli.simulate import command
from filotto.games.catalog import BUILT_IN, game
from filotto.games.setup import prepare
from filotto.lab import bench
from filotto.lab.simulate import simulate
from tools.bench import figures

ELSEWHERE = {"--players", "--teams", "--rule", "--deck", "--board", "--lang"}  # docs/command-line.md tells these
SIMULATE, FIGURES, SPEED = (Path("docs", f"{name}.md").read_text() for name in ("simulate", "figures", "speed"))


def first_cells(page: str, head: str) -> set[str]:
    """The words in code in the first column of the table with that head."""
    table = page.partition(f"| {head} |")[2].partition("\n\n")[0]
    return {word for row in table.splitlines()[2:] for word in re.findall(r"`([^`]+)`", row.split(" | ")[0])}


def told() -> dict[str, Any]:
    setup = prepare(game("kids"))
    found: dict[str, Any] = simulate(game("kids"), setup, 1, 1, 1).as_json(setup, 1)
    return found


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FILOTTO_COMPILE", "off")


def test_the_page_tells_every_field_and_no_other() -> None:
    found = told()
    inner = {f"wins.{name}" for name in found["wins"]}
    assert first_cells(SIMULATE, "field") == set(found) | inner
    assert json.loads(json.dumps(found)) == found


def test_the_page_tells_every_option_and_no_other() -> None:
    ours = {option for param in command.params for option in param.opts if option.startswith("-")}
    assert ours >= ELSEWHERE
    assert first_cells(SIMULATE, "option") == ours - ELSEWHERE


def rows(name: str) -> list[str]:
    """What the page of figures says of a game: its tables."""
    part = FIGURES.partition(f"\n`{name}`, rules version {game(name).facts.rules_version}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `(.*?)` \|", part, re.MULTILINE)


@pytest.mark.parametrize("name", BUILT_IN)
def test_there_are_figures_for_every_table_by_the_rules_as_they_are(name: str) -> None:
    tables = figures.tables(game(name).facts)
    assert rows(name) == [figures.options(players, sides) for players, sides in tables]


def test_they_are_of_a_million_games_and_add_up() -> None:
    assert f"--games {figures.MILLION} --seed {figures.SEED}" in FIGURES
    ends = re.findall(r"^\| `--players.*\| (.*) \|$", FIGURES, re.MULTILINE)
    counts = [sum(int(n.replace(",", "")) for n in re.findall(r" (\d[\d,]*\d|\d)\b", f" {end}")) for end in ends]
    assert len(counts) == sum(len(rows(name)) for name in BUILT_IN)
    assert set(counts) == {figures.MILLION}


def test_the_page_on_speed_has_every_game_and_tells_every_column() -> None:
    head = re.search(r"^ *game +players .*$", SPEED, re.MULTILINE)
    assert head
    assert set(head[0].split()) == first_cells(SPEED, "column") | {"game", "players"}
    measured = re.findall(r"^ *([a-z]+) +(\d+) +[\d.]+ ", SPEED, re.MULTILINE)
    assert [(name, int(players)) for name, players in measured] == bench.tables()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["kids", "shift", "stack", "overlay"])
def test_the_program_still_says_what_the_page_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row of each kernel: a rule that changed without a new version is found here."""
    monkeypatch.delenv("FILOTTO_COMPILE")
    asked = figures.options(2, 2)
    assert f"\n{figures.row(asked, figures.figures(name, asked, figures.MILLION))}\n" in FIGURES
