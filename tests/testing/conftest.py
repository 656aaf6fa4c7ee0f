"""In this folder the tests' own plug-in is installed."""

from collections.abc import Iterator

import pytest

from tests.conformance.plugged import plugged_in


@pytest.fixture(autouse=True, scope="module")
def plugged() -> Iterator[None]:
    """For all tests here."""
    with plugged_in():
        yield
