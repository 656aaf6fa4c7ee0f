"""Every table that can be opened: games, numbers of players and sides, house rules one at a time."""

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


def setups(table: Table) -> list[Setup]:
    """This table with the default house rules, with each other value, and with all of them changed."""
    name, players, sides = table
    facts = game(name).facts
    others = {
        rule.name: [value for value in (*rule.values[:2], rule.values[-1]) if value != rule.default]
        for rule in facts.options
        if sides < players or not rule.teams_only
    }
    changed = {rule: values[0] for rule, values in others.items() if values}
    single = [{rule: value} for rule, values in others.items() for value in dict.fromkeys(values)]
    return [prepare(game(name), players, sides, options) for options in ({}, *single, changed)]
