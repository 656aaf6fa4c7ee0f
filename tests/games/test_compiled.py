"""The compiled rules: the same games as the plain ones, far faster, and never those of other rules."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import filotto
from filotto.games import compiling, playout
from filotto.games.catalog import BUILT_IN, game
from filotto.games.compiling import keeping
from filotto.lab import bench

LINES, SEQUENTIA = 1024, 512  # bytes of a state
slow = pytest.mark.slow


@cache
def form(name: str) -> playout.Playout:
    return compiling.compiled_now(name, bench.kernel_of(name, 2).rules)


def timed(name: str, play: playout.Playout, games: int, players: int = 2) -> tuple[float, Any]:
    """The best of a few samples: seconds a game, and a tally."""
    at, best = bench.kernel_of(name, players), float("inf")
    for _ in range(5):
        tally = playout.tally()
        begun = time.perf_counter()
        play.games(at.ed, at.s, 1, games, tally)
        best = min(best, (time.perf_counter() - begun) / games)
    return best, tally


def eventually(wanted: Callable[[], bool]) -> bool:
    """Machines are noisy: once in many tries is enough to show that it can."""
    return any(wanted() for _ in range(20))


def soon(wanted: Callable[[], bool]) -> bool:
    """Within a minute."""
    for _ in range(1200):
        if wanted():
            return True
        time.sleep(0.05)
    return False


# What every machine can show at once.


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_state_is_small(name: str) -> None:
    state = bench.kernel_of(name, 2).s
    assert state.nbytes <= (LINES if game(name).facts.counted == "chips" else SEQUENTIA)
    assert state.nbytes % 8 == 0


@pytest.mark.parametrize("players", game("sequence").facts.players)
def test_a_state_is_as_small_at_every_table(players: int) -> None:
    assert bench.kernel_of("sequence", players).s.nbytes <= LINES


PERSONS_GAME = """
import io, sys
class Keyboard(io.StringIO):
    def readline(self, *args):
        print("numba" in sys.modules, file=sys.stderr)
        return "quit\\n" if self.asked() else "no\\n"
    times = 0
    def asked(self):
        self.times += 1
        return self.times == 1
sys.stdin = Keyboard()
from filotto.cli.app import run
run(["play", "sequence", "--seed", "1"])
"""


def test_a_persons_game_is_on_the_screen_before_numba_is_thought_of(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PERSONS_GAME]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[:1] == ["False"], done.stderr
    assert len(done.stdout) > 300


# Plain and compiled.


@slow
@pytest.mark.parametrize("name", BUILT_IN)
def test_plain_and_compiled_count_the_same(name: str) -> None:
    at = bench.kernel_of(name, 3 if 3 in game(name).facts.players else 2)
    tallies = [playout.tally(), playout.tally()]
    for play, tally in zip((compiling.plain(at.rules), form(name)), tallies, strict=True):
        play.games(at.ed, at.s, 1 << 40, 15, tally)
    assert tallies[0].tolist() == tallies[1].tolist()


@slow
@pytest.mark.parametrize("name", BUILT_IN)
def test_compiled_is_at_least_two_hundred_times_plain(name: str) -> None:
    plain = compiling.plain(bench.kernel_of(name, 2).rules)
    assert eventually(lambda: timed(name, plain, 1)[0] > 200 * timed(name, form(name), 300)[0])


@slow
@pytest.mark.parametrize("name", BUILT_IN)
def test_an_action_takes_at_most_eight_times_a_play_of_sequence(name: str) -> None:
    def is_quick() -> bool:
        (own, tally), (seconds, plays) = timed(name, form(name), 300), timed("sequence", form("sequence"), 300)
        return bool(own / tally[playout.ACTIONS] < 8 * seconds / plays[playout.PLAYS])

    assert eventually(is_quick)


def gain(task: Callable[[int], object]) -> float:
    """How much more two threads do than one."""
    begun = time.perf_counter()
    task(0)
    alone = time.perf_counter()
    bench.both(task)
    return 2 * (alone - begun) / (time.perf_counter() - alone)


@slow
def test_two_threads_gain_where_two_processors_are_free() -> None:
    """Whether they are, hashing shows, right before and after. Where they never are, nothing can be shown."""
    one, text = bench.Bench("sequence", 2), b"x" * 20_000_000
    found = []
    for _ in range(60):
        before, own, after = (gain(task) for task in (lambda _: sha256(text), one.timed, lambda _: sha256(text)))
        if min(before, after) > 1.6:
            found.append(own)
        if found and max(found) > 1.3:
            return
    assert len(found) < 5


# What random games of Sequence come to: known from an engine of another make.


@slow
def test_random_sequence_for_two_is_as_it_is_known() -> None:
    _, tally = timed("sequence", form("sequence"), 20_000)
    assert tally[playout.PLAYS] / 20_000 == pytest.approx(80.4, abs=0.5)
    assert 100 * tally[playout.SIDES_WON] / 20_000 == pytest.approx(52.3, abs=1.2)


@slow
def test_random_sequence_for_three_is_as_it_is_known() -> None:
    _, tally = timed("sequence", form("sequence"), 20_000, players=3)
    assert tally[playout.PLAYS] / 20_000 == pytest.approx(91.7, abs=1)


# Never other rules, never half of them.

COUNT = """
import sys
from filotto.games import catalog, compiling
from filotto.games import setup as setups
from filotto.lab import simulate as lab
class Heard(lab.Heard):
    def note(self, note): print(note)
