"""Random games: the generator, an even choice, and what is counted."""

from collections import Counter
from types import SimpleNamespace

import pytest

from filotto.games import playout
from filotto.games.catalog import game
from filotto.games.lines import rules
from filotto.games.setup import prepare

WORDS = 1 << 32


def test_the_generator_stays_below_two_to_the_63_and_does_not_stand_still() -> None:
    x = playout.seed(0)
    seen = set()
    for _ in range(1000):
        x = playout.turned(x)
        assert 0 < x < 1 << 63
        assert 0 <= playout.word_of(x) < WORDS
        seen.add(x)
    assert len(seen) == 1000


def test_games_of_neighbouring_numbers_have_nothing_in_common() -> None:
    first = [playout.word_of(playout.turned(playout.seed(number))) for number in range(4096)]
    quarters = Counter(word * 4 // WORDS for word in first)
    assert len(set(first)) == 4096
    assert all(900 < quarters[quarter] < 1150 for quarter in range(4))


def test_each_legal_action_is_as_likely() -> None:
    s = SimpleNamespace(moves=[0b101, 0, 0b1, 0b10])
    chosen = Counter(playout.choose(s, word) for word in range(0, WORDS, WORDS // 400))
    assert set(chosen) == {0, 2, 2 * 64, 3 * 64 + 1}
    assert all(99 <= times <= 101 for times in chosen.values())


@pytest.mark.parametrize("name", ["sequence", "kids"])
def test_a_tally_of_games_adds_up(name: str) -> None:
    position = game(name).blank(prepare(game(name)))
    tally = playout.tally()
    playout.of(rules).games(position.ed, position.s, 0, 5, tally)  # type: ignore[union-attr]  # on a kernel
    wins = tally[playout.SIDES_WON : playout.DRAWS].sum()
    assert wins + tally[playout.DRAWS] + tally[playout.SHARED] == 5
    assert tally[playout.REASONS : playout.REASONS + 16].sum() == 5
    assert tally[playout.ACTIONS] >= tally[playout.PLAYS] > 0


def test_a_game_is_known_by_its_number_however_games_are_shared_out() -> None:
    position, play = game("kids").blank(prepare(game("kids"))), playout.of(rules)
    together, apart = playout.tally(), playout.tally()
    play.games(position.ed, position.s, 10, 4, together)  # type: ignore[union-attr]  # on a kernel
    for number in (12, 13, 10, 11):
        play.games(position.ed, position.s, number, 1, apart)  # type: ignore[union-attr]  # on a kernel
    assert together.tolist() == apart.tolist()
