"""`filotto bench`: figures for every game on a kernel, beside a yardstick where there is one."""

import json
import stat
import subprocess
from pathlib import Path

import pytest

from filotto.lab import bench
from tests.cli.kit import Shell

SCRIPT = Path(__file__).parents[2] / "tools" / "bench" / "bench.sh"
STICK = '#!/bin/sh\necho "2p: 10.0 ns/play"\necho "3p: 20.5 ns/play"\n'


def program(path: Path, text: str) -> str:
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def test_a_yardstick_tells_a_figure_for_each_of_its_tables(tmp_path: Path) -> None:
    assert bench.Yardstick(Path(program(tmp_path / "stick", STICK))).run() == [10.0, 20.5]


@pytest.mark.parametrize("text", ["#!/bin/sh\n", "#!/bin/sh\necho 1.0 ns/play\n", f"{STICK}exit 3\n"])
def test_what_is_no_yardstick_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(bench.NoYardstick):
        bench.Yardstick(Path(program(tmp_path / "stick", text))).run()


def test_the_best_of_all_samples_counts(tmp_path: Path) -> None:
    stick = bench.Yardstick(Path(program(tmp_path / "stick", STICK)))
    stick.best = [5.0, 30.0]
    stick.sample()
    assert stick.best == [5.0, 20.5]
    assert stick.pair == 5.0  # both processes in the time of one play of each


def test_every_game_is_measured_and_first_what_the_yardstick_plays() -> None:
    assert bench.tables()[:2] == list(bench.YARDSTICK)
    assert {name for name, _ in bench.tables()} == {
        "sequence",
        "tabletop",
        "kids",
        "numbers",
        "shift",
        "stack",
        "overlay",
    }


@pytest.mark.parametrize("asked", ["--yardstick nowhere", "--samples 0", "--yardstick"])
def test_a_bad_command_line_is_told_in_one_line(shell: Shell, asked: str) -> None:
    done = shell("bench", *asked.split())
    assert (done.status, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1


def test_where_nothing_can_be_compiled_there_is_nothing_to_measure(shell: Shell) -> None:
    done = shell("bench", env={"FILOTTO_COMPILE": "off"})
    assert (done.status, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1


@pytest.mark.slow
def test_figures_beside_a_yardstick(shell: Shell) -> None:
    stick = program(shell.folder / "stick", STICK)
    done = shell("bench", "--samples", "1", "--yardstick", stick, "--json")
    assert done.status == 0, done.err
    told = json.loads(done.out)
    assert [(row["game"], row["players"]) for row in told["rows"]] == bench.tables()
    assert [row["yardstick_ns"] for row in told["rows"]][:3] == [10.0, 20.5, 10.0]
    for row in told["rows"]:
        assert row["speed"] == pytest.approx(row["yardstick_ns"] / row["ns_play"], rel=0.1)
        assert row["times"] == pytest.approx(row["ns_action"] / row["yardstick_ns"], rel=0.1)


@pytest.mark.slow
def test_figures_for_people(shell: Shell) -> None:
    lines = shell("bench", "--samples", "1").out.splitlines()
    assert "Python" in lines[0]
    assert len({len(line) for line in lines[3:]}) == 1
    assert len(lines[4:]) == len(bench.tables())


@pytest.mark.slow
@pytest.mark.parametrize("source", ["nowhere.cpp", "broken.cpp"])
def test_without_a_yardstick_the_script_measures_all_the_same(tmp_path: Path, source: str) -> None:
    (tmp_path / "broken.cpp").write_text("no C++")
    said = program(tmp_path / "filotto", '#!/bin/sh\necho "$@"\n')
    command = ["env", f"YARDSTICK={tmp_path / source}", "sh", str(SCRIPT), said, "--samples", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "bench --samples 2\n"
    assert len(done.stderr.splitlines()) == 1
