"""`filotto simulate`: many random games, and what came of them."""

import errno
import json
import secrets
import tempfile
from pathlib import Path

import click

from filotto.games import saved
from filotto.games.contract import Setup
from filotto.lab import simulate as lab
from filotto.lab.counts import Counts
from filotto.lab.with_bots import Table

from .errors import INTERRUPTED, Trouble
from .figures import table
from .files import save
from .playing.seats import known
from .spoken import Number, speech_of
from .spoken import command as spoken_command
from .table_options import setup_of, table_options
from .watching import Watching

RANDOM = "random"
MANY = 10**12
ANY_SEED = 1 << 32  # where nobody names one


@spoken_command("simulate")
@click.argument("game", metavar="cli-metavar-game")
@table_options
@click.option("--bots", metavar="cli-metavar-bots", default=RANDOM, help="cli-option-bots")
@click.option("--games", type=Number(1, MANY), default=1000, help="cli-option-games")
@click.option("--seed", type=Number(0, 10**18 - 1), help="cli-option-seed")
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
    table_of = Table(chosen, setup, names_of(bots, setup.players))
    number = secrets.randbelow(ANY_SEED) if seed is None else seed
    files = free_files(setup, number, min(keep or 0, games), folder)
    with Watching(speech, games) as watching:
        keep_games(table_of, number, files, watching)
        counts = counted(table_of, games, number, jobs or lab.default_jobs(), watching)
    if counts.games < games:
        click.echo(speech("cli-simulate-stopped", games=counts.games), err=True)
    found = counts.as_json(setup, number)
    click.echo(json.dumps(found, ensure_ascii=False) if as_json else table(speech, chosen, setup, found))
    return INTERRUPTED if counts.games < games else 0


def counted(table_of: Table, games: int, seed: int, jobs: int, watching: Watching) -> Counts:
    """The figures; games by chance alone have a quick way of their own."""
    if set(table_of.names) == {RANDOM}:
        return lab.simulate(table_of.game, table_of.setup, games, seed, jobs, watching)
    return table_of.simulate(games, seed, jobs, watching)


def names_of(bots: str, players: int) -> list[str]:
    """Who plays on each seat: one name for all, or one a seat."""
    names = [known(name.strip()) for name in bots.split(",")]
    if len(names) not in (1, players):
        raise Trouble("cli-bots-count", given=len(names), players=players)
    return names if len(names) == players else names * players


def free_files(setup: Setup, seed: int, keep: int, folder: str | None) -> list[Path]:
    """Where the first games will be saved: a folder that can be written, and names that nobody has taken."""
    if (keep > 0) != (folder is not None):
        raise Trouble("cli-keep-needs-folder")
    if folder is None:
        return []
    place = Path(folder)
    paths = [place / f"{setup.game}-{seed}-{n + 1:06d}.json" for n in range(keep)]
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            taken = [path for path in paths if path.exists()]
    except (OSError, ValueError) as error:  # a name with a zero byte in it is a ValueError
        raise OSError(getattr(error, "errno", errno.EINVAL), str(error), folder) from None
    if taken:
        raise FileExistsError(errno.EEXIST, "", str(taken[0]))
    return paths


def keep_games(table_of: Table, seed: int, paths: list[Path], watching: Watching) -> None:
    """The first games, as files."""
    by_chance = set(table_of.names) == {RANDOM}
    games = (
        lab.played(table_of.game, table_of.setup, seed, len(paths)) if by_chance else table_of.kept(seed, len(paths))
    )
    for path, record in zip(paths, games, strict=True):
        if watching.stopped():
            return
        save(path, saved.to_text(record))
