"""What a seat sees of a line game, and how much help it gets."""

import pytest

from filotto.games.catalog import game
from filotto.games.dealers import Named
from filotto.games.lines.actions import write
from filotto.games.lines.position import LinePosition
from tests.games.lines.table import Table, cells, table


def offered(t: Table, assist: str, seat: int = 1) -> list[str]:
    """The actions in a seat's view."""
    return [write(action) for action in t.view(seat, assist).legal]


# Hidden and public.


def test_hands_are_hidden_from_teammates_too_their_sizes_are_not() -> None:
    t = table(players=4, hands={1: "TD 9D", 3: "8D"})
    view = t.view(3)
    assert view.hand == ("8D",)
    assert view.hand_sizes == (2, 0, 1, 0)


def test_the_order_of_a_hand_does_not_tell_who_holds_the_other_of_two_alike_cards() -> None:
    """Whoever draws the second copy of a card knows by no sign that the first is in another hand."""
    alone = table(hands={1: "3C", 2: "9D 2C JC JD"}).play("3C e7", draws="4C").view(2)
    shared = table(hands={1: "3C 9D JC", 2: "9D 2C JC JD"}).play("3C e7", draws="4C").view(2)
    assert shared.hand == alone.hand
    assert shared.legal == alone.legal


def test_whoever_has_no_seat_sees_no_hand_and_no_action() -> None:
    view = table(hands={1: "TD"}).view()
    assert (view.hand, view.legal, view.due, view.marks) == ((), (), (), ())


def test_a_card_drawn_is_seen_only_by_who_drew_it() -> None:
    t = table(hands={1: "TD"}).play("TD f1", draws="3C")
    assert [drawn.card for drawn in t.view(1).last.drawn] == ["3C"]
    assert [drawn.card for drawn in t.view(2).last.drawn] == [None]


def test_a_card_put_away_by_the_dealers_word_is_seen_by_all() -> None:
    t = table(players=4, hands={1: "TD 9D"}).play("penalty 1").play("skip 1", draws="9D")
    assert [drawn.card for drawn in t.view(2).last.drawn] == ["9D"]


def test_piles_supplies_and_the_size_of_the_deck_are_public() -> None:
    t = table(hands={1: "TD", 2: "8D"}).play("TD f1", draws="3C").play("8D d1", draws="4C")
    view = t.view()
    assert (view.piles, view.stock, view.deck_size) == ((("TD",), ("8D",)), (49, 49), 100)


def test_who_owes_a_draw_and_who_owes_a_forfeit_is_public() -> None:
    t = table(players=4, hands={1: "TD 9D", 3: "6D"}, draw="by_hand").play("TD f1").play("penalty 1")
    assert (t.view().rights, t.view().forfeits) == ((0,), (0, 2))


def test_dead_cards_that_are_due_are_seen_by_their_owner_only() -> None:
    t = table("kids", hands={1: "duck duck owl"}, chips={2: "c1 e5"})
    assert t.view(1).due == ("duck", "duck")
    assert t.view(2).due == ()


def test_chips_come_in_reading_order_with_side_and_whether_they_are_locked() -> None:
    t = table(made={2: "a4-e4"}, chips={1: "b2"})
    assert [(chip.cell, chip.side, chip.locked) for chip in t.view().chips] == [
        ("b2", 0, False), *((cell, 1, True) for cell in cells("a4-e4"))
    ]  # fmt: skip


def test_completed_sequences_are_listed_with_their_cells() -> None:
    (made,) = table(made={2: "a1-e1"}).view().sequences
    assert (made.side, made.cells) == (1, cells("a1-e1"))


def test_an_open_choice_names_the_chip_that_left_it() -> None:
    view = table(hands={1: "JC"}, chips={1: "b5-d5 f5 g5"}).play("JC e5").view(2)
    assert (view.claims, view.placed) == ((cells("b5-f5"), cells("c5-g5")), "e5")


def test_who_has_resigned_is_public() -> None:
    assert table(players=3).play("resign 2").view().out == (1,)


# Help: show and suggest.


def test_show_offers_what_can_be_played() -> None:
    t = table(hands={1: "TD"}, chips={2: "f1"})
    assert offered(t, "show") == ["TD c5"]
    assert t.view(1, "show").marks == ()


def test_suggest_marks_cells_that_complete_or_block_a_line() -> None:
    t = table(hands={1: "TD 8C"}, chips={1: "b1-d1 e1", 2: "c2-c4 c6"})
    assert {(mark.card, mark.cell, mark.why) for mark in t.view(1, "suggest").marks} == {
        ("TD", "f1", "completes"), ("TD", "c5", "blocks")
    }  # fmt: skip


# No help.


def test_without_help_a_card_is_offered_with_every_free_cell() -> None:
    t = table(hands={1: "TD 9D"}, free="f1 d6")
    assert offered(t, "none") == ["TD f1", "TD d6", "trade 9D"]


def test_without_help_every_equation_is_offered_with_every_free_cell() -> None:
    t = table("numbers", hands={1: "10+9 1+2"}, free="i1 b3")  # 19 is free, 3 is dead
    places = {move for move in offered(t, "none") if not move.startswith("trade")}
    assert places == {"10+9 i1", "10+9 b3", "1+2 i1", "1+2 b3"}


