"""The built wheel alone is the whole product: in an empty environment, without Node and without these sources."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.kit import person, starts, takes_turn

pytestmark = pytest.mark.thorough


def run(*command: str | Path) -> None:
    subprocess.run([str(word) for word in command], check=True, capture_output=True, timeout=300)


def test_a_game_is_played_from_the_wheel(browser: Browser, tmp_path: Path) -> None:
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path)
    venv.create(tmp_path / "venv", with_pip=True)
    programs = tmp_path / "venv/bin"
    run(programs / "pip", "install", "-qq", "--require-hashes", "-r", "requirements/run.txt")
    run(programs / "pip", "install", "-qq", "--no-deps", next(tmp_path.glob("*.whl")))
    command = [str(programs / "filotto"), "serve", "--data", str(tmp_path / "tables"), "--lang", "en"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PATH"] = str(programs)
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        address = server.stdout.readline().split()[-1]
        try:
            with person(browser) as one:
                starts(one, address, "Sequence Kids")
                for _ in range(3):
                    one.waits()
                    takes_turn(one)
                assert one.wrong == []
        finally:
            server.terminate()
