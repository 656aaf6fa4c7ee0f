"""Every code that a rule refuses with, and every way a game ends, has its sentence, with the values that come along."""

import inspect
import re
from enum import StrEnum

import pytest

from filotto.games import data_errors, refusals
from filotto.games.data_errors import Fault
from filotto.games.refusals import Code, Ended
from filotto.server import refusals as server_refusals
from filotto.server.refusals import ServerCode
from filotto.table import refusals as table_refusals
from filotto.table.refusals import TableCode
from tests.words.kit import messages

ENGLISH = messages("en")


def with_prefix(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in ENGLISH if key.startswith(prefix)}


def announced(module: object, code: StrEnum) -> set[str]:
    """The words of the comment behind a code: it names the values."""
    source = inspect.getsource(module)  # type: ignore[arg-type]  # a module
    line = next(line for line in source.splitlines() if line.strip().startswith(f"{code.name} = "))
    return set(re.findall(r"\w+", line.partition("#")[2]))


def test_every_refusal_has_a_sentence_and_no_sentence_is_left_over() -> None:
    rules = {code.value for code in Code}
    assert rules <= with_prefix("refusal-") <= rules | of_the_table()


def of_the_table() -> set[str]:
    """A table and its server refuse with codes of their own; their sentences stand beside ours."""
    return {code.value for code in (*TableCode, *ServerCode)}


def test_every_refusal_of_a_table_or_a_server_has_a_sentence() -> None:
    assert of_the_table() <= with_prefix("refusal-")


@pytest.mark.parametrize("code", [*TableCode, *ServerCode])
def test_a_refusal_of_a_table_speaks_only_of_values_that_come_with_it(code: TableCode | ServerCode) -> None:
    module = table_refusals if isinstance(code, TableCode) else server_refusals
    assert ENGLISH[f"refusal-{code}"].values <= announced(module, code)


def test_every_end_has_a_sentence_and_no_sentence_is_left_over() -> None:
    assert with_prefix("ended-") == {reason.value for reason in Ended}


def test_every_fault_of_a_data_file_has_a_sentence_and_no_sentence_is_left_over() -> None:
    assert with_prefix("data-") == {fault.value for fault in Fault}


@pytest.mark.parametrize("code", Code)
def test_a_refusal_speaks_only_of_values_that_come_with_it(code: Code) -> None:
    assert ENGLISH[f"refusal-{code}"].values <= announced(refusals, code)


@pytest.mark.parametrize("fault", Fault)
def test_a_fault_speaks_only_of_values_that_come_with_it(fault: Fault) -> None:
    assert ENGLISH[f"data-{fault}"].values <= announced(data_errors, fault) | {"where"}


@pytest.mark.parametrize("reason", Ended)
def test_the_sentence_of_an_end_needs_no_value(reason: Ended) -> None:
    assert ENGLISH[f"ended-{reason}"].values == set()
