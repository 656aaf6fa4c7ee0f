"""Every level plays every game by its rules, from the view alone, the same way with the same seed."""

import threading

import pytest

from filotto.bots.catalog import bot
from filotto.bots.contract import BotCode, BotError, Budget
from filotto.bots.levels import LEVELS
from filotto.games.catalog import BUILT_IN
from filotto.testing.chance import Chance
from filotto.testing.hidden import alternatives
from tests.bots.kit import asked, opened, played, random_positions
from tests.conformance.tables import TABLES, Table

GAMES = (*BUILT_IN, "higher")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_by_the_rules(name: str, level: str) -> None:
    record = opened(name)
    for at, seat, choice in played(record, level, 60):
        assert choice.action in at.position.legal(seat)
        assert 0 <= choice.chance <= 1


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_medium_plays_at_every_table(table: Table) -> None:
    record = opened(*table)
    for at, seat, choice in played(record, "medium", 400):
        assert choice.action in at.position.legal(seat)


@pytest.mark.parametrize("name", ["sequence", "numbers", "tabletop"])
def test_cards_can_be_drawn_by_hand(name: str) -> None:
    record = opened(name)
    record.setup.options["draw"] = "by_hand"
    record = type(record)(record.game, record.setup, record.stream)
    for at, seat, choice in played(record, "medium", 120):
        assert choice.action in at.position.legal(seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_view_and_seed_give_the_same_choice(name: str) -> None:
    for record, seat in random_positions(name, 3, every=12):
        assert asked(record, seat, "easy", 5) == asked(record, seat, "easy", 5)


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_a_seat_may_not_know_does_not_change_its_choice(name: str) -> None:
    compared = 0
    for record, seat in random_positions(name, 4, every=10):
        for other, touched in alternatives(record, Chance(len(record.moves)), 2):
            if seat not in touched:
                assert asked(other, seat, "medium", 9) == asked(record, seat, "medium", 9)
                compared += 1
        if compared > 6:
            break
    assert compared


def test_a_budget_of_nothing_is_refused() -> None:
    record = opened("stack")
    for budget in (Budget(simulations=0), Budget(simulations=None), Budget(seconds=0), Budget(threads=0)):
        with pytest.raises(BotError) as caught:
            bot("medium").choose(record.view(0, "show"), record.setup, budget, 1)
        assert caught.value.code is BotCode.NO_BUDGET


def test_an_unknown_bot_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(BotError) as caught:
        bot("genius")
    assert caught.value.code is BotCode.UNKNOWN_BOT
    assert "medium" in str(caught.value.values["allowed"])


def test_who_is_stopped_answers_at_once() -> None:
    record, stop = opened("higher"), threading.Event()
    stop.set()
    choice = bot("medium").choose(record.view(0, "show"), record.setup, Budget(), 1, stop)
    assert choice.action in record.position.legal(0)
