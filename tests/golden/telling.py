"""A script told move by move: what is done, what changes on the table, which card goes where, whose turn is next.

python -m tests.golden.telling tests/golden/*.txt      write the files anew from their own scripts
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from filotto.games.contract import Position
from filotto.games.record import Record
from tests.golden.drawing import draw
from tests.golden.script import MOVE, Script, play


def told(text: str, name: str) -> str:
    """The whole file again: its first paragraph, its deal in the second, and what comes of its moves."""
    prose, deal, *rest = text.rstrip("\n").split("\n\n")
    script = Script(name)
    head = [line for line in deal.split("\n") if script.take(line) and not MOVE.fullmatch(line)]
    for line in "\n".join(rest).split("\n"):
        if MOVE.fullmatch(line):
            script.take(line)
    return "\n".join([prose, "", *head, "", *tell(script)]) + "\n"


def tell(script: Script) -> Iterator[str]:
    """The first position, every move, the result."""
    record = script.begin()
    kind = record.game.facts.kind
    yield from draw(kind, record.position)
    for number, (seat, action, cards) in enumerate(script.moves, 1):
        before, at = record.position.copy(), record.position
        play(record, script, number)
        who = "table" if seat is None else f"seat {seat + 1}"
        yield ""
        yield f"{number}. {who}: {action}" + (f", draws {' '.join(cards)}" if cards else "")
        yield from ("   " + line for line in changes(kind, before, at))
    yield ""
    yield outcome(record)


def changes(kind: str, before: Position, after: Position) -> Iterator[str]:
    """The lines of the drawing that look different, the cards that went elsewhere, scores, and who is next."""
    old, new = draw(kind, before), draw(kind, after)
    yield from (line for number, line in enumerate(new) if number >= len(old) or line != old[number])
    yield from travels(before, after)
    if before.scores() != after.scores():
        yield f"scores {' '.join(map(str, after.scores()))}"
    if after.who():
        yield f"to act: seat {', '.join(str(seat + 1) for seat in after.who())}"


def travels(before: Position, after: Position) -> Iterator[str]:
    """Cards and the places between which they went."""
    old, new = before.places(), after.places()
    for place, cards in old.items():
        for card in Counter(cards) - Counter(new[place]):
            goals = [other for other in new if (Counter(new[other]) - Counter(old[other]))[card]]
            yield f"{card}: {place} > {', '.join(goals)}"


def outcome(record: Record) -> str:
    """The result in words."""
    result = record.result
    if result is None:
        return "The game goes on."
    winners = " and ".join(f"side {side + 1}" for side in result.winners) or "nobody"
    return f"Over ({result.ended.value}): {winners} won, scores {' '.join(map(str, result.scores))}."


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        path.write_text(told(path.read_text(encoding="utf-8"), path.stem), encoding="utf-8")
