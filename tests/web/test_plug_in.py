"""A game that a plug-in brings is played without a drawing of its own: the tests' Higher."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import person, served, starts

pytestmark = pytest.mark.slow


@pytest.fixture
def with_plug_in(tmp_path: Path) -> Iterator[str]:
    """A server that finds the tests' own game."""
    with served(
        tmp_path, before="from tests.conformance.plugged import plugged_in; plug = plugged_in(); plug.__enter__()"
    ) as address:
        yield address


def test_the_general_drawing_plays_it_to_its_end(browser: Browser, with_plug_in: str) -> None:
    with person(browser) as one:
        starts(one, with_plug_in, "Higher")
        moves = one.page.get_by_role("region", name="Board").get_by_role("button")
        over = one.page.get_by_role("region", name="Result")
        for _ in range(100):
            moves.or_(over).first.wait_for()
            if one.is_over():
                break
            moves.first.click()
            one.page.wait_for_timeout(50)
        expect(over).to_be_visible()
        assert one.wrong == []
