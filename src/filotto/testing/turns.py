"""What holds of a position at any moment: its cards, its scores, who may act, its result."""

from collections import Counter
from itertools import chain

from ..games.actions import Pass, TableAction
from ..games.contract import WORDS, Facts, Game, Position, Result
from ..games.refusals import Ended


def pack_of(at: Position) -> Counter[str]:
    """All physical cards, wherever they are."""
    return Counter(chain.from_iterable(at.places().values()))


def check_position(game: Game, at: Position, pack: Counter[str]) -> None:
    """All of it."""
    check_cards(at, pack)
    check_scores(at)
    check_turn(game.facts, at)
    check_sample(at)
    check_forced(at)
    result = at.result()
    if result is not None:
        check_result(game.facts, at, result)


def check_cards(at: Position, pack: Counter[str]) -> None:
    """No card is lost, none is in two places."""
    found = pack_of(at)
    assert found == pack, f"cards lost: {dict(pack - found)}; cards there twice: {dict(found - pack)}"
    strange = set(at.listed()) - set(pack)
    assert not strange, f"cards that this game does not have are listed: {strange}"


def check_scores(at: Position) -> None:
    """A score for each side."""
    scores = at.scores()
    assert len(scores) == at.setup.sides, f"{len(scores)} scores for {at.setup.sides} sides"
    assert min(scores) >= 0, f"a score below nothing: {scores}"


def check_turn(facts: Facts, at: Position) -> None:
    """Who may act has something to do, and nobody else has; when the game is over nobody has."""
    who, seats = at.who(), range(at.setup.players)
    over = at.result() is not None
    assert list(who) == sorted(set(who) & set(seats)), f"seats that may act: {who}"
    assert over == (not who), f"over: {over}, but these seats may act: {who}"
    for seat in (-1, *seats, at.setup.players):
        legal = at.legal(seat)
        assert bool(legal) == (seat in who), f"seat {seat} may do {legal}, but {who} may act"
        assert len(set(legal)) == len(legal), f"seat {seat} has an action twice"
        for action in legal:
            tag = action.__struct_config__.tag
            assert tag in facts.decisions, f"{tag} is not among the decisions that the facts name"
    allowed = at.allowed()
    assert over == (not allowed), f"over: {over}, but the table may do {allowed}"
    assert all(isinstance(action, TableAction) for action in allowed), f"the table may do {allowed}"


def check_sample(at: Position) -> None:
    """What a word picks is legal."""
    for word in (0, WORDS // 3, WORDS - 1) if at.who() else ():
        seat, action = at.sample(word)
        assert seat in at.who(), f"seat {seat} was picked, but {at.who()} may act"
        assert action in at.legal(seat), f"{action} was picked, which is not legal"


def check_forced(at: Position) -> None:
    """What is made without asking is a pass, and all that its seat can do."""
    forced = at.forced()
    if forced is not None:
        seat, action = forced
        assert isinstance(action, Pass), f"{action} is made without asking"
        assert at.legal(seat) == (action,), f"seat {seat} passes without being asked, but may do {at.legal(seat)}"


def check_result(facts: Facts, at: Position, result: Result) -> None:
    """It names sides, agrees with the scores, and is shared only where a win can be."""
    winners, scores = result.winners, at.scores()
    assert list(winners) == sorted(set(winners) & set(range(at.setup.sides))), f"winners: {winners}"
    assert isinstance(result.ended, Ended), f"why it ended is not of the closed set: {result.ended}"
    assert result.scores == scores, f"the result says {result.scores}, the scores are {scores}"
    assert len(winners) < 2 or facts.shared_win, f"several winners: {winners}"
    if result.ended is Ended.AGREED:
        assert not winners, f"agreed to be a draw, but {winners} won"
    elif result.ended is Ended.RESIGNED:
        assert len(winners) == 1, f"one side is left, but the winners are {winners}"
    else:
        assert len({scores[side] for side in winners}) < 2, f"winners with different scores: {winners}, {scores}"
