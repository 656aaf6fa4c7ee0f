"""Files of people: read here, and written whole or not at all."""

import errno
import os
import tempfile
from datetime import datetime
from pathlib import Path

from .errors import InFile, Trouble

LARGEST = 1 << 24


def read_bytes(name: str) -> bytes:
    """What a file holds."""
    path = Path(name)
    if path.is_file() and path.stat().st_size > LARGEST:
        raise InFile(name, Trouble("cli-why-large"))
    return path.read_bytes()


def save(name: str | Path, text: str, *, replace: bool = False) -> None:
    """Write a file whole or not at all; one that is there stays as it is unless `replace` is asked for."""
    path = Path(name)
    if path.exists() and not replace:
        raise FileExistsError(errno.EEXIST, "", str(path))
    try:
        written = _beside(path, text)
    except (OSError, ValueError) as error:  # a name with a zero byte in it is a ValueError
        raise OSError(getattr(error, "errno", errno.EINVAL), str(error), str(path)) from None
    try:
        if replace:
            written.replace(path)
        else:
            _settle(written, path)
        _keep(path.parent)
    finally:
        written.unlink(missing_ok=True)


def _beside(path: Path, text: str) -> Path:
    """The text in a file beside the one that is meant, and on the disk."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:  # a full disk, Ctrl-C: nothing half written stays
        part.unlink(missing_ok=True)
        raise
    return part


def _settle(written: Path, path: Path) -> None:
    """Give the file its name. A link refuses a name that somebody has taken meanwhile; not every disk has links."""
    try:
        path.hardlink_to(written)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError):
        written.replace(path)


def _keep(folder: Path) -> None:
    """The name too has to survive a power cut; where folders cannot be opened, the system sees to it."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def keep_somewhere(game: str, text: str) -> Path:
    """Save an unfinished game under a new name: here, or else where programs keep their data."""
    failed: OSError | None = None
    for folder in (Path.cwd(), data_folder(), Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = free_name(folder, game)
            save(path, text)
        except OSError as error:
            failed = failed or error
        else:
            return path
    raise failed or FileNotFoundError(game)


def free_name(folder: Path, game: str) -> Path:
    """A name that says game and time, and that no file has."""
    stem = f"filotto-{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    names = (folder / f"{stem}{again}.json" for again in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(name for name in names if not name.exists())


def data_folder() -> Path:
    """Where programs keep what they want to find again."""
    own = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(own) if own else Path("~/.local/share").expanduser()) / "filotto"
