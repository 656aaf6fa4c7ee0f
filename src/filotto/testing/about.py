"""What a game says of itself holds together."""

from ..games.contract import Facts, Game
from ..games.setup import prepare


def check_facts(game: Game) -> None:
    """Its facts agree with one another, and every table that they name can be opened."""
    facts = game.facts
    assert facts.players == tuple(sorted(set(facts.players))) != (), f"players: {facts.players}"
    assert facts.default_players in facts.players, f"default_players: {facts.default_players}"
    assert set(facts.sides) == set(facts.players), f"sides for {list(facts.sides)}, players {facts.players}"
    assert facts.decisions, "no decisions"
    assert facts.minutes > 0, f"minutes: {facts.minutes}"
    check_words_of(facts)
    for players, choices in facts.sides.items():
        assert choices, f"no sides for {players} players"
        for sides in choices:
            assert 2 <= sides <= players, f"{sides} sides for {players} players"
            assert players % sides == 0, f"{players} players cannot be shared out among {sides} sides"
            prepare(game, players, sides)


def check_words_of(facts: Facts) -> None:
    """Words of closed sets are of them."""
    assert facts.difficulty in ("easy", "medium", "high"), f"difficulty: {facts.difficulty}"
    assert facts.assist in ("none", "show", "suggest"), f"assist: {facts.assist}"
    assert facts.opening in ("cut", "dealer", "order"), f"opening: {facts.opening}"
    for rule in facts.options:
        assert rule.default in rule.values, f"{rule.name}: {rule.default} is none of {rule.values}"
