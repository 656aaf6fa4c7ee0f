"""Who is away: dropped, back, left; what others may do after the grace time, and that nobody waits for a host."""

import pytest

from filotto.games.actions import Skip
from filotto.table.commands import (
    CapAssist,
    Chat,
    Delete,
    Fill,
    GiveSeat,
    Lock,
    Mute,
    Play,
    Rematch,
    Remove,
    RenewLink,
    Say,
    SkipSeat,
    Stand,
    StandIn,
    Start,
)
from filotto.table.events import CameBack, Joined, Linked, Played, Rekeyed
from filotto.table.looks import table_view
from filotto.table.making import acting_host
from filotto.table.own import Back, BotPlays, Join, Open, Rekey, ShoulderKey
from filotto.table.refusals import TableCode
from tests.table.kit import Trial, opened, started
from tests.table.test_consent import at
from tests.table.test_table import refused

GRACE = 60_000


def absent(players: int = 3) -> tuple[Trial, int]:
    """A game in which the person to move (not the host) has been away for the grace time."""
    trial = started(players=players)
    while trial.record.position.who()[0] in trial.table.seats_of(0):
        trial.play(trial.record.position.who()[0])
    seat = trial.record.position.who()[0]
    trial.away(at(trial, seat))
    trial.t += GRACE
    return trial, seat


def test_in_the_grace_time_nobody_acts_for_another() -> None:
    trial, seat = absent()
    trial.t -= 1
    assert refused(trial, 0, StandIn(seat)) is TableCode.IN_GRACE


def test_then_the_host_may_let_a_bot_take_over_until_they_are_back() -> None:
    trial, seat = absent()
    person = at(trial, seat)
    trial.ask(0, StandIn(seat))
    decision = trial.table.decisions[seat].number
    (played, *_) = trial.ask(None, BotPlays(seat, trial.table.game.write(trial.legal(seat)[0]), decision))
    assert isinstance(played, Played)
    assert played.by == "stand-in"
    trial.back(person)
    assert trial.ask(person, Back()) == [CameBack(seat)]
    assert not trial.table.seats[seat].played_by_bot


def test_or_skip_the_turn() -> None:
    trial, seat = absent()
    trial.ask(0, SkipSeat(seat))
    assert trial.record.moves[-1].action == Skip(seat)


def test_or_hand_the_seat_out_again_which_revokes_the_old_key() -> None:
    trial, seat = absent()
    person = at(trial, seat)
    events = trial.ask(0, Rekey(seat, "a new key"))
    assert [type(event) for event in events[:2]] == [Rekeyed, Joined]
    assert trial.table.people[person].key == ""
    assert trial.table.people[at(trial, seat)].key == "a new key"


def test_ones_own_key_is_renewed_at_any_time() -> None:
    trial = started()
    person = at(trial, 1)
    trial.ask(person, Rekey(1, "a new key"))
    assert trial.table.people[person].key == "a new key"


def test_who_is_here_is_neither_skipped_nor_replaced() -> None:
    trial = started()
    seat = trial.table.seats_of(1)[0]
    for command in (StandIn(seat), SkipSeat(seat), Rekey(seat, "k")):
        assert refused(trial, 0, command) is TableCode.NOT_ABSENT


def test_who_has_said_that_they_leave_is_away_at_once() -> None:
    trial = started(players=3)
    seat = trial.table.seats_of(1)[0]
    trial.ask(1, Stand(seat))
    trial.away(1)
    assert trial.ask(0, StandIn(seat))


def test_the_hosts_role_passes_to_who_sits_longest_and_comes_back() -> None:
    trial = started(players=3)
    trial.away(0)
    assert acting_host(trial.table, trial.context(None)) == 0
    trial.t += GRACE
    assert acting_host(trial.table, trial.context(None)) == 1
    assert trial.ask(1, StandIn(trial.table.seats_of(0)[0]))
    trial.back(0)
    assert acting_host(trial.table, trial.context(None)) == 0


