"""Table talk among the people at one keyboard: who calls whom, and who judges it. Documents 001 and 003, and rulings.

Under `vote` the people of the sides that were not called vote, the caller does not; with no other voter the host (whose
terminal it is: the first person) decides, unless the host is the caller or called: then the call falls. Under `host`
the host decides, and where the host's own side is called, the vote does.
"""

from typing import TYPE_CHECKING

from filotto.games.actions import Penalty
from filotto.games.refusals import Code, Refusal

if TYPE_CHECKING:
    from .prompt import Prompt
    from .session import Session


def call(prompt: "Prompt") -> bool:
    """Somebody calls a side; True if the call was upheld."""
    session = prompt.session
    sides = [action.side for action in session.record.position.allowed() if isinstance(action, Penalty)]
    if not sides:
        raise Refusal(Code.NO_TABLE_TALK)
    caller = chosen(prompt, "cli-talk-who", people_in(session))
    if caller is None:
        return False
    side = chosen_side(prompt, [side for side in sides if side != session.record.setup.side_of(caller)])
    if side is None or not may_call(prompt, caller):
        return False
    if not upheld(prompt, caller, side):
        prompt.terminal.say("cli-talk-falls")
        return False
    session.play(None, Penalty(side))
    return True


def host_of(session: "Session") -> int:
    """Whose terminal it is: who was named first when the table was opened."""
    opening = session.record.extra.get("opening")
    order = opening.get("order") if isinstance(opening, dict) else None
    return order.index(1) if isinstance(order, list) and 1 in order else session.people[0]


def may_call(prompt: "Prompt", caller: int) -> bool:
    """One call a player in each of their turns."""
    session = prompt.session
    turns = sum(step.move.seat == caller for step in session.steps)
    if session.called.get(caller) == turns:
        prompt.terminal.say("cli-talk-again", name=session.names[caller])
        return False
    session.called[caller] = turns
    return True


def people_in(session: "Session") -> list[int]:
    """The people who are still in the game."""
    out = session.record.view(None).out
    return [seat for seat in session.people if seat not in out]


def chosen(prompt: "Prompt", question: str, seats: list[int]) -> int | None:
    """One of these seats, by the person's name or by the place in the list."""
    if len(seats) < 2:
        return seats[0] if seats else None
    names = [prompt.session.names[seat] for seat in seats]
    told = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
    answer = prompt.terminal.ask(prompt.speech(question, names=told) + " ").strip().lower()
    numbered = {str(number): seat for number, seat in enumerate(seats, 1)}
    return ({name.lower(): seat for name, seat in zip(names, seats, strict=True)} | numbered).get(answer)


def chosen_side(prompt: "Prompt", sides: list[int]) -> int | None:
    """The side that is called, by one of its members."""
    return chosen(prompt, "cli-talk-whom", sides)  # the first member of a side has the side's number as seat


def upheld(prompt: "Prompt", caller: int, side: int) -> bool:
    """The judgement."""
    session = prompt.session
    setup, people, host = session.record.setup, people_in(session), host_of(session)
    voters = [seat for seat in people if setup.side_of(seat) != side and seat != caller]
    host_called = setup.side_of(host) == side
    by_host = setup.options["table_talk"] == "host" or (not voters and host != caller)
    if by_host and not host_called:
        voters = [host]
    yes = sum(prompt.terminal.agreed(prompt.speech("cli-talk-vote", name=session.names[seat])) for seat in voters)
    return 2 * yes > len(voters)
