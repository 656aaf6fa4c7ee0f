"""Each of the seven games played to its end against a bot, by somebody who finds all by role and name alone."""

import pytest
from playwright.sync_api import Browser

from tests.web.kit import person, plays, starts

pytestmark = pytest.mark.slow
GAMES = [
    "Sequence", "Sequence Tabletop", "Sequence Kids", "Sequence Numbers",
    "Sequentia Shift", "Sequentia Stack", "Sequentia Overlay",
]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(browser: Browser, address: str, game: str) -> None:
    with person(browser) as one:
        starts(one, address, game)
        assert plays(one) > 0
        result = one.page.get_by_role("region", name="Result")
        assert result.get_by_role("button", name="Play again").is_visible()
        assert one.wrong == []
