"""Opening a table: players, teams and house rules checked against a game's facts."""

from collections.abc import Iterable, Mapping

from .contract import Facts, Game, HouseRule, Setup
from .refusals import BadSetup, Code


def prepare(
    game: Game,
    players: int | None = None,
    teams: int | None = None,
    options: Mapping[str, str] | None = None,
    deck: str | None = None,
    board: str | None = None,
) -> Setup:
    """A setup that this game takes; deck and board are texts of files, None for the built-in ones."""
    facts = game.facts
    seats = facts.default_players if players is None else players
    sides = sides_of(facts, seats, teams)
    chosen = options_of(facts, seats, sides, options or {})
    setup = Setup(
        game=facts.name,
        players=seats,
        sides=sides,
        options=chosen,
        deck=facts.deck if deck is None else deck,
        board=facts.board if board is None else board,
    )
    game.check(setup)
    return setup


def sides_of(facts: Facts, players: int, teams: int | None) -> int:
    """How many sides play; each for itself where the number of players says nothing else."""
    if players not in facts.players:
        between = min(facts.players) < players < max(facts.players)
        code = Code.UNEVEN_TEAMS if between else Code.BAD_PLAYERS
        raise BadSetup(code, game=facts.name, players=players, allowed=listed(facts.players))
    allowed = facts.sides[players]
    if teams is None:
        return allowed[0]
    if teams not in allowed:
        raise BadSetup(Code.BAD_TEAMS, teams=teams, players=players, allowed=listed(allowed))
    return teams


def options_of(facts: Facts, players: int, sides: int, given: Mapping[str, str]) -> dict[str, str]:
    """The value of every house rule of this game."""
    known = {option.name: option for option in facts.options}
    for name in given:
        if name not in known:
            raise BadSetup(Code.UNKNOWN_RULE, rule=name, allowed=listed(known))
    return {name: value_of(option, given.get(name), in_teams=sides < players) for name, option in known.items()}


def value_of(option: HouseRule, given: str | None, *, in_teams: bool) -> str:
    """The value of one house rule."""
    none = option.values[-1]
    if given is None:
        return option.default if in_teams or not option.teams_only else none
    if given not in option.values:
        raise BadSetup(Code.BAD_RULE_VALUE, rule=option.name, value=given, allowed=listed(option.values))
    if option.teams_only and not in_teams and given != none:
        raise BadSetup(Code.RULE_NOT_HERE, rule=option.name, value=given, allowed=none)
    return given


def listed(values: Iterable[object]) -> str:
    """Values in a sentence."""
    return ", ".join(map(str, values))
