"""The arena: the same deals from every side, intervals, a test that stops in time, a record to go on from."""

import threading
from pathlib import Path
from types import SimpleNamespace

import pytest

from filotto.bots import catalog as bots
from filotto.bots.arena import tournament as tournaments
from filotto.bots.arena.play import Compiled
from filotto.bots.arena.record import Keeper, OtherArena
from filotto.bots.arena.results import Tally, elo, points
from filotto.bots.arena.tournament import Tournament
from filotto.bots.contract import Bot, Budget, Choice, Reason, Why
from filotto.games import catalog
from filotto.games.actions import Pass
from filotto.games.contract import Setup, View
from filotto.games.setup import prepare


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain Python plays here: a look at the test after every few deals."""
    monkeypatch.setattr(tournaments, "BATCH", 2)


def tournament(
    name: str, names: list[str], deals: int, keeper: Keeper | None = None, players: int | None = None
) -> Tournament:
    game = catalog.game(name)
    return Tournament(game, prepare(game, players), names, deals, Budget(simulations=4), keeper=keeper)


def tally(shares: list[float]) -> Tally:
    return Tally("a", "b", 2, dict(enumerate(shares)))


def test_a_bot_against_itself_has_half_the_points_in_every_deal() -> None:
    game = catalog.game("stack")
    by = tournament("stack", ["medium"], 0)
    played = Compiled(game, by.setup).play("medium", "medium", range(3))
    assert set(played.shares.values()) == {0.5}


def test_the_stronger_has_more_of_the_points() -> None:
    (found,) = tournament("stack", ["medium", "random"], 6).play()
    assert found.share > 0.8


def test_with_three_sides_each_is_played_against_two_others() -> None:
    (found,) = tournament("stack", ["medium", "random"], 2, players=3).play()
    assert found.as_json(None)["games"] == 6


def test_every_two_bots_meet() -> None:
    found = tournament("stack", ["random", "learner", "easy"], 1).play()
    assert [(one.a, one.b) for one in found] == [("random", "learner"), ("random", "easy"), ("learner", "easy")]


def test_a_shared_win_and_a_draw_are_divided() -> None:
    assert [points(won, 0, 2) for won in (0b01, 0b10, 0b11, 0)] == [1, 0, 0.5, 0.5]


def test_the_interval_grows_narrow_with_the_games() -> None:
    few, many = tally([0.5, 1.0] * 10), tally([0.5, 1.0] * 1000)
    assert few.interval()[0] < many.interval()[0] < 0.75 < many.interval()[1] < few.interval()[1]


def test_games_that_were_all_alike_are_not_taken_for_certain() -> None:
    low, high = tally([1.0] * 10).interval()
    assert low < 0.95
    assert high == 1.0


def test_elo_follows_from_the_share() -> None:
    assert (elo(0.5), elo(0.64), elo(1.0)) == (0.0, 100.0, None)


def test_the_test_decides_for_the_nearer_share_and_waits_while_it_is_open() -> None:
    assert tally([0.5, 1.0] * 40).decided(0.5, 0.55) == "high"
    assert tally([0.5, 0.5, 0.0] * 40).decided(0.5, 0.55) == "low"
    assert tally([0.5, 1.0]).decided(0.5, 0.55) is None


def test_a_decided_question_stops_the_games() -> None:
    found = tournament("stack", ["medium", "random"], 1000)
    found.sprt = (0.5, 0.55)
    (result,) = found.play()
    assert len(result.shares) < 1000
    assert result.as_json(found.sprt)["sprt"] == "high"


def test_a_record_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole = tournament("stack", ["easy", "learner"], 4).play()
    file = tmp_path / "games.jsonl"
    tournament("stack", ["easy", "learner"], 2, Keeper(file, {"game": "stack"})).play()
    with file.open("a") as half:
        half.write('{"a": "ea')
    rest = tournament("stack", ["easy", "learner"], 4, Keeper(file, {"game": "stack"})).play()
    assert rest[0].shares == whole[0].shares


def test_a_record_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"game": "shift"}\n')
    with pytest.raises(OtherArena):
        tournament("stack", ["easy", "learner"], 1, Keeper(file, {"game": "stack"})).play()


def test_a_bot_that_answers_illegally_loses_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Strange(Bot):
        name = "strange"

        def choose(
            self, view: View, setup: Setup, budget: Budget, seed: int, stop: threading.Event | None = None
        ) -> Choice:
            return Choice(Pass(), 0.5, Reason(Why.BEST))

    monkeypatch.setattr(bots, "plug_ins", lambda: {"strange": SimpleNamespace(load=lambda: Strange)})
    (found,) = tournament("stack", ["strange", "random"], 2).play()
    assert found.share == 0
