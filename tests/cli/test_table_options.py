"""The options that describe a table."""

import pytest

from filotto.cli.errors import InFile, Trouble
from filotto.cli.table_options import house_rules, setup_of, text_of
from filotto.games.data_errors import BadData
from filotto.games.refusals import BadSetup
from tests.cli.kit import Shell


def test_without_options_a_table_is_as_the_game_has_it() -> None:
    game, setup = setup_of("sequence", None, None, (), None, None)
    assert setup.players == game.facts.default_players
    assert setup.options == {rule.name: setup.options[rule.name] for rule in game.facts.options}


def test_every_option_says_what_it_says() -> None:
    _, setup = setup_of("sequence", 6, 3, ("draw=by_hand", "table_talk = host"), None, None)
    assert (setup.players, setup.sides, setup.teams) == (6, 3, 3)
    assert (setup.options["draw"], setup.options["table_talk"]) == ("by_hand", "host")


def test_of_a_house_rule_named_twice_the_last_one_counts() -> None:
    assert house_rules(("a=1", "b=2", "a=3")) == {"a": "3", "b": "2"}


@pytest.mark.parametrize("text", ["draw", "draw=", "=by_hand", ""])
def test_a_house_rule_has_a_name_and_a_value(text: str) -> None:
    with pytest.raises(Trouble):
        house_rules((text,))


@pytest.mark.parametrize("rule", ["draw=a=b", "none=1"])
def test_a_value_that_the_game_does_not_know_is_refused_by_the_game(rule: str) -> None:
    with pytest.raises(BadSetup):
        setup_of("sequence", None, None, (rule,), None, None)


def test_a_broken_deck_is_told_with_its_name(shell: Shell) -> None:
    (shell.folder / "deck.json").write_text("{}")
    with pytest.raises(InFile) as told:
        setup_of("shift", None, None, (), "deck.json", None)
    assert told.value.file == "deck.json"
    assert isinstance(told.value.reason, BadData)


def test_what_is_no_text_is_told_as_a_broken_file(shell: Shell) -> None:
    (shell.folder / "board.json").write_bytes(b"\xff\xfe\0")
    with pytest.raises(InFile):
        setup_of("sequence", None, None, (), None, "board.json")


def test_a_file_that_is_not_there_is_told_by_the_system(shell: Shell) -> None:
    with pytest.raises(FileNotFoundError):
        text_of("nowhere.json")
    assert text_of(None) is None
