"""What holds at any moment of a kind of game, beside what holds of every game."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from filotto.games.bits import bit_count
from filotto.games.contract import Position
from filotto.games.notation import cell_at


def check_lines(at: Any) -> None:
    """Chips are conserved, sequences are lines of locked chips of one side, and the words of cards do not overlap."""
    s, ed = at.s, at.ed
    for half in range(2):
        words = [s.free[half], *(s.chips[side, half] for side in range(at.setup.sides))]
        assert apart(words), "a cell has two chips"
        assert sum(map(int, words)) == ed.board, "a cell is lost"
        assert apart([s.deck[half], *(hand[half] for hand in s.hands)]), "a card is in two places"
    for side in range(at.setup.sides):
        on_board = bit_count(s.chips[side, 0]) + bit_count(s.chips[side, 1])
        assert on_board + s.stock[side] == ed.supply[side], f"chips of side {side}: {on_board} + {s.stock[side]}"
        made = [cells for owner, cells in at.sequences if owner == side]
        assert len(made) == at.scores()[side], f"side {side} made {made}, its score is {at.scores()[side]}"
        for cells in made:
            check_sequence(at, side, cells)
        pairs = [(set(a), set(b)) for i, a in enumerate(made) for b in made[:i]]
        assert all(len(a & b) < 2 for a, b in pairs), f"two sequences share more than a cell: {made}"
    if ed.trade_all:
        check_due(at)


def check_due(at: Any) -> None:
    """Kids: at the start of a turn, and until they are traded, all dead cards of the hand are due."""
    s = at.s
    dead = int(at.ed.board & ~(s.free[0] | s.free[1]))
    for half in range(2):
        held, due = int(s.hands[s.turn, half]) & dead, int(s.due[half])
        assert due & ~held == 0, "a card is due that is not dead, or not held"
        started = s.traded or s.must_draw or s.claims or s.result
        assert started or due == held, f"a dead card of seat {s.turn} is not due"


def check_sequence(at: Any, side: int, cells: tuple[str, ...]) -> None:
    """As many cells as a sequence has, in a straight line, each a corner or a locked chip of this side."""
    places = [cell_at(cell) or (99, 99) for cell in cells]
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(places)}
    assert len(cells) == at.ed.length, f"{cells} is no sequence"
    assert len(steps) == 1, f"{cells} is no line"
    assert steps <= {(0, 1), (1, 0), (1, 1), (1, -1)}, f"{cells} is no line"
    for place in places:
        if not at.edition.is_corner(place):
            half, kind = at.edition.cell_at[place]
            assert int(at.s.chips[side, half] & at.s.locked[half]) >> kind & 1, f"{cells}: no locked chip on {place}"


def check_sequentia(at: Any) -> None:
    """The words of cards do not overlap, and the score is what was collected."""
    s = at.s
    words = [s.deck, s.out, at.on_table(), *s.hands, *s.collected]
    assert apart(words), "a card is in two places"
    assert sum(map(int, words)) == at.ed.deck, "a card is lost"
    counted = [0 if at.is_out(seat) else bit_count(s.collected[seat]) for seat in range(at.setup.players)]
    assert list(at.scores()) == counted, f"scores {at.scores()}, collected {counted}"


def apart(words: Any) -> bool:
    """Is nothing in two of these sets?"""
    whole = 0
    for word in map(int, words):
        if whole & word:
            return False
        whole |= word
    return True


def nothing(at: Position) -> None:
    """Of a game of another kind nothing more is known."""


ALSO: dict[str, Callable[[Any], None]] = {
    "lines": check_lines,
    "shift": check_sequentia,
    "stack": check_sequentia,
    "overlay": check_sequentia,
}
