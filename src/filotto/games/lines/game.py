"""The four line games as the catalog knows them: one rule set, an edition each."""

from functools import lru_cache

from ..actions import Action
from ..contract import Dealer, Facts, Game, History, Setup, View
from ..data_files import enough
from . import actions
from .boards import Board, LineDeck, built_in_board, built_in_deck, check, read_board, read_deck
from .edition import LineEdition, Numbers
from .editions import KIDS as KIDS_NUMBERS
from .editions import (
    KIDS_FACTS,
    NUMBERS,
    NUMBERS_FACTS,
    SEQUENCE,
    SEQUENCE_FACTS,
    TABLETOP,
    TABLETOP_FACTS,
    LineNumbers,
)
from .position import LinePosition
from .rules import AUTOMATIC
from .view import LineView, redeal, view_of


class LineGame(Game):
    """An edition in the catalog."""

    def __init__(self, facts: Facts, numbers: LineNumbers) -> None:
        self.facts = facts  # type: ignore[misc]  # a game of its own for each edition
        self.numbers = numbers

    def check(self, setup: Setup) -> None:
        """A board and a deck that belong together, with cards enough to deal and one to draw."""
        board, deck = board_of(setup.board), deck_of(setup.deck)
        check(board, deck, self.numbers.length)
        enough(deck.size, setup.players * self.numbers.hands[setup.players] + 1)

    def edition(self, setup: Setup) -> LineEdition:
        """The edition at this table."""
        return _edition(self, setup.players, setup.sides, tuple(setup.options.items()), setup.deck, setup.board)

    def start(self, setup: Setup, dealer: Dealer) -> LinePosition:
        """Deal."""
        return self.blank(setup).begin(dealer)

    def blank(self, setup: Setup) -> LinePosition:
        """The position before the deal."""
        return LinePosition(setup, self.edition(setup))

    def view(self, record: History, seat: int | None, assist: str) -> LineView:
        """What a seat may know."""
        return view_of(record, seat, assist)

    def redeal(self, view: View, dealer: Dealer, setup: Setup) -> LinePosition:
        """A position that agrees with a view."""
        assert isinstance(view, LineView)
        return redeal(view, dealer, setup, self.edition(setup))

    def write(self, action: Action) -> str:
        """An action in the notation."""
        return actions.write(action)

    def read(self, text: str) -> Action:
        """The action that a text says."""
        return actions.read(text)


@lru_cache(maxsize=64)
def _edition(
    game: LineGame, players: int, sides: int, options: tuple[tuple[str, str], ...], deck: str, board: str
) -> LineEdition:
    numbers, chosen = game.numbers, dict(options)
    need = numbers.need[sides] if chosen["sequences_to_win"] == "edition" else int(chosen["sequences_to_win"])
    return LineEdition(
        board_of(board),
        deck_of(deck),
        players,
        sides,
        Numbers(
            hand=numbers.hands[players],
            need=need,
            length=numbers.length,
            supply=numbers.supply,
            trade_all=numbers.trade_all,
            by_hand=numbers.late if chosen["draw"] == "by_hand" else AUTOMATIC,
        ),
    )


def board_of(text: str) -> Board:
    """A built-in board by its name, or the one in a file's text."""
    return read_board(text) if text.lstrip().startswith("{") else built_in_board(text)


def deck_of(text: str) -> LineDeck:
    """A built-in deck by its name, or the one in a file's text."""
    return read_deck(text) if text.lstrip().startswith("{") else built_in_deck(text)


SEQUENCE_GAME = LineGame(SEQUENCE_FACTS, SEQUENCE)
TABLETOP_GAME = LineGame(TABLETOP_FACTS, TABLETOP)
KIDS_GAME = LineGame(KIDS_FACTS, KIDS_NUMBERS)
NUMBERS_GAME = LineGame(NUMBERS_FACTS, NUMBERS)
