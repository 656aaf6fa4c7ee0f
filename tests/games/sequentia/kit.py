"""Positions set up by hand, in a notation that people read.

A card is `number/sequence`, with a + for a bonus card and a colour where it matters: `2/132`, `2/132+`, `2/132b+`. A
digit alone is any card of that number, with a sequence that no test shows. The deck of such a game has the cards that
the test names, and no others.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from filotto.games.actions import TableAction
from filotto.games.contract import Move, Position, Setup, View
from filotto.games.dealers import word_for
from filotto.games.refusals import Code, Refusal
from filotto.games.sequentia.game import OVERLAY_GAME, SHIFT_GAME, STACK_GAME, SequentiaGame
from filotto.games.sequentia.position import SequentiaPosition
from filotto.games.sequentia.tables import NO_CARD
from filotto.games.setup import options_of

GAMES: dict[str, SequentiaGame] = {"shift": SHIFT_GAME, "stack": STACK_GAME, "overlay": OVERLAY_GAME}


class Names:
    """Full names for what a test writes in short."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self.sequences = sequences_of_high_numbers()

    def of(self, text: str) -> tuple[str, ...]:
        """The cards that a text means."""
        return tuple(self.one(word) for word in text.split())

    def one(self, text: str) -> str:
        """The card that a word means: of two alike, the second has another colour."""
        if len(text) == 1:
            text = f"{text}/{next(self.sequences)}"
        plain = text.removesuffix("+")
        if plain[-1].isdigit():
            taken = {name.removesuffix("+") for name in self.all}
            plain += next(colour for colour in "abc" if plain + colour not in taken)
        self.all.append(plain + "+" * text.endswith("+"))
        return self.all[-1]

    def any(self, number: int) -> tuple[str, ...]:
        """So many cards that no test looks at."""
        return self.of(" ".join("8" * number))


def sequences_of_high_numbers() -> Iterator[str]:
    """999, 998, … : nobody has these numbers on the table."""
    return ("".join(digits) for digits in product("98765", repeat=3))


class Naming:
    """A dealer who gives the cards that are named, and then always the first of the deck."""

    def __init__(self, cards: Iterable[str] = ()) -> None:
        self.cards = list(cards)

    def word(self, position: Position) -> int:
        """The word that picks the next card."""
        listed = position.listed()
        card = self.cards.pop(0) if self.cards else listed[0]
        return word_for(listed.index(card), len(listed))


Text = int | str


def by_hand(game: SequentiaGame, names: Names, players: int, **options: str) -> SequentiaPosition:
    """A game whose deck is the cards named so far. All of them are still to be put somewhere."""
    deck = json.dumps({"format": "filotto-deck", "version": 1, "name": "by hand", "cards": names.all})
    chosen = options_of(game.facts, players, players, options)
    setup = Setup(game=game.facts.name, players=players, sides=players, options=chosen, deck=deck)
    return game.position(setup, game.edition_at(setup))


def give(at: SequentiaPosition, hands: list[tuple[str, ...]], collected: list[tuple[str, ...]]) -> None:
    """Cards into hands, and beside those who collected them."""
    for seat, cards in enumerate(hands):
        at.s.hands[seat] = at.edition.cards(cards)
    for seat, cards in enumerate(collected):
        at.s.collected[seat] = at.edition.cards(cards)


def set_fields(at: SequentiaPosition, fields: dict[str, Any]) -> None:
    """Whose turn it is, how many shifts were made, and so on: the fields of the state by their names."""
    for name, value in fields.items():
        assert name in at.dtype.names
        setattr(at.s, name, value)


def shift(square: str, goals: str, deck: Text = 9, collected: str = "", **fields: Text) -> SequentiaPosition:
    """A square such as "123 1.2 331", goals such as "123 222" (`-` for none), so many cards in the deck or named ones.

    Besides these, house rules and fields of the state.
    """
    names = Names()
    hands = [() if goal == "-" else names.of(f"9/{goal}") for goal in goals.split()]
    cards = {space: names.one(n) for space, n in enumerate(square.replace(" ", "")) if n != "."}
    scores = [names.any(int(score)) for score in collected.split()]
    rest = names.of(deck) if isinstance(deck, str) else names.any(deck)
    options = {name: str(fields.pop(name)) for name in ("open_goals", "stall_rounds") if name in fields}
    at = by_hand(SHIFT_GAME, names, len(hands), **options)
    give(at, hands, scores)
    at.laid = tuple(cards.values())
    at.s.deck, at.s.table = at.edition.cards(rest), at.edition.cards(at.laid)
    at.s.empty = sum(1 << space for space in range(9) if space not in cards)
    at.s.cards[:] = [at.edition.numbers[cards[space]] if space in cards else NO_CARD for space in range(9)]
    set_fields(at, fields)
    return at


