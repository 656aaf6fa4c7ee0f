"""One server and one browser for all tests of the screen."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web import chromium

SERVE = """
import sys
from pathlib import Path
from filotto.server.main import serve
from filotto.server.settings import Settings
settings = Settings(data=Path(sys.argv[1]), port=None, bot_pace=0, tables_per_hour=10_000, commands_per_second=1000)
sys.exit(serve(settings, ready=lambda url: print(url, flush=True)))
"""


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of our own, with bots that do not think."""
    command = [sys.executable, "-c", SERVE, str(tmp_path_factory.mktemp("tables"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium; never skipped where there is none."""
    found = chromium.find()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    with sync_playwright() as play:
        started = play.chromium.launch(executable_path=found.program, args=["--no-sandbox"], env=environment)
        yield started
        started.close()
