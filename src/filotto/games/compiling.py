"""Where compiled rules are kept, whether they are ready, and making them ready without anybody waiting.

Compiled code is only good for the rules that it was made from: the folder's name carries a hash of all rules files, of
Numba and of Python. Run as a module, this compiles one kernel and marks it as ready:

    python -m filotto.games.compiling sequence
"""

import hashlib
import os
import subprocess
import sys
import tempfile
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from .playout import Playout, of, tally

HERE = Path(__file__).parent
ALONE = "FILOTTO_COMPILE"  # "off": plain Python only


def available() -> bool:
    """Is there a compiler on this machine, and is it wanted?"""
    return os.environ.get(ALONE) != "off" and find_spec("numba") is not None


@cache
def folder() -> Path | None:
    """Where compiled code is kept; None where nothing can be written."""
    for base in bases():
        place = base / f"compiled-{fingerprint()}"
        try:
            place.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=place):
                return place
        except OSError:
            continue
    return None


def bases() -> list[Path]:
    """The places to try, the person's own choice first; then nothing else is tried."""
    if chosen := os.environ.get("FILOTTO_CACHE"):
        return [Path(chosen)]
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return [Path(local) / "filotto" / "cache"]
    if shared := os.environ.get("XDG_CACHE_HOME"):
        return [Path(shared) / "filotto"]
    home = Path("~").expanduser()
    return [home / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "filotto"]


@cache
def fingerprint() -> str:
    """Of everything that compiled code is made from."""
    digest = hashlib.sha256(f"{sys.version} {numba_version()}".encode())
    for path in sorted(HERE.rglob("*.py")):
        digest.update(path.relative_to(HERE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def numba_version() -> str:
    """The installed version, without the import."""
    try:
        return version("numba")
    except PackageNotFoundError:
        return "none"


def is_ready(rules: ModuleType) -> bool:
    """Does the compiled form load from the folder?"""
    place = folder()
    return place is not None and marker(place, rules).exists()


def marker(place: Path, rules: ModuleType) -> Path:
    """The file that says that a kernel is ready."""
    return place / f"{rules.__name__}.ready"


def plain(rules: ModuleType) -> Playout:
    """Random play in plain Python."""
    return of(rules)


def compiled(rules: ModuleType) -> Playout:
    """Random play compiled; loads in a moment when it is ready, and compiles otherwise."""
    from . import compiled as form

    return form.random_play(rules)


def start(game: str) -> "subprocess.Popen[bytes]":
    """Compile the kernel of a game in a process of its own, at low priority."""
    return subprocess.Popen(
        [sys.executable, "-m", "filotto.games.compiling", game],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def make_ready(name: str) -> None:
    """Compile the kernel of a game by playing one, then mark it."""
    from .catalog import game
    from .kernel import KernelPosition
    from .setup import prepare

    chosen = game(name)
    at = chosen.blank(prepare(chosen))
    place = folder()
    if isinstance(at, KernelPosition):
        compiled(at.rules).games(at.ed, at.s, 0, 1, tally())
        if place is not None:
            marker(place, at.rules).touch()


def main() -> None:
    """What the process of its own does."""
    if hasattr(os, "nice"):
        os.nice(10)
    make_ready(sys.argv[1])


if __name__ == "__main__":
    main()
