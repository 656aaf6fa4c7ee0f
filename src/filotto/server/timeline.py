"""The servers' own time: it stands still while no server runs, and for a credit after a start.

So clocks do not run while the server is down, and whoever comes back after a restart has a little more.
"""

import time

from filotto.table.events import Moment


class Timeline:
    """Milliseconds that grow steadily, carried on from where the last server left them."""

    def __init__(self, base: int = 0, credit: int = 0) -> None:
        self.base, self.credit = base, credit
        self.started = time.monotonic_ns()

    def t(self) -> int:
        """Now."""
        return self.base + max(0, (time.monotonic_ns() - self.started) // 1_000_000 - self.credit)

    def moment(self) -> Moment:
        """Now, for the table and for people."""
        return Moment(self.t(), time.time_ns() // 1_000_000)

    def seconds_until(self, t: int) -> float:
        """How long to wait in real time."""
        waiting = max(0, self.credit - (time.monotonic_ns() - self.started) // 1_000_000)
        return max(0, t - self.t() + waiting) / 1000
