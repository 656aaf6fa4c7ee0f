"""`filotto simulate` and Ctrl-C: the figures so far, in every phase, and no process left behind."""

import json
import os
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import pexpect
import pytest

from filotto.games import compiling, saved
from filotto.games.catalog import game
from filotto.games.setup import prepare
from tests.cli.kit import FILOTTO, ended, terminal

COMPILING = b"The rules are being compiled"
pytestmark = pytest.mark.slow


def begun(folder: Path, *args: str, **env: str) -> "Popen[bytes]":
    command = [*FILOTTO, "simulate", *args, "--lang", "en"]
    return Popen(command, stdout=PIPE, stderr=PIPE, cwd=folder, env={**os.environ, **env}, start_new_session=True)


def heard(process: "Popen[bytes]", words: bytes) -> None:
    assert process.stderr is not None
    assert words in process.stderr.readline()


def children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
    return found


def child_of(pid: int) -> int:
    """Its one child, as soon as there is one."""
    for _ in range(1200):
        if found := children(pid):
            assert len(found) == 1
            return found[0]
        time.sleep(0.05)
    raise AssertionError("it never had a child")


def gone(pid: int, seconds: float) -> bool:
    """Is that process gone, or only its entry left, within that time?"""
    stat = Path(f"/proc/{pid}/stat")
    for _ in range(int(seconds * 20)):
        try:
            if stat.read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


def check_stopped(process: "Popen[bytes]") -> int:
    """Ctrl-C to all that the terminal started; how many games were told."""
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert b"Traceback" not in err
    assert err.count(b"Stopped after") == 1
    found = json.loads(out)
    assert sum(found["ended"].values()) == found["games"]
    assert sum(found["wins"]["sides"]) + found["draws"] + found["shared"] == found["games"]
    return int(found["games"])


def test_in_plain_python(tmp_path: Path) -> None:
    process = begun(tmp_path, "kids", "--games", "10000000", "--json", FILOTTO_COMPILE="off")
    heard(process, b"plain Python plays")
    time.sleep(2)
    assert 0 < check_stopped(process) < 10000000


def test_while_the_rules_are_being_compiled(tmp_path: Path) -> None:
    process = begun(tmp_path, "kids", "--games", "10000000", "--json", FILOTTO_CACHE=str(tmp_path))
    heard(process, COMPILING)
    compiler = child_of(process.pid)
    assert check_stopped(process) < 10000000
    assert gone(compiler, 10)


def test_while_compiled_threads_play_and_a_bar_is_drawn(tmp_path: Path) -> None:
    at: Any = game("kids").blank(prepare(game("kids")))
    compiling.compiled_now("kids", at.rules)
    child = terminal(tmp_path, "simulate", "kids", "--games", "1000000000")
    child.timeout = 120
    child.expect("%")
    assert "Python" not in str(child.before)  # nothing about plain Python, nothing about a compiler
    child.sendintr()
    child.expect_exact("Stopped after")
    child.expect_exact("side 2 wins")
    assert ended(child) == 130


def test_while_games_are_being_kept(tmp_path: Path) -> None:
    process = begun(
        tmp_path, "kids", "--games", "100000", "--json", "--keep", "90000", "-o", "kept", FILOTTO_COMPILE="off"
    )
    kept = tmp_path / "kept"
    while not kept.is_dir() or len(list(kept.glob("kids-*.json"))) < 3:
        time.sleep(0.05)
    assert check_stopped(process) == 0
    assert all(saved.from_text(path.read_text()).result for path in kept.iterdir())


def test_a_compiler_does_not_outlive_a_killed_program(tmp_path: Path) -> None:
    process = begun(tmp_path, "shift", "--games", "10000000", FILOTTO_CACHE=str(tmp_path))
    heard(process, COMPILING)
    while not (compilers := children(process.pid)) and process.poll() is None:  # it is announced before it begins
        time.sleep(0.02)
    (compiler,) = compilers
    process.kill()
    process.communicate()
    assert gone(compiler, 10)


def test_a_bar_is_drawn_at_a_terminal_only(tmp_path: Path) -> None:
    child = terminal(tmp_path, "simulate", "kids", "--games", "30", FILOTTO_COMPILE="off")
    child.expect_exact("100%")
    child.expect_exact("Sequence Kids")
    child.expect(pexpect.EOF)
    done = subprocess.run([*FILOTTO, "simulate", "kids", "--games", "3"], capture_output=True, text=True, check=True)
    assert "%" not in done.stderr
