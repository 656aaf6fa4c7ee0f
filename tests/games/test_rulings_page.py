"""docs/rulings.md names, for each ruling, tests that are there."""

import re
from pathlib import Path

PAGE = Path("docs/rulings.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (?!ruling \||---)(?P<ruling>.+?) \| (?P<tests>.*?) ?\|$", re.MULTILINE)
NAMES = re.compile(r"(`[\w/]+::\w+`(, |$))*")
LEAST = {"All games": 15, "The line games": 60, "Sequentia": 90}  # rows of each part


def sections() -> list[tuple[Path, str]]:
    """The folder of tests that each part of the page is about, and its text."""
    parts = PAGE.split("\n## ")[1:]
    return [(Path(re.findall(r"Tests: `([^`]+)`", part)[0]), part) for part in parts]


def named() -> list[tuple[Path, str, list[str]]]:
    """Folder, ruling and tests of every row."""
    return [
        (folder, row["ruling"], re.findall(r"`([\w/]+::\w+)`", row["tests"]))
        for folder, part in sections()
        for row in ROW.finditer(part)
    ]


def is_there(folder: Path, test: str) -> bool:
    """Is there such a test, in this folder or in the one that all games share?"""
    file, _, name = test.partition("::")
    path = Path(file).with_name(f"test_{Path(file).name}.py")
    twins = [place / path for place in (folder, folder.parent)]
    return any(twin.exists() and f"\ndef test_{name}(" in twin.read_text(encoding="utf-8") for twin in twins)


def test_every_part_of_the_page_has_its_rulings() -> None:
    rows = {part.partition("\n")[0]: len(ROW.findall(part)) for _, part in sections()}
    assert list(rows) == list(LEAST)
    assert [part for part, least in LEAST.items() if rows[part] < least] == []


def test_every_ruling_on_the_page_has_a_test() -> None:
    assert [ruling for _, ruling, tests in named() if not tests] == []


def test_every_test_on_the_page_is_there() -> None:
    assert [test for folder, _, tests in named() for test in tests if not is_there(folder, test)] == []


def test_beside_a_ruling_stand_names_of_tests_and_nothing_else() -> None:
    assert [row["tests"] for row in ROW.finditer(PAGE) if not NAMES.fullmatch(row["tests"])] == []


def test_every_row_of_the_page_is_read() -> None:
    rows = [
        line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith(("| ruling |", "| --- |"))
    ]
    assert len(rows) == len(named())
