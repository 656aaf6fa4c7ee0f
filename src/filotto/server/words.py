"""Refusals in sentences. Seats, sides, rows and piles count from 1 where people read them."""

from collections.abc import Mapping

from filotto.words import language_of, say

COUNTED = ("seat", "side", "row", "pile", "person")


def sentence(language: str | None, code: str, values: Mapping[str, object]) -> str:
    """The sentence of a code, in a language that we speak."""
    told = {name: counted(name, value) for name, value in values.items()}
    return say(language_of(language), f"refusal-{code}", **told)


def counted(name: str, value: object) -> object:
    """As people count."""
    return value + 1 if name in COUNTED and isinstance(value, int) else value
