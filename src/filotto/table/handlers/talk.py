"""Table talk: no coaching. Somebody of another side calls it, the others judge, and play waits meanwhile."""

from filotto.games.actions import Penalty

from ..commands import CallTalk, VoteTalk
from ..context import HERE
from ..events import TalkCalled, TalkClosed, TalkVoted
from ..making import Handlers, Making, acting_host
from ..refusals import TableCode, TableRefusal
from .game import move

OPEN_FOR = 30_000
RULE = "table_talk"


def call(making: Making, command: CallTalk) -> None:
    """Play stops until it is judged."""
    table = making.table
    caller = making.own(command.seat)
    position = making.going()
    if table.setup.options.get(RULE, "off") == "off" or Penalty(command.side) not in position.allowed():
        raise TableRefusal(TableCode.TALK_NOT_HERE)
    if table.setup.side_of(command.seat) == command.side:
        raise TableRefusal(TableCode.TALK_OWN_SIDE, side=command.side)
    if caller.called == table.turns:
        raise TableRefusal(TableCode.TALK_ONCE)
    moment = making.context.moment
    judges = judges_of(making, command.seat, command.side)
    making.happen(TalkCalled(command.seat, command.side, judges, moment.t + OPEN_FOR, moment.utc + OPEN_FOR))
    if not judges and not host_may_judge(making):
        close(making, upheld=False, why="fell")


def judges_of(making: Making, caller: int, side: int) -> tuple[int, ...]:
    """The seats that vote; none where it is for the host to say."""
    table = making.table
    if table.setup.options[RULE] == "host" and host_side(making) != side and not is_host(making, caller):
        return ()
    sides = {seat: table.setup.side_of(seat) for seat in table.seated()}
    voters = [seat for seat, its in sides.items() if seat != caller and its != side]
    return tuple(seat for seat in voters if making.state_of(table.seats[seat].person) == HERE)


def is_host(making: Making, seat: int) -> bool:
    """Does the host sit there?"""
    return making.table.seats[seat].person == acting_host(making.table, making.context)


def host_side(making: Making) -> int | None:
    """The side that the host plays for, if for one."""
    host = acting_host(making.table, making.context)
    sides = [making.table.setup.side_of(seat) for seat in making.table.seats_of(host)]
    return sides[0] if sides else None


def host_may_judge(making: Making) -> bool:
    """Not where the host is the caller or called."""
    open_call = making.table.talk
    assert open_call is not None
    return not is_host(making, open_call.seat) and host_side(making) != open_call.side


def vote(making: Making, command: VoteTalk) -> None:
    """A judge's vote, or the host's word."""
    table = making.table
    if table.talk is None:
        raise TableRefusal(TableCode.NO_QUESTION)
    if not table.talk.judges:
        making.host()
        if not host_may_judge(making):
            raise TableRefusal(TableCode.NOT_YOUR_VOTE)
        making.happen(TalkVoted(None, command.yes))
        close(making, upheld=command.yes, why="host")
        return
    seat = voting_seat(making, command)
    making.happen(TalkVoted(seat, command.yes))
    if set(table.talk.judges) <= set(table.votes):
        count(making, "votes")


def voting_seat(making: Making, command: VoteTalk) -> int:
    """The judge's seat that has not voted yet."""
    table = making.table
    assert table.talk is not None
    own = [seat for seat in table.talk.judges if table.seats[seat].person == making.person()]
    if command.seat is not None:
        own = [seat for seat in own if seat == command.seat]
    if not own:
        raise TableRefusal(TableCode.NOT_YOUR_VOTE)
    still = [seat for seat in own if seat not in table.votes]
    if not still:
        raise TableRefusal(TableCode.ALREADY_ANSWERED)
    return still[0]


def count(making: Making, why: str) -> None:
    """More yes than no; silence is no."""
    table = making.table
    assert table.talk is not None
    yes = sum(table.votes.values())
    close(making, upheld=yes > len(table.talk.judges) - yes, why=why)


def close(making: Making, *, upheld: bool, why: str) -> None:
    """Judged; the penalty is the table's action."""
    open_call = making.table.talk
    assert open_call is not None
    making.happen(TalkClosed(open_call.side, upheld, why))
    if upheld:
        move(making, None, Penalty(open_call.side), by="")


HANDLERS: Handlers = {CallTalk: call, VoteTalk: vote}
