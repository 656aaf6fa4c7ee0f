"""Find a Chromium: $CHROMIUM, an installed one, npm's, Debian's where we are root; in this order, never by sudo."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.house import client

HERE = Path(__file__).parent
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DEBIAN = "chromium-headless-shell"


class NoChromium(Exception):
    """None was found, and why each way failed."""


@dataclass(frozen=True)
class Chromium:
    """A program, and what its environment needs."""

    program: str
    environment: dict[str, str] = field(default_factory=dict)


def ways() -> Iterator[tuple[str, Callable[[], Chromium | None]]]:
    """The ways in their order, by name."""
    yield "$CHROMIUM", named
    yield "an installed one", installed
    yield "@sparticuz/chromium from npm", from_npm
    yield f"Debian's {DEBIAN}", from_debian


def find() -> Chromium:
    """The first that starts."""
    told = []
    for name, way in ways():
        try:
            found = way()
            if found and starts(found):
                return found
            told.append(f"{name}: {'does not start' if found else 'none'}")
        except (OSError, subprocess.SubprocessError, ValueError) as error:
            told.append(f"{name}: {error}")
    raise NoChromium("; ".join(told) + "; set CHROMIUM to the path of one")


def starts(found: Chromium) -> bool:
    """Does it run here at all? A missing library shows at once."""
    environment = os.environ | found.environment
    done = subprocess.run([found.program, "--version"], env=environment, capture_output=True, timeout=60, check=False)
    return done.returncode == 0


def named() -> Chromium | None:
    """What the variable says."""
    program = os.environ.get("CHROMIUM")
    return Chromium(program) if program else None


def installed() -> Chromium | None:
    """On the PATH."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Chromium(found) if found else None


def packages() -> Path:
    """The npm packages of these tests, from their lock."""
    folder = HERE / "node_modules"
    done, wanted = folder / ".made-from", (HERE / "package-lock.json").read_text()
    if not done.exists() or done.read_text() != wanted:
        client.node(HERE, str(client.node_folder() / client.NPM), "ci", "--ignore-scripts", "--loglevel=error")
        done.write_text(wanted)
    return folder


def from_npm() -> Chromium:
    """It brings its few libraries itself, where it believes to run in the cloud."""
    packages()
    environment = client.environment() | {"AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    command = [str(client.node_program()), "where.js"]
    done = subprocess.run(command, cwd=HERE, env=environment, capture_output=True, text=True, timeout=120, check=True)
    told = json.loads(done.stdout)
    return Chromium(told["program"], {"LD_LIBRARY_PATH": told["libraries"]})


def from_debian() -> Chromium | None:
    """Only where it asks nobody: as root, with apt."""
    apt = shutil.which("apt-get")
    if not apt or os.geteuid():
        return None
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", DEBIAN]):
        subprocess.run([apt, *words], env=environment, capture_output=True, timeout=600, check=True)
    return installed()
