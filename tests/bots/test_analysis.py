"""A game looked at again: every move, chances that add up, the turning points and the best moves."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from filotto.bots.analysis import analysed, as_data, turning_points
from filotto.bots.contract import Why
from filotto.games import saved
from filotto.games.record import Record
from tests.bots.kit import opened, played
from tests.cli.kit import Shell


def game_of(name: str, level: str = "medium") -> Record:
    record = opened(name)
    for _ in played(record, level):
        pass
    return record


@pytest.mark.parametrize("name", ["sequence", "stack", "higher"])
def test_the_chances_of_all_sides_add_up_after_every_move(name: str) -> None:
    record = game_of(name, "easy")
    steps = list(analysed(record))
    assert len(steps) == len(record.moves)
    assert all(abs(sum(step.chances) - 1) < 1e-6 for step in steps)


def test_at_the_end_the_winner_has_won() -> None:
    record = game_of("kids")
    (*_, last) = analysed(record)
    assert record.result is not None
    assert last.chances == tuple(float(side in record.result.winners) for side in range(record.setup.sides))


def test_the_winning_move_is_the_best_there_is() -> None:
    record = game_of("sequence")
    (*_, last) = analysed(record)
    assert last.best is not None
    assert last.best.reason.code is Why.WINS


def test_turning_points_are_few_and_where_the_chances_change_most() -> None:
    steps = list(analysed(game_of("sequence", "easy")))
    changes = {after.number: abs(after.chances[0] - before.chances[0]) for before, after in pairwise(steps)}
    found = turning_points(steps)
    assert 1 <= len(found) <= 3
    assert max(changes, key=lambda number: changes[number]) in found


def test_a_program_gets_it_as_json_and_a_person_as_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = game_of("kids", "easy")
    (tmp_path / "game.json").write_text(saved.to_text(record))
    shell = Shell(capsys, monkeypatch, tmp_path)
    assert json.loads(shell("analyse", "game.json", "--json").out) == json.loads(json.dumps(as_data(record)))
    lines = shell("analyse", "game.json").out.splitlines()
    assert sum(" · " in line for line in lines) == len(record.moves)
