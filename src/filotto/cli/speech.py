"""The language in which the command line speaks to somebody."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from filotto import words
from filotto.words import MissingValue, MissingWord, Value


class Speech:
    """Messages of one language, by their keys."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, /, **values: Value) -> str:
        """The message of a key."""
        return words.say(self.language, key, **values)

    def maybe(self, key: str, /, **values: Value) -> str | None:
        """The message of a key, or None where none fits: what a plug-in's game calls a thing is its own."""
        try:
            return self(key, **values)
        except (MissingWord, MissingValue):
            return None

    def spoken(self, text: str) -> str:
        """A text of a command's help: a key of ours is said, anything else is told as it stands."""
        return self(text) if text.startswith("cli-") else text


def asked(args: Sequence[str], environment: Mapping[str, str]) -> Speech:
    """The language of `--lang`, wherever it stands; else that of FILOTTO_LANG or of the system."""
    wanted = [after for option, after in pairwise(args) if option == "--lang"]
    wanted += [arg.removeprefix("--lang=") for arg in args if arg.startswith("--lang=")]
    spoken = [tag for tag in wanted if tag in words.languages()]
    if spoken:
        return Speech(spoken[-1])
    return Speech(words.language_of(environment.get("FILOTTO_LANG") or environment))
