"""The modes of Sequentia as the catalog knows them."""

from abc import abstractmethod
from functools import lru_cache
from typing import Any, ClassVar

from ..actions import Action
from ..contract import Dealer, Facts, Game, History, HouseRule, Setup, View
from ..data_files import enough
from . import overlay_actions, overlay_view, shift_actions, shift_view, stack_actions, stack_view
from .edition import SequentiaEdition, deck_of
from .overlay_position import OverlayPosition
from .position import SequentiaPosition
from .shift_position import ShiftPosition
from .stack_position import StackPosition

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
        return self.blank(setup).begin(dealer)

    def blank(self, setup: Setup) -> SequentiaPosition:
        """The position before the deal."""
        return self.position(setup, self.edition_at(setup))

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

    def hides(self, setup: Setup) -> bool:
        """With open goals there is nothing that a seat may not see but the deck."""
        return setup.options["open_goals"] == "no"

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


class StackGame(SequentiaGame):
    """Build a row of piles, and take those that show the sequence of a card in the hand."""

    facts = Facts(
        name="stack",
        title="Sequentia Stack",
        source="000",
        players=(2, 3, 4),
        default_players=2,
        sides=EACH_ALONE,
        difficulty="medium",
        minutes=15,
        decisions=("put", "take-piles", "pass"),
        deck="sequentia",
        shared_win=True,
        kind="stack",
    )
    table = 0
    hand = 3
    position = StackPosition
    notation: ClassVar[Any] = stack_actions

    def edition(self, deck: str, players: int, options: dict[str, str]) -> SequentiaEdition:
        """The + makes a card another."""
        return SequentiaEdition(deck_of(deck), players, bonus=True)

    def view(self, record: History, seat: int | None, assist: str) -> stack_view.StackView:
        """What a seat may know."""
        return stack_view.view_of(record, seat, assist)

    def redeal(self, view: View, dealer: Dealer, setup: Setup) -> SequentiaPosition:
        """A position that agrees with a view."""
        assert isinstance(view, stack_view.StackView)
        return stack_view.redeal(view, dealer, StackPosition(setup, self.edition_at(setup)))


class OverlayGame(SequentiaGame):
    """Cover cards so that a row or a column shows the sequence of one of its own."""

    facts = Facts(
        name="overlay",
        title="Sequentia Overlay",
        source="000",
        players=(2, 3, 4),
        default_players=2,
        sides=EACH_ALONE,
        difficulty="high",
        minutes=15,
        decisions=("put", "discard", "take-lines"),
        deck="sequentia",
        options=(HouseRule("lines", ("any", "touched"), "any"),),
        shared_win=True,
        kind="overlay",
    )
    table = 9
    hand = 3
    position = OverlayPosition
    notation: ClassVar[Any] = overlay_actions

    def edition(self, deck: str, players: int, options: dict[str, str]) -> SequentiaEdition:
        """The + plays no part."""
        return SequentiaEdition(deck_of(deck), players, bonus=False, touched=options["lines"] == "touched")

    def view(self, record: History, seat: int | None, assist: str) -> overlay_view.OverlayView:
        """What a seat may know."""
        return overlay_view.view_of(record, seat, assist)

    def redeal(self, view: View, dealer: Dealer, setup: Setup) -> SequentiaPosition:
        """A position that agrees with a view."""
        assert isinstance(view, overlay_view.OverlayView)
        return overlay_view.redeal(view, dealer, OverlayPosition(setup, self.edition_at(setup)))


SHIFT_GAME = ShiftGame()
STACK_GAME = StackGame()
OVERLAY_GAME = OverlayGame()