def test_without_help_every_equation_is_offered_for_trade_while_the_turn_has_one() -> None:
    t = table("numbers", hands={1: "10+9 1+2 23+2"}, free="i1")
    assert {"trade 10+9", "trade 1+2", "trade 23+2"} <= set(offered(t, "none"))
    t.play("trade 1+2", draws="30-5")
    assert not [move for move in offered(t, "none") if move.startswith("trade")]


def test_without_help_no_equation_is_offered_for_a_cell_when_no_chip_is_left() -> None:
    t = table("numbers", hands={1: "10+9 1+2"}, free="i1 b3", stock={1: 0})
    assert set(offered(t, "none")) == {"trade 10+9", "trade 1+2"}


def test_without_help_where_only_a_pass_is_left_only_the_pass_is_offered() -> None:
    t = table("numbers", hands={1: "10+9"}, free="b3").play("trade 10+9", draws="64-45")
    assert offered(t, "none") == ["pass"]


def test_without_help_the_draw_by_hand_does_not_tell_that_nothing_can_be_played() -> None:
    """Player 1 may still draw; 3 is dead, which the view must not say."""
    t = table("numbers", hands={1: "1+2"}, free="i1", rights="1", draw="by_hand")
    t.position.s.traded = 1
    assert t.legal() == ["draw"]
    assert set(offered(t, "none")) == {"draw", "1+2 i1"}


def test_without_help_a_wrong_answer_is_refused_and_costs_nothing() -> None:
    t = table("numbers", hands={1: "10+9"})
    assert t.refused("10+9 c1") == "wrong-answer"
    assert t.play("10+9 i1", draws="1+2").chips(1) == {"i1"}


def test_without_help_special_cards_and_other_seats_are_as_ever() -> None:
    t = table("numbers", hands={1: "plus minus", 2: "1+2"}, chips={2: "b2"}, free="i1 b3 b2")
    assert {"plus i1", "plus b3", "minus -b2"} <= set(offered(t, "none"))
    assert offered(t, "none", seat=2) == []


@pytest.mark.parametrize("assist", ["none", "show", "suggest"])
def test_when_the_game_is_over_nothing_is_offered(assist: str) -> None:
    t = table("numbers", hands={1: "1+2"}).play("agree-draw")
    assert offered(t, assist) == []


def test_without_help_choices_and_forfeits_are_as_ever() -> None:
    t = table("numbers", 4, hands={1: "1+2 10+9"}).play("penalty 1")
    assert sorted(offered(t, "none")) == ["forfeit 1+2", "forfeit 10+9"]


# Dealt anew.


def anew(t: Table, seat: int, others: str = "") -> Table:
    """Dealt anew from what a seat sees, the other hands from these cards."""
    setup = t.position.setup
    position = game(setup.game).redeal(t.view(seat), Named(others.split()), setup)
    assert isinstance(position, LinePosition)
    return Table(position)


def test_a_position_dealt_anew_agrees_with_all_that_the_seat_knows() -> None:
    t = table(hands={1: "TD 9D", 2: "8D 7D"}, chips={2: "b4"}, draw="by_hand").play("TD f1")
    again = anew(t, 1, "4C 5C")
    assert (again.hand(1), again.hand(2)) == (["9D"], ["4C", "5C"])
    assert again.legal(by=1) == t.legal(by=1)
    assert again.table == t.table


def test_a_choice_that_is_open_stays_open_when_dealt_anew() -> None:
    t = table(hands={1: "JC"}, chips={1: "b5-d5 f5 g5"}).play("JC e5")
    again = anew(t, 2)
    assert again.legal() == t.legal()
    assert again.play("claim c5-g5", draws="3C").locked == set(cells("c5-g5"))


def test_dead_cards_that_are_due_stay_due_when_dealt_anew() -> None:
    t = table("kids", hands={1: "duck duck owl", 2: "fox"}, chips={2: "c1 e5"})
    assert anew(t, 1, "cow").play("trade duck", draws="pig").legal() == ["trade duck"]


def test_dead_cards_that_another_hand_is_dealt_anew_are_due_too() -> None:
    t = table("kids", hands={1: "cat cow", 2: "fox"}, chips={2: "c1 e5"})
    assert anew(t, 2, "duck cow").legal() == ["trade duck"]


def test_forfeits_rights_and_seats_that_are_out_stay_so_when_dealt_anew() -> None:
    t = table(players=4, hands={1: "TD 9D", 2: "8D", 3: "6D"}, draw="by_hand").play("TD f1").play("resign 4")
    again = anew(t.play("penalty 1"), 3, "4C 5C")
    assert (again.who, again.view().rights, again.view().out) == ([1, 3], (0,), (3,))


def test_a_game_that_is_over_stays_over_when_dealt_anew() -> None:
    t = table(hands={1: "TD"}).play("resign 2")
    assert (anew(t, 1).result, anew(t, 1).who) == ("side 1: resigned", [])
