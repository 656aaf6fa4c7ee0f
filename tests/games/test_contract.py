"""What a game is to the other rooms: setups, what a seat saw of a move, and passes that nobody is asked for."""

from filotto.games.actions import Pass
from filotto.games.contract import WORDS, Drawn, Move, Setup, seen
from tests.games.lines.table import table


def setup(players: int, sides: int) -> Setup:
    return Setup(game="sequence", players=players, sides=sides, options={})


def test_there_are_teams_where_a_side_has_several_members() -> None:
    assert setup(6, 2).teams == 2
    assert setup(3, 3).teams is None


def test_a_seat_knows_its_side_and_a_side_its_seats() -> None:
    table_of_nine = setup(9, 3)
    assert [table_of_nine.side_of(seat) for seat in table_of_nine.members(1)] == [1, 1, 1]


def test_a_card_that_went_into_another_hand_stays_covered() -> None:
    move = Move(0, Pass(), (Drawn("3C", 0), Drawn("4C", 1), Drawn("5C")))
    assert [drawn.card for drawn in seen(move, 1).drawn] == [None, "4C", "5C"]
    assert [drawn.card for drawn in seen(move, None).drawn] == [None, None, "5C"]


def test_a_card_that_was_shown_is_seen_by_all() -> None:
    move = Move(0, Pass(), shown=(Drawn("3C", 0),))
    assert seen(move, 1).shown == move.shown


def test_a_pass_is_made_without_asking_only_where_nobody_can_do_anything_else() -> None:
    assert table(hands={2: "TD"}).position.forced() == (0, Pass())
    assert table(hands={1: "TD"}).position.forced() is None
    assert table(hands={2: "TD"}, rights="2", draw="by_hand").position.forced() is None
    assert table().play("agree-draw").position.forced() is None


def test_a_word_is_below_two_to_the_32() -> None:
    assert WORDS == 2**32
