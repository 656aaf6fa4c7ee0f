"""A typed action as JSON brings it: one of those that the seat's view offers."""

from typing import Any

import msgspec

from filotto.games.actions import Action
from filotto.games.refusals import Code, Refusal

from .state import Table


def typed(table: Table, seat: int, given: dict[str, Any]) -> Action:
    """The offered action that says the same; help does not matter, what is offered wrongly the rules refuse."""
    assert table.record is not None
    offered: tuple[Action, ...] = table.record.view(seat, table.assist_of(seat)).legal
    for action in offered:
        if said_alike(action, given):
            return action
    raise Refusal(Code.WRONG_KIND, action=str(given.get("do", ""))[:40])


def said_alike(action: Action, given: dict[str, Any]) -> bool:
    """As JSON has it: tuples are lists there."""
    same: bool = msgspec.json.decode(msgspec.json.encode(action)) == given
    return same
