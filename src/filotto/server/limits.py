"""How much one address or one line may ask. What is over a limit is refused with a code; others notice nothing."""

import time
from collections import OrderedDict, deque

MOST_ADDRESSES = 10_000  # remembered at a time: a limit must not itself be a way to fill the memory


class Bucket:
    """So many a second, with some to spare at once."""

    __slots__ = ("at", "full", "left", "rate")

    def __init__(self, rate: float, spare: float) -> None:
        self.rate, self.full = rate, spare
        self.left = spare
        self.at = time.monotonic()

    def take(self) -> bool:
        """One more, if it may be."""
        now = time.monotonic()
        self.left = min(self.full, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Counted:
    """How often an address has done something lately."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self.times: OrderedDict[str, deque[float]] = OrderedDict()

    def full(self, address: str) -> bool:
        """No more for now?"""
        return len(self._lately(address)) >= self.most

    def add(self, address: str) -> None:
        """Once more."""
        times = self._lately(address)
        times.append(time.monotonic())
        self.times[address] = times
        self.times.move_to_end(address)
        if len(self.times) > MOST_ADDRESSES:
            self.times.popitem(last=False)

    def wait(self, address: str) -> int:
        """Seconds until the next is allowed."""
        times = self._lately(address)
        return max(1, round(times[0] + self.seconds - time.monotonic())) if times else 1

    def _lately(self, address: str) -> deque[float]:
        times = self.times.get(address, deque())
        while times and time.monotonic() - times[0] > self.seconds:
            times.popleft()
        return times
