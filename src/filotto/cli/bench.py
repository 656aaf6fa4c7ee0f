"""`filotto bench`: how fast the rules are here."""

import json
import platform
import subprocess
import sys
import time
from pathlib import Path

import click

from filotto.games import compiling
from filotto.lab import bench as lab

from .errors import INTERRUPTED, Trouble
from .spoken import Number, speech_of
from .spoken import command as spoken_command
from .watching import Watching


@spoken_command("bench")
@click.option("--samples", type=Number(1, 10_000), default=40, help="cli-option-samples")
@click.option("--yardstick", metavar="cli-metavar-file", help="cli-option-yardstick")
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_context
def command(context: click.Context, samples: int, yardstick: str | None, *, as_json: bool) -> int:
    """Measure, and tell."""
    speech = speech_of(context)
    if not compiling.available():
        raise Trouble("cli-simulate-plain-only")
    program = Path(yardstick).resolve() if yardstick else None
    if program is not None and not program.is_file():
        raise FileNotFoundError(2, "", str(yardstick))
    with Watching(speech, samples) as watching:
        try:
            rows = list(lab.measured(samples, program, watching))
        except lab.NoYardstick:
            raise Trouble("cli-no-yardstick", file=str(yardstick)) from None
    status = INTERRUPTED if watching.stopped() else 0
    if as_json:
        click.echo(json.dumps({"machine": machine(), "rows": rows, "start_seconds": started()}))
        return status
    click.echo(f"{machine()}\n{speech('cli-bench-start', seconds=started())}\n")
    for line in table(rows):
        click.echo(line)
    return status


def machine() -> str:
    """What it was measured on."""
    return f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}, {compiling.numba_version()}"


def started() -> float:
    """Seconds from the command line to the figures of a first game, warm."""
    begun = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "filotto", "simulate", "sequence", "--games", "1", "--json"],
        capture_output=True,
        check=True,
    )
    return round(time.perf_counter() - begun, 2)


def table(rows: list[dict[str, object]]) -> list[str]:
    """Columns under the names of the JSON."""
    names = list(rows[0])
    wide = [max(len(name), *(len(str(row[name])) for row in rows)) for name in names]
    lines = ["  ".join(f"{name:>{w}}" for name, w in zip(names, wide, strict=True))]
    lines += ["  ".join(f"{row[name]!s:>{w}}" for name, w in zip(names, wide, strict=True)) for row in rows]
    return lines
