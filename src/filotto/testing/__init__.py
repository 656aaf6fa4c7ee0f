"""Checks that any game is run through, ours or a plug-in's: plain functions that raise AssertionError.

    from filotto.games.setup import prepare
    from filotto.testing import conform

    for number in range(20):
        conform(MY_GAME, prepare(MY_GAME, 3), number, mischief=True)

Each takes a few seconds at most and says what it found. docs/add-a-game.md shows them at work.
"""

from .about import check_facts
from .chance import Chance, WrittenChance
from .counts import count_ways
from .forms import check_forms
from .hidden import check_hidden, check_redeal
from .keeping import check_copy, check_saved, check_undo
from .legality import check_everything, check_legality, check_notation, check_table
from .suite import conform, conform_everywhere
from .turns import check_position, pack_of
from .vocabulary import Vocabulary
from .walk import walk

__all__ = [
    "Chance",
    "Vocabulary",
    "WrittenChance",
    "check_copy",
    "check_everything",
    "check_facts",
    "check_forms",
    "check_hidden",
    "check_legality",
    "check_notation",
    "check_position",
    "check_redeal",
    "check_saved",
    "check_table",
    "check_undo",
    "conform",
    "conform_everywhere",
    "count_ways",
    "pack_of",
    "walk",
]
