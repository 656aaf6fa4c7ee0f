"""A running line game: typed actions and names around the kernel's record."""

from collections.abc import Iterable
from typing import Any

from ..actions import Action, Lose, Pass, Penalty, TableAction
from ..bits import bit_count, members, nth
from ..contract import Dealer, Drawn, Move, Setup
from ..fields import record
from ..kernel import KernelPosition
from ..notation import cell_name
from ..refusals import Ended
from . import rules
from .actions import Claim, Draw, Forfeit, Place, Remove, Trade
from .edition import LineEdition
from .refuse import code_of, refuse_table
from .tables import STATE

REASONS = (
    Ended.SEQUENCES,
    Ended.PASSES,
    Ended.IDLE_ROUNDS,
    Ended.NEW_DECKS,
    Ended.ALL_NEW_DECKS,
    Ended.RESIGNED,
    Ended.AGREED,
)
WITHOUT_CARD: dict[int, Action] = {rules.PASS: Pass(), rules.DRAW: Draw()}


class LinePosition(KernelPosition):
    """The kernel's record, the piles in the order in which people see them, and the sequences made."""

    rules = rules

    def __init__(self, setup: Setup, edition: LineEdition, state: Any = None) -> None:
        super().__init__(setup, edition.ed, record(STATE) if state is None else state)
        self.edition = edition
        self.piles: tuple[tuple[str, ...], ...] = ((),) * setup.players
        self.sequences: tuple[tuple[int, tuple[str, ...]], ...] = ()

    def reasons(self) -> tuple[Ended, ...]:
        """Why a line game ends."""
        return REASONS

    # Who may do what.

    def who(self) -> tuple[int, ...]:
        """Those who owe a forfeit; else those who may draw by hand and the seat whose turn it is."""
        if self.s.result:
            return ()
        if self.s.forfeits:
            return tuple(members(self.s.forfeits))
        rights = {int(seat) for seat in self.s.rights[: self.s.owed]}
        return tuple(sorted(rights | {int(self.s.turn)}))

    def allowed(self) -> tuple[TableAction, ...]:
        """Besides what every table may do: take a lost right away, punish table talk."""
        everywhere = super().allowed()
        if not everywhere or self.s.forfeits:
            return everywhere
        lose = [Lose(int(self.s.rights[0]))] if self.s.lapsed else []
        talk = self.setup.teams and self.setup.options["table_talk"] != "off"
        sides = [side for side in range(self.setup.sides) if talk and not rules.side_is_out(self.ed, self.s, side)]
        return (*everywhere, *lose, *(Penalty(side) for side in sides))

    def to_code(self, seat: int, action: Action) -> int:
        """The kernel's number, or the rule that refuses it."""
        return code_of(self, seat, action)

    def check_table(self, action: Action) -> None:
        """Refuse what the table may not do now."""
        if isinstance(action, Lose | Penalty):
            refuse_table(self, action)
        else:
            super().check_table(action)

    def do_table(self, action: Action) -> None:
        """Do what the table may do."""
        if isinstance(action, Lose):
            rules.lose(self.ed, self.s)
        elif isinstance(action, Penalty):
            rules.penalty(self.ed, self.s, action.side)
        else:
            super().do_table(action)

    # Numbers and names.

    def in_hand(self, seat: int, first: int, second: int) -> list[str]:
        """The names of a hand's cards among two sets of kinds, in the order in which `other` counts them."""
        pairs = self.edition.pairs
        one, other = self.s.hands[seat].tolist()
        held = ((0, one & first), (1, other & second))
        return [pairs[kind][half] for half, word in held if word for kind in members(word)]

    def candidates(self, seat: int, code: int) -> list[str]:
        """The cards of the hand that do what a number says."""
        kind, which = code >> 6 & 7, code & 63
        if rules.ANYWHERE <= kind < rules.AWAY:
            cards = int(self.ed.anywhere if kind < rules.REMOVE else self.ed.remove)
            return self.in_hand(seat, cards, cards)
        if self.ed.trade_all and not self.s.forfeits and kind == rules.AWAY:
            return self.in_hand(seat, int(self.s.due[0]) & 1 << which, int(self.s.due[1]) & 1 << which)
        return self.in_hand(seat, 1 << which, 1 << which)

    def decode(self, seat: int, code: int) -> Action:
        """The action that a kernel's number says."""
        if code >> 6 & 7 == rules.CLAIM:
            return WITHOUT_CARD.get(code) or Claim(self.line_cells(code & 63))
        return self.with_card(code, self.candidates(seat, code)[code >> 10])

    def with_card(self, code: int, card: str) -> Action:
        """What a number says, done with one of the cards that do the same."""
        kind, which = code >> 6 & 7, code & 63
        if kind == rules.AWAY:
            return Forfeit(card) if self.s.forfeits else Trade(card)
        cell = cell_name(*self.edition.place_of[kind & 1, which])
        return Place(card, cell) if kind < rules.REMOVE else Remove(card, cell)

    def variants(self, seat: int, code: int) -> tuple[Action, ...]:
        """With every card that does the same."""
        if code >> 6 & 7 == rules.CLAIM:
            return (self.decode(seat, code),)
        names = self.candidates(seat, code)
        if len(names) == 1:
            return (self.with_card(code, names[0]),)
        return tuple(self.with_card(code, name) for name in self.in_order(set(names)))

    def line_cells(self, slot: int) -> tuple[str, ...]:
        """The cells of a line through the chip just placed."""
        cell = int(self.s.cell) >> 6, int(self.s.cell) & 63
        return tuple(cell_name(*place) for place in self.edition.line(cell, slot))

    def listed(self) -> tuple[str, ...]:
        """The deck, or the hand that a forfeit is chosen from."""
        if self.s.draws and self.s.purpose == rules.PUT_AWAY:
            return tuple(self.in_hand(int(self.s.picker), int(self.ed.deck), int(self.ed.deck)))
        pairs = self.edition.pairs
        return tuple(pairs[kind][half] for half in range(2) for kind in members(self.s.deck[half]))

    def picked(self, word: int) -> str:
        """The same card as `listed` would name, without naming them all."""
        if self.s.draws and self.s.purpose == rules.PUT_AWAY:
            return super().picked(word)
        first, second = self.s.deck.tolist()
        k = word * (bit_count(first) + bit_count(second)) >> 32
        half = int(k >= bit_count(first))
        return self.edition.pairs[nth(second, k - bit_count(first)) if half else nth(first, k)][half]

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards of a seat."""
        return self.in_order(self.in_hand(seat, int(self.ed.deck), int(self.ed.deck)))

    def in_order(self, names: Iterable[str]) -> tuple[str, ...]:
        """As people see them."""
        return tuple(sorted(names, key=self.edition.rank.__getitem__))

    def scores(self) -> tuple[int, ...]:
        """Sequences of each side."""
        return tuple(int(rows) for rows in self.s.rows[: self.setup.sides])

    def places(self) -> dict[str, tuple[str, ...]]:
        """Deck, hands and discard piles."""
        hands = {f"hand {seat + 1}": self.hand(seat) for seat in range(self.setup.players)}
        piles = {f"pile {seat + 1}": pile for seat, pile in enumerate(self.piles)}
        pairs = self.edition.pairs
        deck = tuple(pairs[kind][half] for half in range(2) for kind in members(self.s.deck[half]))
        return {"deck": deck, **hands, **piles}

    # The past, as far as people look at it.

    def do(self, seat: int | None, action: Action, dealer: Dealer) -> Move:
        """Do it, and keep piles and sequences."""
        side, decks = int(self.s.side), int(self.s.decks)
        move = super().do(seat, action, dealer)
        owner, card = self._put_away(move)
        if card is not None:
            self.piles = (*self.piles[:owner], (*self.piles[owner], card), *self.piles[owner + 1 :])
        if self.s.decks != decks:
            self.piles = ((),) * self.setup.players
        made = tuple((side, self.line_cells(slot)) for slot in members(self.s.taken))
        self.sequences += made
        return move

    @staticmethod
    def _put_away(move: Move) -> tuple[int, str | None]:
        """Whose pile grew by which card."""
        if move.seat is not None:
            return move.seat, getattr(move.action, "card", None)
        laid = [drawn.card for drawn in move.drawn if drawn.seat is None]
        return getattr(move.action, "seat", 0), laid[0] if laid else None

    def hidden_of(self, action: Action, seat: int | None) -> tuple[Drawn, ...]:
        """Every card that is played is named by the action."""
        return ()
