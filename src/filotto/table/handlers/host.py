"""What the host alone may do."""

from ..commands import CapAssist, Chat, Delete, Lock, Mute, Remove, RenewLink
from ..events import AssistCapped, BotSat, ChatSet, Deleted, Locked, Muted, Removed, Stood
from ..making import Handlers, Making
from ..refusals import TableCode, TableRefusal
from ..state import ASSISTS, PLAYING, Person
from .opening import CHATS
from .promises import renew_link
from .seats import BOT_NAMES


def lock(making: Making, command: Lock) -> None:
    """Nobody new comes in, or may again."""
    making.host()
    making.happen(Locked(command.locked))


def on_renew_link(making: Making, command: RenewLink) -> None:
    """A new link and code."""
    making.host()
    renew_link(making)


def other(making: Making, number: int) -> Person:
    """Somebody else at the table."""
    person = making.table.people.get(number)
    if person is None or person.removed or number == making.context.person:
        raise TableRefusal(TableCode.NO_SUCH_PERSON, person=number)
    return person


def mute(making: Making, command: Mute) -> None:
    """Somebody may not write, or may again."""
    making.host()
    other(making, command.person)
    making.happen(Muted(command.person, command.muted))


def remove(making: Making, command: Remove) -> None:
    """Somebody must go; while a game runs a bot plays on for them."""
    making.host()
    other(making, command.person)
    table = making.table
    seats = table.seats_of(command.person)
    making.happen(Removed(command.person))
    for number in seats:
        if table.phase == PLAYING:
            taken = {seat.name for seat in table.seats}
            making.happen(BotSat(number, "easy", next(name for name in BOT_NAMES if name not in taken)))
        else:
            making.happen(Stood(number))


def chat(making: Making, command: Chat) -> None:
    """What may be written."""
    making.host()
    if command.level not in CHATS:
        raise TableRefusal(TableCode.BAD_LEVEL, level=command.level, allowed=", ".join(CHATS))
    making.happen(ChatSet(command.level))


def cap_assist(making: Making, command: CapAssist) -> None:
    """The most help that a seat may have."""
    making.host()
    if command.assist not in ASSISTS:
        raise TableRefusal(TableCode.BAD_ASSIST, assist=command.assist, allowed=", ".join(ASSISTS))
    making.happen(AssistCapped(command.assist))


def delete(making: Making, command: Delete) -> None:
    """The table with all that was said."""
    making.host()
    making.happen(Deleted())


HANDLERS: Handlers = {
    Lock: lock,
    RenewLink: on_renew_link,
    Mute: mute,
    Remove: remove,
    Chat: chat,
    CapAssist: cap_assist,
    Delete: delete,
}
