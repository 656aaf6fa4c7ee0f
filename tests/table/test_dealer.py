"""The dealer promises before the deal and keeps it: a finished game proves every card, and any change shows."""

import hashlib
import json
from typing import Any

import pytest

from filotto.games import catalog
from filotto.games.refusals import BadFile
from filotto.games.saved import checksum, from_text
from filotto.table.commands import Answer, Start, Undo, Words
from filotto.table.dealer import Committed, commitment
from filotto.table.export import NotOver, exported
from filotto.table.own import Open
from filotto.table.verify import NoProof, Untrue, verify
from tests.table.kit import opened, started


@pytest.fixture(scope="module")
def finished() -> str:
    trial = started()
    trial.play_on()
    return exported(trial.table)


def changed(text: str, *path: str | int, to: Any) -> str:
    """The file with one value changed, and its checksum made anew."""
    data = json.loads(text)
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    data["checksum"] = checksum(data)
    return json.dumps(data)


def test_the_promise_is_the_hash_of_the_secret() -> None:
    assert commitment("00" * 32) == hashlib.sha256(bytes(32)).hexdigest()


def test_the_stream_is_what_its_description_says() -> None:
    """Pinned: another program that reads the description must find the same words."""
    stream = Committed("00" * 32, ["", "seven geese"])
    assert [stream.next() for _ in range(9)] == PINNED


PINNED = [3054706518, 2190633627, 407199591, 3280847806, 1487092521, 3053924426, 56509742, 102286424, 714560869]


def test_the_words_of_a_seat_change_the_stream() -> None:
    assert Committed("00" * 32, ["a", "b"]).next() != Committed("00" * 32, ["ab", ""]).next()


@pytest.mark.parametrize("game", catalog.BUILT_IN)
def test_a_finished_game_proves_every_card(game: str) -> None:
    trial = started(game, catalog.game(game).facts.default_players)
    trial.play_on()
    text = exported(trial.table)
    assert verify(text) == len(json.loads(text)["proof"]["draws"])


def test_a_finished_game_is_a_saved_game_like_any_other(finished: str) -> None:
    assert from_text(finished).result is not None


def test_a_running_game_is_not_shown() -> None:
    with pytest.raises(NotOver):
        exported(started().table)


def test_words_of_the_seats_are_in_the_proof() -> None:
    trial = opened(Open("sequence", "key 0", name="Ana"), 1)
    trial.ask(0, Words(0, "for luck"))
    trial.ask(0, Start())
    trial.play_on()
    assert json.loads(exported(trial.table))["proof"]["words"] == ["for luck", ""]


def test_another_secret_is_caught(finished: str) -> None:
    with pytest.raises(Untrue) as caught:
        verify(changed(finished, "proof", "secret", to="11" * 32))
    assert caught.value.where == "commitment"


def test_another_secret_with_its_own_promise_is_caught(finished: str) -> None:
    other = changed(finished, "proof", "secret", to="11" * 32)
    with pytest.raises(Untrue):
        verify(changed(other, "proof", "commitment", to=commitment("11" * 32)))


def test_another_card_in_the_deal_is_caught(finished: str) -> None:
    dealt = json.loads(finished)["dealt"]
    with pytest.raises(Untrue) as caught:
        verify(changed(finished, "dealt", to=[dealt[1], dealt[0], *dealt[2:]]))
    assert (caught.value.where, caught.value.number) == ("dealt", 1)


def test_another_card_that_was_drawn_is_caught(finished: str) -> None:
    card = json.loads(finished)["moves"][4]["drawn"][0]
    with pytest.raises(Untrue) as caught:
        verify(changed(finished, "moves", 4, "drawn", to=["2C" if card != "2C" else "3C"]))
    assert (caught.value.where, caught.value.number) == ("move", 5)


def test_another_word_of_the_stream_is_caught(finished: str) -> None:
    with pytest.raises(Untrue) as caught:
        verify(changed(finished, "proof", "draws", 3, "word", to=7))
    assert caught.value.where == "draws"


def test_another_word_of_a_seat_is_caught(finished: str) -> None:
    with pytest.raises(Untrue):
        verify(changed(finished, "proof", "words", to=["mine", ""]))


def test_another_dealer_is_caught(finished: str) -> None:
    order = json.loads(finished)["opening"]["order"]
    with pytest.raises(Untrue):
        verify(changed(finished, "opening", "order", to=order[::-1]))


def test_a_file_that_was_changed_elsewhere_is_caught_by_its_checksum(finished: str) -> None:
    with pytest.raises(Untrue) as caught:
        verify(finished.replace('"Ana"', '"Eva"'))
    assert caught.value.where == "checksum"


def test_a_game_without_a_proof_cannot_be_checked(finished: str) -> None:
    with pytest.raises(NoProof):
        verify(changed(finished, "proof", to=None))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "filotto-game", "version": 9}'])
def test_what_is_no_game_cannot_be_checked(text: str) -> None:
    with pytest.raises(BadFile):
        verify(text)


def test_players_that_are_no_number_are_of_the_wrong_kind(finished: str) -> None:
    with pytest.raises(BadFile) as caught:
        verify(changed(finished, "players", to="2"))
    assert caught.value.values == {"where": "players", "expected": "number"}


def test_a_proof_with_a_part_missing_cannot_be_checked(finished: str) -> None:
    with pytest.raises(BadFile):
        verify(changed(finished, "proof", to={"method": "filotto-dealer-1"}))


def test_the_same_deal_at_another_table_gives_the_same_cards(finished: str) -> None:
    proof = json.loads(finished)["proof"]
    again = opened(Open("sequence", "key 0", name="Eva", secret=proof["secret"], words=tuple(proof["words"])), 1)
    again.ask(0, Start())
    assert [drawn.card for drawn in again.record.position.dealt] == json.loads(finished)["dealt"]


def test_who_plays_on_after_an_undo_draws_the_same_card_again() -> None:
    trial = started("sequence", 2)
    move = trial.legal(0)[0]
    trial.play(0, move)
    first = trial.record.moves[-1].drawn
    people = [seat.person for seat in trial.table.seats]
    trial.ask(people[0], Undo(0))
    trial.ask(people[1], Answer(1, 0, yes=True))
    trial.play(0, trial.legal(0)[-1])
    assert trial.record.moves[-1].drawn == first
