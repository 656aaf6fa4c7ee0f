"""The folder of compiled code.

A kernel's folder appears whole, with the hash of every file in it, or not at all: a compiler that was stopped, two at
once, or a disk that lost something cost time, and nothing else.
"""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import ModuleType

from .made_of import fingerprint

CACHE = "FILOTTO_CACHE"
SEAL = "sealed"
PART = ".part"
UNFINISHED, FORGOTTEN = 3600, 30 * 86400  # seconds until what was given up, or is of other rules, is cleared away


def place(*modules: ModuleType) -> Path | None:
    """Where the compiled form of these modules is kept; None where nothing can be written."""
    kept = folder()
    return kept and kept / f"{'+'.join(module.__name__ for module in modules)}-{fingerprint(*modules)}"


@cache
def folder() -> Path | None:
    """Where compiled code is kept: where it lasts, or else for this run alone."""
    if lasts := lasting():
        return lasts
    try:
        made = Path(tempfile.mkdtemp(prefix="filotto-"))
    except OSError:
        return None
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    (made / "compiled").mkdir()
    return made / "compiled"


@cache
def lasting() -> Path | None:
    """The folder that will be there the next time too; None where it cannot be written."""
    chosen = base() / "compiled"
    try:
        chosen.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=chosen):
            return chosen.resolve()
    except OSError:
        return None


def base() -> Path:
    """The person's own choice, or where this system keeps what can be made again."""
    if chosen := os.environ.get(CACHE):
        return Path(chosen)
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "filotto" / "cache"
    if shared := os.environ.get("XDG_CACHE_HOME"):
        return Path(shared) / "filotto"
    home = Path(os.path.expanduser("~"))  # noqa: PTH111  # the other one raises where there is no home
    return home / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "filotto"


def is_whole(kernel: Path) -> bool:
    """Is the folder of a kernel as it was sealed?"""
    try:
        lines = (kernel / SEAL).read_text().splitlines()
        return bool(lines) and all(line == sealed(kernel, line[65:]) for line in lines)
    except (OSError, UnicodeError):
        return False


def sealed(kernel: Path, name: str) -> str:
    """A file's line in the seal."""
    return f"{hashlib.sha256((kernel / name).read_bytes()).hexdigest()} {name}"


def keep(made: Path, kernel: Path) -> None:
    """Seal what was compiled, and put it where it belongs, unless somebody else was quicker."""
    names = sorted(path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file())
    (made / SEAL).write_text("\n".join(sealed(made, name) for name in names))
    if is_whole(kernel):
        return
    if kernel.exists():  # something is wrong with it
        kernel.rename(made.with_name("broken"))
    try:
        made.rename(kernel)
    except OSError:
        if not is_whole(kernel):
            raise


def tidy(kernel: Path) -> None:
    """Clear away what compilers have left unfinished, and code of other rules of the same kernel."""
    rules = kernel.name.rpartition("-")[0]
    for path in kernel.parent.iterdir():
        if path.suffix == PART:
            clear(path, UNFINISHED)
        elif path != kernel and path.name.rpartition("-")[0] == rules:
            clear(path, FORGOTTEN)


def clear(path: Path, age: float) -> None:
    """Remove a folder of that age, in seconds; whoever was quicker, or holds a file of it, may."""
    with suppress(OSError):
        if time.time() - path.stat().st_mtime > age:
            shutil.rmtree(path)
