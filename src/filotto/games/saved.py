"""A saved game: one JSON file, the same for saved games, exports and checks. Text in, text out; docs/saved-games.md.

What the file holds is the deal and, move by move, the action in the notation and the cards that came of it. Reading it
folds the game again and refuses whatever the rules refuse, with the place and the reason. Keys that we do not know are
kept and written again.
"""

from .saved_reading import from_text
from .saved_writing import FORMAT, VERSION, checksum, to_data, to_text

__all__ = ["FORMAT", "VERSION", "checksum", "from_text", "to_data", "to_text"]
