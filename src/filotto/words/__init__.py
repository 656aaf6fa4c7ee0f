"""What Filotto says to people: messages and rulebooks in every language, a folder each.

Data and a small reader; it imports nothing of ours and is cheap to import. See docs/words.md for the tone, the
glossary and how to add a language.
"""

from collections.abc import Mapping
from pathlib import Path

from .library import Library, Value
from .missing import BrokenWords, MissingRulebook, MissingValue, MissingWord, UnknownLanguage
from .page import for_terminal
from .tags import language_from

__all__ = [
    "BrokenWords",
    "MissingRulebook",
    "MissingValue",
    "MissingWord",
    "UnknownLanguage",
    "Value",
    "add_folder",
    "fluent",
    "for_terminal",
    "language_of",
    "languages",
    "rulebook",
    "say",
]

_library = Library(Path(__file__).parent)


def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    return _library.languages


def language_of(environment_or_tag: Mapping[str, str] | str | None) -> str:
    """The language to speak to somebody with these LC_ALL, LC_MESSAGES, LANG, or with this tag; English if unsure."""
    return language_from(environment_or_tag, languages())


def say(language: str, key: str, /, **values: object) -> str:
    """The message of a key in a language. Seats and sides are given as people count them, from 1."""
    return _library.say(language, key, values)


def fluent(language: str) -> str:
    """All messages of a language but the terminal's, as one Fluent text: a page speaks them itself."""
    return _library.fluent(language)


def rulebook(language: str, game: str) -> str:
    """The rulebook of a game, as Markdown."""
    return _library.rulebook(language, game)


def add_folder(path: Path) -> None:
    """Take in the words of a plug-in's game: `en/*.ftl`, `en/rules/<game>.md`, and other languages beside `en`.

    Where the plug-in does not speak a language that the house speaks, its English is used.
    """
    _library.add(path)
