"""Ctrl-C: exit status 130, one line in the person's language, no traceback, nothing lost."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from filotto.games import saved
from tests.cli.kit import FILOTTO, Shell, ended, terminal

WHILE_LOADING = """
import os, signal, sys
class Finder:
    def find_spec(name, path=None, target=None):
        if name == "click":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Finder)
sys.argv = ["filotto", "rules", "shift", "--lang", "it"]
from filotto.cli import main
main()
"""


def pressed(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("line", ["games", "rules shift", "play shift", "replay a.json --json", "simulate shift"])
@pytest.mark.parametrize(("language", "told"), [("en", "Stopped."), ("it", "Interrotto."), ("ro", "Oprit.")])
def test_every_command_says_so(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, line: str, language: str, told: str
) -> None:
    monkeypatch.setattr("filotto.games.catalog.names", pressed)
    monkeypatch.setattr("filotto.cli.replay.read_bytes", pressed)
    done = shell(*line.split(), "--lang", language)
    assert (done.status, done.out, done.err) == (130, "", f"{told}\n")


def test_while_we_are_loading_it_waits_until_we_can_speak() -> None:
    done = subprocess.run([sys.executable, "-c", WHILE_LOADING], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "Interrotto.\n")


def test_a_finished_game_is_kept_too(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "kids", "--seed", "4")
    child.expect("> ")
    child.sendline("resign")
    child.expect_exact("Do you really resign?")
    child.sendline("yes")
    child.expect_exact("Save this game? [yes/no]")
    child.sendintr()
    child.expect("The game is saved in (.*json). See it again with: filotto replay")
    assert ended(child) == 130
    (file,) = tmp_path.iterdir()
    assert saved.from_text(file.read_bytes()).result is not None


def test_a_finished_game_is_kept_where_nothing_more_can_be_read(shell: Shell) -> None:
    done = shell("play", "kids", "--seed", "4", typed="resign\nyes\n")
    assert (done.status, done.err) == (0, "")
    (file,) = shell.files()
    assert f"The game is saved in {file}." in done.out
    assert saved.from_text(file.read_bytes()).result is not None


def test_a_finished_game_that_nobody_wants_is_not_kept(shell: Shell) -> None:
    assert shell("play", "kids", "--seed", "4", typed="resign\nyes\nno\n").status == 0
    assert shell.files() == []


def test_a_game_that_is_left_is_told_of_on_stderr(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("filotto.cli.terminal.Terminal.ask", pressed)
    done = shell("play", "shift", "--seed", "4")
    (file,) = shell.files()
    assert (done.status, done.err) == (130, f"The game is saved in {file}. Go on with: filotto play {file}\n")


@pytest.mark.slow
def test_bench_stops_while_the_rules_are_being_compiled(tmp_path: Path) -> None:
    env = {**os.environ, "FILOTTO_CACHE": str(tmp_path), "FILOTTO_LANG": "en"}
    process = Popen([*FILOTTO, "bench"], stdout=PIPE, stderr=PIPE, cwd=tmp_path, env=env)
    assert process.stderr is not None
    assert b"are being compiled" in process.stderr.readline()
    time.sleep(1)
    process.send_signal(signal.SIGINT)  # to us alone: we end the compiler
    out, err = process.communicate(timeout=10)
    assert (process.returncode, out, err) == (130, b"", b"Stopped.\n")
    assert list((tmp_path / "compiled").glob("*.part")) == []
