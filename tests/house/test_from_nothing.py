"""A newcomer's first minute: a fresh copy in a path with spaces, a home that holds nothing and takes nothing."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.thorough

STEPS = ["requirements/build.txt", "requirements/run.txt", "pyproject.toml"]
COPIED = ["Makefile", "LICENSE", "README.md", "hatch_build.py", "pyproject.toml", "requirements", "src", "tools", "web"]
MADE = shutil.ignore_patterns("node_modules", "web_dist", "generated", "__pycache__")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("fresh") / "a path with spaces"
    place.mkdir()
    for name in COPIED:
        if Path(name).is_dir():
            shutil.copytree(name, place / name, ignore=MADE)
        else:
            shutil.copy(name, place / name)
    return place


def make(checkout: Path, verb: str, **settings: str) -> str:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    environment |= {"HOME": str(checkout / "no such home")} | settings
    command = ["make", "--no-print-directory", verb]
    return subprocess.run(command, cwd=checkout, env=environment, check=True, capture_output=True, text=True).stdout


def test_install_says_what_it_does(checkout: Path) -> None:
    said = make(checkout, "install").splitlines()
    assert said[0].startswith("filotto: making .venv with Python 3.")
    assert said[1:-1] == [f"filotto: installing from {step}" for step in STEPS]
    assert said[-1].startswith("filotto: ready")


def test_what_is_installed_starts(checkout: Path) -> None:
    ask = [str(checkout / ".venv/bin/filotto"), "--version"]
    said = subprocess.run(ask, check=True, capture_output=True, text=True)
    assert "filotto" in said.stdout.lower()


def test_a_second_install_asks_nobody(checkout: Path) -> None:
    said = make(checkout, "install", PIP_NO_INDEX="1", PIP_FIND_LINKS="")
    assert len(said.splitlines()) == 1


def test_a_changed_source_needs_no_install(checkout: Path) -> None:
    (checkout / "src/filotto/__init__.py").write_text('__version__ = "a later one"\n')
    assert len(make(checkout, "install").splitlines()) == 1
    show = [str(checkout / ".venv/bin/python"), "-c", "import filotto; print(filotto.__version__)"]
    assert subprocess.run(show, check=True, capture_output=True, text=True).stdout == "a later one\n"
