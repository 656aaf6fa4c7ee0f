"""Many games between opponents: on a kernel and by typed actions they are the same games, and nobody looks at cards."""

import json
from pathlib import Path

import pytest

from filotto.games import catalog, saved
from filotto.games.catalog import BUILT_IN
from filotto.games.dealers import Seeded
from filotto.games.setup import prepare
from filotto.lab.heard import Heard
from filotto.lab.with_bots import Table
from tests.bots.kit import random_positions
from tests.cli.kit import Shell


def table(name: str, bots: list[str]) -> Table:
    game = catalog.game(name)
    setup = prepare(game, len(bots))
    return Table(game, setup, bots)


@pytest.mark.slow
@pytest.mark.parametrize("name", BUILT_IN)
def test_the_game_of_a_number_is_the_same_on_its_kernel_and_by_actions(name: str) -> None:
    at = table(name, ["medium", "easy"])
    found, record = at.batch(7, 8), at.played(7)
    assert record.result is not None
    assert found.ended == {record.result.ended.value: 1}
    assert [found.sides[side] for side in record.result.winners] == [1] or len(record.result.winners) != 1
    assert found.plays == int(record.position.s.plays)  # type: ignore[attr-defined]  # a position on a kernel


def test_the_counts_do_not_depend_on_how_the_games_are_shared_out() -> None:
    one, three = (table("stack", ["easy", "random"]).simulate(6, 1, jobs, Heard()) for jobs in (1, 3))
    one.seconds = three.seconds = 0
    assert one == three


def test_a_game_without_a_kernel_is_played_too() -> None:
    found = table("higher", ["easy", "medium"]).simulate(2, 1, 1, Heard())
    assert found.games == 2


@pytest.mark.parametrize("name", BUILT_IN)
def test_an_evaluation_sees_the_same_whoever_holds_the_hidden_cards(name: str) -> None:
    at = table(name, ["medium", "medium"])
    assert at.mind is not None
    for record, seat in random_positions(name, 6, every=5):
        view = record.view(seat, "show")
        other = record.game.redeal(view, Seeded(len(record.moves)), record.setup)
        choices = [at.mind.choice(position, seat, at.weights[0], 3) for position in (record.position, other)]
        assert choices[0] == choices[1]


def test_the_command_keeps_the_games_that_it_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = Shell(capsys, monkeypatch, tmp_path)
    words = "simulate stack --bots easy,random --games 3 --seed 2 --keep 3 -o kept --json"
    found = json.loads(shell(*words.split()).out)
    results = [saved.from_text(path.read_bytes()).result for path in sorted((tmp_path / "kept").iterdir())]
    wins = [sum(result is not None and result.winners == (side,) for result in results) for side in range(2)]
    assert found["wins"]["sides"] == wins
    assert found["games"] == 3
