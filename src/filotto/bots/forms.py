"""The forms that a kernel's play has: plain Python at once, compiled when that is ready. Nobody waits for it."""

import threading
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ..games import catalog, compiling
from ..games.kernel import KernelPosition
from ..games.setup import prepare
from .kernels import bulk
from .kernels.bulk import Bulk
from .light import as_it_is, light
from .weights import Weights, weights_of

MAKER = "filotto.bots.forms:make"
THINKERS = {kind: f"filotto.bots.kernels.{kind}" for kind in ("lines", "shift", "stack", "overlay")}


def thinker_of(kind: str) -> ModuleType | None:
    """The evaluation for a kind of game, if there is one."""
    return import_module(THINKERS[kind]) if kind in THINKERS else None


def room(thinker: ModuleType) -> Any:
    """Somewhere to think: 128 bytes away from any other, so that threads do not share lines of the cache."""
    dtype = np.dtype((np.record, thinker.ROOM))
    space = np.zeros(dtype.itemsize + 256, np.uint8)
    start = -space.ctypes.data % 128
    return space[start : start + dtype.itemsize].view(dtype)[0]


@cache
def plain(rules: ModuleType, thinker: ModuleType) -> Bulk:
    """Play in plain Python."""
    return bulk.of(rules, thinker)


@cache
def compiled(rules: ModuleType, thinker: ModuleType) -> Bulk:
    """Play compiled: loads in a moment when it is ready; otherwise its first call compiles, and keeps nothing."""
    modules = (rules, thinker, bulk)
    return compile_into(compiling.place(*modules) if compiling.is_ready(*modules) else None, rules, thinker)


def compile_into(kept: Path | None, rules: ModuleType, thinker: ModuleType) -> Bulk:
    """The compiled form, kept in a folder."""
    from ..games import compiled as form

    form.registered_with_uses(rules)
    form.registered_with_uses(thinker)
    made = form.entry(kept)
    parts = bulk.of(rules, thinker, form.inline)
    return Bulk(*(made(part) for part in parts))


class Ready:
    """Whoever thinks, in the best form there is now: plain Python, until somebody wants the compiled one."""

    def __init__(self, game: str, rules: ModuleType, thinker: ModuleType) -> None:
        self.game, self.rules, self.thinker = game, rules, thinker
        self.form = plain(rules, thinker)
        self.seen = light
        self.wanted = threading.Lock()

    def want(self) -> None:
        """Prepare the compiled form beside whoever plays; asked again, it does nothing."""
        if compiling.available() and self.wanted.acquire(blocking=False):
            threading.Thread(target=self.prepare, daemon=True).start()

    def prepare(self) -> None:
        """Have it compiled, by a process of its own, if it is not; then load it."""
        modules = (self.rules, self.thinker, bulk)
        if not compiling.is_ready(*modules) and (making := compiling.start(self.game, MAKER)):
            making.wait()
        if compiling.is_ready(*modules):
            form = compiled(self.rules, self.thinker)
            warm(self.game, form, self.thinker)
            self.form, self.seen = form, as_it_is

    def choice(self, at: Any, seat: int, weights: Weights, seed: int) -> int:
        """The code of the action that a style takes."""
        form, seen = self.form, self.seen
        return int(form.choice(seen(at.ed), seen(at.s), seat, weights, seen(room(self.thinker)), seed))

    def standing(self, at: Any, seat: int, weights: Weights) -> float:
        """The chance of winning."""
        form, seen = self.form, self.seen
        return float(form.standing(seen(at.ed), seen(at.s), seat, weights, seen(room(self.thinker))))


@cache
def ready(game: str, rules: ModuleType, thinker: ModuleType) -> Ready:
    """One for each kernel."""
    return Ready(game, rules, thinker)


def warm(name: str, form: Bulk, thinker: ModuleType) -> None:
    """A first call loads or compiles."""
    chosen = catalog.game(name)
    at = chosen.blank(prepare(chosen))
    assert isinstance(at, KernelPosition)  # only games on kernels have a thinker
    weights = np.array([weights_of(chosen.facts, thinker, "medium")] * at.setup.players)
    space = room(thinker)
    form.games(at.ed, at.s, 0, 1, weights, space, np.zeros(1, np.int64))
    form.game(at.ed, at.s, 0, weights, space)
    at.rules.deal(at.ed, at.s)
    while at.s.draws:
        at.rules.draw(at.ed, at.s, np.int64(0))
    seat = int(at.rules.actor(at.ed, at.s))
    form.choice(at.ed, at.s, seat, weights[0], space, 1)
    form.standing(at.ed, at.s, seat, weights[0], space)


def make(name: str, folder: Path) -> tuple[ModuleType, ...]:
    """Compile the play of a game into a folder; the modules that it is made of."""
    at = catalog.game(name).blank(prepare(catalog.game(name)))
    thinker = thinker_of(catalog.game(name).facts.kind)
    assert isinstance(at, KernelPosition)
    assert thinker is not None
    warm(name, compile_into(folder, at.rules, thinker), thinker)
    return at.rules, thinker, bulk
