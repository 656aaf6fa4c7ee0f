"""A position on a kernel: typed actions around a record of words."""

import pytest

from filotto.games.actions import Pass, Resign, Skip
from filotto.games.catalog import game
from filotto.games.dealers import Seeded, Written
from filotto.games.kernel import KernelPosition
from filotto.games.refusals import Code, Refusal
from filotto.games.setup import prepare

NAMES = ["sequence", "kids", "numbers", "shift", "stack", "overlay"]


def dealt(name: str) -> KernelPosition:
    position = game(name).start(prepare(game(name), 2), Seeded(3))
    assert isinstance(position, KernelPosition)
    return position


@pytest.mark.parametrize("name", NAMES)
def test_the_kernels_numbers_and_the_actions_say_the_same(name: str) -> None:
    at = dealt(name)
    (seat,) = at.who()
    assert [at.to_code(seat, at.decode(seat, code)) for code in at.codes(seat)] == at.codes(seat)


@pytest.mark.parametrize("name", NAMES)
def test_every_action_that_is_offered_has_a_number_of_what_it_does(name: str) -> None:
    at = dealt(name)
    (seat,) = at.who()
    assert {at.to_code(seat, action) & 1023 for action in at.legal(seat)} == set(at.codes(seat))


@pytest.mark.parametrize("name", NAMES)
def test_who_is_not_at_turn_has_nothing_to_do(name: str) -> None:
    at = dealt(name)
    (seat,) = at.who()
    assert at.legal(1 - seat) == ()


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_is_apart_and_equal(name: str) -> None:
    at = dealt(name)
    copy = at.copy()
    assert copy.to_bytes() == at.to_bytes()
    copy.do(None, Resign(0), Written([]))
    assert at.result() is None


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("seat", "action", "code"), [
    (0, Resign(0), Code.WRONG_KIND),
    (None, Pass(), Code.WRONG_KIND),
    (7, Pass(), Code.NO_SUCH_SEAT),
    (None, Skip(7), Code.NO_SUCH_SEAT),
    (None, Skip(-1), Code.NO_SUCH_SEAT),
])  # fmt: skip
def test_what_no_seat_may_do_is_refused(name: str, seat: int | None, action: Pass, code: Code) -> None:
    with pytest.raises(Refusal) as found:
        dealt(name).do(seat, action, Written([]))
    assert found.value.code is code


@pytest.mark.parametrize("name", NAMES)
def test_the_result_says_who_and_why(name: str) -> None:
    at = dealt(name)
    at.do(None, Resign(1), Written([]))
    result = at.result()
    assert result is not None
    assert (result.winners, result.ended, at.who()) == ((0,), "resigned", ())
