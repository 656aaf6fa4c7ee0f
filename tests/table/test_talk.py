"""Table talk: who may call it, who judges, when it closes, and that everything waits meanwhile."""

from filotto.games.actions import Penalty
from filotto.table.alarms import next_alarm
from filotto.table.commands import CallTalk, Fill, Play, Start, VoteTalk
from filotto.table.events import Played, TalkCalled, TalkClosed
from filotto.table.own import Open, Tick
from filotto.table.refusals import TableCode
from tests.table.kit import Trial, opened, started
from tests.table.test_consent import at
from tests.table.test_table import refused


def teams(rule: str = "vote", players: int = 6) -> Trial:
    """Two teams, all of them people."""
    return started(players=players, options={"table_talk": rule})


def upheld(events: object) -> bool:
    assert isinstance(events, list)
    return any(isinstance(event, Played) and event.action.startswith("penalty") for event in events)


def test_the_other_sides_players_judge_and_the_caller_does_not() -> None:
    trial = teams()
    (called,) = trial.ask(at(trial, 0), CallTalk(0, 1))
    assert isinstance(called, TalkCalled)
    assert called.judges == (2, 4)


def test_more_yes_than_no_upholds_and_the_team_gives_a_card_each() -> None:
    trial = teams()
    trial.ask(at(trial, 0), CallTalk(0, 1))
    trial.ask(at(trial, 2), VoteTalk(yes=True))
    assert upheld(trial.ask(at(trial, 4), VoteTalk(yes=True)))
    assert trial.record.position.who() == (1, 3, 5)
    for seat in (3, 1, 5):
        trial.play(seat)
    assert trial.record.position.who() == (0,)


def test_as_many_no_as_yes_is_no() -> None:
    trial = teams()
    trial.ask(at(trial, 0), CallTalk(0, 1))
    trial.ask(at(trial, 2), VoteTalk(yes=True))
    events = trial.ask(at(trial, 4), VoteTalk(yes=False))
    assert events[-1] == TalkClosed(1, upheld=False, why="votes")


def test_silence_is_no_after_half_a_minute() -> None:
    trial = teams()
    trial.ask(at(trial, 0), CallTalk(0, 1))
    trial.ask(at(trial, 2), VoteTalk(yes=True))
    assert next_alarm(trial.table) == 30_000
    trial.t = 30_000
    assert trial.ask(None, Tick()) == [TalkClosed(1, upheld=False, why="time")]


def test_play_waits_for_the_vote() -> None:
    trial = teams()
    text = trial.table.game.write(trial.legal(0)[0])
    trial.ask(at(trial, 0), CallTalk(0, 1))
    assert refused(trial, at(trial, 0), Play(0, text)) is TableCode.WAIT_FOR_VOTE


def test_who_is_called_does_not_vote_nor_does_the_caller() -> None:
    trial = teams()
    trial.ask(at(trial, 0), CallTalk(0, 1))
    assert refused(trial, at(trial, 1), VoteTalk(yes=False)) is TableCode.NOT_YOUR_VOTE
    assert refused(trial, at(trial, 0), VoteTalk(yes=True)) is TableCode.NOT_YOUR_VOTE


def test_who_is_away_does_not_vote() -> None:
    trial = teams()
    trial.away(at(trial, 4))
    (called,) = trial.ask(at(trial, 0), CallTalk(0, 1))
    assert isinstance(called, TalkCalled)
    assert called.judges == (2,)


def test_one_call_a_turn() -> None:
    trial = teams()
    trial.ask(at(trial, 0), CallTalk(0, 1))
    trial.ask(at(trial, 2), VoteTalk(yes=False))
    trial.ask(at(trial, 4), VoteTalk(yes=False))
    assert refused(trial, at(trial, 0), CallTalk(0, 1)) is TableCode.TALK_ONCE
    trial.play(0)
    assert trial.ask(at(trial, 0), CallTalk(0, 1))


def test_ones_own_side_is_not_called() -> None:
    trial = teams()
    assert refused(trial, at(trial, 0), CallTalk(0, 0)) is TableCode.TALK_OWN_SIDE


def test_where_everybody_plays_alone_nothing_is_called() -> None:
    trial = started()
    assert refused(trial, at(trial, 0), CallTalk(0, 1)) is TableCode.TALK_NOT_HERE


def test_the_rule_may_be_off() -> None:
    trial = teams("off")
    assert refused(trial, at(trial, 0), CallTalk(0, 1)) is TableCode.TALK_NOT_HERE


def seat_of_host(trial: Trial) -> int:
    return trial.table.seats_of(0)[0]


def test_under_host_the_host_decides() -> None:
    trial = teams("host")
    host = seat_of_host(trial)
    caller = (host + 2) % 6
    (called,) = trial.ask(at(trial, caller), CallTalk(caller, 1 - host % 2))
    assert isinstance(called, TalkCalled)
    assert called.judges == ()
    assert refused(trial, at(trial, (host + 4) % 6), VoteTalk(yes=True)) is TableCode.NOT_HOST
    assert upheld(trial.ask(0, VoteTalk(yes=True)))


def test_under_host_the_vote_judges_the_hosts_own_side() -> None:
    trial = teams("host")
    host = seat_of_host(trial)
    caller = (host + 1) % 6
    (called,) = trial.ask(at(trial, caller), CallTalk(caller, host % 2))
    assert isinstance(called, TalkCalled)
    assert len(called.judges) == 2


def two_people_and_bots(rule: str = "vote") -> Trial:
    """Ana and Bob in different teams of two; a bot beside each."""
    trial = opened(Open("sequence", "key 0", players=4, name="Ana", options={"table_talk": rule}), 1)
    trial.ask(0, Fill("easy"))
    trial.ask(0, Start())
    return trial


def test_without_another_voter_a_call_by_the_host_falls() -> None:
    trial = two_people_and_bots()
    host = seat_of_host(trial)
    events = trial.ask(0, CallTalk(host, 1 - host % 2))
    assert events[-1] == TalkClosed(1 - host % 2, upheld=False, why="fell")


def test_without_another_voter_a_call_of_the_host_falls() -> None:
    trial = two_people_and_bots()
    host, caller = seat_of_host(trial), trial.table.seats_of(1)[0]
    events = trial.ask(1, CallTalk(caller, host % 2))
    assert events[-1] == TalkClosed(host % 2, upheld=False, why="fell")


def test_what_was_judged_stands_in_the_record() -> None:
    trial = teams()
    trial.ask(at(trial, 0), CallTalk(0, 1))
    trial.ask(at(trial, 2), VoteTalk(yes=True))
    trial.ask(at(trial, 4), VoteTalk(yes=True))
    assert trial.folded().judged == [
        {"seat": 1, "side": 2, "after": 0, "votes": {"3": True, "5": True}, "upheld": True, "why": "votes"}
    ]
    assert Penalty(1) == trial.record.moves[0].action
