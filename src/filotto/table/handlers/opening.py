"""Opening a table."""

from filotto.games import catalog
from filotto.games.setup import prepare

from ..events import Joined, Opened, Sat
from ..making import Making
from ..manners import chat_of
from ..own import Open
from ..refusals import TableCode, TableRefusal
from .game import start
from .names import cleaned
from .promises import promise, renew_link
from .seats import fill_free, seat_for

CHATS = ("off", "presets", "free")


def opened(command: Open) -> Opened:
    """The table's first event; a setup that the game does not take is refused here."""
    game = catalog.game(command.game)
    setup = prepare(game, command.players, command.teams, command.options, command.deck, command.board)
    chat = command.chat or chat_of(game.facts)
    if chat not in CHATS:
        raise TableRefusal(TableCode.BAD_LEVEL, level=chat[:40], allowed=", ".join(CHATS))
    return Opened(
        game=setup.game,
        players=setup.players,
        sides=setup.sides,
        options=setup.options,
        language=command.language[:8],
        chat=chat,
        rules_version=game.facts.rules_version,
        deck=command.deck or "",
        board=command.board or "",
        clock=command.clock,
        copied=command.words if command.secret else None,
    )


def furnish(making: Making, command: Open) -> None:
    """Link, promise, and whoever sits down at once."""
    name = "" if command.name is None else cleaned(command.name)
    renew_link(making)
    promise(making, command.secret)
    making.happen(Joined(0, command.key, name))
    if command.name is not None:
        making.happen(Sat(seat_for(making, command.seat), 0, name))
    if command.fill is not None:
        fill_free(making, command.fill)
    if command.start:
        start(making, as_seated=False)
