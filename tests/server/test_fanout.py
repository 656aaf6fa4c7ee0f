"""What any fan-out must do, and that several processes may serve one table: each goes on from the other's versions."""

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from filotto.server.client import Client
from filotto.server.fanout import Fanout, Local
from filotto.server.messages import Done
from filotto.server.room import Room
from filotto.server.rooms import Rooms
from filotto.server.sqlite import SqliteStore
from filotto.server.timeline import Timeline
from filotto.table.commands import Say
from filotto.table.own import Open
from tests.server.kit import quick

if TYPE_CHECKING:
    from collections.abc import Callable


class FanoutSuite:
    """Subclass it, and say how yours is made."""

    def made(self) -> Fanout:
        raise NotImplementedError

    def test_who_has_subscribed_hears_of_every_version(self) -> None:
        fanout, heard = self.made(), list[tuple[str, int]]()
        fanout.subscribe(lambda table, version: heard.append((table, version)))
        fanout.publish("t", 1)
        fanout.publish("t", 2)
        assert heard == [("t", 1), ("t", 2)]

    def test_who_has_unsubscribed_hears_no_more(self) -> None:
        fanout, heard = self.made(), list[int]()
        stop: Callable[[], None] = fanout.subscribe(lambda table, version: heard.append(version))
        fanout.publish("t", 1)
        stop()
        fanout.publish("t", 2)
        assert heard == [1]

    def test_with_nobody_there_nothing_is_lost_but_words(self) -> None:
        self.made().publish("t", 1)


class TestLocal(FanoutSuite):
    """The one that is used."""

    def made(self) -> Fanout:
        return Local()


def versions(client: Client) -> list[int]:
    """The updates that a client was sent."""
    messages = [json.loads(text) for text in client._outbox]
    return [message["version"] for message in messages if message["type"] == "update"]


async def watched(room: Room) -> Client:
    client = Client(limit=1000)
    room.clients.add(client)
    return client


@pytest.mark.parametrize("bus", ["heard", "deaf"])
def test_two_processes_serve_one_table_without_a_gap(tmp_path: Path, bus: str) -> None:
    """Also where nothing is heard: the log decides who is late, and who is late reads on."""

    async def main() -> tuple[list[int], list[int], int]:
        shared = Local()
        both = []
        for _ in range(2):
            store = SqliteStore(tmp_path / "filotto.db")
            both.append(Rooms(store, quick(tmp_path), Timeline(), fanout=shared if bus == "heard" else Local()))
        one = await both[0].open("t", "open", Open("sequence", "key", name="Ana"))
        other = await both[1].room("t")
        eyes = [await watched(one), await watched(other)]
        answers = []
        for number in range(10):
            room = (one, other)[number % 2]
            answers += await asyncio.gather(*(room.ask(0, f"c{number}-{k}", Say("hello")) for k in range(3)))
        assert all(isinstance(answer, Done) for answer in answers)
        last = max(answer.version for answer in answers if isinstance(answer, Done))
        await one.ask(0, "last", Say("last"))
        await asyncio.sleep(0.2)
        told = versions(eyes[0]), versions(eyes[1]), last
        for rooms in both:
            rooms.end()
            await rooms.store.close()
        return told

    first, second, last = asyncio.run(main())
    assert first == list(range(2, last + 2))
    assert second[: last - 1] == list(range(2, last + 1))
