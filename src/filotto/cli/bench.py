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

from .errors import Trouble
from .spoken import Number, OneOf, speech_of
from .spoken import command as spoken_command
from .watching import Watching


@spoken_command("bench")
@click.argument("what", type=OneOf("rules", "serve"), default="rules")
@click.option("--samples", type=Number(1, 10_000), default=40, help="cli-option-samples")
@click.option("--yardstick", metavar="cli-metavar-file", help="cli-option-yardstick")
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_context
def command(context: click.Context, what: str, samples: int, yardstick: str | None, *, as_json: bool) -> int:
    """Measure, and tell."""
    if what == "serve":
        from filotto.server.bench import main as serve

        return serve()
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
    if watching.stopped() and not rows:
        raise KeyboardInterrupt
    seconds = None if watching.stopped() else started()
    if as_json:
        click.echo(json.dumps({"machine": machine(), "rows": rows, "start_seconds": seconds}))
    else:
        click.echo(machine() if seconds is None else f"{machine()}\n{speech('cli-bench-start', seconds=seconds)}\n")
        for line in table(rows):
            click.echo(line)
    if watching.stopped():
        raise KeyboardInterrupt
    return 0


def machine() -> str:
    """What it was measured on."""
    parts = (f"Python {platform.python_version()}", f"Numba {compiling.numba_version()}")
    return ", ".join([platform.machine(), platform.system(), *parts])


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
