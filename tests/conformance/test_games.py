"""Every game, ours and a plug-in's, holds to what every game promises: random play with all checks on the way."""

from collections import Counter

import pytest

from filotto.games.catalog import game
from filotto.games.contract import Setup
from filotto.games.setup import prepare
from filotto.testing import conform, conform_everywhere
from tests.conformance.kinds import ALSO, nothing
from tests.conformance.tables import GAMES, TABLES, WITH_EVERY_RULE, Table, each_rule, setups


@pytest.mark.parametrize("mischief", [False, True], ids=["in peace", "with mischief"])
@pytest.mark.parametrize("name", GAMES)
def test_a_random_game_keeps_every_promise(name: str, mischief: bool) -> None:
    chosen = game(name)
    also = ALSO.get(chosen.facts.kind, nothing)
    counts = conform(chosen, prepare(chosen), 4, mischief=mischief, also=also)
    assert counts["refused"] > 50
    assert counts["hidden"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_so_does_every_table(table: Table) -> None:
    counts = play(setups(table), 2)
    assert counts["hidden"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("table", WITH_EVERY_RULE, ids=str)
def test_so_does_every_house_rule_by_itself(table: Table) -> None:
    play(each_rule(table), 1)


@pytest.mark.thorough
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_and_so_do_many_games_of_each(table: Table) -> None:
    play(setups(table), 4)


def play(tables: list[Setup], games: int) -> Counter[str]:
    """So many games at each of these tables, every other one with mischief; how much was checked."""
    counts: Counter[str] = Counter()
    for number, setup in enumerate(table for table in tables for _ in range(games)):
        chosen = game(setup.game)
        also = ALSO.get(chosen.facts.kind, nothing)
        counts += conform(chosen, setup, number, mischief=number % 2 == 0, also=also, tries=3, every=30)
    return counts


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_whatever_can_be_said_is_legal_or_refused(name: str) -> None:
    chosen = game(name)
    refused = [conform_everywhere(chosen, prepare(chosen), number, steps=4 * number) for number in range(4)]
    assert min(refused) > 50
