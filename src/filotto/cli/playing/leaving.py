"""How a session ends: with a question whether to save, or in the middle, with nothing lost."""

import contextlib

from ..errors import told
from .session import Session, undisturbed


def end_of(session: Session) -> None:
    """The game is over, or somebody leaves: offer to save what is not in a file yet."""
    terminal, keeper = session.terminal, session.keeper
    while not keeper.is_kept and terminal.agreed(terminal.speech("cli-save-it")):
        name = terminal.ask(terminal.speech("cli-save-name", default=keeper.suggestion()) + " ").strip()
        try:
            keeper.save(name or keeper.suggestion())
        except OSError as error:
            terminal.complain(error)


def interrupted(session: Session, *, err: bool = False) -> None:
    """Ctrl-C, or nothing more to read: the game, finished or not, is saved under a new name; it is told where."""
    terminal, speech = session.terminal, session.speech
    with undisturbed():
        try:
            file = str(session.keeper.keep())
        except OSError as error:
            sentence = told(speech, error) or str(error)
        else:
            sentence = speech("cli-kept" if session.record.result is None else "cli-kept-over", file=file)
        with contextlib.suppress(OSError):  # the terminal may be gone already
            if terminal.live or not err:
                terminal.write()
            terminal.write(sentence, err=err)
