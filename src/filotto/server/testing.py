"""A store that answers *conflict* at random, for the suite that every store and everything above it is run through."""

import random

from .store import Entry, Outcome, Store


class Contended:
    """Another store, at whose door somebody else is often faster."""

    def __init__(self, store: Store, share: float = 0.3, seed: int = 1) -> None:
        self.store, self.share = store, share
        self.chance = random.Random(seed)
        self.conflicts = 0

    async def append(self, entry: Entry) -> Outcome:
        """Now and then somebody was faster: nothing is stored."""
        if self.chance.random() < self.share:
            self.conflicts += 1
            return Outcome.CONFLICT
        return await self.store.append(entry)

    def __getattr__(self, name: str) -> object:
        return getattr(self.store, name)
