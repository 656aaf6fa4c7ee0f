"""Faults of one line in the rules, each of which makes the test that names the rule fail.

A list is a JSON file beside this one; an entry names the rules file, the line as it stands, the faulty line, and the
test. The sources are copied, the fault put in, and that test alone is run on the copy.

    python tests/faults/run.py              every list
    python tests/faults/run.py sequentia    one of them
"""

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree, ignore_patterns

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
SOURCES = ROOT / "src"
PASSED, FAILED = 0, 1  # what pytest exits with


@dataclass(frozen=True)
class Fault:
    """An edit of one line, and the test that notices it."""

    file: str
    old: str
    new: str
    test: str

    @property
    def name(self) -> str:
        """The rules file, and what becomes of the line."""
        return f"{Path(self.file).stem}: {self.old.strip()} -> {self.new.strip()}"

    def put_into(self, text: str) -> str:
        """The rules with the fault; the line must be there once."""
        if text.count(self.old) != 1 or "\n" in self.old + self.new:
            raise ValueError(f"{self.file}: not one line that stands there once: {self.old}")
        return text.replace(self.old, self.new)


def lists() -> list[str]:
    """The names of all lists."""
    return sorted(path.stem for path in HERE.glob("*.json"))


def faults_of(name: str) -> list[Fault]:
    """The faults of one list."""
    return [Fault(**entry) for entry in json.loads((HERE / f"{name}.json").read_text("utf-8"))]


def outcome(tests: list[str], sources: Path) -> int:
    """What pytest says of these tests, run on these sources in plain Python."""
    settings = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}  # those of another run
    done = subprocess.run(
        [sys.executable, "-B", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env={**settings, "PYTHONPATH": str(sources)},
        capture_output=True,
        check=False,
    )
    return done.returncode


def is_noticed(fault: Fault) -> bool:
    """Does the named test fail by the fault?"""
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder) / "src"
        copytree(SOURCES, sources, ignore=ignore_patterns("__pycache__", "web_dist"))
        rules = sources / fault.file
        rules.write_text(fault.put_into(rules.read_text("utf-8")), "utf-8")
        return outcome([fault.test], sources) == FAILED


def say(line: str) -> None:
    """A line to whoever runs this, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(names: list[str]) -> int:
    """Check the lists named; say which faults nobody notices."""
    faults = [fault for name in names or lists() for fault in faults_of(name)]
    if outcome(sorted({fault.test for fault in faults}), SOURCES) != PASSED:
        say("the tests named do not pass on the rules as they stand")
        return 1
    unnoticed = 0
    for fault in faults:
        noticed = is_noticed(fault)
        unnoticed += not noticed
        say(f"{'noticed  ' if noticed else 'UNNOTICED'} {fault.name}")
    say(f"{len(faults) - unnoticed} of {len(faults)} faults noticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
