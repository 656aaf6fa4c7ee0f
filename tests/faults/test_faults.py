"""Each fault in the lists is noticed by the test that names the rule. A part with `make test`, all of them in CI."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from tests.faults.run import PASSED, ROOT, SOURCES, Fault, faults_of, is_noticed, lists, outcome

FAULTS = [fault for name in lists() for fault in faults_of(name)]
FIRST = {fault.file: fault for fault in reversed(FAULTS)}  # the first of each rules file
SOME, REST = list(FIRST.values()), [fault for fault in FAULTS if fault not in FIRST.values()]


def test_a_fault_is_one_line_that_stands_in_the_rules_once() -> None:
    for fault in FAULTS:
        text = (SOURCES / fault.file).read_text("utf-8")
        assert fault.put_into(text) != text
        ast.parse(fault.put_into(text))


def test_each_rules_file_has_at_least_four() -> None:
    assert {file: n for file, n in Counter(fault.file for fault in FAULTS).items() if n < 4} == {}


def test_no_test_is_named_for_more_than_two() -> None:
    assert {test: n for test, n in Counter(fault.test for fault in FAULTS).items() if n > 2} == {}


def test_the_tests_named_are_there() -> None:
    for fault in FAULTS:
        file, _, name = fault.test.partition("::")
        assert f"def {name.partition('[')[0]}(" in (ROOT / file).read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("name", lists())
def test_without_a_fault_the_tests_named_pass(name: str) -> None:
    assert outcome(sorted({fault.test for fault in faults_of(name)}), SOURCES) == PASSED


@pytest.mark.slow
@pytest.mark.parametrize("fault", SOME, ids=lambda fault: fault.name)
def test_the_first_fault_of_each_rules_file_is_noticed(fault: Fault) -> None:
    assert is_noticed(fault)


@pytest.mark.thorough
@pytest.mark.parametrize("fault", REST, ids=lambda fault: fault.name)
def test_every_other_fault_is_noticed(fault: Fault) -> None:
    assert is_noticed(fault)


def test_a_fault_that_no_longer_fits_the_rules_is_an_error() -> None:
    stale = Fault("filotto/games/sequentia/shift.py", "no such line", "", "")
    with pytest.raises(ValueError, match="not one line"):
        stale.put_into(Path(SOURCES / stale.file).read_text("utf-8"))
