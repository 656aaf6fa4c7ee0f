"""The modes of Sequentia as the catalog knows them."""

from abc import abstractmethod
from functools import lru_cache
from typing import Any, ClassVar

from ..actions import Action
from ..contract import Dealer, Facts, Game, History, HouseRule, Setup, View
from ..data_files import enough
from . import shift_actions, shift_view
from .edition import SequentiaEdition, deck_of
from .position import SequentiaPosition
from .shift_position import ShiftPosition

EACH_ALONE: dict[int, tuple[int, ...]] = {2: (2,), 3: (3,), 4: (4,)}


class SequentiaGame(Game):
    """A mode in the catalog."""

    table: ClassVar[int]  # cards that the deal lays on the table
    hand: ClassVar[int]  # and gives to each player
    position: ClassVar[type[SequentiaPosition]]
    notation: ClassVar[Any]  # a module that writes and reads

    def check(self, setup: Setup) -> None:
        """A deck with cards enough for the deal."""
        enough(len(deck_of(setup.deck).cards), self.table + self.hand * setup.players)

    def start(self, setup: Setup, dealer: Dealer) -> SequentiaPosition:
        """Deal."""
        return self.position(setup, self.edition_at(setup)).begin(dealer)

    def edition_at(self, setup: Setup) -> SequentiaEdition:
        """The deck at this table."""
        return _edition(self, setup.players, tuple(setup.options.items()), setup.deck)

    @abstractmethod
    def edition(self, deck: str, players: int, options: dict[str, str]) -> SequentiaEdition:
        """The deck with the numbers of this mode."""

    def write(self, action: Action) -> str:
        """An action in the notation."""
        text: str = self.notation.write(action)
        return text

    def read(self, text: str) -> Action:
        """The action that a text says."""
        action: Action = self.notation.read(text)
        return action


@lru_cache(maxsize=64)
def _edition(game: SequentiaGame, players: int, options: tuple[tuple[str, str], ...], deck: str) -> SequentiaEdition:
    return game.edition(deck, players, dict(options))


class ShiftGame(SequentiaGame):
    """Slide cards until a row reads as the goal."""

    facts = Facts(
        name="shift",
        title="Sequentia Shift",
        source="000",
        players=(2, 3, 4),
        default_players=2,
        sides=EACH_ALONE,
        difficulty="easy",
        minutes=10,
        decisions=("shift", "take-row", "give-up", "pass"),
        deck="sequentia",
        options=(
            HouseRule("open_goals", ("no", "yes"), "no"),
            HouseRule("stall_rounds", tuple(str(rounds) for rounds in range(1, 21)), "3"),
        ),
        shared_win=True,
        kind="shift",
    )
    table = 8
    hand = 1
    position = ShiftPosition
    notation: ClassVar[Any] = shift_actions

    def edition(self, deck: str, players: int, options: dict[str, str]) -> SequentiaEdition:
        """The + plays no part."""
        return SequentiaEdition(deck_of(deck), players, bonus=False, stall_rounds=int(options["stall_rounds"]))

    def view(self, record: History, seat: int | None, assist: str) -> shift_view.ShiftView:
        """What a seat may know."""
        return shift_view.view_of(record, seat, assist)

    def redeal(self, view: View, dealer: Dealer, setup: Setup) -> SequentiaPosition:
        """A position that agrees with a view."""
        assert isinstance(view, shift_view.ShiftView)
        return shift_view.redeal(view, dealer, ShiftPosition(setup, self.edition_at(setup)))


SHIFT_GAME = ShiftGame()
