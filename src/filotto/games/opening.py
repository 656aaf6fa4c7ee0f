"""Before the deal: who deals, and in which order everybody plays. Sources: documents 001 and 004; rulings for the rest.

Pure: words in, cards and order out. A player here is a place around the table, counted from 0 clockwise; a seat is a
place in the order of play. Seat 0 begins. Where somebody deals, that is the player to the dealer's left, so the dealer
has the last seat. An order of play says for each seat which player has it.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .contract import Game, Position, Setup

RANKS = "23456789TJQKA"  # aces high
SUITS = "CDHS"
Word = Callable[[], int]  # the next word of whoever deals, 0 <= word < 2**32


class Cut(NamedTuple):
    """Cards cut for the deal, round by round: who drew what. The last round has one lowest card, the dealer's."""

    rounds: tuple[tuple[tuple[int, str], ...], ...]
    dealer: int


def cut(pack: Sequence[str], players: int, word: Word) -> Cut:
    """Everybody draws from the whole pack; the lowest deals; who ties draws again, from the whole pack."""
    lowest, rounds = list(range(players)), []
    while len(lowest) > 1:
        drawn = draw_each(pack, lowest, word)
        ranks = {player: rank(pack, card) for player, card in drawn}
        lowest = [player for player in lowest if ranks[player] == min(ranks.values())]
        rounds.append(drawn)
    return Cut(tuple(rounds), lowest[0])


def draw_each(pack: Sequence[str], players: Sequence[int], word: Word) -> tuple[tuple[int, str], ...]:
    """A card for each of these players; nothing goes back until all have drawn."""
    rest = list(pack)
    return tuple((player, rest.pop(word() * len(rest) >> 32)) for player in players)


def rank(pack: Sequence[str], card: str) -> int:
    """How high a card is: by rank alone in a pack of playing cards, elsewhere by its place in the deck."""
    if all(is_playing_card(other) for other in pack):
        return RANKS.index(card[0])
    return list(dict.fromkeys(pack)).index(card)


def is_playing_card(card: str) -> bool:
    """Rank and suit."""
    return len(card) == 2 and card[0] in RANKS and card[1] in SUITS


def drawn_dealer(players: int, word: Word) -> int:
    """A dealer drawn at random."""
    return word() * players >> 32


def left_of(dealer: int, players: int) -> tuple[int, ...]:
    """The order of play: clockwise from the dealer's left."""
    return tuple((dealer + 1 + seat) % players for seat in range(players))


def drawn_order(players: int, word: Word) -> tuple[int, ...]:
    """The random order picker: a player for each seat, one after the other."""
    rest = list(range(players))
    return tuple(rest.pop(word() * len(rest) >> 32) for _ in range(players))


class Opening(NamedTuple):
    """What happened before the deal."""

    order: tuple[int, ...]  # for each seat, the player who has it
    dealer: int | None = None  # the player who deals, where somebody does
    rounds: tuple[tuple[tuple[int, str], ...], ...] = ()  # of cards cut for the deal

    def as_data(self) -> dict[str, Any]:
        """As a saved game has it; players count from 1 there."""
        return {
            "order": [player + 1 for player in self.order],
            "dealer": None if self.dealer is None else self.dealer + 1,
            "cut": [[{"player": player + 1, "card": card} for player, card in drawn] for drawn in self.rounds],
        }


def opening(game: Game, setup: Setup, word: Word) -> Opening:
    """As the game has it: cut for the deal, a dealer drawn at random, or the whole order drawn."""
    if game.facts.opening == "cut":
        rounds, dealer = cut(pack_of(game, setup), setup.players, word)
        return Opening(left_of(dealer, setup.players), dealer, rounds)
    if game.facts.opening == "dealer":
        dealer = drawn_dealer(setup.players, word)
        return Opening(left_of(dealer, setup.players), dealer)
    return Opening(drawn_order(setup.players, word))


class FirstCard:
    """Deals the first card that is listed."""

    def word(self, position: Position) -> int:
        """The word for it."""
        return 0


def pack_of(game: Game, setup: Setup) -> tuple[str, ...]:
    """Every physical card of this table's deck."""
    places = game.start(setup, FirstCard()).places()
    return tuple(sorted(card for cards in places.values() for card in cards))
