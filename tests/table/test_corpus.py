"""Tables outlive upgrades: logs that were kept fold to what was seen when they were written."""

from pathlib import Path
from typing import Any

import pytest

from filotto.games import catalog
from tests.table.corpus import LOGS, folded, seen

FILES = sorted(LOGS.glob("*.jsonl"))


def same(kept: Any, now: Any) -> bool:
    """Equal in all that was there then; a later version may tell more."""
    if isinstance(kept, dict):
        return isinstance(now, dict) and all(name in now and same(value, now[name]) for name, value in kept.items())
    if isinstance(kept, list):
        return isinstance(now, list) and len(kept) == len(now) and all(map(same, kept, now))
    return bool(kept == now)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_log_folds_to_what_was_seen(file: Path) -> None:
    table, views = folded(file)
    assert same(views, list(seen(table)))


def test_every_game_has_a_log_that_is_over_and_one_that_is_not() -> None:
    names = {file.stem for file in FILES}
    assert {f"{game}-{state}" for game in catalog.BUILT_IN for state in ("begun", "over")} <= names
