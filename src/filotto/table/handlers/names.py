"""Names and texts that people give: cleaned of what is no text, and of limited length."""

import unicodedata

from ..refusals import TableCode, TableRefusal

LONGEST_NAME = 24


def cleaned(name: str) -> str:
    """A name that can stand in a list: no control signs, no turned writing, no rows of blanks."""
    plain = " ".join(readable(name).split())[:LONGEST_NAME].strip()
    if not plain:
        raise TableRefusal(TableCode.NAME_EMPTY)
    return plain


def readable(text: str) -> str:
    """Without control and format signs, which could turn or hide what stands around them."""
    normal = unicodedata.normalize("NFC", text)
    return "".join(" " if letter.isspace() else letter for letter in normal if shown(letter))


def shown(letter: str) -> bool:
    """Is it something to read? A joiner is, between the parts of an emoji."""
    return letter.isspace() or letter == "\u200d" or not unicodedata.category(letter).startswith("C")
