"""The database's schema: numbered files, applied at the start, each in a transaction of its own."""

import sqlite3
from importlib.resources import files


class TooNew(Exception):
    """The database was made by a later version of the program."""


def steps() -> dict[int, str]:
    """All steps by their number."""
    found = [file for file in files(__package__).joinpath("migrations").iterdir() if file.name.endswith(".sql")]
    return {int(file.name[:4]): file.read_text(encoding="utf-8") for file in sorted(found, key=lambda f: f.name)}


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database to our schema; refuse one that is newer than we are."""
    ours = steps()
    now = connection.execute("PRAGMA user_version").fetchone()[0]
    if now > max(ours):
        raise TooNew(now, max(ours))
    for number, sql in ours.items():
        if number > now:
            connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
