"""What is missing is named, with its language, and never shown in silence."""

import pytest

from filotto import words


def test_a_missing_key_is_a_key_error_that_names_key_and_language() -> None:
    with pytest.raises(KeyError, match="no message 'no-such-key' in 'ro'"):
        words.say("ro", "no-such-key")


def test_a_missing_value_is_refused_and_not_shown_as_a_hole() -> None:
    with pytest.raises(words.MissingValue, match=r"'won' in 'it'.*name"):
        words.say("it", "won")


@pytest.mark.parametrize("name", ["", "/\0", "\0", "..", "../rules/kids", "kids.md", "x" * 5000, "\ud800"])
def test_no_name_of_a_game_leads_out_of_the_rulebooks(name: str) -> None:
    with pytest.raises(words.MissingRulebook):
        words.rulebook("en", name)


def test_a_missing_rulebook_is_named() -> None:
    with pytest.raises(words.MissingRulebook, match="no rulebook for 'chess' in 'en'"):
        words.rulebook("en", "chess")


def test_an_unknown_language_lists_those_there_are() -> None:
    with pytest.raises(words.UnknownLanguage, match="no words in 'xx'; there are en, it, ro"):
        words.say("xx", "your-turn")


def test_what_is_missing_is_told_apart_by_its_parts() -> None:
    with pytest.raises(words.MissingWord) as caught:
        words.say("en", "no-such-key")
    assert (caught.value.key, caught.value.language) == ("no-such-key", "en")
