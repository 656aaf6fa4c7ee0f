"""What is kept with a board rather than with the rules: its chips' colours, and how people talk around it.

Found by the name of the board that a game's facts bring; where there is none, the general ones.
"""

from filotto.games.contract import Facts

COLOURS = {"kids": ("blue", "green", "red", "yellow")}
GENERAL = ("blue", "green", "red", "yellow")
CHATS = {"kids": "presets"}


def colours_of(facts: Facts, sides: int) -> tuple[str, ...]:
    """The colours that sides may choose among: as many as there are sides where there is no choice."""
    return COLOURS.get(facts.board) or GENERAL[:sides]


def chat_of(facts: Facts) -> str:
    """What may be written, where the opener says nothing."""
    return CHATS.get(facts.board, "free")
