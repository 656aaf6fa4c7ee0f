"""`filotto serve --open`: the browser where there is one with a screen, the address alone where there is none."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from filotto.cli import browser


@pytest.mark.parametrize(
    ("name", "has"), [("DISPLAY", True), ("WAYLAND_DISPLAY", True), ("BROWSER", True), ("TERM", False)]
)
def test_a_browser_in_the_terminal_does_not_take_it_away(name: str, has: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for other in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(other, raising=False)
    monkeypatch.setenv(name, "something")
    monkeypatch.setattr(sys, "platform", "linux")
    assert browser.has_screen() is has


@pytest.mark.slow
def test_serve_opens_the_first_page_and_a_second_one_goes_to_the_same_table(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{opened}"\n')
    script.chmod(0o755)
    command = [sys.executable, "-m", "filotto", "serve", "--open", "--data", str(tmp_path / "tables")]
    environment = os.environ | {"BROWSER": str(script)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        said = server.stdout.readline()
        again = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
        server.send_signal(signal.SIGTERM)
    addresses = opened.read_text().split()
    assert len(addresses) == 2
    assert set(addresses) == {said.split()[-1].rstrip(".")} or all(address in said for address in addresses)
    assert again.stdout == said
