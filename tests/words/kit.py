"""The house's words as data: every message of a language with the values it speaks of, every rulebook."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import filotto.words

HOUSE = Path(filotto.words.__file__).parent
LANGUAGES = filotto.words.languages()
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


@dataclass
class Told(Visitor):
    """What one message says, the values it needs, and the plural forms it knows."""

    text: str = ""
    values: set[str] = field(default_factory=set)
    counted: dict[str, set[str]] = field(default_factory=dict)  # a value that a number's form is chosen by

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent names visitors so
        self.values.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        forms = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and "one" in forms:
            self.counted[node.selector.id.name] = forms
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Told]:
    """Every message of a language."""
    return dict(_told(language))


def _told(language: str) -> Iterator[tuple[str, Told]]:
    for file in sorted((HOUSE / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                told = Told(serialize_pattern(entry.value).strip())
                told.visit(entry.value)
                yield entry.id.name, told


def every_text(language: str) -> Iterator[tuple[str, str]]:
    """Each file of a language with what stands in it."""
    for file in sorted((HOUSE / language).rglob("*.*")):
        yield file.name, file.read_text(encoding="utf-8")


def games_told() -> list[str]:
    """The games that have a rulebook in English."""
    return sorted(page.stem for page in (HOUSE / "en" / "rules").glob("*.md"))


def sections(page: str) -> list[str]:
    """A rulebook cut at its headings; the first part is title and introduction."""
    return re.split(r"(?m)^## ", page)


def section(game: str, language: str, heading: str) -> str:
    """The section that has this heading in the English rulebook, in any language."""
    english = [part.partition("\n")[0] for part in sections(filotto.words.rulebook("en", game))]
    return sections(filotto.words.rulebook(language, game))[english.index(heading)]


def codes(text: str) -> list[str]:
    """What stands between backticks, pictures of boards left out."""
    plain = re.sub(r"(?ms)^```.*?^```", "", text)
    return re.findall(r"`([^`]+)`", plain)


def pictures(text: str) -> list[list[list[str]]]:
    """The boards that are drawn in a text: rows of cells, without the words that stand before a row."""
    drawn = re.findall(r"(?ms)^```\n(.*?)^```", text)
    return [[re.sub(r"^ *[^\W\d_]{4,}", "", line).split() for line in picture.splitlines()] for picture in drawn]
