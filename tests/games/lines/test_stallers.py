"""Every game ends, against players who try to prevent it too.

Where nobody makes a sequence, each chip and each trade costs a card, and the deck is made anew a hundred times at
most: so there are never more chips and trades than a hundred and one decks have cards.
"""

import pytest

from filotto.games.actions import Action, Lose, Pass
from filotto.games.catalog import game
from filotto.games.dealers import Seeded
from filotto.games.lines.actions import Claim, Draw, Forfeit, Place, Remove, Trade
from filotto.games.lines.position import LinePosition
from filotto.games.lines.tables import NO_LINE, SLOTS
from filotto.games.refusals import Ended
from filotto.games.setup import prepare
from tests.games.lines.table import place

Habit = tuple[type[Action], ...]  # kinds of action, what is done first where it can be
REMOVER: Habit = (Forfeit, Claim, Remove, Trade, Pass, Place, Draw)
TRADER: Habit = (Forfeit, Claim, Trade, Pass, Place, Remove, Draw)
PLACER: Habit = (Forfeit, Claim, Place, Remove, Trade, Pass, Draw)


def choice(at: LinePosition, action: Action, habit: Habit) -> tuple[int, int]:
    """What a staller does first: by habit; chips go where they threaten least, and from where they threaten most."""
    kind = habit.index(type(action))
    if isinstance(action, Place):
        return kind, threat(at, action.cell, int(at.s.side))
    if isinstance(action, Remove):
        return kind, -max(threat(at, action.cell, side) for side in range(at.setup.sides))
    return kind, 0


def threat(at: LinePosition, cell: str, side: int) -> int:
    """What a chip here does for a side: each line through the cell counts, a nearly full one most."""
    half, kind = at.edition.cell_at[place(cell)]
    line, own = at.ed.lines[half, kind], at.s.chips[side]
    found = 0
    for slot in range(at.ed.slots):
        first, second = int(line[slot]), int(line[SLOTS + slot])
        if not first & NO_LINE:
            lacking = (first & ~int(own[0])).bit_count() + (second & ~int(own[1])).bit_count()
            found += 8 ** (at.edition.numbers.length - lacking)
    return found


def stalled(name: str, players: int, habit: Habit, draw: str = "automatic", number: int = 1) -> Ended:
    """Why a game of such players ends. Each chip and each trade is counted, and no more passes come between."""
    dealer = Seeded(number)
    at = game(name).start(prepare(game(name), players, options={"draw": draw}), dealer)
    assert isinstance(at, LinePosition)
    spent = passes = 0
    while (result := at.result()) is None:
        for lost in [action for action in at.allowed() if isinstance(action, Lose)][:1]:
            at.do(None, lost, dealer)
        seat = int(at.s.turn)
        action = min(at.legal(seat), key=lambda action: choice(at, action, habit))
        spent += isinstance(action, Place | Remove | Trade)
        passes = passes + 1 if isinstance(action, Pass) else 0
        at.do(seat, action, dealer)
        assert spent <= 101 * 2 * len(at.edition.kinds)
        assert passes <= players
    return result.ended


@pytest.mark.parametrize("name", ["sequence", "tabletop", "kids", "numbers"])
def test_a_game_of_two_who_remove_and_trade_wherever_they_can_ends(name: str) -> None:
    assert stalled(name, 2, REMOVER) is Ended.SEQUENCES


@pytest.mark.slow
@pytest.mark.parametrize("habit", [REMOVER, TRADER, PLACER], ids=["remover", "trader", "placer"])
@pytest.mark.parametrize(
    ("name", "players"), [("sequence", 3), ("sequence", 12), ("tabletop", 3), ("kids", 4), ("numbers", 6)]
)
def test_a_full_table_of_stallers_ends(name: str, players: int, habit: Habit) -> None:
    assert stalled(name, players, habit) is Ended.SEQUENCES


@pytest.mark.parametrize(("name", "players"), [("sequence", 2), ("sequence", 9), ("numbers", 2)])
def test_a_game_in_which_nobody_draws_ends(name: str, players: int) -> None:
    """The table takes each lost card away, and hands run empty."""
    assert stalled(name, players, REMOVER, draw="by_hand") in {Ended.SEQUENCES, Ended.PASSES}
