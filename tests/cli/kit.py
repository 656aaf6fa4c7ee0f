"""The command line, run as a person runs it: in this process for what is quick, at a real terminal for play."""

import io
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pexpect
import pytest

from filotto.cli.app import run

FILOTTO = [sys.executable, "-m", "filotto"]
WAIT = 20  # seconds until a terminal that says nothing counts as stuck


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    status: int
    out: str
    err: str


class Shell:
    """Runs commands in a folder of its own, in English unless told otherwise."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.capsys, self.monkeypatch, self.folder = capsys, monkeypatch, folder
        monkeypatch.chdir(folder)
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FILOTTO_LANG", "NO_COLOR"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, *args: str, typed: str = "", env: Mapping[str, str] | None = None) -> Outcome:
        """One command, with what is typed into it."""
        for name, value in (env or {}).items():
            self.monkeypatch.setenv(name, value)
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = run(args)
        out, err = self.capsys.readouterr()
        return Outcome(status, out, err)

    def files(self) -> list[Path]:
        """What lies in the folder now."""
        return sorted(self.folder.iterdir())


def terminal(folder: Path, *args: str, **env: str) -> "pexpect.spawn[str]":
    """A command at a terminal of 80 columns and 60 lines, without colours."""
    clean: dict[str, Any] = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    clean |= {"LANG": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1", "FILOTTO_LANG": "en", **env}
    return pexpect.spawn(
        FILOTTO[0],
        [*FILOTTO[1:], *args],
        cwd=str(folder),
        env=clean,
        encoding="utf-8",
        timeout=WAIT,
        dimensions=(60, 80),
    )


def ended(child: "pexpect.spawn[str]") -> int | None:
    """Wait for the end; the exit status."""
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus
