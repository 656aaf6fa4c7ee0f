"""`filotto backup FILE` while a server runs, and `filotto restore FILE` into a folder that none holds."""

from pathlib import Path

import click

from filotto.server import backups, folder
from filotto.server.migrate import TooNew

from .errors import Trouble
from .serve import data_folder
from .spoken import command as spoken_command
from .spoken import speech_of


@spoken_command("backup")
@click.argument("file", metavar="cli-metavar-file")
@click.option("--data", metavar="cli-metavar-folder", help="cli-option-data")
@click.pass_context
def backup(context: click.Context, file: str, data: str | None) -> None:
    """Copy all tables into one file."""
    speech = speech_of(context)
    place = data_folder(speech, data)
    try:
        backups.backup(place, Path(file))
    except FileNotFoundError as error:
        if error.filename and Path(error.filename).parent == place:
            raise Trouble("cli-backup-nothing", folder=str(place)) from None
        raise
    click.echo(speech("cli-backup-done", file=file))


@spoken_command("restore")
@click.argument("file", metavar="cli-metavar-file")
@click.option("--data", metavar="cli-metavar-folder", help="cli-option-data")
@click.option("--overwrite", is_flag=True, help="cli-option-overwrite")
@click.pass_context
def restore(context: click.Context, file: str, data: str | None, *, overwrite: bool) -> None:
    """Put a backup in the place of what is there."""
    speech = speech_of(context)
    place = data_folder(speech, data)
    try:
        kept = backups.restore(Path(file), place, overwrite=overwrite)
    except folder.Held as held:
        raise Trouble("cli-serve-held", folder=str(place), address=held.address or "?") from None
    except backups.InTheWay:
        raise Trouble("cli-restore-in-the-way", folder=str(place)) from None
    except backups.NoBackup:
        raise Trouble("cli-restore-no-backup", file=file) from None
    except TooNew as newer:
        raise Trouble("cli-serve-too-new", folder=file, version=newer.args[0]) from None
    if kept:
        click.echo(speech("cli-restore-kept", folder=str(kept)))
    click.echo(speech("cli-restore-done", folder=str(place)))
