"""Higher: lay one of your two cards; when everybody has, the highest takes them all."""

from dataclasses import dataclass, field
from pathlib import Path

from filotto.games.actions import Action
from filotto.games.contract import Facts
from filotto.games.refusals import Ended
from filotto.games.simple import SimplePosition
from filotto.games.simple_game import SimpleGame
from filotto.words import add_folder

HAND = 2


class Lay(Action, frozen=True):
    """Lay a card of the hand face up."""

    card: str


@dataclass(kw_only=True)
class Higher(SimplePosition):
    """A game of Higher."""

    facts = Facts(
        name="higher",
        title="Higher",
        source="docs/add-a-game.md",
        players=(2, 3, 4),
        default_players=2,
        sides={2: (2,), 3: (3,), 4: (4, 2)},
        difficulty="easy",
        minutes=2,
        decisions=("lay",),
        shared_win=True,
    )
    actions = (Lay,)
    cards = tuple(str(number) for number in range(1, 13))
    shown = ("laid", "taken", "waiting")

    laid: dict[str, int] = field(default_factory=dict)  # the cards of this round, and who laid them
    taken: list[list[str]] = field(default_factory=list)  # by each seat
    waiting: list[int] = field(default_factory=list)  # seats that have yet to lay in this round

    def deal(self) -> None:
        """Two cards each, one at a time."""
        self.taken = [[] for _ in self.hands]
        for _ in range(HAND):
            for seat in range(self.setup.players):
                self.draw(seat)
        self.waiting = list(range(self.setup.players))

    def choices(self, seat: int) -> list[Action]:
        """Any card of the hand, once in a round."""
        return [Lay(card) for card in self.hands[seat]] if seat in self.waiting else []

    def act(self, seat: int, action: Action) -> None:
        """The card lies on the table; the last one ends the round."""
        assert isinstance(action, Lay)
        self.hands[seat].remove(action.card)
        self.laid[action.card] = seat
        self.done(seat)

    def done(self, seat: int) -> None:
        """This seat lays nothing more in this round."""
        self.waiting = [other for other in self.waiting if other != seat]
        if not self.waiting:
            self.end_round()
        elif self.turn not in self.waiting:
            self.next_turn()

    skipped = left = done

    def end_round(self) -> None:
        """The highest card takes all; who has laid one draws one; who has taken begins."""
        if self.laid:
            self.turn = self.laid[max(self.laid, key=int)]
            self.taken[self.turn] += self.laid
        drawing, self.laid = sorted(self.laid.values()), {}
        for seat in drawing:
            if self.deck and seat not in self.gone:
                self.draw(seat)
        self.waiting = [seat for seat, hand in enumerate(self.hands) if hand and seat not in self.gone]
        if not self.waiting:
            self.end(Ended.DECK_EMPTY)
        elif self.turn not in self.waiting:
            self.next_turn()

    def scores(self) -> tuple[int, ...]:
        """The cards that each side has taken."""
        sides = range(self.setup.sides)
        return tuple(sum(len(self.taken[seat]) for seat in self.setup.members(side)) for side in sides)


GAME = SimpleGame(Higher)
add_folder(Path(__file__).parent / "words")
