"""Games written out for people: the deal, and move by move what is done and which cards come.

players 4, sides 2
rule sequences_to_win=1
table: 1/123a …          the cards that lie face up, where there are any
hand 1: 6D 7D …
1. seat 1: 6D b1, draws TD
2. table: skip 2
"""

import re
from dataclasses import dataclass, field
from itertools import chain, zip_longest

from filotto.games.catalog import game
from filotto.games.dealers import Named
from filotto.games.record import Record
from filotto.games.setup import prepare

MOVE = re.compile(r"\d+\. (?:seat (\d+)|table): (.+?)(?:, draws (.+))?")


@dataclass
class Script:
    """What the lines say."""

    game: str
    players: int = 2
    sides: int | None = None
    rules: dict[str, str] = field(default_factory=dict)
    table: list[str] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    moves: list[tuple[int | None, str, list[str]]] = field(default_factory=list)  # seat, action, cards

    def take(self, line: str) -> bool:
        """Take in a line; is it one of ours?"""
        key, _, value = line.partition(" ")
        if found := MOVE.fullmatch(line):
            seat = int(found[1]) - 1 if found[1] else None
            self.moves.append((seat, found[2], (found[3] or "").split()))
        elif found := re.fullmatch(r"players (\d+)(?:, sides (\d+))?", line):
            self.players, self.sides = int(found[1]), int(found[2]) if found[2] else None
        elif key == "rule":
            name, _, chosen = value.partition("=")
            self.rules[name] = chosen
        elif key == "table:":
            self.table = value.split()
        elif key == "hand":
            self.hands.append(value.partition(": ")[2].split())
        else:
            return False
        return True

    def dealt(self) -> list[str]:
        """The cards in the order of the deal: the table first, then one to each seat in turn."""
        rounds = chain.from_iterable(zip_longest(*self.hands))
        return [*self.table, *(card for card in rounds if card is not None)]

    def begin(self) -> Record:
        """The game after the deal; it draws the cards that `draw_these` names."""
        chosen = game(self.game)
        return Record(chosen, prepare(chosen, self.players, self.sides, self.rules), Named(self.dealt()))


def draw_these(record: Record, cards: list[str], number: int) -> None:
    """The cards of the next move."""
    record.stream.dealer = Named(cards, number)


def play(record: Record, script: Script, number: int) -> None:
    """Move number so-and-so, from 1, with exactly its cards."""
    seat, action, cards = script.moves[number - 1]
    draw_these(record, cards, number)
    move = record.play(seat, record.game.read(action))
    assert [drawn.card for drawn in move.drawn] == cards, f"move {number} draws {move.drawn}, not {cards}"
