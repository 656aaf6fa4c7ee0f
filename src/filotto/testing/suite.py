"""One random game with all checks along the way."""

from collections import Counter
from collections.abc import Callable

from ..games.contract import Game, Position, Setup
from ..games.record import Record
from .about import check_facts
from .chance import Chance
from .hidden import check_hidden, check_redeal
from .keeping import check_copy, check_saved, check_undo
from .legality import check_everything, check_legality, check_nonsense, check_notation, check_table
from .turns import check_position, pack_of
from .vocabulary import Vocabulary
from .walk import walk

LONG = 200  # moves: beyond this, to play a game again takes its time
Also = Callable[[Position], None]


def nothing(at: Position) -> None:
    """No further check."""


def conform(
    game: Game,
    setup: Setup,
    number: int,
    *,
    mischief: bool = False,
    also: Also = nothing,
    tries: int = 4,
    every: int = 12,
) -> Counter[str]:
    """Play random game `number` and check all that holds of every game; how much was checked, by what.

    `mischief` lets the table skip, punish and resign; `also` is a check of your own for each position; `tries` is how
    much is tried at each step, and `every` how many steps lie between the slow checks at first, later more.
    """
    check_facts(game)
    check_nonsense(game)
    chance, counts = Chance(number), Counter[str]()
    words: Vocabulary | None = None
    for record in walk(game, setup, chance, mischief=mischief):
        at = record.position
        if words is None:
            pack = pack_of(at)
            words = Vocabulary(pack)
        check_position(game, at, pack)
        also(at)
        counts["actions"] += 1
        counts["refused"] += check_legality(at, words, chance, tries)
        if record.result is not None or chance.one_in(every + len(record.moves)):
            counts += check_slowly(record, words, chance, tries, also)
    return counts


def check_slowly(record: Record, words: Vocabulary, chance: Chance, tries: int, also: Also) -> Counter[str]:
    """What is not worth its time after every action."""
    at, game = record.position, record.game
    check_notation(game, at)
    check_copy(at, chance)
    check_undo(record, 1 + chance.next() % 4)
    check_saved(record)
    check_redeal(record, chance, also)
    exchanges = tries if len(record.moves) < LONG else 1
    hidden = check_hidden(record, chance, exchanges) if game.hides(record.setup) else 0
    return Counter(refused=check_table(at, words, chance), hidden=hidden)


def conform_everywhere(game: Game, setup: Setup, number: int, steps: int) -> int:
    """Try all that could be said in one position, some steps into random game `number`; how much was refused."""
    chance = Chance(number)
    played = walk(game, setup, chance, mischief=True)
    at = next(record.position for record in played if len(record.moves) == steps or record.result is not None)
    return check_everything(at, Vocabulary(pack_of(at)), chance)
