"""What the catalog knows of the three modes, and what holds in each of them."""

import pytest

from filotto.games.contract import Result
from filotto.games.refusals import Ended
from filotto.games.sequentia.game import SequentiaGame
from filotto.games.sequentia.position import SequentiaPosition
from tests.games.sequentia.kit import GAMES, act, overlay, shift, stack

every_mode = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

RUNNING = {
    "shift": shift("123 1.2 331", "123 222 111", collected="8 4 0", shifts=3),
    "stack": stack("1 2", "1/123 | 1/111 | 2/222", collected="8 4 0", phase=1),
    "overlay": overlay("1 1 1 | 2 2 2 | 3 3 3", "- | 1/111 | 2/222", collected="8 4 0", rows=1, columns=1),
}


@every_mode
def test_two_to_four_play_each_alone(game: SequentiaGame) -> None:
    assert game.facts.players == (2, 3, 4)
    assert game.facts.sides == {2: (2,), 3: (3,), 4: (4,)}


def test_difficulty_and_minutes() -> None:
    found = {name: (game.facts.difficulty, game.facts.minutes) for name, game in GAMES.items()}
    assert found == {"shift": ("easy", 10), "stack": ("medium", 15), "overlay": ("high", 15)}


def test_house_rules_begin_with_the_first_value() -> None:
    rules = {rule.name: (rule.default, rule.values) for game in GAMES.values() for rule in game.facts.options}
    rounds = tuple(str(number) for number in range(1, 21))
    assert rules == {
        "open_goals": ("no", ("no", "yes")),
        "stall_rounds": ("3", rounds),
        "lines": ("any", ("any", "touched")),
    }


@every_mode
def test_help_is_show_where_nobody_asks_for_another(game: SequentiaGame) -> None:
    assert game.facts.assist == "show"


@pytest.mark.parametrize("at", RUNNING.values(), ids=RUNNING)
def test_a_draw_can_be_agreed_at_any_time_and_nobody_wins(at: SequentiaPosition) -> None:
    at = at.copy()
    move = act(at, "agree-draw")
    assert at.result() == Result(Ended.AGREED, (), (8, 4, 0))
    assert (at.who(), move.drawn) == ((), ())
