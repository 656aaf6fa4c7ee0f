"""Which language somebody gets, by the tags of their system."""

import pytest

from filotto import words


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("it", "it"),
        ("it_IT.UTF-8", "it"),
        ("it-CH", "it"),
        ("RO", "ro"),
        ("ro_MD.UTF-8@euro", "ro"),
        ("en_GB", "en"),
        ("de_DE.UTF-8", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
        ("italian", "en"),
    ],
)
def test_a_tag_gives_its_language_and_english_where_there_is_none(tag: str, language: str) -> None:
    assert words.language_of(tag) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "ro_RO.UTF-8", "LC_MESSAGES": "it_IT", "LANG": "en_GB"}, "ro"),
        ({"LC_MESSAGES": "it_IT", "LANG": "en_GB"}, "it"),
        ({"LANG": "ro"}, "ro"),
        ({"LC_ALL": "", "LANG": "it_IT.UTF-8"}, "it"),
        ({"LC_ALL": "C", "LANG": "it_IT.UTF-8"}, "en"),
        ({"LC_TIME": "it_IT"}, "en"),
        ({}, "en"),
    ],
)
def test_the_first_setting_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert words.language_of(environment) == language


def test_who_says_nothing_gets_english() -> None:
    assert words.language_of(None) == "en"


def test_a_region_of_its_own_comes_before_the_language_alone() -> None:
    from filotto.words.tags import language_from

    assert language_from("pt_BR.UTF-8", ("en", "pt", "pt-BR")) == "pt-BR"
    assert language_from("pt_PT.UTF-8", ("en", "pt", "pt-BR")) == "pt"
