"""How a session ends: with a question whether to save, or in the middle, with nothing lost."""

import contextlib

from .session import Session


def end_of(session: Session) -> None:
    """The game is over, or somebody leaves: offer to save what is not in a file yet."""
    terminal, keeper = session.terminal, session.keeper
    while not keeper.is_kept and terminal.agreed(terminal.speech("cli-save-it")):
        name = terminal.ask(terminal.speech("cli-save-name", default=keeper.suggestion()) + " ").strip()
        try:
            keeper.save(name or keeper.suggestion())
        except OSError as error:
            terminal.complain(error)


def interrupted(session: Session) -> None:
    """Ctrl-C, or nothing more to read: an unfinished game is saved under a new name."""
    nothing_to_lose = session.record.result is not None
    if nothing_to_lose:
        session.terminal.write()
        return
    try:
        path = session.keeper.keep()
    except OSError as error:
        session.terminal.complain(error)
    else:
        with contextlib.suppress(OSError):  # the terminal may be gone already
            session.terminal.write()
            session.terminal.say("cli-kept", file=str(path))
