"""`filotto simulate`: many random games, and what came of them."""

import json
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from filotto.games import saved
from filotto.games.contract import Game, Setup
from filotto.lab import simulate as lab

from .errors import INTERRUPTED, Trouble
from .files import save
from .speech import Speech
from .spoken import Number, speech_of
from .spoken import command as spoken_command
from .table_options import setup_of, table_options

RANDOM = "random"


@spoken_command("simulate")
@click.argument("game", metavar="cli-metavar-game")
@table_options
@click.option("--bots", metavar="cli-metavar-bots", default=RANDOM, help="cli-option-bots")
@click.option("--games", type=Number(1, 10**12), default=1000, help="cli-option-games")
@click.option("--seed", type=Number(0, 1 << 20), help="cli-option-seed")
@click.option("--jobs", type=Number(1, 1024), help="cli-option-jobs")
@click.option("--keep", type=Number(1, 100_000), help="cli-option-keep")
@click.option("-o", "folder", metavar="cli-metavar-folder", help="cli-option-folder")
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_context
def command(  # the options of a command are its parameters
    context: click.Context,
    game: str,
    players: int | None,
    teams: int | None,
    rules: tuple[str, ...],
    deck: str | None,
    board: str | None,
    bots: str,
    games: int,
    seed: int | None,
    jobs: int | None,
    keep: int | None,
    folder: str | None,
    *,
    as_json: bool,
) -> int:
    """Play, count, tell."""
    speech = speech_of(context)
    chosen, setup = setup_of(game, players, teams, rules, deck, board)
    check_bots(bots)
    number = secrets.randbelow(1 << 20) if seed is None else seed
    keep_games(chosen, setup, number, min(keep or 0, games), folder)
    counts, status = counted(speech, chosen, setup, games, number, jobs or lab.default_jobs())
    found = counts.as_json(setup, number)
    click.echo(json.dumps(found, ensure_ascii=False) if as_json else table(speech, setup, found))
    return status


def check_bots(bots: str) -> None:
    """Only random players until there are others."""
    for name in bots.split(","):
        if name.strip() != RANDOM:
            raise Trouble("cli-unknown-bot", bot=name.strip()[:40], allowed=RANDOM)


def counted(speech: Speech, game: Game, setup: Setup, games: int, seed: int, jobs: int) -> tuple[lab.Counts, int]:
    """The figures; those so far where somebody stops it."""

    def say(key: str) -> None:
        click.echo(speech(f"cli-{key}"), err=True)

    with progress(games) as told:
        try:
            return lab.simulate(game, setup, games, seed, jobs, told=told, said=say), 0
        except lab.Stopped as stopped:
            click.echo(speech("cli-simulate-stopped", games=stopped.counts.games), err=True)
            return stopped.counts, INTERRUPTED


@contextmanager
def progress(games: int) -> Iterator[lab.Progress]:
    """A bar where somebody is watching."""
    if not sys.stderr.isatty():
        yield lambda n: None
        return
    with click.progressbar(length=games, file=sys.stderr) as bar:
        yield bar.update


def keep_games(game: Game, setup: Setup, seed: int, keep: int, folder: str | None) -> None:
    """The first games as files; none is begun where one of the names is taken."""
    if (keep > 0) != (folder is not None):
        raise Trouble("cli-keep-needs-folder")
    if folder is None:
        return
    place = Path(folder)
    paths = [place / f"{setup.game}-{seed}-{n + 1:06d}.json" for n in range(keep)]
    for path in paths:
        if path.exists():
            raise FileExistsError(17, "", str(path))
    place.mkdir(parents=True, exist_ok=True)
    for path, record in zip(paths, lab.kept(game, setup, seed, keep), strict=True):
        save(path, saved.to_text(record))


def table(speech: Speech, setup: Setup, found: dict[str, object]) -> str:
    """The figures for people."""
    rows = [
        (speech("cli-simulate-games"), f"{found['games']:,}"),
        (speech("cli-simulate-seconds"), f"{found['seconds']}"),
        (speech("cli-simulate-speed"), f"{found['games_per_second']:,} · {found['plays_per_second']:,}"),
        (speech("cli-simulate-plays"), f"{found['mean_plays']}"),
        *outcome(speech, setup, found),
        (speech("cli-simulate-seed"), f"{found['seed']}"),
    ]
    wide = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{wide}}  {value}" for name, value in rows)


def outcome(speech: Speech, setup: Setup, found: dict[str, object]) -> list[tuple[str, str]]:
    """Who won how often, and how games ended, in parts of a hundred."""
    games = max(int(str(found["games"])), 1)
    wins, ended = found["wins"], found["ended"]
    assert isinstance(wins, dict)
    assert isinstance(ended, dict)
    rows = [
        (speech("cli-simulate-side", side=side + 1), f"{share(n, games)}  ({n:,})")
        for side, n in enumerate(wins["sides"])
    ]
    for key in ("draws", "shared"):
        n = int(str(found[key]))
        if n:
            rows.append((speech(f"cli-simulate-{key}"), f"{share(n, games)}  ({n:,})"))
    rows += [(speech(f"ended-{why}"), f"{share(n, games)}  ({n:,})") for why, n in ended.items()]
    return rows


def share(n: int, games: int) -> str:
    """Parts of a hundred."""
    return f"{100 * n / games:6.2f} %"
