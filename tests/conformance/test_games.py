"""Every game, ours and a plug-in's, holds to what every game promises: random play with all checks on the way."""

import pytest

from filotto.games.catalog import game
from filotto.games.setup import prepare
from filotto.testing import conform, conform_everywhere
from tests.conformance.kinds import ALSO, nothing
from tests.conformance.tables import GAMES, TABLES, Table, setups


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
def test_so_does_every_table_with_every_house_rule(table: Table) -> None:
    chosen = game(table[0])
    also = ALSO.get(chosen.facts.kind, nothing)
    for number, setup in enumerate(setups(table)):
        counts = conform(chosen, setup, number, mischief=number % 2 == 0, also=also)
        assert counts["hidden"] > 0 or not chosen.hides(setup)


@pytest.mark.thorough
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_and_so_do_many_games_of_each(table: Table) -> None:
    chosen = game(table[0])
    also = ALSO.get(chosen.facts.kind, nothing)
    for setup in setups(table):
        for number in range(10, 16):
            conform(chosen, setup, number, mischief=number % 2 == 0, also=also)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_whatever_can_be_said_is_legal_or_refused(name: str) -> None:
    chosen = game(name)
    refused = [conform_everywhere(chosen, prepare(chosen), number, steps=4 * number) for number in range(4)]
    assert min(refused) > 50
