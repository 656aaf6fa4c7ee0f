"""Stack: what a seat sees, and its notation."""

import pytest

from filotto.games.actions import Pass
from filotto.games.refusals import BadNotation
from filotto.games.sequentia.game import STACK_GAME
from filotto.games.sequentia.stack_actions import Put, TakePiles
from filotto.games.sequentia.view import Mark
from tests.games.sequentia.kit import act, stack, view


def test_everybody_sees_all_cards_of_the_piles_in_their_order_the_top_card_last() -> None:
    at = stack("1 2", "1/123 | 1/111")
    act(at, "1/123a left", "pass")
    piles = view(at, None).piles
    assert [[card[0] for card in pile] for pile in piles] == [["1"], ["1"], ["2"]]
    at = stack("1 2 3 1", "2/231 | 1/111")
    act(at, "2/231a on 3")
    assert [card[0] for card in view(at, 1).piles[2]] == ["3", "2"]


def test_a_hand_is_hidden_from_the_others_and_its_size_is_public() -> None:
    at = stack("1 2", "1/123 | 1/111 2/222")
    assert (view(at, 0).hand, view(at, 1).hand, view(at, None).hand) == (("1/123a",), ("1/111a", "2/222a"), ())
    assert view(at, None).hand_sizes == (1, 2)


def test_what_was_played_last_in_the_turn_is_public() -> None:
    at = stack("1 2", "1/123+ 2/231 | 1/111")
    phases = [view(at, 1).phase]
    for text in ("1/123a+ right", "2/231a right"):
        act(at, text)
        phases.append(view(at, 1).phase)
    assert phases == ["begin", "after-bonus", "after-simple"]


def test_collected_cards_are_public() -> None:
    at = stack("1 2 3 1", "1/123 | 1/111")
    act(at, "1/123a takes 1")
    assert len(view(at, 1).collected[0]) == 4
    assert "1/123a" in view(at, None).collected[0]


# Help.


def test_show_marks_what_can_be_taken() -> None:
    at = stack("1 2 3 1", "3/123 3/231 | 1/111")
    takes = (
        Mark("takes", ("1", "2", "3"), TakePiles("3/123a", 1)),
        Mark("takes", ("2", "3", "4"), TakePiles("3/231a", 2)),
    )
    assert (view(at, 0).marks, view(at, 1).marks) == (takes, ())


def test_suggest_marks_also_the_card_after_which_another_can_be_played_as_a_sequence() -> None:
    at = stack("2 2 3 1", "1/333 2/123 | 1/111")
    assert view(at, 0, "show").marks == ()
    assert view(at, 0, "suggest").marks == (Mark("near", ("1", "2", "3"), Put("1/333a", 1)),)


def test_without_help_every_card_is_offered_as_a_sequence() -> None:
    at = stack("1 2 3 1", "3/123 3/222 | 1/111")
    offered = view(at, 0, "none").legal
    assert set(at.legal(0)) < set(offered)
    assert {TakePiles("3/222a", 1), TakePiles("3/222a", 2), TakePiles("3/123a", 2)} < set(offered)
    assert view(at, 0, "none").marks == ()


def test_without_help_there_is_no_sequence_with_fewer_than_four_piles_and_no_choice_where_a_pass_is_left() -> None:
    at = stack("1 2", "3/123 | 1/111")
    assert view(at, 0, "none").legal == at.legal(0)
    at = stack("1 2 2 1", "3/312 1/111 | 1/111")
    act(at, "3/312a on 1")
    assert view(at, 0, "none").legal == (Pass(),)


# Notation.


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("2/132b+ left", Put("2/132b+", "left")),
        ("2/132b right", Put("2/132b", "right")),
        ("2/132b+ on 3", Put("2/132b+", 3)),
        ("2/132b+ takes 1", TakePiles("2/132b+", 1)),
        ("pass", Pass()),
    ],
)
def test_notation(text: str, action: object) -> None:
    read = STACK_GAME.read(text.upper())
    assert (read, STACK_GAME.write(read)) == (action, text)


@pytest.mark.parametrize("text", ["", "2/132b+", "2/132b+ up", "2/132b+ on", "2/132b+ on x", "2/132b+ over 1"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        STACK_GAME.read(text)
