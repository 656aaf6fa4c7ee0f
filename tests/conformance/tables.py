"""Every table that can be opened: games, numbers of players and sides, house rules."""

from filotto.games.catalog import BUILT_IN, game
from filotto.games.contract import Setup
from filotto.games.setup import prepare

Table = tuple[str, int, int]  # game, players, sides
GAMES = (*BUILT_IN, "higher")
HIGHER: list[Table] = [("higher", 2, 2), ("higher", 3, 3), ("higher", 4, 4), ("higher", 4, 2)]  # not installed yet
TABLES: list[Table] = [
    *((name, n, sides) for name in BUILT_IN for n in game(name).facts.players for sides in game(name).facts.sides[n]),
    *HIGHER,
]
IN_TEAMS: list[Table] = [("sequence", 4, 2), ("tabletop", 2, 2), ("kids", 4, 2), ("numbers", 4, 2), ("higher", 4, 2)]
WITH_EVERY_RULE: list[Table] = [*IN_TEAMS, *((name, 3, 3) for name in ("shift", "stack", "overlay"))]


def others(table: Table) -> dict[str, list[str]]:
    """The values of each house rule besides the default; of very many the first and the last."""
    name, players, sides = table
    return {
        rule.name: [value for value in (*rule.values[:2], rule.values[-1]) if value != rule.default]
        for rule in game(name).facts.options
        if sides < players or not rule.teams_only
    }


def setups(table: Table) -> list[Setup]:
    """This table with the default house rules, and with all of them changed."""
    changed = {rule: values[0] for rule, values in others(table).items() if values}
    return [opened(table, options) for options in ([{}, changed] if changed else [{}])]


def each_rule(table: Table) -> list[Setup]:
    """This table with one house rule changed, each in turn to each of its values."""
    return [opened(table, {rule: value}) for rule, values in others(table).items() for value in dict.fromkeys(values)]


def opened(table: Table, options: dict[str, str]) -> Setup:
    """A setup of it."""
    return prepare(game(table[0]), table[1], table[2], options)
