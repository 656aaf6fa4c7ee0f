"""Drawing by hand over a network: a card is lost no sooner than 2 s after the later player's act reached the server."""

from filotto.table.alarms import BOT_DRAWS_AFTER, LOSE_AFTER, bots_to_move, next_alarm
from filotto.table.commands import CallTalk, Fill, Start, VoteTalk
from filotto.table.events import Played
from filotto.table.own import BotPlays, Open, Tick
from tests.table.kit import Trial, opened, started
from tests.table.test_consent import at


def draw(trial: Trial, seat: int) -> None:
    action = next(action for action in trial.legal(seat) if type(action).__name__ == "Draw")
    trial.play(seat, action)


def lost(events: object) -> bool:
    assert isinstance(events, list)
    return any(isinstance(event, Played) and event.action.startswith("lose") for event in events)


def late(players: int = 2) -> Trial:
    """Seat 0 has not drawn, and seat 1 has played and drawn, at 10 s."""
    trial = started(players=players, options={"draw": "by_hand"})
    trial.play(0)
    trial.t = 10_000
    trial.play(1)
    draw(trial, 1)
    return trial


def test_the_card_is_lost_two_seconds_after_the_later_player_has_drawn() -> None:
    trial = late()
    assert next_alarm(trial.table) == 10_000 + LOSE_AFTER
    trial.t = 11_999
    assert not lost(trial.ask(None, Tick()))
    trial.t = 12_000
    assert lost(trial.ask(None, Tick()))


def test_until_then_it_may_still_be_drawn() -> None:
    trial = late()
    trial.t = 11_500
    draw(trial, 0)
    trial.t = 12_000
    assert not lost(trial.ask(None, Tick()))
    assert next_alarm(trial.table) is None


def test_in_sequence_playing_alone_costs_nobody_a_card() -> None:
    trial = started(options={"draw": "by_hand"})
    trial.play(0)
    trial.play(1)
    assert next_alarm(trial.table) is None


def test_in_numbers_the_next_act_is_enough() -> None:
    trial = started("numbers", options={"draw": "by_hand"})
    trial.play(0)
    trial.t = 5_000
    trial.play(1)
    assert next_alarm(trial.table) == 5_000 + LOSE_AFTER


def test_who_owes_longest_loses_first_and_the_next_has_their_own_two_seconds() -> None:
    trial = started("numbers", players=3, options={"draw": "by_hand"})
    for seat in (0, 1, 2):
        trial.play(seat)
    trial.t = 2_000
    assert Played(None, "lose 1") in trial.ask(None, Tick())
    assert next_alarm(trial.table) == 4_000


def test_a_vote_keeps_the_right_to_draw_waiting() -> None:
    options = {"draw": "by_hand", "table_talk": "vote"}
    trial = started(players=4, options=options)
    trial.play(0)
    trial.play(1)
    draw(trial, 1)
    trial.t = 1_000
    trial.ask(at(trial, 1), CallTalk(1, 0))
    trial.t = 20_000
    assert not lost(trial.ask(None, Tick()))
    trial.ask(at(trial, 3), VoteTalk(yes=False))
    assert next_alarm(trial.table) == 20_000 + LOSE_AFTER


def test_a_bot_draws_no_faster_than_a_person_could_lose_by_it() -> None:
    trial = opened(Open("sequence", "key 0", name="Ana", options={"draw": "by_hand"}))
    trial.ask(0, Fill("easy"))
    trial.ask(0, Start())
    bot = 1 - trial.table.seats_of(0)[0]
    if bot == 1:
        trial.play(0)
    trial.t = 3_000
    assert bots_to_move(trial.table)[bot] <= 3_000
    action = trial.table.game.write(next(a for a in trial.legal(bot) if type(a).__name__ != "Draw"))
    trial.ask(None, BotPlays(bot, action, trial.table.decisions[bot].number))
    assert bots_to_move(trial.table)[bot] == 3_000 + BOT_DRAWS_AFTER
