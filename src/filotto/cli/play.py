"""`filotto play GAME|FILE`: a game in the terminal, against the machine or with people who share the keyboard."""

import contextlib
import signal
from pathlib import Path
from typing import Any

import click

from filotto.games import catalog
from filotto.games.data_errors import BadData
from filotto.games.refusals import BadSetup, Code, FilottoError

from .errors import INTERRUPTED, InFile, Trouble
from .files import read_bytes
from .playing.leaving import end_of, interrupted
from .playing.session import Leave, Session
from .playing.start import ASSIST, Wishes, new_game, saved_game
from .spoken import Number, OneOf, speech_of
from .spoken import command as spoken_command
from .table_options import setup_of, table_options
from .terminal import Terminal


@spoken_command("play")
@click.argument("game", metavar="cli-metavar-game-or-file")
@table_options
@click.option("--people", type=Number(1, 99), help="cli-option-people")
@click.option("--names", metavar="cli-metavar-names", help="cli-option-names")
@click.option("--colours", metavar="cli-metavar-colours", help="cli-option-colours")
@click.option("--bots", metavar="cli-metavar-bots", help="cli-option-play-bots")
@click.option("--assist", type=OneOf(*ASSIST), help="cli-option-assist")
@click.option("--seed", type=Number(), help="cli-option-seed")
@click.option("--ascii", "ascii_only", is_flag=True, help="cli-option-ascii")
@click.pass_context
def command(context: click.Context, /, game: str, *, ascii_only: bool, **given: Any) -> int:
    """Open the table, and play."""
    terminal = Terminal(speech_of(context), ascii_only=ascii_only)
    names = tuple(given.pop("names").split(",")) if given["names"] else given.pop("names") or ()
    colours = tuple(text for text in (given.pop("colours") or "").split(",") if text.strip())
    wishes = Wishes(given.pop("people"), names, given.pop("assist"), given.pop("bots"), given.pop("seed"), colours)
    hang_up()
    session = opened(terminal, game, given, wishes)
    try:
        with contextlib.suppress(Leave):
            session.run()
        end_of(session)
    except EOFError:
        interrupted(session)
    except KeyboardInterrupt:
        interrupted(session, err=True)
        return INTERRUPTED
    except Exception:
        interrupted(session)
        raise
    return 0


def opened(terminal: Terminal, game: str, table: dict[str, Any], wishes: Wishes) -> Session:
    """A new game by its name, or a saved one by its file."""
    if game in catalog.names():
        return new_game(terminal, *setup_of(game, **table), wishes)
    if not (Path(game).exists() or game.endswith(".json") or "/" in game):
        raise BadSetup(Code.UNKNOWN_GAME, game=game[:40], allowed=", ".join(catalog.names()))
    if any(table.values()) or wishes.colours:
        raise Trouble("cli-not-with-file")
    text = read_bytes(game)
    try:
        return saved_game(terminal, game, text, wishes)
    except (FilottoError, BadData) as error:
        raise InFile(game, error) from None


def hang_up() -> None:
    """A closed window is like Ctrl-C: nothing is lost."""
    for name in ("SIGHUP", "SIGTERM"):
        with contextlib.suppress(AttributeError, ValueError):
            signal.signal(getattr(signal, name), signal.default_int_handler)
