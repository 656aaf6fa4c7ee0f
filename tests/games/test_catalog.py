"""What games exist."""

import pytest

from filotto.games.catalog import BUILT_IN, game, names
from filotto.games.refusals import BadSetup, Code

OURS = ["sequence", "tabletop", "kids", "numbers", "shift", "stack", "overlay"]


def test_the_seven_games_come_first_under_plain_names() -> None:
    assert list(names())[:7] == OURS
    assert list(BUILT_IN) == OURS


@pytest.mark.parametrize("name", OURS)
def test_a_game_is_found_under_its_name(name: str) -> None:
    assert game(name).facts.name == name
    assert game(name) is game(name)


@pytest.mark.parametrize("name", ["chess", "", "Sequence", "x" * 100])
def test_an_unknown_game_is_refused_with_those_that_there_are(name: str) -> None:
    with pytest.raises(BadSetup) as found:
        game(name)
    assert found.value.code is Code.UNKNOWN_GAME
    assert found.value.values["game"] == name[:40]
    assert "sequence, tabletop, kids" in str(found.value.values["allowed"])


@pytest.mark.parametrize("name", OURS)
def test_every_game_brings_its_facts(name: str) -> None:
    facts = game(name).facts
    assert facts.default_players in facts.players
    assert set(facts.sides) == set(facts.players)
    assert facts.difficulty in {"easy", "medium", "high"}
    assert facts.minutes > 0
    assert facts.decisions
    assert all(option.default in option.values for option in facts.options)
