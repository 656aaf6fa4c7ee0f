"""What a seat may do now: as it is listed, picked by a number, and typed.

Moves come from the seat's view, so without help there are cards and no cells: then a number picks a card, and the
person says where.
"""

import re
from dataclasses import dataclass
from functools import cached_property

from filotto.games.actions import Action
from filotto.games.contract import Game, View

from ..cards import Cards

MOST_SHOWN = 12  # moves of one card beside the hand
SOME_CELL = re.compile(r"(?<= )(-?)[a-z][1-9]\d?$")


@dataclass(frozen=True)
class Entry:
    """A line of the list: a whole move, or (without help) its beginning."""

    text: str  # as it is typed
    action: Action | None = None


class Moves:
    """The moves of one view."""

    def __init__(self, game: Game, cards: Cards, view: View) -> None:
        self.game, self.cards, self.view = game, cards, view
        self.written = {game.write(action): action for action in view.legal}
        self.lower = {text.lower(): action for text, action in self.written.items()}

    @cached_property
    def entries(self) -> list[Entry]:
        """What can be picked by a number, in order."""
        if self.view.assist != "none":
            return [Entry(self.cards.to_type(text), action) for text, action in self.written.items()]
        found: dict[str, Entry] = {}
        for text, action in self.written.items():
            entry = self._beginning(text, action)
            found.setdefault(entry.text, entry)
        return list(found.values())

    def _beginning(self, text: str, action: Action) -> Entry:
        """A card without its cell, where there is one."""
        card = getattr(action, "card", None)
        if card is None or not text.startswith(f"{card} "):
            return Entry(self.cards.to_type(text), action)
        return Entry(self.cards.to_type(card))

    def exactly(self, text: str) -> Action | None:
        """The action that is typed like this, capitals or not."""
        return self.lower.get(self.cards.typed(text).lower())

    def numbered(self, text: str) -> Entry | None:
        """The entry with that number."""
        entries = self.entries
        if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= len(entries):
            return entries[int(text[:6]) - 1]
        return None

    def examples(self) -> list[str]:
        """One move of each kind that can be made now; without help the cells in them are any."""
        kinds = {type(action): text for text, action in reversed(self.written.items())}
        shown = [self.cards.to_type(kinds[kind]) for kind in dict.fromkeys(map(type, self.written.values()))]
        return shown if self.view.assist != "none" else [SOME_CELL.sub(r"\1c5", text) for text in shown]

    def with_word(self, text: str) -> list[Entry]:
        """The entries of one card or one cell; without help, none of a cell."""
        word = self.cards.to_type(self.cards.typed(text)).lower()
        return [entry for entry in self.entries if word in entry.text.lower().replace(" -", " ").split()]

    def completed(self, beginning: str, where: str) -> str:
        """A card and the cell that was named for it, as a move."""
        cell, card = where.strip().lower().removeprefix("-"), self.cards.typed(beginning)
        for text in (f"{card} {cell}", f"{card} -{cell}"):
            if text.lower() in self.lower:
                return text
        takes = any(text.startswith(f"{card} -") for text in self.written)
        return f"{card} -{cell}" if takes else f"{card} {cell}"

    def of_card(self, card: str) -> list[str]:
        """The moves of a card, as they are typed; what stands before all of them, only once."""
        found = [text for text, played in self._cards() if played == card]
        begin = self.cards.to_type(card) + " "
        same = [text for text in found if text.startswith(begin)]
        others = [text for text in found if text not in same]
        return [*same[:1], *(text.removeprefix(begin) for text in same[1:]), *others]

    def without_card(self) -> list[str]:
        """The moves that play no card of the hand."""
        return [text for text, played in self._cards() if played not in self.view.hand]

    def _cards(self) -> list[tuple[str, object]]:
        """Each move as it is typed, with the card that it plays."""
        return [(self.cards.to_type(text), getattr(action, "card", None)) for text, action in self.written.items()]
