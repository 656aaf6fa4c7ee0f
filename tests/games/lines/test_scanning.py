"""The rules and the second opinion of `scanning.py` agree, on thousands of random positions and in random games."""

import random

import pytest

from filotto.games.catalog import game
from filotto.games.dealers import Seeded
from filotto.games.lines.actions import Claim, Place
from filotto.games.lines.position import LinePosition
from filotto.games.lines.view import chips_of
from filotto.games.setup import prepare
from tests.games.lines.scanning import Line, all_lines, best_sets, corners, first, grid, new_lines
from tests.games.lines.table import table

JACKS = {"sequence": "JC", "kids": "unicorn", "numbers": "plus"}


def crowded(name: str, number: int) -> tuple[LinePosition, str, str]:
    """Many chips of one side around a cell that is still free, and a card that goes there.

    No line is complete yet but, perhaps, an older sequence.
    """
    chance = random.Random(f"{name} {number}")
    need = chance.choice(["1", "2"])
    board = table(name).position.edition
    rows, length = board.board.rows, board.numbers.length
    older = [chance.choice(all_lines(rows, length))] if need == "2" and chance.random() < 0.6 else []
    cells = set(grid(rows)) - corners(rows)
    while True:
        last = chance.choice(sorted(cells - {cell for line in older for cell in line}))
        near = {cell for line in all_lines(rows, length) if last in line for cell in line}
        own = {cell for cell in sorted(cells) if chance.random() < (0.85 if cell in near else 0.3)} - {last}
        own = own | {cell for line in older for cell in line} - corners(rows)
        own -= {next(cell for cell in line if cell in own) for line in new_lines(rows, length, own, older)}
        if not new_lines(rows, length, own, older) and all(own | corners(rows) >= set(line) for line in older):
            made = " ".join(f"{line[0]}-{line[-1]}" for line in older)
            hands, lying = {1: JACKS[name]}, {1: " ".join(own)}
            t = table(name, hands=hands, chips=lying, made={1: made}, stock={1: 1}, sequences_to_win=need)
            return t.position, JACKS[name], last


def agree(at: LinePosition, card: str, cell: str) -> int:
    """Place a chip; what is locked, asked for and won is what the second opinion says. How many choices there are."""
    rows, length = at.edition.board.rows, at.edition.numbers.length
    side, seat = int(at.s.side), int(at.s.turn)
    older = [line for owner, line in at.sequences if owner == side]
    own = {*chips(at, side), cell}
    best = best_sets(new_lines(rows, length, own, older))
    sure = len(best) == 1 or len(older) + len(best[0]) >= int(at.ed.need)
    after = at.copy()
    after.do(seat, Place(card, cell), Seeded(1))
    if sure:
        assert locked(after, at) == first(rows, best)
        assert (after.result() is not None) == (len(older) + len(best[0]) >= int(at.ed.need))
        return 1
    claims = [action for action in after.legal(seat) if isinstance(action, Claim)]
    assert {locked(chosen(after, seat, claim), at) for claim in claims} == set(best)
    return len(best)


def chips(at: LinePosition, side: int) -> set[str]:
    """Where a side has chips."""
    return {chip.cell for chip in chips_of(at) if chip.side == side}


def locked(after: LinePosition, before: LinePosition) -> frozenset[Line]:
    """The sequences that were made."""
    return frozenset(line for _, line in after.sequences[len(before.sequences) :])


def chosen(at: LinePosition, seat: int, claim: Claim) -> LinePosition:
    """With this choice made."""
    after = at.copy()
    after.do(seat, claim, Seeded(1))
    return after


@pytest.mark.parametrize("name", JACKS)
def test_rules_and_second_opinion_agree_on_hundreds_of_positions(name: str) -> None:
    choices = [agree(*crowded(name, number)) for number in range(120)]
    assert max(choices) > 1  # some of them ask


@pytest.mark.slow
@pytest.mark.parametrize("name", JACKS)
def test_rules_and_second_opinion_agree_on_more_positions(name: str) -> None:
    for number in range(1000, 1500):
        agree(*crowded(name, number))


@pytest.mark.thorough
@pytest.mark.parametrize("name", JACKS)
def test_rules_and_second_opinion_agree_on_thousands_of_positions(name: str) -> None:
    for number in range(2000, 6000):
        agree(*crowded(name, number))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sequence", "tabletop", "kids", "numbers"])
def test_rules_and_second_opinion_agree_in_random_games(name: str) -> None:
    for number in range(12):
        dealer = Seeded(number)
        at = game(name).start(prepare(game(name), options={"sequences_to_win": "2"}), dealer)
        assert isinstance(at, LinePosition)
        while at.who():
            seat, action = at.sample(dealer.next())
            if isinstance(action, Place):
                agree(at, action.card, action.cell)
            at.do(seat, action, dealer)
