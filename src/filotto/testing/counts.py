"""How many ways there are to play on: a count that any other referee of the same rules must come to."""

from ..games.contract import Position


class FirstCard:
    """Deals the first of the cards that are listed."""

    def word(self, position: Position) -> int:
        """The word for it."""
        return 0


def count_ways(at: Position, depth: int) -> int:
    """The ways to do so many actions from here, by whoever may act; each card that is needed is the first listed."""
    choices = [(seat, action) for seat in at.who() for action in at.legal(seat)]
    if depth == 1:
        return len(choices)
    ways = 0
    for seat, action in choices:
        after = at.copy()
        after.do(seat, action, FirstCard())
        ways += count_ways(after, depth - 1)
    return ways
