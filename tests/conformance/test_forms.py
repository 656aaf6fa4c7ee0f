"""The compiled form of every kernel does what its plain form does, byte by byte."""

from typing import Any

import pytest

from filotto.games import compiling
from filotto.games.catalog import game
from filotto.games.contract import Setup
from filotto.games.playout import of
from filotto.games.setup import prepare
from filotto.testing import check_forms
from tests.conformance.tables import TABLES, Table, setups

ON_KERNELS = [table for table in TABLES if table[0] != "higher"]


def compare(setup: Setup, games: int) -> None:
    at: Any = game(setup.game).blank(setup)
    compiled = compiling.compiled_now(setup.game, at.rules)
    for number in range(games):
        assert check_forms(at.rules, compiled, at.ed, at.s, number) > 1


@pytest.mark.slow  # to compile takes seconds
@pytest.mark.parametrize("table", ON_KERNELS, ids=str)
def test_compiled_and_plain_play_the_same_games_at_every_table(table: Table) -> None:
    for setup in setups(table):
        compare(setup, 10)


@pytest.mark.thorough
@pytest.mark.parametrize("table", ON_KERNELS, ids=str)
def test_compiled_and_plain_play_the_same_hundreds_of_games(table: Table) -> None:
    for setup in setups(table):
        compare(setup, 100)


def test_a_difference_is_found() -> None:
    at: Any = game("kids").blank(prepare(game("kids")))
    plain = of(at.rules)

    def two_at_once(ed: Any, s: Any, x: int) -> int:
        return plain.act(ed, s, plain.act(ed, s, x))

    with pytest.raises(AssertionError, match="game 3: the forms differ after 1 actions"):
        check_forms(at.rules, plain._replace(act=two_at_once), at.ed, at.s, 3)
