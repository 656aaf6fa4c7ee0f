"""When the .venv is made, added to, mended or left alone: tools/house/install.py without its pip."""

from pathlib import Path

import pytest

from tools.house import install


class Interrupted(Exception):
    """Somebody pulls the plug."""


class House:
    """A checkout of nothing, and what was done to it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.done: list[str] = []
        self.plug = ""
        (root / "requirements").mkdir()
        for part in ("build", "run", "test"):
            self.edit(f"requirements/{part}.txt")
        self.edit("pyproject.toml")

    def edit(self, name: str, text: str = "first") -> None:
        (self.root / name).write_text(text)

    def make_venv(self) -> None:
        self.done.append("venv")
        (self.root / ".venv/bin").mkdir(parents=True, exist_ok=True)
        (self.root / ".venv/bin/python").touch()
        for stamp in (self.root / ".venv").glob(".made-from-*"):
            stamp.unlink()

    def pip_install(self, *what: str) -> None:
        part = "project" if what[-1] == "." else Path(what[-1]).stem
        if part == self.plug:
            raise Interrupted
        self.done.append(part)

    def make(self, kind: str) -> list[str]:
        self.done.clear()
        install.make(kind)
        return self.done


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    house = House(tmp_path)
    monkeypatch.setattr(install, "ROOT", tmp_path)
    monkeypatch.setattr(install, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(install, "make_venv", house.make_venv)
    monkeypatch.setattr(install, "pip_install", house.pip_install)
    return house


def test_a_first_install_makes_everything(house: House) -> None:
    assert house.make("run") == ["venv", "build", "run", "project"]


def test_a_second_does_nothing(house: House) -> None:
    house.make("run")
    assert house.make("run") == []
    assert install.main("current", "run") == 0


def test_the_tests_add_to_what_the_game_has(house: House) -> None:
    house.make("run")
    assert install.main("current", "test") == 1
    assert house.make("test") == ["test"]
    assert house.make("run") == []


def test_a_file_with_a_new_time_and_the_old_text_changes_nothing(house: House) -> None:
    house.make("test")
    house.edit("requirements/run.txt")
    assert house.make("test") == []


def test_another_lock_makes_it_anew(house: House) -> None:
    house.make("run")
    house.edit("requirements/run.txt", "second")
    assert house.make("run") == ["venv", "build", "run", "project"]


def test_a_lock_of_the_tests_is_nothing_to_the_game(house: House) -> None:
    house.make("test")
    house.edit("requirements/test.txt", "second")
    assert house.make("run") == []
    assert house.make("test") == ["venv", "build", "run", "test", "project"]


def test_another_pyproject_installs_the_project_alone(house: House) -> None:
    house.make("test")
    house.edit("pyproject.toml", "second")
    assert house.make("test") == ["project"]


@pytest.mark.parametrize("part", ["build", "run", "project"])
def test_an_install_that_was_cut_short_is_made_again(house: House, part: str) -> None:
    house.plug = part
    with pytest.raises(Interrupted):
        house.make("run")
    assert install.main("current", "run") == 1
    house.plug = ""
    assert house.make("run") == ["venv", "build", "run", "project"]


def test_another_place_makes_it_anew(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house.make("run")
    (tmp_path / ".venv").rename(tmp_path / "moved")
    monkeypatch.setattr(install, "VENV", tmp_path / "moved")
    assert install.main("current", "run") == 1
