"""One server and one browser for all tests of the screen."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web import chromium
from tests.web.kit import served


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of our own, with bots that do not think."""
    with served(tmp_path_factory.mktemp("tables")) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium; never skipped where there is none."""
    found = chromium.find()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    with sync_playwright() as play:
        started = play.chromium.launch(executable_path=found.program, args=["--no-sandbox"], env=environment)
        yield started
        started.close()
