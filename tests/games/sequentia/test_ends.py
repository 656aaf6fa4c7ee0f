"""Every game ends, against players who try to prevent it too."""

from collections.abc import Callable
from typing import Any

import pytest

from filotto.games.actions import Action, Pass
from filotto.games.dealers import Seeded
from filotto.games.refusals import Ended
from filotto.games.sequentia.game import OVERLAY_GAME, SHIFT_GAME, STACK_GAME, SequentiaGame
from filotto.games.sequentia.shift_actions import Shift
from filotto.games.setup import prepare

Player = Callable[[tuple[Action, ...]], Action]


def hands_over(legal: tuple[Action, ...]) -> Action:
    """Never does anything."""
    return Pass()


def shifts_and_hands_over(legal: tuple[Action, ...]) -> Action:
    """Uses every shift, takes nothing, gives nothing up."""
    return next((action for action in legal if isinstance(action, Shift)), Pass())


def gives_up(legal: tuple[Action, ...]) -> Action:
    """Changes goals when possible, else shifts to and fro."""
    return next((action for action in legal if not isinstance(action, Shift | Pass)), shifts_and_hands_over(legal))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("staller", [hands_over, shifts_and_hands_over, gives_up])
def test_shift_ends_when_everybody_stalls(players: int, staller: Player) -> None:
    at: Any = SHIFT_GAME.start(prepare(SHIFT_GAME, players), Seeded(players))
    dealer, actions = Seeded(0), 0
    while at.result() is None:
        at.do(at.s.turn, staller(at.legal(int(at.s.turn))), dealer)
        actions += 1
    assert actions <= bound(players, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_player_who_stalls_holds_nobody_up(players: int) -> None:
    at: Any = SHIFT_GAME.start(prepare(SHIFT_GAME, players), Seeded(players))
    dealer, actions = Seeded(0), 0
    while at.result() is None:
        seat, action = at.sample(dealer.next())
        at.do(seat, shifts_and_hands_over(at.legal(0)) if seat == 0 else action, dealer)
        actions += 1
    assert actions <= bound(players, 3)
    assert at.result().ended in (Ended.STALLED, Ended.DECK_EMPTY)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", [STACK_GAME, OVERLAY_GAME])
def test_in_stack_and_overlay_every_turn_uses_a_card(game: SequentiaGame, players: int) -> None:
    at: Any = game.start(prepare(game, players), Seeded(players))
    dealer, actions = Seeded(0), 0
    while at.result() is None:
        at.do(int(at.s.turn), at.legal(int(at.s.turn))[-1], dealer)  # a pass or a choice as soon as there is one
        actions += 1
    assert actions <= 2 * 54


def bound(players: int, rounds: int) -> int:
    """Six shifts and a pass a turn; so many turns without a change; then at least one of 54 cards leaves the deck."""
    return 7 * rounds * players * (54 + 1)