def square(at: SequentiaPosition) -> str:
    """The numbers on the table, as `shift` takes them."""
    cards = at.s.cards if "cards" in at.dtype.names else at.s.tops
    numbers = "".join(str(at.ed.number[card]) for card in cards).replace("0", ".")
    return " ".join((numbers[:3], numbers[3:6], numbers[6:]))


def stack(row: str, hands: str, deck: Text = 9, collected: str = "", **fields: Text) -> SequentiaPosition:
    """Piles such as "13 2 1 3" (bottom to top, here the first is 3 on 1), hands such as "1/123 2/132+ | 3/331 | -"."""
    names = Names()
    held = hands_of(names, hands)
    piles = [names.of(" ".join(pile)) for pile in row.split()]
    at = table_of_piles(STACK_GAME, names, held, deck, collected, fields)
    put_piles(at, piles)
    at.s.row = len(piles)
    set_fields(at, fields)
    return at


def overlay(table: str, hands: str, deck: Text = 9, collected: str = "", **fields: Text) -> SequentiaPosition:
    """Nine piles such as "1 2/123 . | 3,1 2 2 | 3 1 1": a comma between the cards of a pile, `.` for an empty space."""
    names = Names()
    held = hands_of(names, hands)
    piles = [names.of(pile.replace(",", " ").replace(".", "")) for pile in table.replace("|", " ").split()]
    at = table_of_piles(OVERLAY_GAME, names, held, deck, collected, fields)
    put_piles(at, piles)
    for space, top in enumerate(at.s.tops):
        at.s.shown[at.ed.number[top]] |= 1 << space
    set_fields(at, fields)
    return at


def hands_of(names: Names, hands: str) -> list[tuple[str, ...]]:
    """The hands of all players, `-` for none."""
    return [() if hand.strip() == "-" else names.of(hand) for hand in hands.split("|")]


def table_of_piles(
    game: SequentiaGame, names: Names, hands: list[tuple[str, ...]], deck: Text, collected: str, fields: dict[str, Text]
) -> SequentiaPosition:
    """Hands, deck and collected cards; no piles yet."""
    scores = [names.any(int(score)) for score in collected.split()]
    rest = names.of(deck) if isinstance(deck, str) else names.any(deck)
    options = {name: str(fields.pop(name)) for name in ("lines",) if name in fields}
    at = by_hand(game, names, len(hands), **options)
    give(at, hands, scores)
    at.s.deck = at.edition.cards(rest)
    return at


def put_piles(at: SequentiaPosition, piles: list[tuple[str, ...]]) -> None:
    """Piles from the bottom to the top, from left to right."""
    at.laid = tuple(card for pile in piles for card in pile)
    at.s.tops[:] = NO_CARD
    for place, pile in enumerate(piles):
        at.s.piles[place] = at.edition.cards(pile)
        if pile:
            at.s.tops[place] = at.edition.numbers[pile[-1]]


def row(at: SequentiaPosition) -> str:
    """The piles of a row, as `stack` takes them."""
    return " ".join("".join(card[0] for card in at.pile(int(pile))) for pile in at.s.piles if pile)


# What tests do with a position.


def act(at: SequentiaPosition, *texts: str, draws: str = "") -> Move:
    """Actions in the notation, of whose turn it is or of the table; cards are drawn in the order named."""
    dealer = Naming(draws.split())
    for text in texts:
        action = GAMES[at.setup.game].read(text)
        move = at.do(None if isinstance(action, TableAction) else int(at.s.turn), action, dealer)
    return move


def refused(at: SequentiaPosition, text: str, seat: int | None = None) -> Code:
    """The rule that refuses an action of whose turn it is, of a seat, or of the table; nothing changes by it."""
    before, action = at.to_bytes(), GAMES[at.setup.game].read(text)
    if seat is None and not isinstance(action, TableAction):
        seat = int(at.s.turn)
    with pytest.raises(Refusal) as refusal:
        at.do(seat, action, Naming())
    assert at.to_bytes() == before
    assert action not in (at.allowed() if seat is None else at.legal(seat))
    return refusal.value.code


def choices(at: SequentiaPosition) -> list[str]:
    """What the seat at turn may do."""
    return [GAMES[at.setup.game].write(action) for action in at.legal(int(at.s.turn))]


def drawn(move: Move) -> list[tuple[str | None, int | None]]:
    """The cards that a move brought and who got them; nobody: face up on the table."""
    return [(card.card, card.seat) for card in move.drawn]


def shown(move: Move) -> list[tuple[str | None, int | None]]:
    """The cards that a move laid open and whose they were."""
    return [(card.card, card.seat) for card in move.shown]


def view(at: SequentiaPosition, seat: int | None, assist: str = "show", *moves: Move) -> Any:
    """What a seat sees."""
    past: Any = SimpleNamespace(position=at, moves=list(moves))
    found: View = GAMES[at.setup.game].view(past, seat, assist)
    return found
