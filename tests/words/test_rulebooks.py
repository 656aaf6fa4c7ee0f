"""A rulebook for each game in each language: the same sections, the game's own facts, moves that can be typed."""

import re

import pytest

from filotto import words
from filotto.games import catalog
from filotto.games.lines.boards import built_in_board
from filotto.games.refusals import BadNotation
from filotto.games.sequentia.deck import built_in_deck
from tests.words.kit import LANGUAGES, TRANSLATIONS, codes, games_told, messages, pictures, section, sections

GAMES = catalog.names()
TYPING = "Typing moves"
RULES = "House rules"
ANIMALS = {"unicorn", "dragon", *built_in_board("kids").names}
WITH_BOARD = [game for game in GAMES if catalog.game(game).facts.board]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_rulebook_in_every_language(language: str) -> None:
    for game in GAMES:
        assert words.rulebook(language, game).startswith(f"# {words.say(language, f'title-{game}')}\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_told())
def test_a_rulebook_is_long_enough_to_say_all_and_short_enough_to_be_read(game: str, language: str) -> None:
    assert 60 <= len(words.rulebook(language, game).splitlines()) <= 145


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", games_told())
def test_every_language_has_the_same_sections_lists_and_tables(game: str, language: str) -> None:
    assert shape(words.rulebook(language, game)) == shape(words.rulebook("en", game))


def shape(page: str) -> list[tuple[int, int, int]]:
    """For each section its paragraphs, its list entries and its rows of tables."""
    return [
        (part.count("\n\n"), len(re.findall(r"(?m)^(?:- |\d\. )", part)), len(re.findall(r"(?m)^\|", part)))
        for part in sections(page)
    ]


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", games_told())
def test_moves_and_boards_are_the_same_in_every_language(game: str, language: str) -> None:
    english, other = words.rulebook("en", game), words.rulebook(language, game)
    assert set(codes(other)) - ANIMALS == set(codes(english)) - ANIMALS  # English needs no list of animals
    assert pictures(other) == pictures(english)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_that_the_rulebook_shows_can_be_typed(game: str) -> None:
    shown = [code for row in section(game, "en", TYPING).splitlines() if row[:1] == "|" for code in codes(row)]
    assert len(shown) > 5
    for text in shown:
        assert can_be_typed(game, text), text


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_move_stands_in_the_rulebook(game: str) -> None:
    rules = catalog.game(game)
    shown = section(game, "en", TYPING)
    told = {rules.read(code).__struct_config__.tag for code in codes(shown) if can_be_typed(game, code)}
    assert told >= set(rules.facts.decisions) - without_table_talk(game)


def without_table_talk(game: str) -> set[str]:
    """Nobody owes a card where table talk is never judged."""
    talk = next((rule for rule in catalog.game(game).facts.options if rule.name == "table_talk"), None)
    return set() if talk is not None and len(talk.values) > 1 else {"forfeit"}


def can_be_typed(game: str, text: str) -> bool:
    try:
        return bool(catalog.game(game).read(text))
    except BadNotation:
        return False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_introduction_tells_the_players_and_the_minutes(game: str, language: str) -> None:
    facts = catalog.game(game).facts
    introduction = words.rulebook(language, game).split("\n\n")[1]
    assert set(facts.players) | {facts.minutes} <= {int(n) for n in re.findall(r"\d+", spelled_out(introduction))}


def spelled_out(text: str) -> str:
    """`2-4` and `2 to 4` are 2, 3 and 4."""
    return re.sub(r"(\d+)(?:-| to )(\d+)", lambda m: " ".join(map(str, range(int(m[1]), int(m[2]) + 1))), text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_stands_in_the_rulebook_with_its_values(game: str, language: str) -> None:
    told = codes(section(game, language, RULES))
    for rule in catalog.game(game).facts.options:
        if len(rule.values) > 1:
            assert {rule.name, rule.default} | {value for value in rule.values if not value.isdigit()} <= set(told)


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_and_its_values_have_a_name_and_a_meaning(game: str) -> None:
    for rule in catalog.game(game).facts.options:
        assert words.say("en", f"rule-{rule.name}")
        assert words.say("en", f"rule-{rule.name}-means")
        for value in rule.values:
            assert named(rule.name, value), value


def named(rule: str, value: str) -> str:
    """A value that is a number among many has one message for all."""
    if f"value-{rule}-{value}" not in messages("en"):
        return words.say("en", f"value-{rule}", value=int(value))
    return words.say("en", f"value-{rule}-{value}") and words.say("en", f"value-{rule}-{value}-means")


@pytest.mark.parametrize("game", GAMES)
def test_difficulty_title_and_one_sentence_have_words(game: str) -> None:
    for key in (f"difficulty-{catalog.game(game).facts.difficulty}", f"title-{game}", f"about-{game}"):
        assert words.say("ro", key)


@pytest.mark.parametrize("game", WITH_BOARD)
def test_the_board_in_the_rulebook_is_the_board_of_the_game(game: str) -> None:
    rows = pictures(words.rulebook("ro", game))[0][1:]
    assert [row[1:] for row in rows] == [list(row) for row in built_in_board(catalog.game(game).facts.board).rows]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_told())
def test_every_sequentia_card_in_a_rulebook_is_in_the_deck(game: str, language: str) -> None:
    cards = set(re.findall(r"\d/\d{3}[a-z]\+?", words.rulebook(language, game)))
    assert cards <= {card.name for card in built_in_deck().cards}
