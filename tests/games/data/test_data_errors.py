"""A refused file says which rule, where, and what would be right, in every language."""

import pytest

from filotto.games.data_errors import BadData, Fault
from filotto.words import languages, say
from tests.games.data.bad_files import ALL, Case


def refusal(case: Case) -> BadData:
    with pytest.raises(BadData) as caught:
        case[2]()
    return caught.value


@pytest.mark.parametrize("case", ALL, ids=lambda case: f"{case[0]} {case[1]}")
def test_each_bad_file_gets_its_code_and_its_place(case: Case) -> None:
    error = refusal(case)
    assert (error.code, error.where) == case[:2]


def test_every_code_has_a_bad_file() -> None:
    assert {case[0] for case in ALL} == set(Fault)


@pytest.mark.parametrize("language", languages())
def test_every_refusal_is_a_sentence_that_names_the_place(language: str) -> None:
    for case in ALL:
        error = refusal(case)
        sentence = say(language, f"data-{error.code}", where=error.where, **error.values)
        assert sentence.endswith(".")
        assert error.where in sentence or error.where == "file"


def test_a_refusal_reads_well_in_a_log() -> None:
    assert str(BadData(Fault.ROW_LENGTH, "rows:3", expected=10, found=9)) == (
        "row-length at rows:3: expected 10, found 9"
    )
    assert str(BadData(Fault.KEY_TWICE, "name")) == "key-twice at name"


def test_a_refusal_never_repeats_a_long_or_unprintable_text() -> None:
    for case in ALL:
        shown = str(refusal(case))
        assert len(shown) < 150
        assert shown.isprintable()
