"""All that could be said in a game, gathered from what was seen, so that what is not legal can be tried."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

import msgspec

from ..games.actions import Action, AgreeDraw, Lose, Pass, Penalty, Resign, Skip
from .chance import Chance

ODD: dict[type, tuple[Any, ...]] = {str: ("", "nonsense", "z99"), int: (-1, 0, 99), tuple: ((), ("nonsense",))}


class Foreign(Action, frozen=True):
    """An action that no game has."""

    card: str
    cell: str


class Vocabulary:
    """Kinds of action, and the values that were seen in each of their fields."""

    def __init__(self, cards: Iterable[str] = ()) -> None:
        self.kinds: dict[type[Action], Action] = {}  # with an example
        self.values: dict[str, dict[Any, None]] = defaultdict(dict)
        self.cards = dict.fromkeys(cards)
        self.learn((Pass(), Foreign("nonsense", "nonsense")))

    def learn(self, actions: Iterable[Action]) -> None:
        """Take in actions; where a field holds a card it may hold any."""
        for action in actions:
            self.kinds[type(action)] = action
            for name, value in msgspec.structs.asdict(action).items():
                self.values[name][value] = None
                self.values[name].update(dict.fromkeys(ODD.get(type(value), ())))
                if isinstance(value, str) and value in self.cards:
                    self.values[name].update(self.cards)

    def say(self, chance: Chance) -> Action:
        """Some action: legal or not, sense or nonsense."""
        kind = chance.pick(list(self.kinds))
        fields = {name: chance.pick(list(self.values[name])) for name in kind.__struct_fields__}
        return kind(**fields)

    def everything(self, most: int) -> Iterator[Action]:
        """Every action of each kind that does not have too many of them."""
        for kind in self.kinds:
            values = [list(self.values[name]) for name in kind.__struct_fields__]
            size = 1
            for choices in values:
                size *= len(choices)
            if size <= most:
                yield from (kind(*choice) for choice in product(*values))


def table_actions(players: int) -> Iterator[Action]:
    """All that a table could do, for seats and sides that there are and that there are not."""
    yield AgreeDraw()
    for number in range(-1, players + 1):
        yield from (kind(number) for kind in (Skip, Resign, Lose))
        yield Penalty(number)
