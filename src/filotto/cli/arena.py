"""`filotto arena`: which opponent is stronger, by how much, and how sure that is."""

import json
from pathlib import Path
from typing import Any

import click

from filotto.bots.arena.record import Keeper, OtherArena
from filotto.bots.arena.results import Tally
from filotto.bots.arena.tournament import Tournament
from filotto.bots.contract import Budget
from filotto.games.contract import Setup

from .errors import Trouble
from .playing.seats import known
from .speech import Speech
from .spoken import Number, speech_of
from .spoken import command as spoken_command
from .table_options import setup_of, table_options

SIMULATIONS = 100


@spoken_command("arena")
@click.argument("game", metavar="cli-metavar-game")
@table_options
@click.option("--bots", metavar="cli-metavar-bots", required=True, help="cli-option-arena-bots")
@click.option("--games", type=Number(1, 10**9), default=400, help="cli-option-arena-games")
@click.option("--seconds-per-move", "seconds", type=float, help="cli-option-arena-seconds")
@click.option("--simulations", type=Number(), help="cli-option-arena-simulations")
@click.option("--seed", type=Number(0, 10**6), default=1, help="cli-option-seed")
@click.option("--jobs", type=Number(1, 1024), default=1, help="cli-option-arena-jobs")
@click.option("--sprt", metavar="cli-metavar-sprt", help="cli-option-arena-sprt")
@click.option("--record", metavar="cli-file", help="cli-option-arena-record")
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_context
def command(context: click.Context, /, game: str, *, as_json: bool, **given: Any) -> int:
    """Play, count, tell."""
    speech = speech_of(context)
    table = {name: given[name] for name in ("players", "teams", "rules", "deck", "board")}
    chosen, setup = setup_of(game, **table)
    names, budget = names_of(given["bots"]), budget_of(given["simulations"], given["seconds"])
    deals = -(-given["games"] // setup.sides)
    sprt = shares_of(given["sprt"])
    keeper = keeper_of(given["record"], setup, budget, given["seed"])
    tournament = Tournament(chosen, setup, names, deals, budget, given["seed"], given["jobs"], sprt, keeper)
    try:
        tallies = tournament.play()
    except OtherArena as error:
        raise Trouble("cli-arena-other-record", file=str(error)) from None
    found = [tally.as_json(sprt) for tally in tallies]
    click.echo(
        json.dumps(about(setup, budget, given["seed"]) | {"pairings": found}) if as_json else told(speech, tallies)
    )
    return 0


def names_of(bots: str) -> list[str]:
    """Two opponents or more, each once."""
    names = list(dict.fromkeys(known(name.strip()) for name in bots.split(",")))
    if len(names) < 2:
        raise Trouble("cli-arena-two-bots")
    return names


def budget_of(simulations: int | None, seconds: float | None) -> Budget:
    """Of each move: simulations, or seconds."""
    budget = Budget(simulations if simulations is not None or seconds is not None else SIMULATIONS, seconds)
    budget.check()
    return budget


def shares_of(sprt: str | None) -> tuple[float, float] | None:
    """The two shares between which the test decides."""
    if sprt is None:
        return None
    try:
        low, high = (float(part) for part in sprt.split(","))
    except ValueError:
        raise Trouble("cli-arena-sprt-form", value=sprt[:40]) from None
    if not 0 <= low < high <= 1:
        raise Trouble("cli-arena-sprt-form", value=sprt[:40])
    return low, high


def about(setup: Setup, budget: Budget, seed: int) -> dict[str, Any]:
    """What is played, as JSON says it."""
    return {
        "game": setup.game,
        "players": setup.players,
        "teams": setup.teams,
        "options": setup.options,
        "simulations": budget.simulations,
        "seconds_per_move": budget.seconds,
        "seed": seed,
    }


def keeper_of(file: str | None, setup: Setup, budget: Budget, seed: int) -> Keeper | None:
    """The file that each deal goes into."""
    return Keeper(Path(file), about(setup, budget, seed)) if file else None


def told(speech: Speech, tallies: list[Tally]) -> str:
    """A line for each pairing."""
    return "\n".join(line(speech, tally) for tally in tallies)


def line(speech: Speech, tally: Tally) -> str:
    """Who, how many games, the share with its interval."""
    found = tally.as_json(None)
    low, high = found["interval"]
    return speech(
        "cli-arena-line",
        a=tally.a,
        b=tally.b,
        games=found["games"],
        share=f"{100 * found['share']:.1f}",
        low=f"{100 * low:.1f}",
        high=f"{100 * high:.1f}",
        speed=f"{found['moves_per_second']:,.0f}",
    )
