"""A game written as a dataclass: what comes with it, tried on one with a pile, a turned-up card and teams."""

from dataclasses import dataclass, field

import pytest

from filotto.games.actions import Action, AgreeDraw, Pass, Resign, Skip
from filotto.games.contract import Drawn, Facts, Setup
from filotto.games.dealers import Named
from filotto.games.refusals import Code, Ended, Refusal
from filotto.games.simple import SimplePosition

SETUP = Setup(game="swap", players=4, sides=2, options={})


class Swap(Action, frozen=True):
    """A card of the hand for the one that lies face up."""

    card: str


@dataclass(kw_only=True)
class Table(SimplePosition):
    """A card each, one face up; seat 0 holds the ace and shows it when it swaps."""

    facts = Facts(
        name="swap",
        title="Swap",
        source="",
        players=(4,),
        default_players=4,
        sides={4: (2,)},
        difficulty="easy",
        minutes=1,
        decisions=("swap", "pass"),
    )
    actions = (Swap,)
    cards = ("ace", "two", "two", "six", "ten", "king")
    shown = ("pile", "notes")

    pile: list[str] = field(default_factory=list)
    notes: dict[str, list[str]] = field(default_factory=dict)

    def deal(self) -> None:
        for seat in range(4):
            self.draw(seat)
        self.pile.append(self.draw())

    def choices(self, seat: int) -> list[Action]:
        return [*(Swap(card) for card in self.hands[seat]), Pass()]

    def act(self, seat: int, action: Action) -> None:
        if isinstance(action, Swap):
            self.hands[seat].remove(action.card)
            self.show(seat, "ace")
            self.notes["last"] = [action.card]
            self.draw(seat)
        self.next_turn()

    def scores(self) -> tuple[int, ...]:
        return (1, 2)


def table() -> Table:
    return Table.blank(SETUP).begin(Named(["ace", "two", "ten", "king", "six"]))


def refused(at: Table, seat: int | None, action: Action) -> Refusal:
    with pytest.raises(Refusal) as caught:
        at.do(seat, action, Named([]))
    return caught.value


def test_the_deal_tells_who_got_what_and_what_lies_face_up() -> None:
    hands = [Drawn(card, seat) for seat, card in enumerate(["ace", "two", "ten", "king"])]
    assert table().dealt == (*hands, Drawn("six", None))
    assert table().hands == [["ace"], ["two"], ["ten"], ["king"]]


def test_every_card_has_its_place() -> None:
    places = table().places()
    assert places["deck"] == ("two",)
    assert (places["hand 1"], places["pile"], places["notes"]) == (("ace",), ("six",), ())


def test_the_choices_are_those_of_the_seat_at_turn() -> None:
    at = table()
    assert at.who() == (0,)
    assert at.legal(0) == (Swap("ace"), Pass())
    assert at.legal(1) == ()


def test_a_move_tells_what_was_drawn_and_what_was_shown() -> None:
    at = table()
    move = at.do(0, Swap("ace"), Named(["two"]))
    assert move.drawn == (Drawn("two", 0),)
    assert move.shown == (Drawn("ace", 0),)
    assert at.who() == (1,)


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (1, Pass(), Code.NOT_YOUR_TURN),
        (0, Swap("jack"), Code.UNKNOWN_CARD),
        (0, Swap("two"), Code.CARD_NOT_IN_HAND),
        (None, Skip(1), Code.CANNOT_SKIP),
        (0, Skip(0), Code.WRONG_KIND),
    ],
)
def test_anything_else_is_refused(seat: int | None, action: Action, code: Code) -> None:
    assert refused(table(), seat, action).code is code


def test_an_action_of_another_game_and_a_pass_that_is_no_choice_are_refused() -> None:
    class Jump(Action, frozen=True):
        card: str

    at = table()
    at.hands[0] = []
    at.choices = lambda seat: []  # type: ignore[method-assign]  # of this one position
    assert refused(at, 0, Jump("ace")).code is Code.WRONG_KIND
    assert refused(at, 0, Pass()).code is Code.MUST_NOT_PASS


def test_a_card_of_the_hand_that_is_no_choice_is_refused() -> None:
    at = table()
    at.choices = lambda seat: [Pass()]  # type: ignore[method-assign]  # of this one position
    assert refused(at, 0, Swap("ace")).code is Code.WRONG_KIND


def test_where_nobody_can_do_anything_the_turn_stays() -> None:
    at = table()
    at.choices = lambda seat: []  # type: ignore[method-assign]  # of this one position
    at.next_turn()
    assert at.turn == 0


def test_a_seat_that_resigned_has_no_more_turns() -> None:
    at = table()
    at.do(None, Resign(1), Named([]))
    at.do(0, Pass(), Named([]))
    assert at.who() == (2,)
    assert refused(at, 1, Pass()).code is Code.SEAT_IS_OUT


def test_who_resigns_at_turn_gives_it_to_the_next() -> None:
    at = table()
    at.do(None, Resign(0), Named([]))
    assert at.who() == (1,)


def test_the_last_side_left_wins() -> None:
    at = table()
    for seat in (1, 3):
        at.do(None, Resign(seat), Named([]))
    result = at.result()
    assert result is not None
    assert (result.ended, result.winners, result.scores) == (Ended.RESIGNED, (0,), (1, 2))


def test_a_skip_ends_the_turn() -> None:
    at = table()
    at.do(None, Skip(0), Named([]))
    assert at.who() == (1,)


def test_an_agreed_draw_has_no_winner() -> None:
    at = table()
    at.do(None, AgreeDraw(), Named([]))
    result = at.result()
    assert result is not None
    assert (result.ended, result.winners) == (Ended.AGREED, ())


def test_the_highest_score_wins_at_the_end() -> None:
    at = table()
    at.end(Ended.DECK_EMPTY)
    assert at.winners == [1]


def test_equal_scores_win_together_only_where_the_facts_say_so() -> None:
    at = table()
    at.scores = lambda: (2, 2)  # type: ignore[method-assign]  # of this one position
    at.end(Ended.DECK_EMPTY)
    assert at.winners == []


def test_a_copy_is_apart_and_equal() -> None:
    at = table()
    other = at.copy()
    assert other.to_bytes() == at.to_bytes()
    other.do(0, Swap("ace"), Named(["two"]))
    assert other.to_bytes() != at.to_bytes()
    assert at.notes == {}


def test_cards_are_found_in_any_field() -> None:
    found = Table.cards_in({"ace": [["two"], "three"], "x": ("six",)})
    assert sorted(found) == ["ace", "six", "two"]


def test_the_pack_without_some_cards_keeps_its_order() -> None:
    assert Table.without(["two", "king"]) == ["ace", "two", "six", "ten"]
