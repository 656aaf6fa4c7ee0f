"""Everything that other rooms ask of a game, made from a `SimplePosition`."""

from collections.abc import Sequence
from typing import Any, get_type_hints

import msgspec

from .actions import Action
from .contract import Dealer, Game, History, Setup, View, seen
from .notation import TABLE_FORMS, bad, read_table, write_table
from .simple import SimplePosition


class SimpleView(View, frozen=True, kw_only=True, tag="simple", tag_field="kind"):
    """What a seat sees of a game written simply: besides what every view has, the fields that everybody sees."""

    shown: dict[str, Any]


class SimpleGame(Game):
    """A game in the catalog, made from the class of its positions."""

    def __init__(self, position: type[SimplePosition]) -> None:
        self.facts = position.facts  # type: ignore[misc]  # a game of its own for each class
        self.position = position
        self.kinds = {kind.__struct_config__.tag: kind for kind in position.actions}

    def start(self, setup: Setup, dealer: Dealer) -> SimplePosition:
        """Deal."""
        return self.position.blank(setup).begin(dealer)

    def view(self, record: History, seat: int | None, assist: str) -> SimpleView:
        """What a seat may know."""
        at: SimplePosition = record.position
        setup = at.setup
        return SimpleView(
            game=setup.game,
            seat=seat,
            assist=assist,
            players=setup.players,
            sides=setup.sides,
            options=setup.options,
            who=at.who(),
            legal=() if seat is None else at.legal(seat),
            hand=() if seat is None else tuple(at.hands[seat]),
            hand_sizes=tuple(len(hand) for hand in at.hands),
            deck_size=len(at.deck),
            scores=at.scores(),
            out=tuple(at.gone),
            count=len(record.moves),
            last=seen(record.moves[-1], seat) if record.moves else None,
            result=at.result(),
            shown={name: msgspec.to_builtins(getattr(at, name)) for name in at.shown},
        )

    def redeal(self, view: View, dealer: Dealer, setup: Setup) -> SimplePosition:
        """A position that agrees with a view: the hidden cards are dealt from those that the seat has not seen."""
        assert isinstance(view, SimpleView)
        at = self.position.blank(setup)
        hints = get_type_hints(type(at))
        for name, value in view.shown.items():
            setattr(at, name, msgspec.convert(value, hints[name]))
        at.turn, at.gone = (*view.who, 0)[0], list(view.out)
        if view.result is not None:
            at.ended, at.winners = view.result.ended, list(view.result.winners)
        at.deck = at.without((*at.cards_in(view.shown), *view.hand))
        if view.seat is not None:
            at.hands[view.seat] = list(view.hand)
        at.deal_hidden(view.hand_sizes, dealer)
        return at

    def write(self, action: Action) -> str:
        """The action's tag, then its fields."""
        values = msgspec.to_builtins(action)
        words = [values.pop("do"), *(str(word) for value in values.values() for word in listed(value))]
        return write_table(action) or " ".join(words)

    def read(self, text: str) -> Action:
        """The action that a text says."""
        found = read_table(text) or self._read(text.split())
        if found is None:
            raise bad(text, (*map(form, self.kinds.values()), *TABLE_FORMS))
        return found

    def _read(self, words: list[str]) -> Action | None:
        kind = self.kinds.get(words[0].lower()) if words else None
        if kind is None:
            return None
        names = kind.__struct_fields__
        values: dict[str, Any] = dict(zip(names, words[1:], strict=False))
        if names and get_type_hints(kind)[names[-1]] not in (str, int):  # the last field takes all that is left
            values[names[-1]] = words[len(names) :]
        elif len(words) != len(names) + 1:
            return None
        try:
            return msgspec.convert(values, kind, strict=False)
        except msgspec.ValidationError:
            return None


def listed(value: object) -> Sequence[object]:
    """A field in the notation: one word or, for several cards, as many."""
    return value if isinstance(value, list | tuple) else [value]


def form(kind: type[Action]) -> str:
    """What an action looks like in the notation."""
    return " ".join((str(kind.__struct_config__.tag), *kind.__struct_fields__))
