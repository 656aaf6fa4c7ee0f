"""A game goes on whatever a plug-in's bot does."""

import threading
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from filotto.bots import asking, catalog
from filotto.bots.contract import Bot, BotCode, Budget, Choice, Reason, Why
from filotto.games.actions import Pass
from filotto.games.contract import Setup, View
from tests.bots.kit import opened

Act = Callable[[View, threading.Event], Choice]


def plugged(patch: pytest.MonkeyPatch, act: Act) -> None:
    """A bot called `strange`, as an installed package would bring it."""

    class Strange(Bot):
        name = "strange"

        def choose(
            self, view: View, setup: Setup, budget: Budget, seed: int, stop: threading.Event | None = None
        ) -> Choice:
            assert stop is not None
            return act(view, stop)

    point = SimpleNamespace(load=lambda: Strange)
    patch.setattr(catalog, "plug_ins", lambda: {"strange": point})


def answer(budget: Budget | None = None) -> asking.Answer:
    record = opened("sequence")
    seat = record.position.who()[0]
    found = asking.asked("strange", record.view(seat, "show"), record.setup, budget or Budget(), 1)
    assert found.choice.action in record.position.legal(seat)
    return found


def test_a_plug_in_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    plugged(monkeypatch, lambda view, stop: Choice(view.legal[3], 0.5, Reason(Why.BEST)))
    assert "strange" in catalog.names()
    assert answer().fault is None


def test_an_illegal_answer_is_named_and_a_legal_action_done(monkeypatch: pytest.MonkeyPatch) -> None:
    plugged(monkeypatch, lambda view, stop: Choice(Pass(), 0.5, Reason(Why.BEST)))
    fault = answer().fault
    assert fault is not None
    assert (fault.code, fault.values) == (BotCode.ILLEGAL, {"bot": "strange"})


def test_no_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    plugged(monkeypatch, lambda view, stop: next(iter(())))
    fault = answer().fault
    assert fault is not None
    assert fault.code is BotCode.FAILED


def test_a_late_answer_is_named_and_the_bot_told_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    told = threading.Event()

    def think(view: View, stop: threading.Event) -> Choice:
        if stop.wait(10):
            told.set()
        return Choice(view.legal[0], 0.5, Reason(Why.BEST))

    plugged(monkeypatch, think)
    monkeypatch.setattr(asking, "PATIENCE", 0.05)
    fault = answer(Budget(seconds=0.01)).fault
    assert fault is not None
    assert fault.code is BotCode.LATE
    assert told.wait(5)
