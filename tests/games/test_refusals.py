"""Codes and the exceptions that carry them."""

import pytest

from filotto.games.refusals import BadFile, BadNotation, BadSetup, Code, Ended, FilottoError, Refusal


@pytest.mark.parametrize("kind", [Refusal, BadSetup, BadNotation, BadFile])
def test_every_error_is_of_one_family(kind: type[FilottoError]) -> None:
    assert issubclass(kind, FilottoError)


def test_an_error_carries_its_code_and_the_values_for_its_sentence() -> None:
    error = Refusal(Code.CELL_TAKEN, cell="c5")
    assert (error.code, error.values) == (Code.CELL_TAKEN, {"cell": "c5"})


def test_without_words_an_error_shows_code_and_values() -> None:
    assert str(Refusal(Code.CELL_TAKEN, cell="c5")) == "cell-taken (cell=c5)"
    assert str(Refusal(Code.GAME_OVER)) == "game-over"


@pytest.mark.parametrize("codes", [Code, Ended])
def test_a_code_is_its_name_in_small_letters(codes: type[Code] | type[Ended]) -> None:
    assert [code.value for code in codes] == [code.name.lower().replace("_", "-") for code in codes]
