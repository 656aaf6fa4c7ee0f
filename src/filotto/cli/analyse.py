"""`filotto analyse FILE`: the chance of winning move by move, the turning points, and the best move at each."""

import json
from typing import Any

import click

from filotto.bots.analysis import as_data
from filotto.games import saved
from filotto.games.data_errors import BadData
from filotto.games.refusals import FilottoError

from .errors import InFile
from .files import read_bytes
from .speech import Speech
from .spoken import command as spoken_command
from .spoken import speech_of


@spoken_command("analyse")
@click.argument("file", metavar="cli-metavar-file")
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_context
def command(context: click.Context, /, file: str, *, as_json: bool) -> None:
    """Look at a saved game again."""
    text = read_bytes(file)
    try:
        record = saved.from_text(text)
    except (FilottoError, BadData) as error:
        raise InFile(file, error) from None
    found = as_data(record)
    click.echo(json.dumps(found, ensure_ascii=False) if as_json else told(speech_of(context), found))


def told(speech: Speech, found: dict[str, Any]) -> str:
    """A line for each move; a mark at the turning points, and what would have been better there."""
    lines = []
    for step in found["steps"]:
        turning = step["number"] in found["turning_points"]
        lines.append(line(speech, step, mark="*" if turning else " "))
        best = step.get("best")
        if turning and best and best["action"] != step["action"]:
            lines.append("      " + better(speech, best))
    return "\n".join([*lines, "", speech("cli-analyse-marks")])


def line(speech: Speech, step: dict[str, Any], mark: str) -> str:
    """The move, and the chance of each side after it."""
    chances = " · ".join(f"{100 * chance:.0f} %" for chance in step["chances"])
    who = speech("cli-analyse-table") if step["seat"] is None else str(step["seat"] + 1)
    return f"{mark} {step['number']:>3}  {who:<6} {step['action']:<18} {chances}"


def better(speech: Speech, best: dict[str, Any]) -> str:
    """What would have been best, and why."""
    reason = best["reason"]
    why = speech(f"reason-{reason['code']}", cells=", ".join(reason["cells"]), count=reason["count"])
    return speech("cli-analyse-better", move=best["action"], reason=why)
