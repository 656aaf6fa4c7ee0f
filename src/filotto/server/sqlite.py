"""The log in SQLite: one writer thread that stores what many tables have to say in one transaction.

`synchronous=FULL`: a transaction is on disk when it is done. Readers have a connection and a thread of their own.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from .migrate import migrate
from .store import Entry, Outcome, Place, Row, StoreFailed

LARGEST_BATCH = 512


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    write: Callable[[sqlite3.Connection], Any]
    future: "asyncio.Future[Any]"


class SqliteStore:
    """See `store.Store`."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.loop = asyncio.get_running_loop()
        self.writer = connect(file)
        migrate(self.writer)
        self.reader = connect(file)
        self.reading = ThreadPoolExecutor(1, "filotto-read")
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self._write_on, name="filotto-write", daemon=True)
        self.thread.start()
        self.batches = 0

    # Writing.

    async def _write(self, write: Callable[[sqlite3.Connection], Any]) -> Any:
        future = self.loop.create_future()
        self.jobs.put(Job(write, future))
        return await future

    def _write_on(self) -> None:
        """The writer thread: everything that waits goes into one transaction."""
        while (first := self.jobs.get()) is not None:
            batch, last = [first], False
            while len(batch) < LARGEST_BATCH and not last:
                try:
                    job = self.jobs.get_nowait()
                except Empty:
                    break
                last = job is None
                batch += [job] if job else []
            answers = self._transaction(batch)
            self.batches += 1
            self.loop.call_soon_threadsafe(deliver, batch, answers)
            if last:
                return

    def _transaction(self, batch: list[Job]) -> list[Any]:
        """All of it or nothing; the answer of each, or the failure of all."""
        try:
            self.writer.execute("BEGIN IMMEDIATE")
            answers = [job.write(self.writer) for job in batch]
            self.writer.execute("COMMIT")
        except sqlite3.Error as error:
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
            return [StoreFailed(str(error))] * len(batch)
        return answers

    async def append(self, entry: Entry) -> Outcome:
        """Store it, durably."""
        outcome: Outcome = await self._write(lambda connection: append(connection, entry))
        return outcome

    async def delete(self, table: str) -> None:
        """A table, with all that led to it."""
        await self._write(lambda connection: delete(connection, table))

    async def sweep(self, before: int) -> int:
        """Delete what nobody has touched."""
        gone: int = await self._write(lambda connection: sweep(connection, before))
        return gone

    async def note(self, name: str, value: bytes) -> None:
        """Keep a value."""
        await self._write(
            lambda connection: connection.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (name, value))
        )

    # Reading.

    async def _rows(self, question: str, *values: object) -> list[Any]:
        def ask() -> list[Any]:
            return self.reader.execute(question, values).fetchall()

        try:
            return await self.loop.run_in_executor(self.reading, ask)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The log of a table, from its beginning or after a version."""
        question = "SELECT version, t, utc, events FROM log WHERE tbl = ? AND version > ? ORDER BY version"
        rows = await self._rows(question, table, after)
        return [Row(*row) for row in rows]

    async def version_of(self, table: str, command: str) -> int | None:
        """The version that a command has made."""
        rows = await self._rows("SELECT version FROM log WHERE tbl = ? AND id = ?", table, command)
        return rows[0][0] if rows else None

    async def find(self, kind: str, name: str) -> Place | None:
        """Where a name leads."""
        rows = await self._rows("SELECT tbl, owner FROM names WHERE kind = ? AND name = ?", kind, name)
        return Place(*rows[0]) if rows else None

    async def awake(self) -> list[str]:
        """The tables that have something to do by themselves."""
        return [row[0] for row in await self._rows("SELECT tbl FROM tables WHERE wake IS NOT NULL")]

    async def noted(self, name: str) -> bytes | None:
        """A value that was kept."""
        rows = await self._rows("SELECT value FROM notes WHERE name = ?", name)
        return rows[0][0] if rows else None

    async def latest(self) -> int:
        """The latest instant of the servers' own time that is known."""
        rows = await self._rows(
            "SELECT MAX((SELECT IFNULL(MAX(t), 0) FROM log), IFNULL((SELECT CAST(value AS INT)"
            " FROM notes WHERE name = 't'), 0))"
        )
        return int(rows[0][0])

    async def close(self) -> None:
        """Write what waits, and close."""
        self.jobs.put(None)
        await self.loop.run_in_executor(self.reading, self.thread.join)
        self.reading.shutdown()
        self.reader.close()
        self.writer.close()


def prepare(file: Path) -> None:
    """Bring a database to our schema before anybody is served; what is newer than we are is refused."""
    connection = connect(file)
    try:
        migrate(connection)
    finally:
        connection.close()


def connect(file: Path) -> sqlite3.Connection:
    """A connection that any thread may use, one at a time."""
    connection = sqlite3.connect(file, check_same_thread=False, isolation_level=None, cached_statements=64)
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def deliver(batch: list[Job], answers: list[Any]) -> None:
    """On the event loop: tell each who waits."""
    for job, answer in zip(batch, answers, strict=True):
        if job.future.done():
            continue
        if isinstance(answer, StoreFailed):
            job.future.set_exception(answer)
        else:
            job.future.set_result(answer)


def append(connection: sqlite3.Connection, entry: Entry) -> Outcome:
    """One row of the log, and what it changes in the indexes."""
    values = (entry.table, entry.version, entry.id, entry.t, entry.utc, entry.events)
    stored = connection.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", values)
    if not stored.rowcount:
        known = connection.execute("SELECT 1 FROM log WHERE tbl = ? AND id = ?", (entry.table, entry.id))
        return Outcome.REPEATED if known.fetchone() else Outcome.CONFLICT
    for name in entry.names:
        owner = (entry.table, name.kind, name.owner)
        connection.execute("DELETE FROM names WHERE tbl = ? AND kind = ? AND owner = ?", owner)
        if name.name:
            row = (name.kind, name.name, entry.table, name.owner)
            connection.execute("INSERT OR REPLACE INTO names VALUES (?, ?, ?, ?)", row)
    if entry.index:
        note_table(connection, entry)
    return Outcome.STORED


def note_table(connection: sqlite3.Connection, entry: Entry) -> None:
    """What is to be done with the table when it is not in memory."""
    connection.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?) ON CONFLICT (tbl) DO UPDATE SET"
        " touched = excluded.touched, wake = excluded.wake, over = excluded.over",
        (entry.table, entry.utc, entry.wake, entry.over),
    )


def delete(connection: sqlite3.Connection, table: str) -> None:
    """Everything of a table."""
    connection.execute("DELETE FROM log WHERE tbl = ?", (table,))
    connection.execute("DELETE FROM names WHERE tbl = ?", (table,))
    connection.execute("DELETE FROM tables WHERE tbl = ?", (table,))


def sweep(connection: sqlite3.Connection, before: int) -> int:
    """The tables that nobody has touched since then."""
    old = connection.execute("SELECT tbl FROM tables WHERE touched < ?", (before,)).fetchall()
    for (table,) in old:
        delete(connection, table)
    return len(old)
