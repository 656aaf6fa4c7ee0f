"""What can be wrong with a board or a deck that somebody brings.

    ValueError
    └── BadData        a code, the place in the file, and the values that its sentence needs

The sentence for people is the Fluent message `data-<code>`; it gets `where` and the values.
"""

from enum import StrEnum


class Fault(StrEnum):
    """The closed set of codes; the comment behind each one names its values."""

    # any file
    TOO_LARGE = "too-large"  # most
    NOT_JSON = "not-json"  # line, column
    KEY_TWICE = "key-twice"
    WRONG_FORMAT = "wrong-format"  # expected, found
    WRONG_VERSION = "wrong-version"  # expected, found
    MISSING_KEY = "missing-key"
    WRONG_TYPE = "wrong-type"  # expected: text, number, list or object
    TITLE_UNFIT = "title-unfit"  # found, most: the name of the whole board or deck
    NAME_UNFIT = "name-unfit"  # found, most: the name of a cell or a card
    UNKNOWN_BUILT_IN = "unknown-built-in"  # known
    TOO_FEW_CARDS = "too-few-cards"  # needed, found

    # boards
    BOARD_TOO_SMALL = "board-too-small"  # least, rows, columns
    ROW_LENGTH = "row-length"  # expected, found
    CORNER_MISSING = "corner-missing"  # found
    CORNER_INSIDE = "corner-inside"
    NOT_TWICE = "not-twice"  # name, found
    GROUP_MISSING = "group-missing"  # name
    GROUP_OUT_OF_RANGE = "group-out-of-range"  # name, most

    # decks of the line games
    NOT_A_PAIR = "not-a-pair"  # found
    CARD_TWICE = "card-twice"  # card
    EQUATION_WRONG = "equation-wrong"  # card, expected, found
    TOO_MANY_KINDS = "too-many-kinds"  # most, found

    # a board and a deck together
    NAME_WITHOUT_CARDS = "name-without-cards"  # name
    NOT_ON_BOARD = "not-on-board"  # name
    CARD_NAMES_A_CELL = "card-names-a-cell"  # card

    # Sequentia decks
    CARD_MALFORMED = "card-malformed"  # card
    NUMBER_OUT_OF_RANGE = "number-out-of-range"  # card, found
    SEQUENCE_MALFORMED = "sequence-malformed"  # card, found
    COLOUR_UNKNOWN = "colour-unknown"  # card, found
    TOO_MANY_CARDS = "too-many-cards"  # most, found


class BadData(ValueError):
    """A data file is refused: which rule of the format, where in the file, and what would be right.

    `where` is a key of the file and places in it, counted from 1: `rows:3:4` is the fourth cell of the third row,
    `cards:fox` the cards of the fox, `cards:17` the seventeenth card of a list.
    """

    def __init__(self, code: Fault, where: str, **values: str | int) -> None:
        super().__init__(code, where, values)
        self.code = code
        self.where = where
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{key} {value}" for key, value in self.values.items())
        return f"{self.code} at {self.where}" + (f": {details}" if details else "")
