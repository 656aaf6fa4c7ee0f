"""Opening tables, finding them, sitting down, and asking without the live line."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from filotto.games import catalog
from filotto.table.export import NotOver, exported
from filotto.table.looks import table_view
from filotto.table.manners import colours_of
from filotto.table.own import Join, Open
from filotto.table.state import Table

from . import keys, sights
from .asking import ask
from .bodies import CodeBody, DoBody, LinkAnswer, Me, OpenBody, Peek, SitBody, Sitting
from .http import answer, body_of, caller, guest_of, problem, refused, service_of
from .messages import Refused
from .refusals import ServerCode, ServerRefusal
from .room import Room
from .service import Guest
from .sights import Sight


async def open_table(request: Request) -> Response:
    """A new table; its opener is the host."""
    service, body = service_of(request), await body_of(request, OpenBody)
    address = caller(request)
    if service.opened.full(address):
        raise ServerRefusal(ServerCode.TOO_MANY_TABLES, allowed=service.settings.tables_per_hour)
    name = keys.made(service.secret, "table", body.id)[:22]
    key = keys.made(service.secret, "host", body.id)
    fields = {field: getattr(body, field) for field in OpenBody.__struct_fields__ if field != "id"}
    room = await service.rooms.open(name, f"open:{keys.hashed(body.id)[:32]}", Open(key=keys.hashed(key), **fields))
    service.opened.add(address)
    return answer(sitting(room, key), 201)


async def sit(request: Request) -> Response:
    """Sit here: the one way to claim a seat."""
    service, body = service_of(request), await body_of(request, SitBody)
    room = await service.by_link(request.path_params["link"])
    key = keys.made(service.secret, room.name, "sit", body.id)
    join = Join(body.name, keys.hashed(key), body.seat)
    told = await room.ask(None, f"sit:{keys.hashed(body.id)[:32]}", join)
    if isinstance(told, Refused):
        return refused(request, told)
    room.tell_presence()
    return answer(sitting(room, key))


def sitting(room: Room, key: str) -> Sitting:
    """Where the owner of a key sits."""
    table, hashed = room.known, keys.hashed(key)
    person = next((p.person for p in table.people.values() if p.key == hashed), None)
    if person is None or table.link is None:
        raise ServerRefusal(ServerCode.UNKNOWN_KEY)
    seats = table.seats_of(person)
    code = table.link.code if table.free() else None
    return Sitting(room.name, table.link.link, code, key, person, seats[0] if seats else None)


async def peek(request: Request) -> Response:
    """What a table is. Looking claims nothing."""
    room = await service_of(request).by_link(request.path_params["link"])
    return answer(peek_of(room, room.known, request.path_params["link"]))


def peek_of(room: Room, table: Table, link: str) -> Peek:
    """For somebody who was invited."""
    view = table_view(table, None, None)
    return Peek(
        link=link,
        phase=view.phase,
        game=view.game,
        players=view.players,
        sides=view.sides,
        options=view.options,
        language=view.language,
        seats=view.seats,
        free=() if table.locked else table.free(),
        locked=table.locked,
        chat=table.chat,
        clock=view.clock,
        people=sum(seen.here for seen in room.presence.values()),
    )


async def code(request: Request) -> Response:
    """The link that a code of five letters stands for."""
    body = await body_of(request, CodeBody)
    room = await service_of(request).by_code(body.code, caller(request))
    link = room.known.link
    assert link is not None  # every table has one from the beginning
    return answer(LinkAnswer(link.link))


async def me(request: Request) -> Response:
    """Where a key belongs."""
    guest = await guest_of(request)
    table = guest.room.known
    link = table.link.link if table.link else ""
    return answer(Me(guest.room.name, link, guest.person, table.seats_of(guest.person), guest.shoulder))


async def do(request: Request) -> Response:
    """A command without the live line."""
    guest, body = await guest_of(request), await body_of(request, DoBody)
    told = await ask(service_of(request), guest, body.id, body.command)
    if isinstance(told, Refused):
        return problem(request, told.code, told.values, 503 if told.code == ServerCode.CANNOT_STORE else 409)
    return answer(told)


async def state(request: Request) -> Response:
    """All that somebody may see now."""
    service = service_of(request)
    link = request.query_params.get("link")
    guest = Guest(await service.by_link(link)) if link else await guest_of(request)
    room = guest.room
    async with room.lock:
        table = await room.here()
        seats = table.seats_of(guest.person)
        looking = guest.shoulder if guest.person is None else (seats[0] if len(seats) == 1 else None)
        return answer(sights.state(table, Sight(guest.person, looking), room.timeline.moment(), None))


async def game_file(request: Request) -> Response:
    """A finished game, with the dealer's proof."""
    room = await service_of(request).by_link(request.path_params["link"])
    async with room.lock:
        table = await room.here()
        try:
            text = await asyncio.to_thread(exported, table)
        except NotOver:
            raise ServerRefusal(ServerCode.GAME_RUNS) from None
    name = f"{table.setup.game}-{table.number}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


def palettes() -> dict[str, tuple[str, ...]]:
    """The colours that a game's sides may choose among."""
    facts = [catalog.game(name).facts for name in catalog.names()]
    return {fact.name: colours_of(fact, max(max(sides) for sides in fact.sides.values())) for fact in facts}
