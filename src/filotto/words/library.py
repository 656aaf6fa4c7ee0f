"""The folders of words: which languages there are, their messages, their rulebooks.

    en/*.ftl            messages by theme; a key stands once in a language
    en/rules/sequence.md  a rulebook, named as the game is

A language is a folder of the house's own words. Folders of others (a plug-in's game) add to the languages there are.
"""

import re
from collections.abc import Mapping
from decimal import Decimal
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from .missing import BrokenWords, MissingRulebook, MissingValue, MissingWord, UnknownLanguage
from .tags import FALLBACK

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOR_ALL = re.compile(r"^(?!cli-|data-)[a-z][\w-]* =", re.MULTILINE)  # a key that not only the terminal says
PLAIN = re.compile(r"[\w-]{1,60}")  # the name of a game
LARGEST = 10**15  # larger numbers, and what is no number, cannot be written with their thousands apart
Value = str | int | float  # what a message speaks of; anything else is said as it prints


class Library:
    """Words from one house folder and any number of added ones; read when first asked for."""

    def __init__(self, house: Path) -> None:
        self._house = house
        self._added: list[Path] = []
        self._bundles: dict[str, FluentBundle] = {}

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """English first, the others by their tag."""
        found = {folder.name for folder in self._house.iterdir() if any(folder.glob("*.ftl"))}
        return tuple(sorted(found, key=lambda language: (language != FALLBACK, language)))

    def add(self, folder: Path) -> None:
        """Take in the words of a plug-in, laid out like the house's. Adding a folder again changes nothing."""
        if folder not in self._added:
            self._added.append(folder)
            self._bundles.clear()

    def say(self, language: str, key: str, values: Mapping[str, object]) -> str:
        """The message of a key; never the key itself, never a hole where a value should be."""
        bundle = self._bundle(language)
        if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
            raise MissingWord(key, language)
        text, errors = bundle.format_pattern(pattern, {name: _spoken(value) for name, value in values.items()})
        if errors:
            raise MissingValue(key, language, "; ".join(map(str, errors)))
        return str(text)

    def rulebook(self, language: str, game: str) -> str:
        """The rulebook of a game, as Markdown. A game has a plain name: nothing else may lead into a folder."""
        for folder in self._folders(language) if PLAIN.fullmatch(game) else ():
            page = folder / "rules" / f"{game}.md"
            if page.is_file():
                return page.read_text(encoding="utf-8")
        raise MissingRulebook(game, language)

    def fluent(self, language: str) -> str:
        """All messages but the terminal's as one Fluent text, for a program that speaks them itself."""
        files = [file for folder in self._folders(language) for file in sorted(folder.glob("*.ftl"))]
        return "\n".join(text for text in (file.read_text(encoding="utf-8") for file in files) if FOR_ALL.search(text))

    def _folders(self, language: str) -> list[Path]:
        """A plug-in that does not speak a language speaks English in it; the house speaks each of its own."""
        if language not in self.languages:
            raise UnknownLanguage(language, self.languages)
        spoken = [folder / language for folder in self._added]
        english = [folder / FALLBACK for folder in self._added]
        return [self._house / language, *(own if own.is_dir() else en for own, en in zip(spoken, english, strict=True))]

    def _bundle(self, language: str) -> "FluentBundle":
        if language not in self._bundles:
            self._bundles[language] = _bundle_of(language, self._folders(language))
        return self._bundles[language]


def _spoken(value: object) -> Value:
    """Numbers stay numbers, since they choose plural forms; anything else is what it prints as."""
    if not isinstance(value, int | float):
        return str(value)
    return value if abs(value) < LARGEST else f"{Decimal(value):.2e}"


def _bundle_of(language: str, folders: list[Path]) -> "FluentBundle":
    # Fluent takes longer to import than `filotto --version` takes to answer: only who speaks pays for it.
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in sorted(folder.glob("*.ftl")):
            _add_file(bundle, file)
    return bundle


def _add_file(bundle: "FluentBundle", file: Path) -> None:
    """Fluent itself drops what it cannot parse, and the second of two messages with one key, without a word."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk, Message, Resource

    resource = FluentResource(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise BrokenWords(str(file), f"cannot be read here: {(entry.content or '').strip()[:60]}")
        if isinstance(entry, Message) and bundle.has_message(entry.id.name):
            raise BrokenWords(str(file), f"{entry.id.name} is said already")
        bundle.add_resource(Resource([entry]))
