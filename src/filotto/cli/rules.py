"""`filotto rules GAME`: the rulebook, laid out for a terminal, or as it is written for a pipe."""

import sys

import click

from filotto import words
from filotto.games import catalog
from filotto.games.refusals import BadSetup, Code

from .book import pages
from .spoken import command as spoken_command
from .spoken import speech_of
from .terminal import Terminal


@spoken_command("rules")
@click.argument("game", metavar="cli-metavar-game")
@click.pass_context
def command(context: click.Context, game: str) -> None:
    """Print a rulebook."""
    speech = speech_of(context)
    if game not in catalog.names():
        raise BadSetup(Code.UNKNOWN_GAME, game=game[:40], allowed=", ".join(catalog.names()))
    if game not in catalog.BUILT_IN:
        catalog.game(game)  # a plug-in brings its words when it is loaded
    if sys.stdout.isatty():
        terminal = Terminal(speech)
        terminal.lines(pages(terminal, game))
    else:
        click.echo(words.rulebook(speech.language, game), nl=False)
