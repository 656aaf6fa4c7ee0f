"""What is made of a game written as a dataclass: its notation, its views, and positions dealt anew from them."""

from dataclasses import dataclass, field

import msgspec
import pytest

from filotto.games.actions import Action, Pass, Skip
from filotto.games.contract import Drawn, Facts
from filotto.games.dealers import Named, Seeded
from filotto.games.record import Record
from filotto.games.refusals import BadNotation
from filotto.games.setup import prepare
from filotto.games.simple import SimplePosition
from filotto.games.simple_game import SimpleGame, SimpleView


class Bid(Action, frozen=True):
    """So many on a card."""

    card: str
    number: int


class Meld(Action, frozen=True, tag="lay-down"):
    """Some cards at once."""

    cards: tuple[str, ...]


@dataclass(kw_only=True)
class Bids(SimplePosition):
    """Two cards each."""

    facts = Facts(
        name="bids",
        title="Bids",
        source="",
        players=(2, 3),
        default_players=2,
        sides={2: (2,), 3: (3,)},
        difficulty="easy",
        minutes=1,
        decisions=("bid", "lay-down"),
    )
    actions = (Bid, Meld)
    cards = ("a", "b", "c", "d", "e", "f", "g", "h")
    shown = ("bids",)

    bids: dict[str, list[int]] = field(default_factory=dict)

    def deal(self) -> None:
        for seat in [*range(self.setup.players)] * 2:
            self.draw(seat)

    def choices(self, seat: int) -> list[Action]:
        return [Bid(card, 2) for card in self.hands[seat]]

    def act(self, seat: int, action: Action) -> None:
        assert isinstance(action, Bid)
        self.bids.setdefault(str(seat), []).append(action.number)
        self.draw(seat)
        self.next_turn()

    def scores(self) -> tuple[int, ...]:
        return (0,) * self.setup.sides


GAME = SimpleGame(Bids)


def begun() -> Record:
    return Record(GAME, prepare(GAME, 2), Named(["a", "b", "c", "d", "e"]))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bid a 12", Bid("a", 12)),
        ("lay-down a b c", Meld(("a", "b", "c"))),
        ("lay-down", Meld(())),
        ("pass", Pass()),
        ("skip 2", Skip(1)),
    ],
)
def test_an_action_is_written_as_its_tag_and_its_fields(text: str, action: Action) -> None:
    assert GAME.write(action) == text
    assert GAME.read(text) == action


@pytest.mark.parametrize("text", ["", "bid", "bid a", "bid a b", "bid a 1 2", "castle"])
def test_anything_else_is_refused_with_the_forms(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.read(text)
    assert str(caught.value.values["allowed"]).startswith("bid card number, lay-down cards, skip 2")


def test_a_view_has_the_own_hand_and_the_fields_that_are_shown() -> None:
    record = begun()
    record.play(0, Bid("a", 2))
    view = record.view(1)
    assert isinstance(view, SimpleView)
    assert (view.hand, view.hand_sizes, view.deck_size) == (("b", "d"), (3, 2), 3)
    assert view.shown == {"bids": {"0": [2]}}
    assert view.last is not None
    assert view.last.drawn == (Drawn(None, 0),)


def test_the_public_sees_no_hand_and_has_no_choices() -> None:
    view = begun().view(None)
    assert (view.hand, view.legal) == ((), ())


def test_a_view_keeps_nothing_of_the_position() -> None:
    record = begun()
    record.play(0, Bid("a", 2))
    before = msgspec.json.encode(record.view(0))
    view = record.view(0)
    record.position.bids["0"].append(9)  # type: ignore[attr-defined]  # of these positions
    assert msgspec.json.encode(view) == before


def test_a_position_dealt_anew_has_the_own_hand_and_others_of_the_same_size() -> None:
    record = begun()
    record.play(0, Bid("a", 2))
    seen = {hand for number in range(30) for hand in [hands(record, number)]}
    assert {own for own, _ in seen} == {("b", "d")}
    assert len({other for _, other in seen}) > 5


def hands(record: Record, number: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    at = GAME.redeal(record.view(1), Seeded(number), record.setup)
    assert at.bids == {"0": [2]}  # type: ignore[attr-defined]  # of these positions
    assert sorted((*at.hands[0], *at.hands[1], *at.deck)) == sorted(Bids.cards)
    return tuple(at.hands[1]), tuple(at.hands[0])
