"""Letters, quotation marks and plural forms, as each language writes them."""

import re

import pytest

from tests.words.kit import LANGUAGES, TRANSLATIONS, every_text, messages

PLURALS = {"en": {"one", "other"}, "it": {"one", "other"}, "ro": {"one", "few", "other"}}
CEDILLAS = "şţŞŢ"
STRAY = {  # marks of other languages, or of a typewriter
    "en": r"[«»„]|\w'\w",
    "it": r"[“”„]|\w'\w|\b(?:e'|perche|cosi|piu)\b",
    "ro": r"[«»“]|\w'\w",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_romanian_letters_have_a_comma_below_and_no_cedilla(language: str) -> None:
    for name, text in every_text(language):
        assert not set(text) & set(CEDILLAS), name


def test_romanian_does_use_its_letters() -> None:
    for name, text in every_text("ro"):
        assert len(text) < 2000 or set("șțăâî") <= set(text), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_apostrophes_are_those_of_the_language(language: str) -> None:
    for name, text in every_text(language):
        told = "\n".join(line for line in text.splitlines() if not line.startswith("#") or name.endswith(".md"))
        assert not re.findall(STRAY[language], told), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_whole_and_not_put_together_of_parts(language: str) -> None:
    for name, text in every_text(language):
        assert not re.findall("[\u0300-\u036f]", text), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_chooses_a_form_has_all_forms_of_the_language(language: str) -> None:
    for key, told in messages(language).items():
        for value, forms in told.counted.items():
            assert forms == PLURALS[language], f"{key}: {value}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_where_english_counts_every_language_counts(language: str) -> None:
    other = messages(language)
    for key, told in messages("en").items():
        assert set(told.counted) <= set(other[key].counted), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_refusal_ends_as_a_sentence(language: str) -> None:
    for key, told in messages(language).items():
        if key.startswith(("refusal-", "data-", "did-", "ended-")):
            assert told.text.rstrip("}\n ").endswith((".", "$reason", "!")), key
