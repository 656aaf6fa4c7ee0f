"""The same functions for the processor: Numba compiles the rules where they stand; nothing in them knows of it.

Where compiled code is kept `compiling.py` decides; where nothing can be written, it is compiled anew each time.
"""

import inspect
from functools import cache
from types import ModuleType
from typing import Any

from llvmlite import binding, ir
from numba import config, int64, njit
from numba.extending import intrinsic, overload, register_jitable

from . import bits, compiling, playout

if _folder := compiling.folder():
    config.CACHE_DIR = str(_folder)
ENTRY: dict[str, Any] = {"cache": _folder is not None, "nogil": True, "error_model": "numpy"}


@intrinsic
def ctpop(typing, x):
    return int64(int64), lambda context, builder, sig, args: builder.ctpop(args[0])


@intrinsic
def cttz(typing, x):
    return int64(int64), lambda context, builder, sig, args: builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))


@intrinsic
def pdep(typing, bit, mask):
    def lower(context, builder, sig, args):
        i64 = ir.IntType(64)
        f = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(i64, [i64, i64]))
        return builder.call(f, args)

    return int64(int64, int64), lower


def has_pdep() -> bool:
    """Does this processor pick the n-th bit by one instruction?"""
    return bool(binding.get_host_cpu_features().get("bmi2"))


@overload(bits.bit_count)
def _bit_count(word):
    return lambda word: ctpop(word)


@overload(bits.lowest)
def _lowest(word):
    return lambda word: cttz(word)


if has_pdep():

    @overload(bits.nth, target="cpu")
    def _nth(word, k):
        return lambda word, k: cttz(pdep(1 << k, word))

    @overload(bits.just, target="cpu")
    def _just(word, k):
        return lambda word, k: pdep(1 << k, word)
else:
    register_jitable(bits.nth)
    register_jitable(bits.just)

inline = register_jitable(forceinline=True)


def functions(module: ModuleType) -> list[Any]:
    """The functions that a module defines itself."""
    return [f for _, f in inspect.getmembers(module, inspect.isfunction) if f.__module__ == module.__name__]


for _function in (playout.seed, playout.turned, playout.word_of, playout.choose, playout.pick):
    inline(_function)


@cache
def registered(module: ModuleType) -> None:
    """Make a module's functions known to the compiler, once."""
    for function in functions(module):
        inline(function)


@cache
def random_play(rules: ModuleType) -> playout.Playout:
    """The random play of a kernel's module (and of those that it names in `USES`), compiled at its first call."""
    for module in (*getattr(rules, "USES", ()), rules):
        registered(module)
    parts = playout.of(rules, inline)
    entry = njit(**ENTRY)
    return playout.Playout(entry(parts.begin), entry(parts.act), entry(parts.game), entry(parts.games))
