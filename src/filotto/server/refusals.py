"""What the server itself refuses: a closed set of codes beside those of the rules and of the table.

ServerRefusal     before anything was asked of a table: bad request, unknown key, over a limit
StoreFailed       the log could not be written; nothing was acknowledged (`store.py`)
"""

from enum import StrEnum
from typing import Any

import msgspec


class ServerCode(StrEnum):
    """The closed set."""

    BAD_MESSAGE = "bad-message"  # where: what is wrong with it
    TOO_LARGE = "too-large"  # allowed
    CLIENT_TOO_OLD = "client-too-old"  # allowed
    CLIENT_TOO_NEW = "client-too-new"  # allowed
    HELLO_FIRST = "hello-first"
    UNKNOWN_LINK = "unknown-link"
    UNKNOWN_KEY = "unknown-key"
    UNKNOWN_CODE = "unknown-code"
    TABLE_DELETED = "table-deleted"
    TABLE_UNREADABLE = "table-unreadable"  # it was begun under rules that this version does not know
    CANNOT_STORE = "cannot-store"  # the disk is full, or cannot be written
    TOO_MANY_TABLES = "too-many-tables"  # allowed
    TOO_MANY_CONNECTIONS = "too-many-connections"  # allowed
    TOO_FAST = "too-fast"  # allowed: commands per second
    TOO_MANY_TRIES = "too-many-tries"  # seconds
    TOO_SLOW = "too-slow"  # the reader does not keep up
    WRONG_HOST = "wrong-host"
    WRONG_ORIGIN = "wrong-origin"
    NOT_FOUND = "not-found"
    WRONG_METHOD = "wrong-method"
    GAME_RUNS = "game-runs"  # only when it is over
    DRAINING = "draining"
    BROKEN = "broken"  # a mistake of ours; it is in the server's log


STATUS = {
    ServerCode.TOO_LARGE: 413,
    ServerCode.UNKNOWN_LINK: 404,
    ServerCode.UNKNOWN_CODE: 404,
    ServerCode.NOT_FOUND: 404,
    ServerCode.WRONG_METHOD: 405,
    ServerCode.UNKNOWN_KEY: 401,
    ServerCode.TABLE_DELETED: 410,
    ServerCode.TABLE_UNREADABLE: 410,
    ServerCode.CANNOT_STORE: 503,
    ServerCode.DRAINING: 503,
    ServerCode.TOO_MANY_TABLES: 429,
    ServerCode.TOO_MANY_CONNECTIONS: 429,
    ServerCode.TOO_FAST: 429,
    ServerCode.TOO_MANY_TRIES: 429,
    ServerCode.WRONG_HOST: 421,
    ServerCode.WRONG_ORIGIN: 403,
    ServerCode.GAME_RUNS: 409,
    ServerCode.BROKEN: 500,
}


class ServerRefusal(Exception):
    """A code of the closed set with the values for its sentence."""

    def __init__(self, code: ServerCode, **values: object) -> None:
        self.code = code
        self.values = values
        super().__init__(code, values)


class Problem(msgspec.Struct, frozen=True):
    """The body of every error over HTTP."""

    code: str
    values: dict[str, Any]
    text: str