def test_with_everybody_away_the_host_stays_host() -> None:
    trial = started()
    for person in (0, 1):
        trial.away(person)
    trial.t += GRACE
    assert acting_host(trial.table, trial.context(None)) == 0


def test_who_left_has_no_seat_in_the_next_game() -> None:
    trial = started()
    trial.ask(1, Stand(trial.table.seats_of(1)[0]))
    trial.play_on()
    trial.away(1)
    trial.ask(0, Rematch())
    assert len(trial.table.free()) == 1


def test_who_comes_late_may_take_a_bots_seat_when_the_host_agrees() -> None:
    trial = opened(Open("sequence", "key 0", name="Ana"))
    trial.ask(0, Fill("easy"))
    trial.ask(0, Start())
    bot = 1 - trial.table.seats_of(0)[0]
    assert refused(trial, None, Join("Bob", "key 1", bot)) is TableCode.SEAT_WANTS_HOST
    trial.ask(0, GiveSeat(bot))
    trial.ask(None, Join("Bob", "key 1"))
    assert (trial.table.seats[bot].name, trial.table.seats[bot].played_by_bot) == ("Bob", False)


def test_a_locked_table_lets_nobody_in() -> None:
    trial = opened(Open("sequence", "key 0", name="Ana"))
    trial.ask(0, Lock(locked=True))
    assert refused(trial, None, Join("Bob", "key 1")) is TableCode.TABLE_LOCKED


def test_a_new_link_takes_the_place_of_the_old() -> None:
    trial = opened(Open("sequence", "key 0", name="Ana"))
    old = trial.table.link
    (renewed,) = trial.ask(0, RenewLink())
    assert isinstance(renewed, Linked)
    assert old is not None
    assert (renewed.link != old.link, renewed.code != old.code) == (True, True)


def test_somebody_who_is_removed_leaves_their_seat_to_a_bot() -> None:
    trial = started()
    seat = trial.table.seats_of(1)[0]
    trial.ask(0, Remove(1))
    assert (trial.table.seats[seat].kind, trial.table.people[1].key) == ("bot", "")


def test_before_the_game_the_seat_is_free_again() -> None:
    trial = opened(Open("sequence", "key 0", name="Ana"), 1)
    trial.ask(0, Remove(1))
    assert trial.table.free() == (1,)


def test_a_muted_person_plays_and_does_not_write() -> None:
    trial = started()
    trial.ask(0, Mute(1, muted=True))
    assert refused(trial, 1, Say("but")) is TableCode.MUTED
    trial.ask(0, Mute(1, muted=False))
    assert trial.ask(1, Say("thank you"))


HOSTS = [
    Lock(locked=True),
    RenewLink(),
    Mute(0, muted=True),
    Remove(0),
    Chat("off"),
    CapAssist("none"),
    Delete(),
    Start(),
]


@pytest.mark.parametrize("command", [*HOSTS, GiveSeat(0), StandIn(0), SkipSeat(0)], ids=lambda c: type(c).__name__)
def test_nobody_but_the_host_may(command: object) -> None:
    assert refused(started(), 1, command) in (TableCode.NOT_HOST, TableCode.ALREADY_STARTED)


def test_a_key_over_a_shoulder_is_given_by_the_seats_own_player() -> None:
    trial = started()
    seat = trial.table.seats_of(1)[0]
    assert refused(trial, 0, ShoulderKey(seat, "k")) is TableCode.NOT_YOUR_SEAT
    trial.ask(1, ShoulderKey(seat, "k"))
    assert trial.table.seats[seat].shoulder == "k"


def test_the_host_may_cap_how_much_help_there_is() -> None:
    trial = started()
    trial.ask(0, CapAssist("none"))
    assert {seat.assist for seat in table_view(trial.table, 0, 0).seats} == {"none"}


def test_a_table_that_was_deleted_takes_no_moves() -> None:
    trial = started()
    text = trial.table.game.write(trial.legal(0)[0])
    trial.ask(0, Delete())
    assert refused(trial, at(trial, 0), Play(0, text)) is TableCode.NOT_STARTED