game = catalog.game("stack")
setup = setups.prepare(game)
rules = game.blank(setup).rules
compiling.compiled_now("stack", rules)
print(compiling.is_ready(rules), lab.simulate(game, setup, 50, 1, 1, Heard()).plays)
"""


def counted(package: Path, cache_folder: Path) -> str:
    """What the package in that place counts."""
    env = {**os.environ, "PYTHONPATH": str(package.parent), "FILOTTO_CACHE": str(cache_folder)}
    return subprocess.run([sys.executable, "-c", COUNT], env=env, capture_output=True, text=True, check=True).stdout


@slow
def test_an_edit_of_a_rules_file_is_played_at_once(tmp_path: Path) -> None:
    package = tmp_path / "filotto"
    shutil.copytree(Path(filotto.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "web_dist"))
    first = counted(package, tmp_path)
    common = package / "games/sequentia/common.py"
    text = common.read_text()
    assert "\nHAND = 3" in text
    common.write_text(text.replace("\nHAND = 3", "\nHAND = 2"))
    second = counted(package, tmp_path)
    assert first.startswith("True ")
    assert second.startswith("True ")
    assert first != second


@slow
def test_two_compilers_at_once_do_no_harm_and_a_third_that_is_stopped_neither(tmp_path: Path) -> None:
    package = Path(filotto.__file__).parent
    env = {**os.environ, "PYTHONPATH": str(package.parent), "FILOTTO_CACHE": str(tmp_path)}
    started = [subprocess.Popen([sys.executable, "-c", COUNT], env=env, stdout=subprocess.PIPE) for _ in range(3)]
    assert soon(lambda: len(list((tmp_path / "compiled").glob(f"*{keeping.PART}"))) == 3)
    started[2].kill()
    said = [process.communicate(timeout=300)[0] for process in started]
    assert said[0] == said[1]
    assert said[0].startswith(b"True ")
    assert said[2] == b""
    assert counted(package, tmp_path).encode() == said[0]


@slow
def test_where_nothing_can_be_kept_it_is_said_once_and_played_all_the_same() -> None:
    command = [sys.executable, "-m", "filotto", "simulate", "stack", "--games", "60", "--seed", "1", "--lang", "en"]
    env = {**os.environ, "FILOTTO_CACHE": "/dev/null/nowhere"}
    done = subprocess.run([*command, "--json"], env=env, capture_output=True, text=True, check=True)
    assert done.stderr.count("No folder for compiled rules can be written") == 1
    assert len(done.stderr.splitlines()) == 1
    assert '"games": 60' in done.stdout
