"""The options that open a table, the same for every command that does, and the setup that they make."""

from collections.abc import Callable
from typing import Any

import click

from filotto.games import catalog
from filotto.games.contract import Game, Setup
from filotto.games.data_errors import BadData, Fault
from filotto.games.setup import prepare

from .errors import InFile, Trouble
from .files import read_bytes
from .spoken import Number

OPTIONS = (
    click.option("--players", type=Number(1, 99), help="cli-option-players"),
    click.option("--teams", type=Number(1, 99), help="cli-option-teams"),
    click.option("--rule", "rules", multiple=True, metavar="cli-metavar-rule", help="cli-option-rule"),
    click.option("--deck", metavar="cli-metavar-file", help="cli-option-deck"),
    click.option("--board", metavar="cli-metavar-file", help="cli-option-board"),
)


def table_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """The decorator that gives a command `--players --teams --rule --deck --board`."""
    for option in reversed(OPTIONS):
        function = option(function)
    return function


def setup_of(
    name: str,
    players: int | None = None,
    teams: int | None = None,
    rules: tuple[str, ...] = (),
    deck: str | None = None,
    board: str | None = None,
) -> tuple[Game, Setup]:
    """The game of that name and the table that the options ask for; deck and board are names of files."""
    game = catalog.game(name)
    if board is not None and not game.facts.board:
        raise Trouble("cli-no-board-here", game=name)
    texts = {"deck": text_of(deck), "board": text_of(board)}
    try:
        return game, prepare(game, players, teams, house_rules(rules), **texts)
    except BadData as error:
        files = {"deck": deck, "board": board}
        raise InFile(to_blame(game, players, texts, files, error), error) from None


def house_rules(rules: tuple[str, ...]) -> dict[str, str]:
    """`--rule name=value`, as often as it was given."""
    for rule in rules:
        if not all(part.strip() for part in rule.partition("=")):
            raise Trouble("cli-rule-form", value=rule[:40])
    return {name.strip(): value.strip() for name, _, value in (rule.partition("=") for rule in rules)}


def text_of(file: str | None) -> str | None:
    """The text of a deck or board file; the rules take a text that is no object for a name."""
    if file is None:
        return None
    try:
        text = read_bytes(file).decode("utf-8-sig")
    except UnicodeDecodeError:
        text = ""
    if not text.lstrip().startswith("{"):
        raise InFile(file, BadData(Fault.NOT_JSON, "file", line=1, column=1))
    return text


def to_blame(
    game: Game, players: int | None, texts: dict[str, str | None], files: dict[str, str | None], error: BadData
) -> str:
    """Which file an error is about: the one that has it without the other; else both, which do not fit together."""
    given = [kind for kind in texts if texts[kind] is not None]
    for kind in given if len(given) > 1 else ():
        try:
            prepare(game, players, **{kind: texts[kind]})  # type: ignore[arg-type]  # a deck or a board
        except BadData as alone:
            if alone.args == error.args:
                return str(files[kind])
    return ", ".join(str(files[kind]) for kind in given)
