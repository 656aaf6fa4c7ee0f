"""The Makefile's verbs, and what the documents say of them."""

import re
import subprocess
from pathlib import Path

MAKEFILE = Path("Makefile").read_text()
VERBS = dict(re.findall(r"^([a-z]+): ## (.*)$", MAKEFILE, re.MULTILINE))


def test_make_alone_prints_the_verbs() -> None:
    said = subprocess.run(["make", "--no-print-directory"], capture_output=True, text=True, check=True).stdout
    assert re.findall(r"^  make (\w+) +(.*)$", said, re.MULTILINE) == list(VERBS.items())


def test_no_verb_is_a_file() -> None:
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony
    assert phony[1].split() == list(VERBS)


def test_the_verbs_of_the_issue_are_there() -> None:
    assert set("install play test quick lint types bench docs clean lock help".split()) <= set(VERBS)


def test_contributing_lists_the_verbs_as_they_are() -> None:
    listed = re.findall(r"^\| `make (\w+)` \| (.*) \|$", Path("CONTRIBUTING.md").read_text(), re.MULTILINE)
    assert listed == list(VERBS.items())


def test_every_verb_that_a_document_names_exists() -> None:
    pages = [*Path().glob("*.md"), *Path("docs").rglob("*.md"), Path(".ci/run")]
    named = {verb for page in pages for verb in re.findall(r"(?:^|`)make ([a-z]+)", page.read_text(), re.MULTILINE)}
    assert named - set(VERBS) == set()


def test_the_build_server_runs_lint_types_and_tests() -> None:
    steps = re.findall(r"^step \w+ (\w+)", Path(".ci/run").read_text(), re.MULTILINE)
    assert steps == ["lint", "types", "test"]
