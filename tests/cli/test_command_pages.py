"""docs/command-line.md and docs/playing-in-the-terminal.md say what the program does."""

import re
from pathlib import Path

import click
import pytest

from filotto.cli.app import COMMANDS, root
from filotto.cli.playing.orders import ORDERS, word_of
from filotto.cli.speech import Speech
from filotto.cli.spoken import names_of
from tests.cli.test_replay import REPLAY, STEP

COMMAND_LINE = Path("docs/command-line.md").read_text()
PLAYING = Path("docs/playing-in-the-terminal.md").read_text()
PAGES = [*Path().glob("*.md"), *Path("docs").glob("*.md")]


def options(command: str) -> set[str]:
    """What a command takes."""
    found = root.get_command(click.Context(root), command)
    return {*names_of(found.params), *names_of(root.params), "--help"}


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_commands_and_options_that_a_page_names_exist(page: Path) -> None:
    lines = re.findall(r"filotto ([a-z]+)((?: [^`|#\n]*)?)", page.read_text())
    for command, rest in [(command, rest) for command, rest in lines if command in COMMANDS]:
        assert set(re.findall(r"--[a-z-]+", rest)) <= options(command), (command, rest)


def test_every_command_of_this_page_exists() -> None:
    named = set(re.findall(r"^\| `filotto ([a-z]+)", COMMAND_LINE, re.MULTILINE))
    assert named <= set(root.list_commands(click.Context(root)))
    assert {"play", "games", "rules", "replay", "simulate", "bench"} <= named


def test_every_option_of_play_is_described() -> None:
    described = set(re.findall(r"(--[a-z]+)", COMMAND_LINE))
    assert options("play") <= described


def test_the_keys_of_a_replay_are_described() -> None:
    required = [*REPLAY["required"], *STEP["required"]]
    assert [key for key in required if f"`{key}`" not in COMMAND_LINE] == []


def test_every_word_that_can_be_typed_is_described() -> None:
    listed = re.findall(r"^\| `([a-z!]+)[^|]*` \|", PLAYING, re.MULTILINE)
    assert listed == [word_of(Speech("en"), name) for name in ORDERS]
