"""Make the .venv from its lock files, and know when it is still the one that they describe.

    install.py current KIND    exit 0 when nothing is to be done
    install.py make KIND       do what is to be done

KIND is `run` (what the game needs) or `test` (and what its tests need). Called by venv.sh.
Standard library only: this runs before anything is installed.

The .venv is made in parts, and each part leaves a stamp: the hash of what it was made from. Until the part is done
its stamp says so, and an install that was cut short is made again from nothing. Times of files are not looked at:
git sets them anew.
"""

import fcntl
import hashlib
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))  # Python -I looks nowhere but in its own folders

from tools.house import client  # noqa: E402  # found by the line above

VENV = ROOT / os.environ.get("VENV", ".venv")
UNFINISHED = "unfinished"
# The project comes last, without its dependencies: the lock files hold them.
PARTS = {"run": ["build", "run", "project"], "test": ["build", "run", "test", "project"]}


def source(part: str) -> Path:
    return ROOT / ("pyproject.toml" if part == "project" else f"requirements/{part}.txt")


def made_from(part: str) -> str:
    """The hash of all that this part depends on: its file, the Python, and the place, which its scripts name."""
    things = [sys.version, sys.base_prefix, str(VENV), source(part).read_text()]
    if part == "project":
        things.append(client.made_from(ROOT))  # installing the project builds the browser client
    return hashlib.sha256("\0".join(things).encode()).hexdigest()


def stamp(part: str) -> Path:
    return VENV / f".made-from-{part}"


def stamped(part: str) -> str:
    try:
        return stamp(part).read_text()
    except OSError:
        return ""


def is_current(part: str) -> bool:
    return stamped(part) == made_from(part)


def is_past_mending(part: str) -> bool:
    """Packages of an older lock would stay behind; only the project itself can be installed over its older self."""
    if part == "project":
        return stamped(part) == UNFINISHED
    return stamped(part) not in ("", made_from(part))


def say(line: str) -> None:
    print(f"filotto: {line}", flush=True)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two makes in one checkout wait for each other. The lock goes with the process, however it ends."""
    with Path(__file__).open() as itself:
        fcntl.flock(itself, fcntl.LOCK_EX)
        yield


def make_venv() -> None:
    say(f"making {VENV.name} with Python {sys.version.split()[0]}")
    venv.create(VENV, clear=True, with_pip=True)


def pip_install(*what: str) -> None:
    """Where packages come from is the user's affair: pip's own settings hold, but not the one for another place."""
    quietly = ["--disable-pip-version-check", "--no-input", "-qq"]
    command = [str(VENV / "bin/python"), "-m", "pip", *quietly, "install", *what]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"PIP_USER": "0"}, check=True)


def install(part: str) -> None:
    stamp(part).write_text(UNFINISHED)
    say(f"installing from {source(part).relative_to(ROOT)}")
    if part == "project":
        pip_install("--no-deps", "--no-build-isolation", "-e", ".")
    else:
        pip_install("--require-hashes", "-r", str(source(part)))
    stamp(part).write_text(made_from(part))


def make(kind: str) -> None:
    parts = PARTS[kind]
    if not (VENV / "bin/python").exists() or any(map(is_past_mending, parts)):
        make_venv()
    for part in parts:
        if not is_current(part):
            install(part)


def main(verb: str, kind: str) -> int:
    if verb == "current":
        return 0 if all(map(is_current, PARTS[kind])) else 1
    try:
        with one_at_a_time():
            make(kind)
    except subprocess.CalledProcessError:
        print("filotto: the install failed, for the reason above; the same command tries again", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
