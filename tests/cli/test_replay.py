"""`filotto replay`: for people, and as JSON for programs."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import validate

from filotto.games import catalog, saved
from filotto.games.dealers import Seeded
from filotto.games.record import Record
from filotto.games.setup import prepare
from tests.cli.kit import Shell, ended, terminal

CARD = {"type": "object", "required": ["card", "seat"]}
STEP = {
    "type": "object",
    "required": "step who legal table seat action drawn scores".split(),
    "properties": {
        "step": {"type": "integer", "minimum": 1},
        "who": {"type": "array", "items": {"type": "integer", "minimum": 1}},
        "legal": {"type": "object", "additionalProperties": {"type": "array", "items": {"type": "string"}}},
        "table": {"type": "array", "items": {"type": "string"}},
        "seat": {"type": "integer", "minimum": 0},
        "action": {"type": "string"},
        "drawn": {"type": "array", "items": CARD},
        "scores": {"type": "array", "items": {"type": "integer"}},
    },
}
REPLAY = {
    "type": "object",
    "required": "game rules_version players sides options names dealt steps now scores result".split(),
    "properties": {
        "dealt": {"type": "array", "items": CARD},
        "steps": {"type": "array", "items": STEP},
        "now": {"type": "object", "required": ["who", "legal", "table"]},
        "result": {"type": ["object", "null"], "required": ["ended", "winners", "scores"]},
    },
}


def played(name: str, moves: int, file: str = "game.json") -> Record:
    """A random game, saved."""
    game, words = catalog.game(name), Seeded(9)
    record = Record(game, prepare(game), Seeded(4), ["Ana", "Bruno", "", ""][: game.facts.default_players])
    while record.result is None and len(record.moves) < moves:
        record.play(*record.position.sample(words.next()))
    Path(file).write_text(saved.to_text(record))
    return record


def as_json(shell: Shell) -> dict[str, Any]:
    """What `--json` prints."""
    data: dict[str, Any] = json.loads(shell("replay", "game.json", "--json").out)
    return data


@pytest.mark.parametrize("name", catalog.BUILT_IN)
def test_every_step_with_all_that_could_be_done(shell: Shell, name: str) -> None:
    record = played(name, 1000)
    data = as_json(shell)
    validate(data, REPLAY)
    assert len(data["steps"]) == len(record.moves)
    for step in data["steps"]:
        assert step["action"] in step["legal"][str(step["seat"])]
    assert data["now"]["who"] == []
    assert data["result"]["scores"] == data["scores"] == list(record.position.scores())


def test_an_unfinished_game_says_who_is_next_and_has_no_result(shell: Shell) -> None:
    played("sequence", 5)
    data = as_json(shell)
    assert data["now"]["who"] == [2]
    assert data["result"] is None
    assert data["names"] == ["Ana", "Bruno"]


def test_in_a_pipe_all_at_once(shell: Shell) -> None:
    record = played("sequence", 1000)
    lines = shell("replay", "game.json").out.splitlines()
    assert lines[0].startswith("  1. Ana played ")
    assert "Ana: drew " in lines[0]
    assert lines[len(record.moves) - 1].startswith(f"{len(record.moves):>3}. ")
    assert lines[-2].startswith("The winning sequence is complete. ")


def test_at_a_terminal_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    played("shift", 12)
    child = terminal(tmp_path, "replay", "game.json")
    child.expect_exact("Enter: next move. q: leave.")
    assert "┌───────┐" in str(child.before)
    child.sendline("")
    child.expect_exact("  2. ")
    child.sendline("q")
    assert ended(child) == 0
