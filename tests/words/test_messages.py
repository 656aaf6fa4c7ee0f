"""Every language says the same things, with the same values, and says them itself."""

import pytest

from filotto.games import catalog
from tests.words.kit import TRANSLATIONS, messages

# Texts that are rightly the same as in English, and why.
SAME = {
    "title-sequence": "a name",
    "title-tabletop": "a name",
    "title-kids": "a name",
    "title-numbers": "a name",
    "title-shift": "a name",
    "title-stack": "a name",
    "title-overlay": "a name",
    "ro card-unicorn": "the word is the same",
    "ro card-dragon": "the word is the same",
    "ro card-plus": "the word is the same",
    "ro card-minus": "the word is the same",
    "cli-did": "a name and a move",
    "cli-in-file": "a file and a sentence",
    "cli-side-line": "names and figures",
    "cli-number-0": "a number",
    "cli-number-2": "a number",
    "it cli-metavar-file": "the word is the same",
    "it cli-no": "the word is the same",
    "ro sequentia-b": "the colour violet has the same word",
}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_exactly_the_keys_of_english(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_speaks_of_the_same_values_in_every_language(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert {key: other[key].values for key in english} == {key: told.values for key, told in english.items()}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_what_stands_as_in_english_is_on_the_list(language: str) -> None:
    english = messages("en")
    same = {key for key, told in messages(language).items() if told.text == english[key].text}
    assert {key for key in same if key not in SAME and f"{language} {key}" not in SAME} == set()


def test_the_list_of_what_may_stand_as_in_english_is_no_longer_than_needed() -> None:
    english = messages("en")
    for entry in SAME:
        language, _, key = entry.rpartition(" ")
        for other in [language] if language else TRANSLATIONS:
            assert messages(other)[key].text == english[key].text, entry


def test_every_action_of_a_player_can_be_told() -> None:
    for name in catalog.BUILT_IN:  # a plug-in brings its own words
        for decision in catalog.game(name).facts.decisions:
            assert f"did-{decision}" in messages("en"), f"{name}: {decision}"
