"""A command on its way to the table: what makes a secret gets one here, and the answer carries it back."""

from filotto.table.commands import Command, HandOut, Shoulder
from filotto.table.own import Rekey, ShoulderKey

from . import keys
from .messages import Done, Refused
from .service import Guest, Service
from .words import sentence


async def ask(service: Service, guest: Guest, command_id: str, command: Command) -> Done | Refused:
    """A person's command. Ids are each person's own."""
    room, person = guest.room, guest.person
    own_id = f"{person}:{command_id}"
    key = keys.made(service.secret, room.name, own_id)
    answer = await room.ask(person, own_id, with_key(command, keys.hashed(key)))
    if isinstance(answer, Refused):
        language = room.table.opened.language if room.table else "en"
        return Refused(command_id, answer.code, answer.values, sentence(language, answer.code, answer.values))
    makes_key = isinstance(command, HandOut) or (isinstance(command, Shoulder) and command.open)
    return Done(command_id, answer.version, key if makes_key else None)


def with_key(command: Command, hashed: str) -> Command:
    """The command as the table takes it."""
    if isinstance(command, HandOut):
        return Rekey(command.seat, hashed)
    if isinstance(command, Shoulder):
        return ShoulderKey(command.seat, hashed if command.open else "")
    return command
