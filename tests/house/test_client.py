"""When the browser client is built again, and what its build takes from the machine: tools/house/client.py."""

import json
import os
from pathlib import Path

import pytest

from tools.house import client


@pytest.fixture
def house(tmp_path: Path) -> Path:
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/src/main.ts").write_text("first")
    (tmp_path / client.BUILT).mkdir(parents=True)
    (tmp_path / client.STAMP).write_text(client.made_from(tmp_path) + "\n")
    return tmp_path


def test_a_client_made_from_these_sources_is_left_alone(house: Path) -> None:
    assert client.is_current(house)
    client.build(house)  # would fail: there is nothing to build with


def test_a_client_of_other_sources_is_built_again(house: Path) -> None:
    (house / "web/src/main.ts").write_text("second")
    assert not client.is_current(house)


def test_a_file_more_or_of_another_name_counts_too(house: Path) -> None:
    (house / "web/src/main.ts").rename(house / "web/src/start.ts")
    assert not client.is_current(house)


def test_what_the_build_makes_does_not_count(house: Path) -> None:
    for made in ("web/node_modules/vite", "web/src/generated"):
        (house / made).mkdir(parents=True)
        (house / made / "some.js").write_text("made")
    assert client.is_current(house)


def test_a_client_that_is_not_there_is_not_current(house: Path) -> None:
    (house / client.STAMP).unlink()
    assert not client.is_current(house)


def test_npm_keeps_its_cache_in_the_project_only_where_the_home_takes_nothing(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in list(os.environ):
        if name.lower() == "npm_config_cache":
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(house))
    assert "npm_config_cache" not in client.environment(house)
    monkeypatch.setenv("HOME", str(house / "nowhere"))
    assert client.environment(house)["npm_config_cache"] == str(house / "web/.npm-cache")


def test_the_lock_of_the_packages_names_no_registry_and_has_a_hash_for_each() -> None:
    packages = json.loads(Path("web/package-lock.json").read_text())["packages"]
    brought = {name: package for name, package in packages.items() if name}
    assert [name for name, package in brought.items() if "resolved" in package] == []
    assert [name for name, package in brought.items() if "integrity" not in package] == []
