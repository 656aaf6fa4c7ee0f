"""What the documents and settings say is so."""

import re
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads(Path("pyproject.toml").read_text())
PAGES = [*Path().glob("*.md"), *Path("docs").rglob("*.md")]
LOCKS = list(Path("requirements").glob("*.txt"))


def needed() -> list[str]:
    groups = PROJECT["dependency-groups"]
    lines = [*PROJECT["project"]["dependencies"], *groups["test"], *groups["build"]]
    return [re.split(r"[<>=!~;\[ ]", line)[0] for line in lines]


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text())
    here = [link for link in links if "://" not in link]
    assert [link for link in here if not (page.parent / link).exists()] == []


def test_every_page_is_listed() -> None:
    listed = set(re.findall(r"\]\(([^)#]+\.md)\)", Path("docs/README.md").read_text()))
    pages = {str(page.relative_to("docs")) for page in Path("docs").rglob("*.md")} - {"README.md"}
    assert listed == pages


def test_every_dependency_has_its_reason() -> None:
    page = Path("docs/dependencies.md").read_text()
    reasons = {name for row in re.findall(r"^\| ([a-z][^|]*) \|", page, re.MULTILINE) for name in row.split(", ")}
    assert reasons - {"package"} == set(needed())


@pytest.mark.parametrize("lock", LOCKS, ids=str)
def test_a_lock_has_a_hash_for_every_package_and_no_address(lock: Path) -> None:
    text = lock.read_text()
    entries = re.split(r"\n(?=[a-z])", text.strip())
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
    assert "://" not in text
    assert "index" not in text
    assert "@" not in text


def test_the_locks_agree() -> None:
    """A package has one version in the whole house: the lock of the tests has the lines of the others."""

    def pinned(name: str) -> set[str]:
        return set(re.findall(r"^(\S+==\S+)", Path(f"requirements/{name}.txt").read_text(), re.MULTILINE))

    assert pinned("run") | pinned("build") <= pinned("test")


def test_the_locks_hold_what_the_project_asks_for() -> None:
    pinned = set(re.findall(r"^(\S+)==", Path("requirements/test.txt").read_text(), re.MULTILINE))
    assert {name.replace(".", "-") for name in needed()} <= pinned


def test_no_file_names_a_host_that_packages_come_from() -> None:
    """Whose registry is used is told to pip and npm on the machine, never by us."""
    hosts = re.compile("|".join(["pypi" + r"\.", "pythonhosted", "npmjs" + r"\.", "index-url", "find-links" + "[ =]"]))
    ours = [*PAGES, *LOCKS, Path("pyproject.toml"), Path("Makefile"), Path(".ci/run"), *Path("tools").rglob("*.*")]
    assert [str(file) for file in ours if file.suffix != ".pyc" and hosts.search(file.read_text())] == []


def test_readme_says_whose_the_names_are() -> None:
    sentence = "The names of the games belong to their owners; Filotto is not connected with them"
    assert sentence in Path("README.md").read_text()


def test_readme_leads_to_the_page_of_the_commands() -> None:
    assert "](docs/command-line.md)" in Path("README.md").read_text()


def test_a_game_played_from_here_is_no_part_of_the_house() -> None:
    assert "/filotto-*.json" in Path(".gitignore").read_text().splitlines()


def test_readme_has_three_lines_for_windows() -> None:
    block = re.search(r"```bat\n(.*?)```", Path("README.md").read_text(), re.DOTALL)
    assert block
    assert block[1].splitlines() == ["py -m venv .venv", r".venv\Scripts\pip install .", r".venv\Scripts\filotto"]
