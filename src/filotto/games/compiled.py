"""The same functions for the processor: Numba compiles the rules where they stand; nothing in them knows of it.

Where compiled code is kept `compiling` decides; nobody but it asks for these forms.
"""

import inspect
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from llvmlite import binding, ir
from numba import config, int64, njit
from numba.extending import intrinsic, overload, register_jitable

from . import bits, playout


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
def random_play(rules: ModuleType, folder: Path | None) -> playout.Playout:
    """The random play of a kernel's module (and of those in its `USES`), compiled at its first call, kept in a folder.

    A folder for each kernel: Numba's own files are named after `playout` alone, and two kernels would get mixed up.
    """
    registered_with_uses(rules)
    made = entry(folder)
    parts = playout.of(rules, inline)
    return playout.Playout(made(parts.begin), made(parts.act), made(parts.game), made(parts.games))


def registered_with_uses(module: ModuleType) -> None:
    """A kernel's module, after those that it names in `USES`."""
    for used in (*getattr(module, "USES", ()), module):
        registered(used)


def entry(folder: Path | None) -> Any:
    """What makes a function one that Python calls: compiled at its first call, kept in a folder."""
    if folder is not None:
        config.CACHE_DIR = str(folder)
    return njit(cache=folder is not None, nogil=True, error_model="numpy")
