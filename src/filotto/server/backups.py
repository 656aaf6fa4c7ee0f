"""Backup while it runs, and restore into a folder that no server holds."""

import shutil
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from . import folder
from .migrate import migrate


class NoBackup(Exception):
    """The file is no backup of ours."""


class InTheWay(Exception):
    """There is data already, and nobody said that it may be replaced."""


def backup(data: Path, file: Path) -> None:
    """A copy of all tables as they are at this moment; the server goes on meanwhile."""
    source_file = data / folder.DATABASE
    if not source_file.is_file():
        raise FileNotFoundError(2, "no tables", str(source_file))
    source = sqlite3.connect(f"file:{source_file}?mode=ro", uri=True)
    made = file.with_name(f"{file.name}.part")
    target = sqlite3.connect(made)
    try:
        source.backup(target, pages=1000)
        target.execute("PRAGMA journal_mode = DELETE")
    finally:
        target.close()
        source.close()
    made.replace(file)


def restore(file: Path, data: Path, *, overwrite: bool) -> Path | None:
    """Put a backup in the place of what is there; where the old data went, if there was any."""
    check(file)
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with folder.held(data):
        kept = None
        if (data / folder.DATABASE).exists():
            if not overwrite:
                raise InTheWay(data)
            kept = put_aside(data)
        shutil.copyfile(file, data / folder.DATABASE)
    return kept


def put_aside(data: Path) -> Path:
    """The old folder's tables, in a folder beside it."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    kept = data.with_name(f"{data.name}-before-{stamp}")
    kept.mkdir(mode=0o700)
    for old in data.glob(f"{folder.DATABASE}*"):
        old.rename(kept / old.name)
    return kept


def check(file: Path) -> None:
    """Is it a whole database of ours, and not a newer one? Looked at in a copy in memory."""
    file.open("rb").close()
    try:
        source = sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)
        trial = sqlite3.connect(":memory:", isolation_level=None)
        try:
            source.backup(trial)
            whole = trial.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            tables = trial.execute("SELECT count(*) FROM sqlite_master WHERE name IN ('log', 'names')").fetchone()[0]
            if not whole or tables != 2:
                raise NoBackup(file)
            migrate(trial)
        finally:
            trial.close()
            source.close()
    except sqlite3.Error as error:
        raise NoBackup(file) from error
