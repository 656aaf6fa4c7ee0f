"""`filotto`: which commands there are. A command is loaded when it is asked for, so that starting stays quick."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

import click

from filotto import __version__

from .errors import INTERRUPTED, WRONG, Trouble, told
from .speech import Speech, asked
from .spoken import SpokenCommand, speech_of
from .terminal import speak_plainly_where_needed

COMMANDS = {
    "play": "filotto.cli.play:command",
    "games": "filotto.cli.games:command",
    "rules": "filotto.cli.rules:command",
    "replay": "filotto.cli.replay:command",
    "simulate": "filotto.cli.simulate:command",
    "analyse": "filotto.cli.analyse:command",
    "arena": "filotto.cli.arena:command",
    "bench": "filotto.cli.bench:command",
    "serve": "filotto.cli.serve:command",
    "backup": "filotto.cli.backup:backup",
    "restore": "filotto.cli.backup:restore",
    "verify": "filotto.cli.verify:command",
}


class Root(SpokenCommand, click.Group):
    """The commands by their names."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Those that are there."""
        return [name for name, place in COMMANDS.items() if find_spec(place.partition(":")[0])]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """Load the one that is asked for."""
        if cmd_name not in self.list_commands(ctx):
            raise Trouble("cli-no-such-command", command=cmd_name[:40], allowed=", ".join(self.list_commands(ctx)))
        module, _, attribute = COMMANDS[cmd_name].partition(":")
        found: click.Command = getattr(import_module(module), attribute)
        return found

    def write_more(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands, a line each."""
        speech = speech_of(ctx)
        with formatter.section(speech("cli-commands")):
            formatter.write_dl([(name, speech(f"cli-short-{name}")) for name in self.list_commands(ctx)])


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:  # noqa: FBT001  # click's form
    """The version, and whose the names are."""
    if wanted:
        click.echo(f"filotto {__version__}\n{speech_of(ctx)('cli-names')}")
        ctx.exit()


@click.group(cls=Root, help="cli-help", invoke_without_command=True)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version, help="cli-version")
@click.pass_context
def root(ctx: click.Context) -> None:
    """All of Filotto."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def run(args: Sequence[str], loaded: Callable[[], None] = lambda: None) -> int:
    """Do what a command line says; the exit status."""
    speech = asked(args, os.environ)
    speak_plainly_where_needed()
    try:
        loaded()
        status = done(args, speech)
        sys.stdout.flush()
    except (click.Abort, EOFError, KeyboardInterrupt):
        return stopped(speech)
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # noqa: BLE001  # whatever happens is told in one line
        return complain(speech, error)
    return status if isinstance(status, int) else 0


def done(args: Sequence[str], speech: Speech) -> object:
    """What the command answers. `root.main` would do the same, but keep Ctrl-C to itself."""
    try:
        with root.make_context("filotto", list(args), obj=speech) as context:
            return root.invoke(context)
    except click.exceptions.Exit as leaving:  # after --help and --version
        return leaving.exit_code


def stopped(speech: Speech) -> int:
    """Ctrl-C, which a terminal shows as ^C: one line below it."""
    click.echo("\n" * sys.stderr.isatty() + speech("cli-stopped"), err=True)
    return INTERRUPTED


def complain(speech: Speech, error: Exception) -> int:
    """One line on stderr. What nobody foresaw is a fault of ours; FILOTTO_DEBUG=1 shows where."""
    sentence = told(speech, error)
    if sentence is None and os.environ.get("FILOTTO_DEBUG"):
        raise error
    if sentence is None:
        sentence = " ".join(speech("cli-our-fault", what=f"{type(error).__name__}: {error}"[:200]).split())
    click.echo(sentence, err=True)
    return WRONG
