"""A second referee for the line games, written from docs/notation.md and the rulebooks alone, with sets and lists.

It knows nothing of the first one: it reads the board and the deck from their files, speaks the notation, and is told
which card comes. Drawing is automatic, and nobody skips, resigns or talks.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

DATA = Path("src/filotto/games/lines/data")
Card = tuple[int, int, str]  # copy, kind, name: sorted as the deck is counted
Line = tuple[tuple[int, int], ...]  # cells in reading order


@dataclass
class Rules:
    """What an edition counts."""

    board: str
    hand: int
    length: int
    need: int
    chips: tuple[int, ...]
    must_trade: bool = False  # every dead card, at the start of the turn


@dataclass
class Referee:
    """A running game."""

    rules: Rules
    players: int
    sides: int
    chips: dict[tuple[int, int], int] = field(default_factory=dict)
    locked: set[tuple[int, int]] = field(default_factory=set)
    sequences: list[tuple[int, frozenset[tuple[int, int]]]] = field(default_factory=list)
    hands: list[list[Card]] = field(default_factory=list)
    turn: int = 0
    traded: bool = False
    due: list[Card] = field(default_factory=list)
    claims: list[Line] = field(default_factory=list)
    passed: set[int] = field(default_factory=set)
    decks_since: int = 0
    over: str = ""

    def __post_init__(self) -> None:
        rows = read(f"{self.rules.board}.board")["rows"]
        self.printed = {(r, c): name for r, row in enumerate(rows) for c, name in enumerate(row.split())}
        deck = read(f"{self.rules.board}.deck")
        kinds = [*(deck["cards"][name] for name in self.names()), *deck["anywhere"], *deck["remove"]]
        self.pack = sorted((copy, kind, pair[copy]) for kind, pair in enumerate(kinds) for copy in (0, 1))
        self.anywhere = {name for pair in deck["anywhere"] for name in pair}
        self.remove = {name for pair in deck["remove"] for name in pair}
        self.place_of = {card: name for name, pair in deck["cards"].items() for card in pair}
        self.deck, self.hands = list(self.pack), [[] for _ in range(self.players)]

    def names(self) -> list[str]:
        """Every printed name, in reading order of its first cell."""
        return [name for name in dict.fromkeys(self.printed.values()) if name != "--"]

    @property
    def side(self) -> int:
        """Of the seat at turn."""
        return self.turn % self.sides

    def deal(self, cards: Iterable[str]) -> None:
        """One card at a time, beginning with the first seat."""
        for number, card in enumerate(cards):
            self.draw(number % self.players, card)

    def draw(self, seat: int, name: str) -> None:
        """This card goes from the deck into a hand; of two alike, the first copy."""
        card = min(card for card in self.deck if card[2] == name)
        self.deck.remove(card)
        self.hands[seat].append(card)

    # What is legal.

    def legal(self) -> set[str]:
        """Every action of the seat at turn, in the notation."""
        if self.over:
            return set()
        if self.claims:
            return {f"claim {cell(line[0])}-{cell(line[-1])}" for line in self.claims}
        if self.due:
            return {f"trade {name}" for _, _, name in self.due}
        found = {text for card in self.hands[self.turn] for text in self.plays(card[2])}
        return found | self.trades() or {"pass"}

    def plays(self, card: str) -> Iterator[str]:
        """A card on every cell where it may go."""
        for place, printed in self.printed.items():
            free = printed != "--" and place not in self.chips
            fits = card in self.anywhere or self.place_of.get(card) == printed
            if free and fits and card not in self.remove and self.stock(self.side):
                yield f"{card} {cell(place)}"
            if card in self.remove and place not in self.locked and self.chips.get(place, self.side) != self.side:
                yield f"{card} -{cell(place)}"

    def trades(self) -> set[str]:
        """Dead cards, one in a turn."""
        if self.traded or self.rules.must_trade:
            return set()
        return {f"trade {card[2]}" for card in self.hands[self.turn] if self.is_dead(card[2])}

    def is_dead(self, card: str) -> bool:
        """Both cells are covered."""
        name = self.place_of.get(card)
        return name is not None and all(p in self.chips for p, printed in self.printed.items() if printed == name)

    def stock(self, side: int) -> int:
        """Chips that a side has left."""
        return self.rules.chips[side] - list(self.chips.values()).count(side)

    # What is done.

    def do(self, text: str) -> int | None:
        """Do a legal action. The seat that has to draw a card then, if one has to."""
        first, *rest = text.split()
        if text == "pass":
            self.do_pass()
            return None
        if first == "claim":
            self.make([line for line in self.claims if text.endswith(f"{cell(line[0])}-{cell(line[-1])}")])
            self.claims = []
            return self.end_turn()
        if first == "trade":
            return self.do_trade(rest[0])
        self.put_away(first)
        self.passed, self.decks_since = set(), 0
        if rest[0].startswith("-"):
            del self.chips[place_at(rest[0][1:])]
            return self.end_turn()
        return self.place(place_at(rest[0]))

    def place(self, place: tuple[int, int]) -> int | None:
        """A chip of the side on a cell."""
        self.chips[place] = self.side
        self.settle(self.completed(place))
        return None if self.claims else self.end_turn()

    def do_trade(self, card: str) -> int | None:
        """A dead card is put away, and another one drawn at once."""
        gone = self.put_away(card)
        self.due = [other for other in self.due if other != gone]
        self.traded, self.passed = True, set()
        return self.needs_card()

    def put_away(self, name: str) -> Card:
        """Of two alike, the first copy."""
        card = min(card for card in self.hands[self.turn] if card[2] == name)
        self.hands[self.turn].remove(card)
        return card

    def do_pass(self) -> None:
        """When everybody has passed without a trade, nobody can go on."""
        self.passed = set() if self.traded else self.passed | {self.turn}
        if len(self.passed) == self.players:
            self.over = "passes"
        else:
            self.next_turn()

    def end_turn(self) -> int | None:
        """A card is drawn; then it is the next player's turn."""
        if self.over:
            return None
        seat = self.needs_card()
        if not self.over:
            self.next_turn()
        return seat

    def needs_card(self) -> int | None:
        """The seat at turn draws; from an empty deck only after all discards were shuffled."""
        if not self.deck:
            if self.decks_since == 2:
                self.over = "new-decks"
                return None
            held = {card for hand in self.hands for card in hand}
            self.deck = [card for card in self.pack if card not in held]
            self.decks_since += bool(self.deck)
        return self.turn if self.deck else None

    def next_turn(self) -> None:
        """To the left."""
        self.turn, self.traded = (self.turn + 1) % self.players, False
        if self.rules.must_trade:
            self.due = [card for card in self.hands[self.turn] if self.is_dead(card[2])]

    # Sequences.

    def completed(self, place: tuple[int, int]) -> list[Line]:
        """The lines through a cell that are all this side's, and share at most one cell with each one before."""
        made = [cells for _, cells in self.sequences]
        return [
            line
            for line in self.lines_through(place)
            if all(self.printed[p] == "--" or self.chips.get(p) == self.side for p in line)
            and all(len(cells & set(line)) < 2 for cells in made)
        ]

    def lines_through(self, place: tuple[int, int]) -> Iterator[Line]:
        """Every straight line of the right length on the board that holds a cell."""
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            for back in range(self.rules.length):
                start = place[0] - back * down, place[1] - back * right
                line = tuple((start[0] + i * down, start[1] + i * right) for i in range(self.rules.length))
                if all(p in self.printed for p in line):
                    yield line

    def settle(self, lines: list[Line]) -> None:
        """Of the sets of lines that give the most sequences one is made; the player chooses which, where it matters."""
        sets = [s for n in range(len(lines), -1, -1) for s in combinations(lines, n) if apart(s)]
        most = [s for s in sets if len(s) == len(sets[0])]
        most.sort(key=lambda s: sorted(p for line in s for p in line))
        if len(most) == 1 or self.score(self.side) + len(most[0]) >= self.rules.need:
            self.make(most[0])
        else:
            sure = [line for line in lines if all(line in s for s in most)]
            self.make(sure)
            self.claims = sorted({line for s in most for line in s if line not in sure})

    def make(self, lines: Iterable[Line]) -> None:
        """These are sequences now."""
        for line in lines:
            self.sequences.append((self.side, frozenset(line)))
            self.locked |= set(line) & set(self.chips)
        if self.score(self.side) >= self.rules.need:
            self.over = "sequences"

    def score(self, side: int) -> int:
        """How many sequences a side has."""
        return sum(owner == side for owner, _ in self.sequences)


def apart(lines: Iterable[Line]) -> bool:
    """Does no line share more than one cell with another?"""
    return all(len(set(a) & set(b)) < 2 for a, b in combinations(lines, 2))


def read(name: str) -> Any:
    """A data file."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def cell(place: tuple[int, int]) -> str:
    """A cell as people write it."""
    return f"{chr(97 + place[1])}{place[0] + 1}"


def place_at(text: str) -> tuple[int, int]:
    """Row and column of a cell."""
    return int(text[1:]) - 1, ord(text[0]) - 97
