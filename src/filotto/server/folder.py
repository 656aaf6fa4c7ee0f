"""The data folder: which one, that it can be written, that one process holds it, and the port that belongs to it."""

import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

DATABASE, LOCK, ADDRESS, PORT = "filotto.db", "lock", "address.json", "port"


class Unwritable(Exception):
    """The folder that was asked for cannot be written."""


class Held(Exception):
    """Another Filotto serves this folder; `address` is where, as far as it has said."""

    def __init__(self, address: str | None) -> None:
        self.address = address
        super().__init__(address)


def standard(environment: Mapping[str, str], platform: str = sys.platform) -> Path | None:
    """The system's own place for a user's data; None where no home is known."""
    if environment.get("FILOTTO_DATA"):
        return Path(environment["FILOTTO_DATA"])
    if platform == "win32":
        home = environment.get("LOCALAPPDATA")
        return Path(home) / "Filotto" if home else None
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / "filotto"
    home = environment.get("HOME")
    if not home:
        return None
    return Path(home) / ("Library/Application Support/Filotto" if platform == "darwin" else ".local/share/filotto")


def choose(asked: Path | None, environment: Mapping[str, str], here: Path) -> tuple[Path, bool]:
    """The folder, made and writable; and whether it is the one in the project, for want of a home."""
    if asked is not None or environment.get("FILOTTO_DATA"):
        folder = asked or Path(environment["FILOTTO_DATA"])
        if not writable(folder):
            raise Unwritable(folder)
        return folder, False
    folder_of_user = standard(environment)
    if folder_of_user is not None and writable(folder_of_user):
        return folder_of_user, False
    folder = here / ".filotto"
    if not writable(folder):
        raise Unwritable(folder)
    return folder, True


def writable(folder: Path) -> bool:
    """Can files be made there? It is for its owner alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        trial = folder / f".trial-{os.getpid()}"
        trial.touch()
        trial.unlink()
    except OSError:
        return False
    return True


@contextmanager
def held(folder: Path) -> Iterator[IO[str]]:
    """Hold a folder: the lock goes with the process, however it ends."""
    with (folder / LOCK).open("a+") as file:
        if not lock(file):
            raise Held(address_in(folder))
        yield file


def lock(file: IO[str]) -> bool:
    """Take the lock, if nobody has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def address_in(folder: Path) -> str | None:
    """Where the one who holds the folder serves."""
    try:
        found = json.loads((folder / ADDRESS).read_text())["url"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return str(found)


def note_address(folder: Path, url: str) -> None:
    """Say where we serve."""
    (folder / ADDRESS).write_text(json.dumps({"url": url, "pid": os.getpid()}))


def port_in(folder: Path) -> int | None:
    """The port that belongs to the folder."""
    try:
        return int((folder / PORT).read_text())
    except (OSError, ValueError):
        return None


def note_port(folder: Path, port: int) -> None:
    """Keep it."""
    (folder / PORT).write_text(f"{port}\n")
