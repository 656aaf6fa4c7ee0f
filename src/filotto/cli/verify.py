"""`filotto verify FILE`: was every card of a finished game drawn as promised? 0 true, 1 false, 2 cannot be checked."""

from pathlib import Path

import click

from filotto.table.verify import NoProof, Untrue, verify

from .errors import InFile, Trouble
from .speech import Speech
from .spoken import command as spoken_command
from .spoken import speech_of

FALSE = 1
LONGEST = 120  # letters of a value that is told


@spoken_command("verify")
@click.argument("file", metavar="cli-metavar-file")
@click.pass_context
def command(context: click.Context, file: str) -> int:
    """Draw every card again."""
    speech = speech_of(context)
    text = Path(file).read_bytes()
    try:
        cards = verify(text)
    except Untrue as untrue:
        click.echo(told(speech, untrue))
        return FALSE
    except NoProof:
        raise Trouble("cli-verify-no-proof", file=file) from None
    except Exception as error:
        raise InFile(file, error) from error
    click.echo(speech("cli-verify-true", cards=cards))
    return 0


def told(speech: Speech, untrue: Untrue) -> str:
    """What is false, and how it should be."""
    where = speech(f"cli-verify-{untrue.where}", move=untrue.number, card=untrue.number)
    return speech("cli-verify-false", where=where, promised=untrue.promised[:LONGEST], found=untrue.found[:LONGEST])
