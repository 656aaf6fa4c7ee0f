"""A plug-in's game, with no drawing and few words of its own, goes through the whole command line."""

from collections.abc import Iterator

import pytest

from tests.cli.kit import Shell
from tests.conformance.plugged import plugged_in


@pytest.fixture(autouse=True)
def plugged() -> Iterator[None]:
    """As if it were installed."""
    with plugged_in():
        yield


def test_it_is_listed(shell: Shell) -> None:
    assert "higher      Higher" in shell("games").out


def test_it_has_a_rulebook(shell: Shell) -> None:
    assert shell("rules", "higher").out.startswith("# Higher")


def test_it_is_played_saved_and_replayed(shell: Shell) -> None:
    done = shell("play", "higher", "--seed", "2", typed="moves\n1\nsave half.json\n" + "1\n" * 20)
    assert (done.status, done.err) == (0, "")
    assert "laid: " in done.out
    assert "Score: " in done.out
    assert shell("replay", "half.json").out.startswith("  1. ")
    assert shell("replay", "half.json", "--json").out.startswith('{"game": "higher"')


def test_two_people_who_may_both_act_can_wait_for_each_other(shell: Shell) -> None:
    done = shell("play", "higher", "--people", "2", "--seed", "2", typed="\n1\n\n\n1\n" * 3)
    assert done.status == 0
    assert done.err == ""
