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
    key = keys.made(service.secret, room.name, own_id) if makes_key(command) else ""
    answer = await room.ask(person, own_id, with_key(command, key) if key else command)
    if isinstance(answer, Refused):
        language = room.table.opened.language if room.table else "en"
        return Refused(command_id, answer.code, answer.values, sentence(language, answer.code, answer.values))
    given = key and not (isinstance(command, Shoulder) and not command.open)
    return Done(command_id, answer.version, key if given else None)


def makes_key(command: Command) -> bool:
    """Does it ask for a new secret?"""
    return isinstance(command, HandOut | Shoulder)


def with_key(command: Command, key: str) -> Command:
    """The command as the table takes it: with the key's hash."""
    if isinstance(command, HandOut):
        return Rekey(command.seat, keys.hashed(key))
    if isinstance(command, Shoulder):
        return ShoulderKey(command.seat, keys.hashed(key) if command.open else "")
    return command
