"""Our stores pass the suite that any store must pass; and a room above a contended one neither loses nor doubles."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from filotto.server.migrate import TooNew, migrate, steps
from filotto.server.rooms import Rooms
from filotto.server.sqlite import SqliteStore
from filotto.server.store import Store, StoreFailed
from filotto.server.testing import Contended
from filotto.server.timeline import Timeline
from filotto.table.commands import Say
from filotto.table.own import Open
from tests.server.kit import quick
from tests.server.store_suite import StoreSuite, entry


class TestSqlite(StoreSuite):
    """The one that is used."""

    async def opened(self, folder: Path) -> Store:
        return SqliteStore(folder / "filotto.db")


def test_a_contended_store_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    """The room decides again until its version is made."""

    async def main() -> tuple[int, list[str]]:
        contended = Contended(SqliteStore(tmp_path / "filotto.db"))
        store: Store = contended  # type: ignore[assignment]  # it hands on what it does not do itself
        rooms = Rooms(store, quick(tmp_path), Timeline())
        room = await rooms.open("t", "open", Open("sequence", "key", name="Ana"))
        answers = await asyncio.gather(*(room.ask(0, f"c{number}", Say(f"line {number}")) for number in range(40)))
        assert {type(answer).__name__ for answer in answers} == {"Done"}
        table = await rooms.room("t")
        fresh = await table.load()
        await store.close()
        return contended.conflicts, [line.text for line in fresh.lines]

    conflicts, lines = asyncio.run(main())
    assert conflicts > 5
    assert sorted(lines) == sorted(f"line {number}" for number in range(40))


def test_what_many_tables_say_at_once_goes_into_few_transactions(tmp_path: Path) -> None:
    async def main() -> int:
        store = SqliteStore(tmp_path / "filotto.db")
        await asyncio.gather(*(store.append(entry(f"t{number}")) for number in range(200)))
        await store.close()
        return store.batches

    assert asyncio.run(main()) < 50


def test_a_transaction_is_on_disk_when_it_is_done(tmp_path: Path) -> None:
    async def main() -> tuple[str, int]:
        store = SqliteStore(tmp_path / "filotto.db")
        mode = store.writer.execute("PRAGMA journal_mode").fetchone()[0]
        sync = store.writer.execute("PRAGMA synchronous").fetchone()[0]
        await store.close()
        return mode, sync

    assert asyncio.run(main()) == ("wal", 2)


def test_a_full_disk_is_told_and_it_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def main() -> int:
        store = SqliteStore(tmp_path / "filotto.db")
        await store.append(entry())
        pages = store.writer.execute("PRAGMA page_count").fetchone()[0]
        store.writer.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreFailed):
            await store.append(entry(version=2, command="c2", events=bytes(100_000)))
        assert len(await store.read("t")) == 1
        store.writer.execute("PRAGMA max_page_count = 1000000")
        await store.append(entry(version=2, command="c2", events=bytes(100_000)))
        rows = await store.read("t")
        await store.close()
        return len(rows)

    assert asyncio.run(main()) == 2


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "filotto.db", isolation_level=None)
    connection.execute(f"PRAGMA user_version = {max(steps()) + 1}")
    with pytest.raises(TooNew):
        migrate(connection)
    connection.close()


def test_the_steps_of_the_schema_are_numbered_without_a_gap() -> None:
    assert list(steps()) == list(range(1, len(steps()) + 1))


def test_a_step_is_made_once(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "filotto.db", isolation_level=None)
    migrate(connection)
    migrate(connection)
    assert connection.execute("PRAGMA user_version").fetchone()[0] == max(steps())
    connection.close()
