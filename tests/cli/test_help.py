"""`filotto --help`, `--version` and how fast they come."""

import subprocess
import sys
from pathlib import Path

import pytest

from filotto import __version__
from filotto.cli.app import COMMANDS, root
from filotto.cli.spoken import names_of
from tests.cli.kit import Shell


def test_help_begins_with_what_most_people_want(shell: Shell) -> None:
    done = shell("--help")
    assert done.status == 0
    assert "filotto play sequence          play against the machine" in done.out
    for name in ("play", "games", "rules", "replay"):
        assert f"\n  {name} " in done.out


def test_filotto_alone_is_help(shell: Shell) -> None:
    assert shell().out == shell("--help").out


def test_the_version_says_whose_the_names_are(shell: Shell) -> None:
    done = shell("--version")
    assert done.out.splitlines() == [
        f"filotto {__version__}",
        "The names of the games belong to their owners; Filotto is not connected with them.",
    ]


@pytest.mark.parametrize("language", ["it", "ro"])
@pytest.mark.parametrize("command", ["play", "games", "rules", "replay"])
def test_help_is_in_the_language_of_the_person(shell: Shell, command: str, language: str) -> None:
    english = shell(command, "--help").out.splitlines()
    other = shell(command, "--help", "--lang", language).out.splitlines()
    assert {line for line in english if line.strip() and " " in line.strip()} & set(other) == set()


@pytest.mark.parametrize("command", ["play", "games", "rules", "replay"])
def test_help_fits_a_narrow_terminal_and_names_every_option(shell: Shell, command: str) -> None:
    done = shell(command, "--help")
    assert max(map(len, done.out.splitlines())) <= 80
    import click

    found = root.get_command(click.Context(root), command)
    for option in names_of(found.params):
        assert option in done.out


def test_a_command_that_is_not_there_is_not_listed(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "fly", "filotto.cli.fly:command")
    assert "fly" not in shell("--help").out


@pytest.mark.parametrize("line", ["--help", "--version", "rules sequence", "rules chess"])
def test_starting_loads_nothing_heavy(line: str) -> None:
    code = f"import sys; from filotto.cli.app import run; run({line.split()!r}); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    assert {"numpy", "numba", "textual"} & loaded == set()


def test_a_game_for_people_never_loads_the_compiler(tmp_path: Path) -> None:
    code = "import sys; from filotto.cli.app import run; run(['play', 'shift', '--seed', '1']); print(*sys.modules)"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=tmp_path, input="\n", capture_output=True, text=True, check=True)
    assert "numba" not in done.stdout.splitlines()[-1].split()
