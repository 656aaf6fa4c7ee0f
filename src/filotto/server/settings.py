"""How a server is run: every limit is an option with a sane default (docs/hosting.md)."""

from dataclasses import dataclass, field
from pathlib import Path

LIMITS = (
    "grace", "credit", "bot_pace", "park_after", "keep_days", "drain",
    "largest_message", "largest_body", "longest_chat", "commands_per_second", "tables_per_hour", "connections",
    "wrong_tries", "outbox", "bot_threads",
)  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What `filotto serve` can be told."""

    data: Path
    host: str = "127.0.0.1"
    port: int | None = None
    lan: bool = False
    public_url: str = ""
    base_path: str = ""
    trusted_proxies: tuple[str, ...] = ()
    web: Path | None = None  # the built client; None: the one in the package, if there is one
    # time
    grace: int = 60  # seconds in which somebody may come back before others may act for them
    credit: int = 15  # seconds that clocks stand still after a start
    bot_pace: float = 0.7  # seconds that a bot takes at least, so that people can follow
    park_after: float = 300  # seconds after which a table without anybody leaves memory
    keep_days: int = 90  # days after which a table that nobody touched is deleted
    drain: float = 3  # seconds that people are given to notice that the server goes down
    # limits
    largest_message: int = 16_384
    largest_body: int = 262_144  # a deck or a board of one's own
    longest_chat: int = 500
    commands_per_second: float = 20
    tables_per_hour: int = 60  # opened by one address
    connections: int = 200  # of one address
    wrong_tries: int = 20  # wrong codes of one address in ten minutes
    outbox: int = 64  # messages that a slow reader may be behind
    bot_threads: int = 1
    allowed_hosts: tuple[str, ...] = field(default=())
