"""A running game of Sequentia, whichever mode: cards by their names around the kernel's record."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from ..actions import Action
from ..bits import bit_count, lowest, members
from ..contract import Dealer, Drawn, Move, Setup
from ..fields import record
from ..kernel import KernelPosition
from ..notation import cell_at, cell_name
from ..refusals import Code, Ended, Refusal
from .edition import SequentiaEdition

REASONS = (Ended.DECK_EMPTY, Ended.STALLED, Ended.RESIGNED, Ended.AGREED)  # as common.py counts them


class SequentiaPosition(KernelPosition):
    """The kernel's record, and the order in which the cards came on the table."""

    dtype: ClassVar[Any]
    finders: ClassVar[Mapping[type[Action], Callable[[Any, int, Any], int]]]  # the code of a legal action, or a refusal

    def __init__(self, setup: Setup, edition: SequentiaEdition) -> None:
        super().__init__(setup, edition.ed, record(self.dtype))
        self.edition = edition
        self.laid: tuple[str, ...] = ()

    def begin(self, dealer: Dealer) -> Self:
        """Deal, by the dealer's words."""
        super().begin(dealer)
        self.laid = tuple(drawn.card for drawn in self.dealt if drawn.seat is None and drawn.card)
        return self

    def reasons(self) -> tuple[Ended, ...]:
        """Why a game of Sequentia ends."""
        return REASONS

    def do(self, seat: int | None, action: Action, dealer: Dealer) -> Move:
        """Do it; keep the order of the piles, and show what has left a hand."""
        before = [int(hand) for hand in self.s.hands]
        move = super().do(seat, action, dealer)
        table = self.on_table()
        stayed = tuple(card for card in self.laid if table >> self.edition.numbers[card] & 1)
        self.laid = stayed + self.edition.listed(table & ~self.edition.cards(stayed))
        return Move(seat, action, move.drawn, self._shown(before, action))

    def _shown(self, before: list[int], action: Action) -> tuple[Drawn, ...]:
        """Cards that left a hand are public; the one that the action names needs no showing."""
        named = getattr(action, "card", None)
        left = [
            (seat, card) for seat, hand in enumerate(before) for card in self.edition.listed(hand & ~self.held(seat))
        ]
        return tuple(Drawn(card, seat) for seat, card in left if card != named)

    # Where the cards are.

    def held(self, seat: int) -> int:
        """The cards of a seat, as a set."""
        return int(self.s.hands[seat])

    def on_table(self) -> int:
        """All cards that lie in the square or in the row, as a set."""
        return sum(int(pile) for pile in self.s.piles)

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards of a seat; in Shift its goal."""
        return self.edition.listed(self.held(seat))

    def pile(self, cards: int) -> tuple[str, ...]:
        """A set of cards on the table in the order in which they were laid, the top card last."""
        return tuple(card for card in self.laid if cards >> self.edition.numbers[card] & 1)

    def collected(self, seat: int) -> tuple[str, ...]:
        """What a seat has collected."""
        return self.edition.listed(self.s.collected[seat])

    def listed(self) -> tuple[str, ...]:
        """The cards that the next word picks from."""
        return self.edition.listed(self.s.deck)

    def places(self) -> Mapping[str, Sequence[str]]:
        """Where every card is."""
        seats = range(self.setup.players)
        hands = {f"hand {seat + 1}": self.hand(seat) for seat in seats}
        collected = {f"collected {seat + 1}": self.collected(seat) for seat in seats}
        out = self.edition.listed(self.s.out)
        return {"deck": self.listed(), "table": self.pile(self.on_table()), "out": out, **hands, **collected}

    def scores(self) -> tuple[int, ...]:
        """Collected cards; those of a player who resigned do not count."""
        seats = range(self.setup.players)
        return tuple(0 if self.is_out(seat) else bit_count(self.s.collected[seat]) for seat in seats)

    # Numbers and names.

    def to_code(self, seat: int, action: Action) -> int:
        """The kernel's number, or the rule that refuses it."""
        find = self.finders.get(type(action))
        if find is None:
            raise Refusal(Code.WRONG_KIND, action=type(action).__name__)
        if self.is_out(seat):
            raise Refusal(Code.SEAT_IS_OUT, seat=seat)
        if seat != self.s.turn:
            raise Refusal(Code.NOT_YOUR_TURN, seat=int(self.s.turn))
        self.rules.legal(self.ed, self.s, seat)
        return find(self, seat, action)

    def number_of(self, seat: int, card: str) -> int:
        """The number of a card in a hand."""
        number = self.edition.numbers.get(card)
        if number is None:
            raise Refusal(Code.UNKNOWN_CARD, card=card[:20])
        if not self.held(seat) >> number & 1:
            raise Refusal(Code.CARD_NOT_IN_HAND, card=card)
        return number

    def alike(self, seat: int, card: int) -> list[int]:
        """The cards of a hand that do what a card does, in the order in which `other` counts them."""
        return members(self.held(seat) & int(self.ed.same[card]))

    def card_code(self, seat: int, kind: int, card: int) -> int:
        """The number of a kind of action with a card: the first that does the same, and which of them it is."""
        alike = self.alike(seat, card)
        return alike.index(card) << 10 | kind << 6 | alike[0]


def space_at(cell: str) -> int:
    """The space of the square that a name means."""
    place = cell_at(cell)
    if place is None or max(place) > 2:
        raise Refusal(Code.UNKNOWN_CELL, cell=cell[:20])
    return place[0] * 3 + place[1]


def space_name(space: int) -> str:
    """A space of the square as people write it: `a1` is at the top left, `c1` at the top right."""
    return cell_name(space // 3, space % 3)


def names_of(spaces: int) -> tuple[str, ...]:
    """The names of a set of spaces, in reading order."""
    return tuple(map(space_name, members(spaces)))


def card_at(at: SequentiaPosition, number: int) -> str | None:
    """The name of a card that lies somewhere, or None where none does."""
    return at.edition.names[number] if number < len(at.edition.names) else None


def goal_of(at: SequentiaPosition, seat: int) -> int:
    """The card that a seat holds as its goal (Shift)."""
    return lowest(at.held(seat))
