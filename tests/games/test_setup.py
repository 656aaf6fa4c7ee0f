"""Opening a table: players, teams, house rules. Refusals list what is allowed."""

import pytest

from filotto.games.catalog import game
from filotto.games.refusals import BadSetup, Code
from filotto.games.setup import listed, prepare

SEQUENCE = "2, 3, 4, 6, 8, 9, 10, 12"


def refused(name: str, players: int | None = None, teams: int | None = None, **options: str) -> BadSetup:
    with pytest.raises(BadSetup) as found:
        prepare(game(name), players, teams, options)
    return found.value


# Players.


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8, 9, 10, 12])
def test_any_number_that_is_divisible_by_two_or_three_can_play(players: int) -> None:
    assert prepare(game("sequence"), players).players == players


@pytest.mark.parametrize("players", [5, 7, 11])
def test_a_number_that_makes_no_even_teams_is_refused_with_the_numbers_that_work(players: int) -> None:
    error = refused("sequence", players)
    assert error.code is Code.UNEVEN_TEAMS
    assert error.values == {"game": "sequence", "players": players, "allowed": SEQUENCE}


@pytest.mark.parametrize(("name", "players", "allowed"), [
    ("sequence", 1, SEQUENCE), ("sequence", 13, SEQUENCE), ("sequence", 0, SEQUENCE), ("sequence", -2, SEQUENCE),
    ("tabletop", 4, "2, 3"), ("kids", 1, "2, 3, 4"), ("kids", 5, "2, 3, 4"), ("numbers", 8, "2, 3, 4, 6"),
    ("shift", 5, "2, 3, 4"),
])  # fmt: skip
def test_any_other_number_is_refused_with_the_numbers_that_work(name: str, players: int, allowed: str) -> None:
    error = refused(name, players)
    assert (error.code, error.values["allowed"]) == (Code.BAD_PLAYERS, allowed)


def test_for_numbers_it_is_said_why_five_do_not_work() -> None:
    error = refused("numbers", 5)
    assert (error.code, error.values["allowed"]) == (Code.UNEVEN_TEAMS, "2, 3, 4, 6")


# Sides and seats.


@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2), (6, 2), (8, 2), (9, 3), (10, 2), (12, 2)])
def test_six_and_twelve_make_two_teams_where_nobody_says_otherwise(players: int, sides: int) -> None:
    assert prepare(game("sequence"), players).sides == sides


@pytest.mark.parametrize("players", [6, 12])
def test_six_and_twelve_may_make_three_teams(players: int) -> None:
    assert prepare(game("sequence"), players, 3).sides == 3


@pytest.mark.parametrize(
    ("players", "teams", "allowed"), [(4, 3, "2"), (8, 4, "2"), (9, 2, "3"), (6, 4, "2, 3"), (2, 1, "2")]
)
def test_other_teams_are_refused_with_those_that_work(players: int, teams: int, allowed: str) -> None:
    error = refused("sequence", players, teams)
    assert (error.code, error.values["allowed"]) == (Code.BAD_TEAMS, allowed)


def test_up_to_three_play_alone_in_kids_up_to_four() -> None:
    assert [prepare(game("sequence"), players).teams for players in (2, 3, 4)] == [None, None, 2]
    assert prepare(game("kids"), 4).teams is None
    assert prepare(game("kids"), 4, 2).teams == 2


def test_two_teams_sit_alternating_all_around_the_table() -> None:
    setup = prepare(game("sequence"), 6)
    assert [setup.side_of(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    assert setup.members(0) == (0, 2, 4)


def test_three_teams_sit_alternating_all_around_the_table() -> None:
    setup = prepare(game("sequence"), 9)
    assert [setup.side_of(seat) for seat in range(9)] == [0, 1, 2] * 3
    assert setup.members(2) == (2, 5, 8)


# House rules.


def test_an_unknown_house_rule_is_refused_with_those_that_there_are() -> None:
    error = refused("sequence", jokers="yes")
    assert error.code is Code.UNKNOWN_RULE
    assert error.values == {"rule": "jokers", "allowed": "sequences_to_win, draw, table_talk"}


def test_an_unknown_value_is_refused_with_those_that_there_are() -> None:
    error = refused("sequence", draw="never")
    assert (error.code, error.values["allowed"]) == (Code.BAD_RULE_VALUE, "automatic, by_hand")


def test_table_talk_needs_a_side_of_several_members() -> None:
    assert refused("sequence", 3, table_talk="vote").code is Code.RULE_NOT_HERE
    assert prepare(game("sequence"), 3, options={"table_talk": "off"}).options["table_talk"] == "off"
    assert prepare(game("sequence"), 4, options={"table_talk": "host"}).options["table_talk"] == "host"


def test_house_rules_that_nobody_names_have_their_default() -> None:
    assert prepare(game("sequence"), 4, options={"draw": "by_hand"}).options == {
        "sequences_to_win": "edition", "draw": "by_hand", "table_talk": "vote"
    }  # fmt: skip


def test_values_are_listed_in_a_sentence() -> None:
    assert listed((2, 3)) == "2, 3"
