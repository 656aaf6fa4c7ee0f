"""Facts that do not hold together are found."""

from typing import Any

import msgspec
import pytest

from filotto.games.catalog import BUILT_IN, game
from filotto.games.contract import HouseRule
from filotto.testing import check_facts
from tests.testing.broken import broken, higher


@pytest.mark.parametrize("name", [*BUILT_IN, "higher"])
def test_every_games_facts_hold_together(name: str) -> None:
    check_facts(game(name))


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("players: ", {"players": (3, 2, 4)}),
    ("default_players: 5", {"default_players": 5}),
    ("sides for ", {"sides": {2: (2,)}}),
    ("no sides for 3", {"sides": {2: (2,), 3: (), 4: (2,)}}),
    ("1 sides for 3", {"sides": {2: (2,), 3: (1,), 4: (2,)}}),
    ("4 players cannot be shared out", {"sides": {2: (2,), 3: (3,), 4: (3,)}}),
    ("no decisions", {"decisions": ()}),
    ("minutes: 0", {"minutes": 0}),
    ("difficulty: hard", {"difficulty": "hard"}),
    ("assist: all", {"assist": "all"}),
    ("opening: none", {"opening": "none"}),
    ("speed: fast is none of", {"options": (HouseRule("speed", ("slow",), "fast"),)}),
]


@pytest.mark.parametrize(("message", "values"), WRONG, ids=[wrong[0] for wrong in WRONG])
def test_wrong_facts_are_found(message: str, values: dict[str, Any]) -> None:
    facts = msgspec.structs.replace(higher().facts, **values)
    with pytest.raises(AssertionError, match=message):
        check_facts(broken(facts=facts))
