"""What a command comes with besides itself: who asks, when, who is there, and fresh chance."""

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field

from .events import Moment

HERE, DROPPED, LEFT = "here", "dropped", "left"


@dataclass(frozen=True, slots=True)
class Presence:
    """Whether somebody is there, and since when (the table's time)."""

    here: bool
    since: int


@dataclass(frozen=True, slots=True)
class Context:
    """The table has no clock and no chance of its own: both are handed in."""

    moment: Moment
    person: int | None = None  # who asks; None: the server itself
    entropy: bytes = b""  # 32 fresh random bytes
    presence: Mapping[int, Presence] = field(default_factory=dict)
    grace: int = 60_000  # milliseconds in which somebody may come back
    longest_chat: int = 500

    def chance(self, label: str) -> bytes:
        """32 bytes for one use."""
        return hmac.digest(self.entropy, label.encode(), hashlib.sha256)

    def state_of(self, person: int, *, left: bool = False) -> str:
        """Here, dropped (may still come back), or left."""
        seen = self.presence.get(person)
        if seen is not None and seen.here:
            return HERE
        if left or seen is None or self.moment.t - seen.since >= self.grace:
            return LEFT
        return DROPPED
