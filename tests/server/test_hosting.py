"""The page about hosting, and the files that it names, say what is so."""

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

from click import Command

from filotto.cli.serve import command
from filotto.server.settings import LIMITS, Settings

PAGE = Path("docs/hosting.md").read_text()
HOST = Path("tools/host")


def options(serve: Command) -> set[str]:
    return {name for param in serve.params for name in param.opts if name.startswith("--")}


def test_the_page_lists_every_limit_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| ([0-9.]+) \|", PAGE, re.MULTILINE))
    defaults = {field.name: field.default for field in fields(Settings)}
    assert {name: float(value) for name, value in rows.items()} == {
        name.replace("_", "-"): float(str(defaults[name])) for name in LIMITS
    }


def test_the_page_lists_every_option() -> None:
    listed = set(re.findall(r"^\| `(--[a-z-]+)", PAGE, re.MULTILINE))
    assert listed == options(command) - {"--lang", "--help"}


def test_options_in_the_files_and_on_the_page_are_options() -> None:
    texts = [PAGE, *(file.read_text() for file in HOST.iterdir())]
    lines = [
        line for text in texts for line in text.splitlines() if "filotto serve" in line or "filotto --public" in line
    ]
    used = {option for line in lines for option in re.findall(r"(?<![a-z-])--[a-z-]+", line)}
    assert used
    assert used <= options(command)


def test_the_page_names_files_that_are_there() -> None:
    named = set(re.findall(r"tools/host/\w+(?:\.\w+)?", PAGE))
    assert named == {str(file) for file in HOST.iterdir()}


def test_systemd_takes_the_unit_where_it_is_installed(tmp_path: Path) -> None:
    """Where systemd is not, the unit is at least read as what it is: sections and settings."""
    unit = HOST / "filotto.service"
    checker = shutil.which("systemd-analyze")
    if checker:
        runnable = tmp_path / "filotto.service"
        runnable.write_text(unit.read_text().replace("/opt/filotto/bin/filotto", "/bin/true"))
        done = subprocess.run([checker, "verify", str(runnable)], capture_output=True, text=True, check=False)
        assert "filotto.service" not in done.stderr
    sections = re.findall(r"^\[(\w+)\]$", unit.read_text(), re.MULTILINE)
    assert sections == ["Unit", "Service", "Install"]
