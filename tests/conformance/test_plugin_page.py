"""docs/add-a-game.md shows the tests' own plug-in as it is, and its commands and checks work where it is installed."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from filotto.games.simple import SimplePosition
from tests.conformance.plugged import PLUGIN

PAGE = Path("docs/add-a-game.md").read_text(encoding="utf-8")
PACKAGE = PLUGIN / "filotto_higher"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(
    ("language", "file"),
    [
        ("toml", PLUGIN / "pyproject.toml"),
        ("python", PACKAGE / "__init__.py"),
        ("ftl", PACKAGE / "words" / "en" / "higher.ftl"),
    ],
    ids=["pyproject", "rules", "words"],
)
def test_the_page_shows_the_file(language: str, file: Path) -> None:
    assert blocks(language)[0] == file.read_text(encoding="utf-8")


def test_the_folder_of_the_page_is_the_plugins() -> None:
    (tree,) = re.findall(r"^```\n(higher/\n.*?)```", PAGE, re.DOTALL | re.MULTILINE)
    shown = re.findall(r"[\w/]+\.\w+", tree)
    assert [name for name in shown if not any((folder / name).is_file() for folder in (PLUGIN, PACKAGE))] == []


def test_what_is_installed_is_what_the_project_says() -> None:
    points = tomllib.loads((PLUGIN / "pyproject.toml").read_text())["project"]["entry-points"]["filotto.games"]
    installed = (PLUGIN / "filotto_higher-1.0.dist-info" / "entry_points.txt").read_text()
    assert installed.split("\n")[1:-1] == [f"{name} = {place}" for name, place in points.items()]


def run(*command: str) -> str:
    """In a process of its own, with the plug-in where packages are."""
    place = os.environ | {"PYTHONPATH": str(PLUGIN), "PYTHONUTF8": "1"}
    return subprocess.run([sys.executable, *command], env=place, capture_output=True, text=True, check=True).stdout


@pytest.mark.slow
def test_the_commands_of_the_page_know_the_game() -> None:
    commands = [line.split()[1:] for line in blocks("sh")[0].splitlines() if line.startswith("filotto")]
    said = [run("-m", "filotto", *command) for command in commands if command[0] != "play"]
    assert "Higher" in said[0]
    assert said[1].startswith("# Higher")
    assert "The cards have run out" in said[2]


@pytest.mark.slow
def test_the_check_of_the_page_passes() -> None:
    run("-c", blocks("python")[1] + "\n\ntest_higher_keeps_every_promise()\n")


def test_every_method_of_the_page_is_one_of_a_simple_position() -> None:
    (table,) = re.findall(r"^What you write:\n\n(.*?)\n\n", PAGE, re.DOTALL | re.MULTILINE)
    named = re.findall(r"`(\w+)(?:\(.*?\))?`", " ".join(row.split("|")[1] for row in table.splitlines()))
    own = set(SimplePosition.__annotations__) | set(dir(SimplePosition))
    assert len(named) > 8
    assert [name for name in named if name not in own] == []
