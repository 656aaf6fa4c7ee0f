"""What any store must do: subclass `StoreSuite`, say how yours is opened, and run it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from filotto.server.store import Entry, Name, Outcome, Place, Row, Store

Answer = TypeVar("Answer")


def entry(table: str = "t", version: int = 1, command: str = "c1", **more: object) -> Entry:
    fields: dict[str, object] = {"t": 10 * version, "utc": 1000 * version, "events": b"[]", **more}
    return Entry(table, version, command, **fields)  # type: ignore[arg-type]  # any field of it


class StoreSuite:
    """See above."""

    async def opened(self, folder: Path) -> Store:
        raise NotImplementedError

    def run(self, folder: Path, what: Callable[[Store], Awaitable[Answer]]) -> Answer:
        """With the store open."""

        async def main() -> Answer:
            store = await self.opened(folder)
            try:
                return await what(store)
            finally:
                await store.close()

        return asyncio.run(main())

    def test_what_is_stored_is_read_in_order(self, tmp_path: Path) -> None:
        async def what(store: Store) -> list[Row]:
            for version in (1, 2, 3):
                assert await store.append(entry(version=version, command=f"c{version}")) is Outcome.STORED
            await store.append(entry("another"))
            return await store.read("t")

        assert [row.version for row in self.run(tmp_path, what)] == [1, 2, 3]

    def test_it_is_there_after_it_was_closed(self, tmp_path: Path) -> None:
        self.run(tmp_path, lambda store: store.append(entry(events=b"[1]")))
        assert self.run(tmp_path, lambda store: store.read("t")) == [Row(1, 10, 1000, b"[1]")]

    def test_a_version_is_made_once(self, tmp_path: Path) -> None:
        async def what(store: Store) -> Outcome:
            await store.append(entry())
            return await store.append(entry(command="c2"))

        assert self.run(tmp_path, what) is Outcome.CONFLICT

    def test_a_command_is_stored_once_at_its_table(self, tmp_path: Path) -> None:
        async def what(store: Store) -> tuple[Outcome, Outcome, int | None]:
            await store.append(entry())
            again, other = await store.append(entry(version=2)), await store.append(entry("another"))
            return again, other, await store.version_of("t", "c1")

        assert self.run(tmp_path, what) == (Outcome.REPEATED, Outcome.STORED, 1)

    def test_of_many_at_once_one_makes_the_version(self, tmp_path: Path) -> None:
        async def what(store: Store) -> list[Outcome]:
            return await asyncio.gather(*(store.append(entry(command=f"c{number}")) for number in range(50)))

        outcomes = self.run(tmp_path, what)
        assert (outcomes.count(Outcome.STORED), outcomes.count(Outcome.CONFLICT)) == (1, 49)

    def test_many_tables_at_once_are_all_stored(self, tmp_path: Path) -> None:
        async def what(store: Store) -> list[Outcome]:
            return await asyncio.gather(*(store.append(entry(f"t{number}")) for number in range(300)))

        assert set(self.run(tmp_path, what)) == {Outcome.STORED}

    def test_a_name_leads_to_its_table_until_another_takes_its_place(self, tmp_path: Path) -> None:
        async def what(store: Store) -> tuple[Place | None, Place | None, Place | None]:
            await store.append(entry(names=(Name("key", 3, "old"),)))
            before = await store.find("key", "old")
            await store.append(entry(version=2, command="c2", names=(Name("key", 3, "new"),)))
            return before, await store.find("key", "old"), await store.find("key", "new")

        assert self.run(tmp_path, what) == (Place("t", 3), None, Place("t", 3))

    def test_an_empty_name_takes_it_away(self, tmp_path: Path) -> None:
        async def what(store: Store) -> Place | None:
            await store.append(entry(names=(Name("key", 0, "old"),)))
            await store.append(entry(version=2, command="c2", names=(Name("key", 0, ""),)))
            return await store.find("key", "old")

        assert self.run(tmp_path, what) is None

    def test_a_refused_entry_changes_no_name(self, tmp_path: Path) -> None:
        async def what(store: Store) -> Place | None:
            await store.append(entry())
            await store.append(entry(command="c2", names=(Name("key", 0, "mine"),)))
            return await store.find("key", "mine")

        assert self.run(tmp_path, what) is None

    def test_tables_that_have_something_to_do_are_known(self, tmp_path: Path) -> None:
        async def what(store: Store) -> list[str]:
            await store.append(entry("a", wake=5))
            await store.append(entry("b"))
            await store.append(entry("c", wake=5))
            await store.append(entry("c", 2, "c2"))
            return await store.awake()

        assert self.run(tmp_path, what) == ["a"]

    def test_a_deleted_table_leaves_nothing(self, tmp_path: Path) -> None:
        async def what(store: Store) -> tuple[list[Row], Place | None]:
            await store.append(entry(names=(Name("link", 0, "l"),), wake=1))
            await store.delete("t")
            assert await store.awake() == []
            return await store.read("t"), await store.find("link", "l")

        assert self.run(tmp_path, what) == ([], None)

    def test_what_nobody_touches_is_swept_away(self, tmp_path: Path) -> None:
        async def what(store: Store) -> tuple[int, int]:
            await store.append(entry("old", utc=1000))
            await store.append(entry("new", utc=9000))
            swept = await store.sweep(5000)
            return swept, len(await store.read("new"))

        assert self.run(tmp_path, what) == (1, 1)

    def test_notes_are_kept(self, tmp_path: Path) -> None:
        async def what(store: Store) -> bytes | None:
            await store.note("a", b"1")
            await store.note("a", b"2")
            return await store.noted("a")

        assert self.run(tmp_path, what) == b"2"

    def test_the_latest_instant_is_known(self, tmp_path: Path) -> None:
        async def what(store: Store) -> int:
            await store.append(entry(version=7))
            return await store.latest()

        assert self.run(tmp_path, what) == 70
