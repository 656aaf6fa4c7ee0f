"""A second referee, written from the pages alone, counts the same and sees the same games."""

import copy

import pytest

from filotto.games.catalog import game
from filotto.games.record import Record
from filotto.games.setup import prepare
from filotto.testing import Chance
from tests.counts.reading import Counted, positions
from tests.counts.second_referee import Referee, Rules

EDITIONS = {
    "sequence": Rules("sequence", hand=7, length=5, need=2, chips=(50, 50, 35)),
    "kids": Rules("kids", hand=3, length=4, need=1, chips=(21, 21, 21, 21), must_trade=True),
    "numbers": Rules("numbers", hand=5, length=5, need=1, chips=(50, 50, 35)),
}
AUTOMATIC = [(name, at) for name in EDITIONS for at in positions(name) if at.script.rules.get("draw") != "by_hand"]


def second(name: str, players: int, sides: int, dealt: list[str]) -> Referee:
    referee = Referee(EDITIONS[name], players, sides)
    referee.deal(dealt)
    return referee


def do(referee: Referee, text: str, card: str | None = None) -> None:
    """An action, and the card that comes of it: where none is named, the first of the deck."""
    seat = referee.do(text)
    if seat is not None:
        referee.draw(seat, card or min(referee.deck)[2])


def ways(referee: Referee, depth: int) -> int:
    choices = referee.legal()
    if depth == 1:
        return len(choices)
    found = 0
    for text in choices:
        after = copy.deepcopy(referee)
        do(after, text)
        found += ways(after, depth - 1)
    return found


@pytest.mark.parametrize(("name", "at"), AUTOMATIC, ids=lambda value: getattr(value, "name", value))
def test_the_second_referee_counts_the_same(name: str, at: Counted) -> None:
    script = at.script
    referee = second(name, script.players, script.sides or script.players, script.dealt())
    for _, action, cards in script.moves:
        do(referee, action, *cards)
    assert {depth: ways(referee, depth) for depth in (1, 2)} == {depth: at.counts[depth] for depth in (1, 2)}


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("name", EDITIONS)
def test_it_sees_a_random_game_as_the_first_one_does(name: str, number: int) -> None:
    chance, chosen = Chance(number), game(name)
    record = Record(chosen, prepare(chosen, 2), chance)
    referee = second(name, 2, 2, [drawn.card or "" for drawn in record.position.dealt])
    while record.result is None:
        seat, action = record.position.sample(chance.next())
        assert {chosen.write(legal) for legal in record.position.legal(seat)} == referee.legal()
        move = record.play(seat, action)
        do(referee, chosen.write(action), *(drawn.card for drawn in move.drawn))
    assert referee.legal() == set()
    assert [referee.score(side) for side in range(2)] == list(record.position.scores())
