"""The contracts in pyproject.toml catch a wrong arrow: each is tried on a house of our own with one in it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOMS = "adapters art bots cli games games/lines lab press server table testing words".split()

WRONG = [
    ("games", "filotto.bots"),
    ("games", "filotto.cli"),
    ("games", "filotto.words"),
    ("games/lines", "filotto.words"),
    ("bots", "filotto.table"),
    ("table", "filotto.server"),
    ("table", "filotto.lab"),
    ("press", "filotto.server"),
    ("testing", "filotto.table"),
    ("lab", "filotto.server"),
    ("adapters", "filotto.server"),
    ("server", "filotto.cli"),
    ("words", "filotto.games"),
    ("art", "filotto.games"),
    ("games/lines", "numba"),
    ("cli", "numba"),
    ("games/lines", "random"),
    ("games", "time"),
    ("games/lines", "sqlite3"),
]
RIGHT = [
    ("cli", "filotto.words"),
    ("testing", "filotto.games"),
    ("cli", "filotto.games"),
    ("server", "filotto.press"),
    ("bots", "filotto.games"),
    ("lab", "filotto.bots"),
    ("games/compiled", "numba"),
    ("games/compiled", "os"),
]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text(Path("pyproject.toml").read_text())
    for room in ["", *ROOMS, "games/compiled"]:
        folder = tmp_path / "src/filotto" / room
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "__init__.py").write_text("")
    return tmp_path


CHECK = """
import sys
sys.path.insert(0, "src")
from importlinter.cli import lint_imports
sys.exit(lint_imports(cache_dir=None))
"""


def complaint(house: Path) -> str:
    done = subprocess.run([sys.executable, "-c", CHECK], cwd=house, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


@pytest.mark.parametrize(("room", "other"), WRONG)
def test_a_wrong_arrow_is_an_error(house: Path, room: str, other: str) -> None:
    (house / "src/filotto" / room / "__init__.py").write_text(f"import {other}\n")
    assert "BROKEN" in complaint(house)


def test_right_arrows_are_none(house: Path) -> None:
    for room, other in RIGHT:
        with (house / "src/filotto" / room / "__init__.py").open("a") as file:
            file.write(f"import {other}\n")
    assert complaint(house) == ""


def test_our_own_arrows_are_right() -> None:
    assert complaint(Path.cwd()) == ""


def test_every_room_is_seen() -> None:
    """A folder without __init__.py is no package, and import-linter would pass it over in silence."""
    folders = {file.parent for file in Path("src/filotto").rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []
