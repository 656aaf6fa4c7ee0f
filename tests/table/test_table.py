"""A table from its opening to the end of a game: who may sit, who begins, and that it is the fold of its log."""

import msgspec
import pytest

from filotto.games import catalog
from filotto.games.lines.actions import Claim
from filotto.games.refusals import BadSetup, Code, Refusal
from filotto.table.commands import Clear, Fill, Order, Play, Rematch, Rename, Sit, Stand, Start, Words
from filotto.table.events import Cut, Ordered, Started
from filotto.table.looks import table_view
from filotto.table.own import BotPlays, Join, Open
from filotto.table.refusals import TableCode, TableRefusal
from filotto.table.typed import said_alike
from tests.table.kit import Trial, opened, started

ANA = Open("sequence", "key 0", name="Ana")


def refused(trial: Trial, person: int | None, command: object) -> TableCode:
    version = trial.table.version
    with pytest.raises(TableRefusal) as caught:
        trial.ask(person, command)  # type: ignore[arg-type]  # any command
    assert trial.table.version == version
    return caught.value.code


def test_the_opener_is_host_and_sits() -> None:
    table = opened(ANA).table
    assert (table.host, table.seats_of(0), table.free()) == (0, (0,), (1,))


def test_without_a_name_the_host_has_no_seat() -> None:
    table = opened(Open("sequence", "key 0")).table
    assert (table.host, table.seats_of(0), table.free()) == (0, (), (0, 1))


def test_players_that_do_not_work_are_refused_with_those_that_do() -> None:
    with pytest.raises(BadSetup) as caught:
        opened(Open("sequence", "key 0", players=5))
    assert caught.value.code is Code.UNEVEN_TEAMS


def test_who_comes_takes_the_first_free_seat_or_the_one_asked_for() -> None:
    trial = opened(Open("sequence", "key 0", name="Ana", players=4))
    trial.ask(None, Join("Bob", "key 1", 3))
    trial.ask(None, Join("Cleo", "key 2"))
    assert [seat.name for seat in trial.table.seats] == ["Ana", "Cleo", "", "Bob"]


def test_a_taken_seat_is_refused() -> None:
    assert refused(opened(ANA), None, Join("Bob", "key 1", 0)) is TableCode.SEAT_TAKEN


def test_a_full_table_is_refused() -> None:
    assert refused(opened(ANA, 1), None, Join("Cleo", "key 2")) is TableCode.NO_FREE_SEAT


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b"])
def test_a_name_without_letters_is_refused(name: str) -> None:
    assert refused(opened(ANA), None, Join(name, "key 1")) is TableCode.NAME_EMPTY


def test_a_name_is_cleaned_and_cut() -> None:
    trial = opened(ANA)
    trial.ask(0, Rename(0, "  An\u202ea \n Maria " + "a" * 50))
    assert trial.table.seats[0].name == "Ana Maria aaaaaaaaaaaaaa"


def test_one_device_may_hold_several_seats() -> None:
    trial = opened(ANA)
    trial.ask(0, Sit("Grandma"))
    assert trial.table.seats_of(0) == (0, 1)


def test_bots_fill_what_is_free_and_leave_before_the_game() -> None:
    trial = opened(Open("sequence", "key 0", name="Ana", players=4))
    trial.ask(0, Fill("easy"))
    trial.ask(0, Clear(2))
    assert [seat.kind for seat in trial.table.seats] == ["person", "bot", "free", "bot"]


def test_bots_at_a_table_have_different_names() -> None:
    trial = opened(Open("sequence", "key 0", players=12))
    trial.ask(0, Fill("easy"))
    assert len({seat.name for seat in trial.table.seats}) == 12


def test_only_the_host_fills_and_deals() -> None:
    trial = opened(ANA, 1)
    assert refused(trial, 1, Fill("easy")) is TableCode.NOT_HOST
    assert refused(trial, 1, Start()) is TableCode.NOT_HOST


def test_the_deal_waits_for_all_seats() -> None:
    assert refused(opened(ANA), 0, Start()) is TableCode.SEATS_OPEN


def test_in_sequence_the_deal_is_cut_for_and_the_dealer_has_the_last_seat() -> None:
    trial = started(players=3)
    events = trial.log[-1][1]
    rounds = next(event.cards for event in events if isinstance(event, Cut))
    ranks = ["23456789TJQKA".index(card[0]) for card in rounds[-1] if card]
    assert rounds[-1][2] is not None
    assert "23456789TJQKA".index(rounds[-1][2][0]) == min(ranks)
    assert next(event for event in events if isinstance(event, Started)).dealer == 2


def test_players_may_set_the_order_where_the_game_leaves_it_to_them() -> None:
    trial = opened(Open("shift", "key 0", name="Ana", players=3), 2)
    trial.ask(0, Order((2, 0, 1)))
    trial.ask(0, Start(as_seated=True))
    assert [seat.name for seat in trial.table.seats] == ["Cleo", "Ana", "Bob"]


def test_turning_the_seats_keeps_teams_together() -> None:
    trial = opened(Open("sequence", "key 0", name="Ana", players=4), 3)
    trial.ask(0, Start())
    names = [seat.name for seat in trial.table.seats]
    assert {frozenset(names[0::2]), frozenset(names[1::2])} == {frozenset({"Ana", "Cleo"}), frozenset({"Bob", "Dan"})}


@pytest.mark.parametrize("game", catalog.BUILT_IN)
def test_a_table_is_the_fold_of_its_log(game: str) -> None:
    trial = started(game, catalog.game(game).facts.default_players)
    trial.play_on()
    again = trial.folded()
    assert trial.table.phase == "over"
    assert again.record is not None
    assert again.record.position.to_bytes() == trial.record.position.to_bytes()
    assert table_view(again, 0, 0) == table_view(trial.table, 0, 0)


def test_a_move_that_the_rules_refuse_changes_nothing() -> None:
    trial = started()
    seat = trial.record.position.who()[0]
    before = trial.record.position.to_bytes()
    with pytest.raises(Refusal):
        trial.ask(trial.table.seats[seat].person, Play(seat, "pass"))
    assert trial.record.position.to_bytes() == before
    assert trial.folded().version == trial.table.version


def test_nobody_plays_for_another_seat() -> None:
    trial = started()
    seat = trial.record.position.who()[0]
    other = trial.table.seats[1 - seat].person
    assert refused(trial, other, Play(seat, "pass")) is TableCode.NOT_YOUR_SEAT


def test_a_move_for_a_decision_that_is_closed_is_late() -> None:
    trial = started()
    decision = trial.table.decisions[0].number
    trial.play(0)
    trial.play(1)
    text = trial.table.game.write(trial.legal(0)[0])
    assert refused(trial, trial.table.seats[0].person, Play(0, text, decision)) is TableCode.LATE


def test_a_decision_stays_open_while_people_chat() -> None:
    trial = started()
    person, decision = trial.table.seats[0].person, trial.table.decisions[0].number
    trial.ask(person, Rename(0, "Anna"))
    text = trial.table.game.write(trial.legal(0)[0])
    assert trial.ask(person, Play(0, text, decision))


def test_who_may_still_draw_does_not_close_the_decision_of_the_next() -> None:
    trial = started(options={"draw": "by_hand"})
    trial.play(0)
    decision = trial.table.decisions[1].number
    draw = next(action for action in trial.legal(0) if type(action).__name__ == "Draw")
    trial.play(0, draw)
    assert trial.table.decisions[1].number == decision


def test_a_typed_action_is_one_that_the_view_offers() -> None:
    trial = started()
    place = {"do": "place", "card": trial.legal(0)[0].card, "cell": trial.legal(0)[0].cell}  # type: ignore[attr-defined]
    assert trial.ask(trial.table.seats[0].person, Play(0, place))


def test_a_typed_action_is_found_with_its_lists_as_json_has_them() -> None:
    """A list of cells is a tuple here and a list in JSON."""
    given = msgspec.json.decode(msgspec.json.encode(Claim(("a1", "b1"))))
    assert said_alike(Claim(("a1", "b1")), given)
    assert not said_alike(Claim(("a1", "c1")), given)


def test_a_typed_action_that_is_none_is_refused_by_a_rule() -> None:
    trial = started()
    with pytest.raises(Refusal) as caught:
        trial.ask(trial.table.seats[0].person, Play(0, {"do": "fly"}))
    assert caught.value.code is Code.WRONG_KIND


def test_a_bot_plays_for_its_own_seat_only() -> None:
    trial = started()
    move = BotPlays(0, trial.table.game.write(trial.legal(0)[0]), trial.table.decisions[0].number)
    assert refused(trial, None, move) is TableCode.LATE


def test_words_of_ones_own_go_into_the_deal() -> None:
    trial = opened(ANA, 1)
    trial.ask(1, Words(1, "seven geese"))
    trial.ask(0, Start())
    assert trial.table.started is not None
    assert trial.table.started.words == ("", "seven geese")


def test_the_secret_is_shown_when_the_game_is_over_and_not_before() -> None:
    trial = started()
    before = table_view(trial.table, 0, 0).proof
    trial.play_on()
    after = table_view(trial.table, 0, 0).proof
    assert before is not None
    assert after is not None
    assert (before.secret, before.commitment) == (None, after.commitment)
    assert after.secret


def test_another_game_at_the_same_table_keeps_the_tally() -> None:
    trial = started()
    trial.play_on()
    won = [seat.won for seat in trial.table.seats]
    trial.ask(0, Rematch())
    assert (trial.table.phase, trial.table.number, [seat.won for seat in trial.table.seats]) == ("open", 2, won)
    trial.ask(0, Start())
    assert trial.table.phase == "playing"


def test_the_tally_goes_with_the_players_when_seats_are_rotated() -> None:
    trial = started()
    trial.play_on()
    won = {seat.name: seat.won for seat in trial.table.seats}
    first = trial.table.seats[0].name
    events = trial.ask(0, Rematch(rotate=True))
    assert any(isinstance(event, Ordered) for event in events)
    assert trial.table.seats[1].name == first
    assert {seat.name: seat.won for seat in trial.table.seats} == won


def test_no_rematch_while_the_game_runs() -> None:
    assert refused(started(), 0, Rematch()) is TableCode.NOT_OVER


def test_leaving_needs_nobodys_consent() -> None:
    trial = opened(ANA, 1)
    trial.ask(1, Stand(1))
    assert trial.table.free() == (1,)
