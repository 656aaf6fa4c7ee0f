"""The options that describe a table: how many play, in how many teams, by which house rules, with which deck."""

from collections.abc import Callable
from typing import Any

import click

from filotto.games import catalog
from filotto.games.contract import Game, Setup
from filotto.games.data_errors import BadData
from filotto.games.setup import prepare

from .errors import InFile, Trouble
from .files import read_bytes
from .spoken import Number


def table_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add --players, --teams, --rule, --deck and --board to a command."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


OPTIONS = (
    click.option("--players", type=Number(1, 99), help="cli-option-players"),
    click.option("--teams", type=Number(1, 99), help="cli-option-teams"),
    click.option("--rule", "rules", multiple=True, metavar="cli-metavar-rule", help="cli-option-rule"),
    click.option("--deck", metavar="cli-metavar-file", help="cli-option-deck"),
    click.option("--board", metavar="cli-metavar-file", help="cli-option-board"),
)


def setup_of(
    game: str, players: int | None, teams: int | None, rules: tuple[str, ...], deck: str | None, board: str | None
) -> tuple[Game, Setup]:
    """The game of that name, and the table that the options describe."""
    chosen = catalog.game(game)
    deck_text, board_text = text_of(deck), text_of(board)
    try:
        return chosen, prepare(chosen, players, teams, house_rules(rules), deck_text, board_text)
    except BadData as error:
        named = [name for name in (deck, board) if name]
        raise InFile(", ".join(named), error) if named else error from None


def text_of(name: str | None) -> str | None:
    """What a file holds, as a text that is checked where it is read."""
    return read_bytes(name).decode("utf-8", "replace") if name else None


def house_rules(given: tuple[str, ...]) -> dict[str, str]:
    """`name=value`, as often as there are house rules."""
    found = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise Trouble("cli-rule-form", value=text[:40])
        found[name.strip()] = value.strip()
    return found
