"""What can be wrong when words are asked for.

LookupError
├── UnknownLanguage    no folder of this language
├── BrokenWords        a Fluent file that cannot be read whole, or a key that stands twice
└── KeyError
    ├── MissingWord      no message of this key
    ├── MissingValue     a message that was not given what it speaks of
    └── MissingRulebook  no rulebook of this game
"""


class UnknownLanguage(LookupError):
    """There is no folder of this language."""

    def __init__(self, language: str, allowed: tuple[str, ...]) -> None:
        self.language, self.allowed = language, allowed
        super().__init__(f"no words in {language!r}; there are {', '.join(allowed)}")


class BrokenWords(LookupError):
    """A Fluent file of which something would be lost in silence."""

    def __init__(self, place: str, what: str) -> None:
        self.place, self.what = place, what
        super().__init__(f"{place}: {what}")


class _Missing(KeyError):
    """Names the key and the language, and reads as a sentence (a plain KeyError would show a quoted key)."""

    what = ""

    def __init__(self, key: str, language: str, details: str = "") -> None:
        self.key, self.language, self.details = key, language, details
        super().__init__(key)

    def __str__(self) -> str:
        return f"{self.what} {self.key!r} in {self.language!r}" + (f": {self.details}" if self.details else "")


class MissingWord(_Missing):
    """There is no message of this key."""

    what = "no message"


class MissingValue(_Missing):
    """A message was not given what it speaks of."""

    what = "a value is missing for message"


class MissingRulebook(_Missing):
    """There is no rulebook of this game."""

    what = "no rulebook for"
