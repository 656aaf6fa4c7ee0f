"""The four editions as data: what each counts, and what it starts with."""

import pytest

from filotto.games.catalog import game
from filotto.games.dealers import Seeded
from filotto.games.refusals import BadSetup, Code
from filotto.games.setup import prepare
from tests.games.lines.table import table

HANDS = {
    "sequence": {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3},
    "tabletop": {2: 7, 3: 6},
    "kids": {2: 3, 3: 3, 4: 3},
    "numbers": {2: 5, 3: 5, 4: 4, 6: 4},
}
TABLES = [(name, players, cards) for name, hands in HANDS.items() for players, cards in hands.items()]
EDITIONS = list(HANDS)


@pytest.mark.parametrize(("name", "players", "cards"), TABLES)
def test_each_player_gets_the_cards_of_the_table_of_hands(name: str, players: int, cards: int) -> None:
    position = game(name).start(prepare(game(name), players), Seeded(1))
    assert [len(position.places()[f"hand {seat + 1}"]) for seat in range(players)] == [cards] * players


def test_teams_do_not_change_the_hand() -> None:
    position = game("sequence").start(prepare(game("sequence"), 12, 3), Seeded(1))
    assert len(position.places()["hand 12"]) == 3


@pytest.mark.parametrize("name", EDITIONS)
def test_only_the_numbers_of_players_that_work_are_offered(name: str) -> None:
    assert game(name).facts.players == tuple(HANDS[name])


@pytest.mark.parametrize(
    ("name", "players", "sides"),
    [
        ("sequence", 2, (2,)), ("sequence", 3, (3,)), ("sequence", 4, (2,)), ("sequence", 6, (2, 3)),
        ("sequence", 8, (2,)), ("sequence", 9, (3,)), ("sequence", 10, (2,)), ("sequence", 12, (2, 3)),
        ("tabletop", 2, (2,)), ("tabletop", 3, (3,)),
        ("kids", 2, (2,)), ("kids", 3, (3,)), ("kids", 4, (4, 2)),
        ("numbers", 2, (2,)), ("numbers", 3, (3,)), ("numbers", 4, (2,)), ("numbers", 6, (2, 3)),
    ],
)  # fmt: skip
def test_more_than_three_players_make_two_or_three_teams(name: str, players: int, sides: tuple[int, ...]) -> None:
    assert game(name).facts.sides[players] == sides


@pytest.mark.parametrize(("name", "players"), [("sequence", 2), ("tabletop", 2), ("kids", 4), ("numbers", 2)])
def test_without_being_told_the_table_has_so_many_players(name: str, players: int) -> None:
    assert prepare(game(name)).players == players


# Chips.


@pytest.mark.parametrize("name", ["sequence", "tabletop", "numbers"])
def test_the_supply_is_fifty_fifty_and_thirty_five(name: str) -> None:
    assert table(name, 3).view().stock == (50, 50, 35)
    assert table(name, 2).view().stock == (50, 50)


def test_kids_has_twenty_one_chips_of_each_of_four_colours() -> None:
    assert table("kids", 4).view().stock == (21, 21, 21, 21)
    assert table("kids", 4, 2).view().stock == (21, 21)


def test_the_third_sides_last_chip_is_its_thirty_fifth() -> None:
    t = table(players=3, hands={3: "TD 9D"}, stock={3: 1}, turn=3).play("TD f1", draws="3C")
    assert t.stock(3) == 0


# Facts.


@pytest.mark.parametrize(
    ("name", "difficulty", "minutes"),
    [("sequence", "medium", 30), ("tabletop", "easy", 30), ("kids", "easy", 10), ("numbers", "easy", 20)],
)
def test_difficulty_and_minutes(name: str, difficulty: str, minutes: int) -> None:
    facts = game(name).facts
    assert (facts.difficulty, facts.minutes) == (difficulty, minutes)


@pytest.mark.parametrize(
    ("name", "opening"), [("sequence", "cut"), ("tabletop", "cut"), ("kids", "dealer"), ("numbers", "dealer")]
)
def test_sequence_and_tabletop_cut_for_the_deal_the_others_draw_the_dealer(name: str, opening: str) -> None:
    assert game(name).facts.opening == opening


@pytest.mark.parametrize(
    ("name", "assist"), [("sequence", "show"), ("tabletop", "show"), ("kids", "show"), ("numbers", "none")]
)
def test_in_numbers_the_player_finds_the_answer(name: str, assist: str) -> None:
    assert game(name).facts.assist == assist


@pytest.mark.parametrize("name", EDITIONS)
def test_a_play_is_a_chip_placed_or_removed(name: str) -> None:
    assert game(name).facts.counted == "chips"


# House rules.


@pytest.mark.parametrize("name", EDITIONS)
def test_house_rules_begin_with_the_first_value(name: str) -> None:
    alone = {"sequences_to_win": "edition", "draw": "automatic", "table_talk": "off"}
    assert prepare(game(name), 3).options == alone


@pytest.mark.parametrize(("name", "talk"), [("sequence", "vote"), ("numbers", "vote"), ("kids", "off")])
def test_table_talk_is_voted_on_in_teams_of_sequence_and_numbers(name: str, talk: str) -> None:
    assert prepare(game(name), 4, 2).options["table_talk"] == talk


@pytest.mark.parametrize("name", ["tabletop", "kids"])
def test_tabletop_and_kids_know_no_table_talk(name: str) -> None:
    with pytest.raises(BadSetup) as found:
        prepare(game(name), 2, options={"table_talk": "vote"})
    assert (found.value.code, found.value.values["allowed"]) == (Code.BAD_RULE_VALUE, "off")


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize(
    ("rule", "values"), [("sequences_to_win", ("edition", "1", "2")), ("draw", ("automatic", "by_hand"))]
)
def test_every_edition_has_these_house_rules(name: str, rule: str, values: tuple[str, ...]) -> None:
    (found,) = (option for option in game(name).facts.options if option.name == rule)
    assert (found.values, found.default) == (values, values[0])
