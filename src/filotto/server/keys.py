"""Secrets: a key is known by the hash that the table stores, and made from the server's own secret.

A key comes from the id that the client chose for its request (128 bits that nobody can guess), so the same request
again gets the same key, also after a restart, and no key is ever stored.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterable

from filotto.table.events import Event, Joined, Linked, Rekeyed, Removed, ShoulderGiven

from .store import Name


def made(secret: bytes, *what: str) -> str:
    """A key of 192 bits for one purpose."""
    message = b"".join(len(part.encode()).to_bytes(4, "big") + part.encode() for part in what)
    return urlsafe_b64encode(hmac.digest(secret, message, "sha256")[:24]).decode()


def hashed(key: str) -> str:
    """As it is stored."""
    return hashlib.sha256(key.encode()).hexdigest()


def names_of(events: Iterable[Event]) -> tuple[Name, ...]:
    """What these events change in what leads to their table."""
    return tuple(name for event in events for name in names(event))


def names(event: Event) -> tuple[Name, ...]:
    """The same for one."""
    if isinstance(event, Joined | Rekeyed):
        return (Name("key", event.person, event.key),)
    if isinstance(event, Removed):
        return (Name("key", event.person, ""),)
    if isinstance(event, ShoulderGiven):
        return (Name("shoulder", event.seat, event.key),)
    if isinstance(event, Linked):
        return (Name("link", 0, event.link), Name("code", 0, event.code))
    return ()
