"""What went wrong, as one sentence for people: the only place that knows which exception is told how.

Whatever a command raises ends here. A new kind of exception needs a line in `TELLERS`, and its words.
"""

import errno
from collections.abc import Callable
from typing import Any

import click

from filotto.games.data_errors import BadData
from filotto.games.refusals import FilottoError
from filotto.words import MissingRulebook, UnknownLanguage

from .speech import Speech

WRONG = 2  # exit status: what was asked for cannot be done
INTERRUPTED = 130
FROM_ZERO = ("seat", "side")  # counted from 0 in the rules, from 1 by people


class Trouble(Exception):
    """What only the command line refuses; `key` is a message that begins with `cli-`."""

    def __init__(self, key: str, **values: str | int) -> None:
        self.key, self.values = key, values
        super().__init__(key, values)


class InFile(Exception):
    """Something is wrong with a file that somebody named."""

    def __init__(self, file: str, reason: Exception) -> None:
        self.file, self.reason = file, reason
        super().__init__(file, reason)


def told(speech: Speech, error: BaseException) -> str | None:
    """The sentence for an exception, on one line; None for one that nobody foresaw."""
    for kind, tell in TELLERS:
        if isinstance(error, kind):
            return " ".join(tell(speech, error).split())
    return None


def tell_refusal(speech: Speech, error: FilottoError) -> str:
    """A rule, a setup, the notation or a saved game."""
    values = {name: told_value(speech, name, value) for name, value in error.values.items()}
    return speech(f"refusal-{error.code.value}", **values)


def told_value(speech: Speech, name: str, value: object) -> str | int:
    """A value of a refusal: numbers as people count, a refusal inside a refusal as its own sentence."""
    if isinstance(value, Exception):
        return told(speech, value) or str(value)
    if isinstance(value, int):
        return value + 1 if name in FROM_ZERO else value
    named = speech.maybe(f"card-{value}") if name == "card" else None
    return named or str(value)


def tell_language(speech: Speech, error: UnknownLanguage) -> str:
    """A language that nobody has written yet."""
    return speech("cli-one-of", option="--lang", value=error.language, allowed=", ".join(error.allowed))


def tell_data(speech: Speech, error: BadData) -> str:
    """A board or a deck."""
    return speech(f"data-{error.code.value}", where=error.where, **error.values)


def tell_in_file(speech: Speech, error: InFile) -> str:
    """Which file, and what is wrong there."""
    return speech("cli-in-file", file=error.file, reason=told(speech, error.reason) or str(error.reason))


def tell_system(speech: Speech, error: OSError) -> str:
    """What the system says about a file."""
    why = {
        errno.ENOENT: "cli-why-missing",
        errno.ENOTDIR: "cli-why-missing",
        errno.EACCES: "cli-why-forbidden",
        errno.EPERM: "cli-why-forbidden",
        errno.EROFS: "cli-why-forbidden",
        errno.EISDIR: "cli-why-folder",
        errno.ENOSPC: "cli-why-full",
        errno.EEXIST: "cli-why-exists",
    }
    number = error.errno or 0
    reason = speech(why[number]) if number in why else error.strerror or str(error)
    return speech("cli-in-file", file=str(error.filename), reason=reason) if error.filename else reason


def tell_usage(speech: Speech, error: click.ClickException) -> str:
    """A command line that cannot be read."""
    match error:
        case click.NoSuchOption():
            return speech("cli-no-such-option", option=error.option_name)
        case click.MissingParameter(param=click.Parameter() as param):
            return speech("cli-missing", name=speech.spoken(param.metavar or param.opts[0]))
        case click.BadOptionUsage():
            return speech("cli-option-needs-value", option=error.option_name)
        case _:
            return error.format_message()


TELLERS: tuple[tuple[type[BaseException], Callable[[Speech, Any], str]], ...] = (
    (Trouble, lambda speech, error: speech(error.key, **error.values)),
    (InFile, tell_in_file),
    (FilottoError, tell_refusal),
    (BadData, tell_data),
    (MissingRulebook, lambda speech, error: speech("cli-no-rulebook", game=error.key)),
    (
        UnknownLanguage,
        tell_language,
    ),
    (click.ClickException, tell_usage),
    (OSError, tell_system),
)
