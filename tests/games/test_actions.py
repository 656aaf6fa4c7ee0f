"""Actions as values: equal when they say the same, and known by their tag on the wire."""

import msgspec
import pytest

from filotto.games.actions import Action, AgreeDraw, Lose, Pass, Penalty, Resign, Skip, TableAction

TAGS: dict[str, Action] = {
    "skip": Skip(1),
    "resign": Resign(1),
    "agree-draw": AgreeDraw(),
    "lose": Lose(1),
    "penalty": Penalty(1),
    "pass": Pass(),
}


def test_actions_that_say_the_same_are_equal() -> None:
    assert Skip(1) == Skip(1) != Skip(2)
    assert len({Pass(), Pass()}) == 1


@pytest.mark.parametrize(("tag", "action"), TAGS.items())
def test_only_the_table_does_these_but_a_player_passes(tag: str, action: Action) -> None:
    assert isinstance(action, TableAction) is (tag != "pass")


@pytest.mark.parametrize(("tag", "action"), TAGS.items())
def test_an_action_has_a_plain_tag(tag: str, action: Action) -> None:
    data = msgspec.to_builtins(action)
    assert data["do"] == tag
    assert msgspec.convert(data, type(action)) == action


def test_an_action_does_not_change() -> None:
    with pytest.raises(AttributeError):
        Skip(1).seat = 2  # type: ignore[misc]  # that is the point
