"""A table set up by hand, and moves in the notation. Nothing else is needed to read the tests of the line games.

    t = table(chips={1: "b1-e1"}, hands={1: "TD 9D"})
    t.play("TD f1", draws="3C")
    assert t.made == ["1: b1-f1"]

Seats and sides count from 1. `b1-e1` is a line of cells. A move says which cards are drawn, a card that it does not
name fails the test. Cards that lie nowhere else are in the deck; with `deck=` only those are, the rest lies in the
last seat's discard pile.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from filotto.games.actions import TableAction
from filotto.games.catalog import game as game_named
from filotto.games.dealers import Named, Seeded
from filotto.games.lines.actions import read, write
from filotto.games.lines.position import LinePosition
from filotto.games.lines.view import Chip, LineView, Sequence, redeal
from filotto.games.notation import cell_at, cell_name
from filotto.games.record import Record
from filotto.games.refusals import Code, Refusal
from filotto.games.setup import prepare

if TYPE_CHECKING:
    from filotto.games.contract import Move

Texts = dict[int, str]


def cells(text: str) -> tuple[str, ...]:
    """The cells of a text: `c5` is one, `b1-e1` a line of them, `-` stands for none."""
    found: list[str] = []
    for word in text.split():
        first, _, last = word.partition("-")
        (y, x), (down, right) = place(first), place(last or first)
        far = max(abs(down - y), abs(right - x), 1)
        steps = range(far + 1) if last else range(1)
        found += [cell_name(y + i * (down - y) // far, x + i * (right - x) // far) for i in steps]
    return tuple(found)


def place(cell: str) -> tuple[int, int]:
    """Row and column of a cell."""
    found = cell_at(cell)
    assert found, f"{cell} is no cell"
    return found


def cards(text: str) -> list[str]:
    """Cards in a fixed order, to be compared."""
    return sorted(text.split())


class Words:
    """The dealer's words for exactly these cards."""

    def __init__(self, names: str) -> None:
        self.named = Named(names.split())

    def word(self, position: Any) -> int:
        """The word for the next card."""
        assert self.named.cards, "a card is drawn that the test does not name"
        return self.named.word(position)


