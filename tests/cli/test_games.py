"""`filotto games` and `filotto rules`."""

import json

import pytest
from jsonschema import validate

from filotto.games import catalog
from tests.cli.kit import Shell

FACTS = {
    "type": "array",
    "items": {
        "type": "object",
        "required": [
            "name",
            "title",
            "source",
            "players",
            "sides",
            "difficulty",
            "minutes",
            "hidden",
            "options",
            "kind",
        ],
        "properties": {
            "players": {"type": "array", "items": {"type": "integer"}},
            "sides": {"type": "object", "additionalProperties": {"type": "array", "items": {"type": "integer"}}},
            "difficulty": {"enum": ["easy", "medium", "high"]},
            "minutes": {"type": "integer"},
            "hidden": {"type": "boolean"},
            "options": {"type": "array", "items": {"required": ["name", "values", "default"]}},
        },
    },
}


def test_every_game_with_its_facts(shell: Shell) -> None:
    told = shell("games").out
    for name in catalog.names():
        assert f"{name} " in told
    assert "2, 3, 4, 6, 8, 9, 10, 12 players · medium · about 30 minutes" in told
    assert "sequences_to_win=edition|1|2" in told
    assert max(map(len, told.splitlines())) <= 100


def test_it_is_said_where_teams_can_be_made(shell: Shell) -> None:
    told = shell("games").out
    assert "In teams: 4 as 2 teams, 6 as 2 or 3 teams, 8 as 2 teams, " in told
    assert "In teams: 4 also as 2 teams\n" in told
    assert told.count("In teams") == sum(
        any(sides < players for players, counts in catalog.game(name).facts.sides.items() for sides in counts)
        for name in catalog.names()
    )


def test_the_facts_as_json(shell: Shell) -> None:
    facts = json.loads(shell("games", "--json").out)
    validate(facts, FACTS)
    assert [one["name"] for one in facts] == list(catalog.names())


@pytest.mark.parametrize("language", ["en", "it", "ro"])
@pytest.mark.parametrize("game", catalog.BUILT_IN)
def test_a_rulebook_in_a_pipe_is_the_page_as_it_is_written(shell: Shell, game: str, language: str) -> None:
    from filotto.words import rulebook

    assert shell("rules", game, "--lang", language).out == rulebook(language, game)


def test_a_rulebook_at_a_terminal_is_laid_out(shell: Shell) -> None:
    from filotto.cli.book import pages
    from filotto.cli.speech import Speech
    from filotto.cli.terminal import Terminal

    lines = list(pages(Terminal(Speech("en")), "sequence"))
    assert lines[0] == "Sequence"
    assert max(map(len, lines)) <= 88
    assert not [line for line in lines if line.startswith(("#", "|", "```"))]
