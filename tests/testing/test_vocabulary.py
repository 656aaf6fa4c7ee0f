"""What could be said in a game is gathered from what was seen."""

from filotto.games.actions import AgreeDraw, Lose, Penalty, Resign, Skip
from filotto.games.lines.actions import Claim, Place, Trade
from filotto.games.sequentia.stack_actions import Put
from filotto.testing import Chance, Vocabulary
from filotto.testing.vocabulary import Foreign, table_actions


def test_a_card_that_was_seen_may_be_any_card() -> None:
    words = Vocabulary(["7H", "8H"])
    words.learn([Trade("7H")])
    assert {Trade("7H"), Trade("8H"), Trade("nonsense")} <= set(words.everything(1000))


def test_values_go_with_every_kind_that_has_such_a_field() -> None:
    words = Vocabulary(["7H"])
    words.learn([Trade("7H"), Place("8H", "c5")])
    assert {Trade("8H"), Place("7H", "c5"), Place("8H", "z99")} <= set(words.everything(1000))


def test_numbers_and_lists_of_cells_have_odd_ones_too() -> None:
    words = Vocabulary()
    words.learn([Put("1/123a", 3), Claim(("a1", "b1"))])
    assert {Put("1/123a", 99), Put("1/123a", 0), Claim(()), Claim(("nonsense",))} <= set(words.everything(1000))


def test_kinds_with_too_many_actions_are_left_out() -> None:
    words = Vocabulary(str(number) for number in range(50))
    words.learn([Trade("1"), Place("1", "c5")])
    assert {type(action) for action in words.everything(60)} >= {Trade}
    assert Place not in {type(action) for action in words.everything(60)}


def test_in_time_everything_is_said() -> None:
    words, chance = Vocabulary(["7H"]), Chance(1)
    words.learn([Trade("7H")])
    assert {words.say(chance) for _ in range(300)} == set(words.everything(1000))
    assert any(isinstance(action, Foreign) for action in words.everything(1000))


def test_a_table_could_do_all_this() -> None:
    found = list(table_actions(2))
    assert {type(action) for action in found} == {AgreeDraw, Lose, Penalty, Resign, Skip}
    assert {action.seat for action in found if isinstance(action, Skip)} == {-1, 0, 1, 2}
