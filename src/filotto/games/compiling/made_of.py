"""What compiled code is made from: a hash of it stands in the name of its folder, so that no other rules run it."""

import hashlib
import platform
import re
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import resolve_name
from pathlib import Path
from types import ModuleType

GAMES = Path(__file__).parents[1]
ALWAYS = tuple(GAMES / name for name in ("bits.py", "compiled.py", "playout.py"))  # in every kernel
IMPORTS = re.compile(r"^from (\.*[\w.]*) import (\([^)]*\)|.*)$|^import (.*)$", re.MULTILINE)


@cache
def fingerprint(*modules: ModuleType) -> str:
    """Of all that the compiled form of a kernel is made from, and of the processor that it is made for."""
    digest = hashlib.sha256(f"{sys.version} {numba_version()} {version('numpy')} {processor()}".encode())
    for path in [GAMES / "playout.py", *(Path(str(module.__file__)) for module in modules)]:
        digest.update(f"\0{path}\0{path.stat().st_mtime_ns}".encode())  # Numba asks for both
    for path in sources(*modules):
        digest.update(f"\0{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def numba_version() -> str:
    """The installed version, without the import."""
    try:
        return version("numba")
    except PackageNotFoundError:
        return "none"


def processor() -> str:
    """The kind of processor: compiled code uses all that it can do."""
    try:
        with Path("/proc/cpuinfo").open() as file:
            lines = file.read(8192).partition("\n\n")[0].splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()} {platform.node()}"
    told = [line for line in lines if line.startswith(("model name", "flags", "Features", "CPU "))]
    return " ".join([platform.machine(), *told])


def sources(*modules: ModuleType) -> list[Path]:
    """The files of a kernel: its own, those that they import, and what is in every kernel."""
    waiting = [module.__name__ for module in modules]
    ours = {"filotto", *(name.partition(".")[0] for name in waiting)}
    found: dict[str, Path] = {}
    while waiting:
        name = waiting.pop()
        module = sys.modules.get(name)
        if name not in found and name.partition(".")[0] in ours and module and module.__file__:
            found[name] = Path(module.__file__)
            waiting += imported(found[name].read_text("utf-8"), module.__package__ or "")
    return sorted({*found.values(), *ALWAYS})


def imported(text: str, package: str) -> set[str]:
    """What the text of a module imports: modules, and names that may be modules."""
    found: set[str] = set()
    for source, names, whole in IMPORTS.findall(text):
        if source:
            module = resolve_name(source, package)
            found |= {module, *(f"{module}.{name}" for name in re.findall(r"\w+", names))}
        found |= set(re.findall(r"[\w.]+", whole))
    return found
