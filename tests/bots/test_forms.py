"""Compiled opponents play the games of the plain ones, and the steps between the levels hold."""

from typing import Any

import numpy as np
import pytest

from filotto.bots import forms
from filotto.bots.arena import tournament as tournaments
from filotto.bots.arena.tournament import Tournament
from filotto.bots.contract import Budget
from filotto.bots.weights import weights_of
from filotto.games import catalog
from filotto.games.contract import Setup
from filotto.games.setup import prepare

GAMES = 3


def winners(form: Any, name: str, setup: Setup) -> tuple[list[int], int]:
    """Who wins some games between two levels, and how many actions there were."""
    game = catalog.game(name)
    at: Any = game.blank(setup)
    thinker = forms.thinker_of(game.facts.kind)
    assert thinker is not None
    names = ["easy", "medium"] * (setup.players // 2)
    weights = np.array([weights_of(game.facts, thinker, level) for level in names])
    found = np.zeros(GAMES, np.int64)
    actions = form.games(at.ed, at.s, 5, GAMES, weights, forms.room(thinker), found)
    return [int(won) for won in found], int(actions)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("stack", marks=pytest.mark.slow),
        *(pytest.param(name, marks=pytest.mark.thorough) for name in ("kids", "shift", "overlay")),
    ],
)
def test_compiled_opponents_play_the_games_of_the_plain_ones(name: str) -> None:
    game = catalog.game(name)
    setup, at = prepare(game, 2), game.blank(prepare(game, 2))
    thinker = forms.thinker_of(game.facts.kind)
    assert thinker is not None
    rules = at.rules  # type: ignore[union-attr]  # all of these are kernels
    compiled = forms.compile_into(None, rules, thinker)
    assert winners(compiled, name, setup) == winners(forms.plain(rules, thinker), name, setup)


@pytest.mark.thorough
def test_medium_beats_easy_in_sequence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "BATCH", 2)
    game = catalog.game("sequence")
    (found,) = Tournament(game, prepare(game, 2), ["medium", "easy"], 200, Budget(), sprt=(0.5, 0.55)).play()
    assert found.decided(0.5, 0.55) == "high"
