"""A process of its own that compiles the kernel of one game, at low priority, and is gone when nobody waits for it."""

import os
import shutil
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from ..playout import tally
from .keeping import CACHE, PART, folder, keep, place, tidy

COMPILE, DEBUG = "FILOTTO_COMPILE", "FILOTTO_DEBUG"
NICE = 5
# The process finds modules where we find them, and nothing that merely lies in somebody's working folder.
START = "import sys; sys.path[:] = sys.argv[3:]; from filotto.games.compiling.making import main; main()"
RANDOM_PLAY = "filotto.games.compiling.making:random_play"


def available() -> bool:
    """Is there a compiler on this machine, and is it wanted?"""
    return os.environ.get(COMPILE) != "off" and find_spec("numba") is not None


class Making:
    """Something that is being compiled."""

    def __init__(self, maker: str, game: str) -> None:
        kept = folder()
        assert kept is not None  # who asks for it has somewhere to keep it
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, maker, game, *sys.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=None if os.environ.get(DEBUG) else subprocess.DEVNULL,
            env={**os.environ, CACHE: str(kept.parent)},
            creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )

    def is_over(self, within: float = 0) -> bool:
        """Has it come to its end, good or bad, or does it within so many seconds?"""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(within)
        return self.process.returncode is not None

    def wait(self) -> None:
        """Until it is over."""
        self.process.wait()
        self.stop()

    def stop(self) -> None:
        """It sees that nobody waits any more, and goes; leaves no process behind."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            self.process.wait(2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def main() -> None:
    """What that process does."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    part = Path(tempfile.mkdtemp(suffix=PART, dir=folder()))
    threading.Thread(target=leave_when_nobody_waits, args=(part,), daemon=True).start()
    try:
        make(sys.argv[1], sys.argv[2], part)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def leave_when_nobody_waits(part: Path) -> None:
    """Our input ends when whoever started us does, even where it was killed."""
    os.read(0, 1)
    shutil.rmtree(part, ignore_errors=True)
    os._exit(1)


def make(maker: str, game: str, part: Path) -> None:
    """Compile, and keep what came of it."""
    module, _, function = maker.partition(":")
    modules = getattr(import_module(module), function)(game, part / "made")
    if kernel := place(*modules):
        keep(part / "made", kernel)
        tidy(kernel)


def random_play(name: str, made: Path) -> tuple[ModuleType, ...]:
    """Compile a game's kernel by playing one game."""
    from .. import compiled
    from ..catalog import game
    from ..kernel import KernelPosition
    from ..setup import prepare

    chosen = game(name)
    at = chosen.blank(prepare(chosen))
    assert isinstance(at, KernelPosition)  # a game without a kernel has nothing to compile
    compiled.random_play(at.rules, made).games(at.ed, at.s, 0, 1, tally())
    return (at.rules,)
