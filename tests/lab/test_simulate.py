"""Many random games: the same counts however they are shared out, on a kernel or by typed actions."""

from itertools import pairwise
from typing import Any

import pytest

from filotto.games import compiling
from filotto.games.catalog import BUILT_IN, game
from filotto.games.contract import Game, Position, Result, Setup
from filotto.games.refusals import Ended
from filotto.games.setup import prepare
from filotto.lab.counts import Counts
from filotto.lab.heard import Heard
from filotto.lab.on_kernel import BATCH, apart
from filotto.lab.simulate import by_actions, default_jobs, first_of, played, simulate


class Listening(Heard):
    """Remembers what it hears, and has enough after so many games."""

    def __init__(self, enough: int = 10**9) -> None:
        self.notes: list[str] = []
        self.games, self.enough = 0, enough

    def note(self, note: str) -> None:
        self.notes.append(note)

    def played(self, games: int) -> None:
        self.games += games

    def stopped(self) -> bool:
        return self.games >= self.enough


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FILOTTO_COMPILE", "off")


def table(name: str) -> tuple[Game, Setup]:
    return game(name), prepare(game(name))


def same(one: Counts, other: Counts) -> bool:
    """Are these the same counts, whatever the time?"""
    one.seconds = other.seconds = 0.0
    return one == other


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("name", BUILT_IN)
def test_by_typed_actions_the_same_games_come_out_as_on_the_kernel(name: str) -> None:
    chosen, setup = table(name)
    kernel, typed = simulate(chosen, setup, 4, 11, 1), Counts([0] * setup.sides)
    by_actions(chosen, setup, typed, 11, 4, Heard())
    if chosen.facts.counted == "chips":  # there an action is not always a play
        typed.plays = kernel.plays
    assert same(kernel, typed)


@pytest.mark.usefixtures("plain")
def test_counts_add_up_over_stretches_of_games() -> None:
    chosen, setup = table("kids")
    whole = simulate(chosen, setup, 10, 3, 1)
    assert whole.games == sum(whole.ended.values()) == sum(whole.sides) + whole.draws + whole.shared == 10
    assert simulate(chosen, setup, 6, 3, 1).plays < whole.plays


@pytest.mark.usefixtures("plain")
def test_who_has_enough_gets_the_figures_so_far() -> None:
    chosen, setup = table("kids")
    listening = Listening(enough=5)
    counts = simulate(chosen, setup, 1000, 1, 1, listening)
    assert counts.games == listening.games == 8  # two batches of four
    assert listening.notes == ["plain-only"]


@pytest.mark.usefixtures("plain")
def test_who_has_enough_before_it_begins_gets_nothing() -> None:
    chosen, setup = table("kids")
    assert simulate(chosen, setup, 1000, 1, 1, Listening(enough=0)).games == 0


def test_by_actions_too_it_can_be_stopped() -> None:
    chosen, setup = table("kids")
    counts, listening = Counts([0] * setup.sides), Listening(enough=2)
    by_actions(chosen, setup, counts, 1, 10, listening)
    assert counts.games == listening.games == 2


def test_seeds_lie_apart() -> None:
    firsts = sorted(first_of(seed) for seed in range(2000))
    assert min(b - a for a, b in pairwise(firsts)) > 10**9


def test_the_games_of_a_seed_are_its_first_ones() -> None:
    chosen, setup = table("kids")
    few, more = list(played(chosen, setup, 5, 2)), list(played(chosen, setup, 5, 3))
    assert [record.moves for record in few] == [record.moves for record in more[:2]]


@pytest.mark.parametrize(
    ("winners", "wanted"), [((), ([0, 0], 1, 0)), ((1,), ([0, 1], 0, 0)), ((0, 1), ([0, 0], 0, 1))]
)
def test_a_win_is_outright_shared_or_nobodys(winners: tuple[int, ...], wanted: tuple[list[int], int, int]) -> None:
    counts = Counts([0, 0])
    counts.add_result(Result(Ended.AGREED, winners, (0, 0)), 7)
    assert (counts.sides, counts.draws, counts.shared) == wanted
    assert (counts.games, counts.plays, counts.ended) == (1, 7, {"agreed": 1})


def test_states_of_threads_lie_apart() -> None:
    at: Any = game("sequence").blank(prepare(game("sequence")))
    one, two = apart(at.s), apart(at.s)
    assert one.tobytes() == two.tobytes() == at.s.tobytes()
    assert abs(one["chips"].ctypes.data - two["chips"].ctypes.data) >= at.s.nbytes + 128


def test_there_is_a_thread_for_each_processor() -> None:
    assert default_jobs() >= 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["kids", "overlay"])
def test_plain_and_compiled_and_any_number_of_threads_count_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen, setup = table(name)
    at: Any = chosen.blank(setup)
    compiling.compiled_now(name, at.rules)
    games = 2 * BATCH + 1
    one = simulate(chosen, setup, games, 4, 1)
    assert same(one, simulate(chosen, setup, games, 4, 3))
    few = simulate(chosen, setup, 12, 4, 2)
    monkeypatch.setenv("FILOTTO_COMPILE", "off")
    assert same(few, simulate(chosen, setup, 12, 4, 2))


@pytest.mark.slow
def test_a_thread_that_has_enough_stops_the_others() -> None:
    chosen, setup = table("kids")
    at: Any = chosen.blank(setup)
    compiling.compiled_now("kids", at.rules)
    counts = simulate(chosen, setup, 10**9, 1, 2, Listening(enough=1))
    assert 0 < counts.games <= 3 * BATCH


class Broken(Heard):
    """Fails once, in whichever thread that is."""

    def __init__(self) -> None:
        self.times = 0

    def played(self, games: int) -> None:
        self.times += 1
        if self.times == 3:
            raise OSError("nobody listens")


@pytest.mark.slow
def test_what_goes_wrong_in_a_thread_stops_all_and_is_told() -> None:
    chosen, setup = table("kids")
    at: Any = chosen.blank(setup)
    compiling.compiled_now("kids", at.rules)
    with pytest.raises(OSError, match="nobody listens"):
        simulate(chosen, setup, 10**12, 1, 2, Broken())


def test_a_position_before_the_deal_is_no_game_of_its_own() -> None:
    chosen, setup = table("kids")
    before: Position | None = chosen.blank(setup)
    assert before is not None
    assert before.result() is None
