"""A running line game: who may act, what random figures choose, what word picks which card."""

from collections import Counter

import pytest

from filotto.games.catalog import game
from filotto.games.dealers import Written, word_for
from filotto.games.lines.actions import write
from filotto.games.setup import prepare
from tests.games.lines.table import Table, cards, table

WORDS = 1 << 32


def sampled(t: Table, words: int) -> Counter[str]:
    """What so many words, spread evenly, choose."""
    return Counter(write(t.position.sample(i * WORDS // words)[1]) for i in range(words))


# `random` chooses evenly among the actions that differ in effect.


def test_random_chooses_each_action_as_often() -> None:
    assert sampled(table(hands={1: "TD 9D"}), 100) == {"TD f1": 25, "TD c5": 25, "9D e1": 25, "9D c6": 25}


@pytest.mark.parametrize("hand", ["JC JD", "JC JC", "JD"])
def test_for_random_two_cards_that_do_the_same_are_one(hand: str) -> None:
    assert list(sampled(table(hands={1: hand}, free="f1 c5"), 100).values()) == [50, 50]


def test_for_random_two_cards_alike_are_one() -> None:
    assert sampled(table(hands={1: "TD TD 9D"}, free="f1 e1"), 100) == {"TD f1": 50, "9D e1": 50}


def test_for_random_the_two_equations_of_a_number_are_one() -> None:
    t = table("numbers", hands={1: "10+9 64-45"}, free="i1")
    assert len(t.legal()) == 2
    assert len(sampled(t, 100)) == 1


def test_for_random_two_remove_cards_are_one() -> None:
    assert list(sampled(table(hands={1: "JS JH"}, chips={2: "b4 b6"}), 100).values()) == [50, 50]


def test_for_random_a_jack_and_a_card_on_one_cell_are_two_actions() -> None:
    assert sampled(table(hands={1: "TD JC"}, free="f1"), 100) == {"TD f1": 50, "JC f1": 50}


def test_for_random_two_dead_cards_alike_are_one() -> None:
    t = table("kids", hands={1: "duck duck fox"}, chips={2: "c1 e5 b1 f4"})
    assert sampled(t, 100) == {"trade duck": 50, "trade fox": 50}


def test_in_random_play_who_may_draw_by_hand_draws_before_anybody_else_acts() -> None:
    t = table(hands={1: "TD 9D", 2: "8D"}, draw="by_hand").play("TD f1")
    assert t.position.sample(WORDS - 1)[0] == 0
    assert sampled(t, 10) == {"draw": 10}
    t.play("8D d1")
    assert sampled(t, 10) == {"draw": 10}  # also where it is their own turn again


def test_in_random_play_who_owes_a_forfeit_gives_it_before_anybody_else_acts() -> None:
    t = table(players=4, hands={1: "TD", 3: "6D QD"}, draw="by_hand").play("TD f1").play("penalty 1")
    assert t.position.sample(0)[0] == 2
    assert sampled(t, 10) == {"forfeit 6D": 5, "forfeit QD": 5}


# Who may act, and what they may do.


def test_all_cards_that_do_the_same_are_offered_to_a_player() -> None:
    assert table(hands={1: "JC JD"}, free="f1").legal() == ["JC f1", "JD f1"]


def test_two_cards_alike_are_offered_once() -> None:
    assert table(hands={1: "TD TD"}, free="f1").legal() == ["TD f1"]


def test_the_card_that_is_named_is_the_one_that_is_played() -> None:
    t = table("numbers", hands={1: "10+9 64-45"}).play("64-45 i1", draws="1+2")
    assert (t.pile(1), t.hand(1)) == ("64-45", cards("10+9 1+2"))


def test_nobody_acts_when_the_game_is_over() -> None:
    t = table().play("agree-draw")
    assert (t.who, t.legal(by=1), t.table) == ([], [], [])


def test_the_table_may_skip_who_is_at_turn_let_anybody_resign_and_agree_to_a_draw() -> None:
    assert table(hands={1: "TD"}).table == ["skip 1", "resign 1", "resign 2", "agree-draw"]


# Words and cards.


def test_a_word_picks_from_the_cards_as_they_are_listed() -> None:
    t = table(hands={1: "TD"}, deck="3C 4C 5C")
    listed = t.position.listed()
    move = t.position.do(0, t.position.legal(0)[0], Written([word_for(1, 3)]))
    assert [drawn.card for drawn in move.drawn] == [listed[1]]


def test_every_card_of_the_deck_is_as_likely() -> None:
    t = table(hands={1: "TD"}, deck="3C 3C 4C 5C")
    drawn: Counter[str] = Counter()
    for word in range(0, WORDS, WORDS // 100):
        position = t.position.copy()
        position.do(0, position.legal(0)[0], Written([word]))
        drawn.update(position.hand(0))
    assert (drawn["3C"], drawn["4C"], drawn["5C"]) in {(50, 25, 25), (51, 25, 25), (50, 26, 25), (50, 25, 26)}


def test_cards_are_dealt_one_at_a_time_beginning_at_the_dealers_left() -> None:
    position = game("sequence").start(prepare(game("sequence"), 3), Written([0] * 18))
    assert [drawn.seat for drawn in position.dealt] == [0, 1, 2] * 6


def test_the_dealt_cards_are_the_hands() -> None:
    position = game("kids").start(prepare(game("kids"), 2), Written(range(0, WORDS, WORDS // 6)))
    dealt = [drawn.card for drawn in position.dealt if drawn.seat == 0]
    assert sorted(map(str, dealt)) == sorted(position.places()["hand 1"])


def test_a_copy_is_played_on_apart() -> None:
    t = table(hands={1: "TD", 2: "8D"})
    before, copy = t.position.to_bytes(), t.position.copy()
    copy.do(0, copy.legal(0)[0], Written([0]))
    assert t.position.to_bytes() == before
    assert copy.to_bytes() != before


def test_equal_games_have_equal_bytes_and_others_have_not() -> None:
    def played(cell: str) -> bytes:
        return table(hands={1: "TD", 2: "8D"}).play(f"TD {cell}", draws="3C").position.to_bytes()

    assert played("f1") == played("f1") != played("c5")


def test_no_card_is_lost_or_doubled() -> None:
    t = table(hands={1: "TD 9D", 2: "8D"}, chips={2: "f1 c5"}).play("trade TD", draws="3C").play("9D e1", draws="4C")
    lying = sorted(card for place in t.position.places().values() for card in place)
    assert lying == sorted(table().position.places()["deck"])


def test_sequences_are_kept_with_side_and_cells() -> None:
    t = table(chips={2: "c3-f3"}, hands={2: "JC"}, turn=2).play("JC g3", draws="3C")
    assert t.position.sequences == ((1, ("c3", "d3", "e3", "f3", "g3")),)
    assert t.position.scores() == (0, 1)