class Table:
    """A position that is played on by the notation, with questions about it."""

    def __init__(self, at: LinePosition) -> None:
        self.position = at
        self.moves: list[Move] = []

    # To act.

    def play(self, text: str, draws: str = "", by: int = 0) -> "Table":
        """Do an action: of the seat whose turn it is, of seat `by`, or of the table. These cards are drawn by it."""
        words = Words(draws)
        action = read(text)
        seat = None if isinstance(action, TableAction) else (by or self.turn) - 1
        self.moves.append(self.position.do(seat, action, words))
        assert not words.named.cards, f"nobody drew {words.named.cards}"
        return self

    def refused(self, text: str, by: int = 0) -> Code:
        """The rule that refuses an action; nothing has changed."""
        before = self.all()
        with pytest.raises(Refusal) as found:
            self.play(text, by=by)
        assert self.all() == before
        return found.value.code

    # To ask.

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.position.s.turn) + 1

    @property
    def who(self) -> list[int]:
        """The seats that may act."""
        return [seat + 1 for seat in self.position.who()]

    def legal(self, by: int = 0) -> list[str]:
        """All that a seat may do."""
        return [write(action) for action in self.position.legal((by or self.turn) - 1)]

    def targets(self, card: str, by: int = 0) -> set[str]:
        """The cells where a card may go, or that it may clear."""
        return {words[-1].removeprefix("-") for words in map(str.split, self.legal(by)) if words[0] == card}

    @property
    def table(self) -> list[str]:
        """All that the table may do."""
        return [write(action) for action in self.position.allowed()]

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat, to be compared with `cards("7H JS")`."""
        return sorted(self.position.hand(seat - 1))

    def pile(self, seat: int) -> str:
        """A discard pile, the last card last."""
        return " ".join(self.position.piles[seat - 1])

    @property
    def deck(self) -> list[str]:
        """The cards of the deck, to be compared with `cards("7H JS")`."""
        return sorted(self.position.places()["deck"])

    def chips(self, side: int) -> set[str]:
        """Where a side has chips."""
        return {chip.cell for chip in self.view().chips if chip.side == side - 1}

    @property
    def locked(self) -> set[str]:
        """The cells whose chips nobody can remove."""
        return {chip.cell for chip in self.view().chips if chip.locked}

    def stock(self, side: int) -> int:
        """Chips that a side has left."""
        return int(self.position.s.stock[side - 1])

    @property
    def made(self) -> list[str]:
        """The sequences, each with its side."""
        return [f"{side + 1}: {line[0]}-{line[-1]}" for side, line in self.position.sequences]

    @property
    def result(self) -> str | None:
        """Who won and why, or None while the game runs."""
        result = self.position.result()
        if result is None:
            return None
        who = " ".join(f"side {side + 1}" for side in result.winners) or "nobody"
        return f"{who}: {result.ended}"

    def view(self, seat: int | None = None, assist: str = "show") -> Any:
        """What a seat sees (or nobody's seat: what all see)."""
        at = self.position
        return game_named(at.setup.game).view(self, None if seat is None else seat - 1, assist)

    def all(self) -> object:
        """Everything there is to know, to be compared."""
        seats = range(1, self.position.setup.players + 1)
        return self.position.places(), [self.view(seat) for seat in seats], self.made, len(self.moves)


def table(
    game: str = "sequence",
    players: int = 2,
    teams: int | None = None,
    *,
    hands: Texts | None = None,  # of each seat; others hold nothing
    chips: Texts | None = None,  # of each side
    made: Texts | None = None,  # completed sequences of each side, `a1-e1` each
    free: str | None = None,  # only these cells are free: all others are covered, no three in a row alike
    deck: str | None = None,
    turn: int = 1,
    stock: dict[int, int] | None = None,  # chips that a side has left
    since_play: int = 0,  # new decks made since the last play
    new_decks: int = 0,  # and in the whole game
    rights: str = "",  # seats that may draw by hand, the oldest right first
    **rules: str,  # house rules
) -> Table:
    """A position set up by hand."""
    setup = prepare(game_named(game), players, teams, rules)
    record = Record(game_named(game), setup, Seeded(1))
    view: LineView = record.view(turn - 1, "show")  # type: ignore[assignment]  # a line game's
    at: LinePosition = record.position  # type: ignore[assignment]  # a line game's
    lying = Lying(at, chips or {}, made or {}, free)
    held = [(hands or {}).get(seat + 1, "").split() for seat in range(players)]
    view = msgspec.structs.replace(
        view,
        turn=turn - 1,
        chips=lying.chips(),
        sequences=lying.sequences(),
        scores=tuple(len(lying.made.get(side + 1, "").split()) for side in range(setup.sides)),
        stock=tuple((stock or {}).get(side + 1, lying.left(side)) for side in range(setup.sides)),
        hand=tuple(held[turn - 1]),
        hand_sizes=tuple(len(hand) for hand in held),
        piles=((),) * (players - 1) + (() if deck is None else rest(at, deck, held),),
        due=lying.dead(held[turn - 1]) if at.ed.trade_all else (),
        decks_since=since_play,
        new_decks=max(new_decks, since_play),
        rights=tuple(int(seat) - 1 for seat in rights.split()),
    )
    others = [card for seat, hand in enumerate(held) for card in hand if seat != turn - 1]
    return Table(redeal(view, Named(others), setup, at.edition))


def rest(at: LinePosition, deck: str, held: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """All cards that are neither in the deck nor in a hand."""
    left = [name for pair in at.edition.pairs for name in pair]
    for card in [*deck.split(), *(card for hand in held for card in hand)]:
        left.remove(card)
    return tuple(left)


class Lying:
    """The chips that lie on a board."""

    def __init__(self, at: LinePosition, chips: Texts, made: Texts, free: str | None) -> None:
        self.at, self.made = at, made
        names = {cell_name(*at): name for at, name in printed(at).items()}
        self.locked = {cell for text in made.values() for cell in cells(text) if names[cell] != "--"}
        self.side = {cell: side - 1 for text in (made, chips) for side in text for cell in cells(text[side])}
        self.side = {cell: side for cell, side in self.side.items() if names[cell] != "--"}
        self.names = {cell: name for cell, name in names.items() if name != "--"}
        if free is not None:
            for cell in self.names.keys() - self.side.keys() - set(cells(free)):
                y, x = place(cell)
                self.side[cell] = int((y + 2 * x) % 4 < 2)

    def chips(self) -> tuple[Chip, ...]:
        """All of them."""
        return tuple(Chip(cell, side, cell in self.locked) for cell, side in sorted(self.side.items()))

    def sequences(self) -> tuple[Sequence, ...]:
        """The completed ones."""
        return tuple(Sequence(side - 1, cells(line)) for side in self.made for line in self.made[side].split())

    def left(self, side: int) -> int:
        """What the board leaves in a side's supply."""
        return int(self.at.ed.supply[side]) - sum(1 for owner in self.side.values() if owner == side)

    def dead(self, hand: list[str]) -> tuple[str, ...]:
        """The cards whose two cells are both covered."""
        return tuple(card for card in hand if self.covered(card) == 2)

    def covered(self, card: str) -> int:
        """How many of a card's cells have a chip."""
        return sum(1 for cell, name in self.names.items() if name == card and cell in self.side)


def printed(at: LinePosition) -> dict[tuple[int, int], str]:
    """What is printed on each place of the board, `--` on the corners."""
    rows = at.edition.board.rows
    return {(y, x): rows[y][x] for y in range(len(rows)) for x in range(len(rows[0]))}
