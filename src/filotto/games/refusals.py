"""Why something is refused: a closed set of codes, and the exceptions that carry them.

    FilottoError
    ├── Refusal        an action that a rule refuses; nothing has changed
    ├── BadSetup       a table that cannot be opened: players, teams, house rules
    ├── BadNotation    a text that is no action of this game
    └── BadFile        a saved game that cannot be read

The sentence for people is in `words/` under `refusal-<code>`, with the values given here.
"""

from enum import StrEnum


class Code(StrEnum):
    """The closed set. A code is never renamed: clients and files know it."""

    # any game
    GAME_OVER = "game-over"  # the game is over
    NOT_YOUR_TURN = "not-your-turn"  # seat: whose turn it is
    CARD_NOT_IN_HAND = "card-not-in-hand"  # card
    UNKNOWN_CARD = "unknown-card"  # card
    UNKNOWN_CELL = "unknown-cell"  # cell
    WRONG_KIND = "wrong-kind"  # action: not one of this game's, or not at this moment
    MUST_NOT_PASS = "must-not-pass"  # something else is possible
    NO_SUCH_SEAT = "no-such-seat"  # seat
    SEAT_IS_OUT = "seat-is-out"  # seat: has resigned
    CANNOT_SKIP = "cannot-skip"  # seat: it is not at this seat to act
    # the line games
    CELL_TAKEN = "cell-taken"  # cell
    CORNER_IS_FREE = "corner-is-free"  # cell: no chip ever lies on a corner
    CARD_DOES_NOT_MATCH = "card-does-not-match"  # card, cell
    WRONG_ANSWER = "wrong-answer"  # card, cell: Numbers, the equation has another result
    NO_CHIPS_LEFT = "no-chips-left"
    NOT_A_REMOVE_CARD = "not-a-remove-card"  # card
    REMOVE_CARD_PLACES_NOTHING = "remove-card-places-nothing"  # card
    NOTHING_TO_REMOVE = "nothing-to-remove"  # cell: it is empty
    CHIP_IS_YOURS = "chip-is-yours"  # cell
    CHIP_IS_LOCKED = "chip-is-locked"  # cell
    CARD_IS_ALIVE = "card-is-alive"  # card: it is not dead
    SPECIAL_NEVER_DEAD = "special-never-dead"  # card
    ALREADY_TRADED = "already-traded"
    MUST_TRADE_FIRST = "must-trade-first"  # Kids: a dead card is in the hand
    TRADED_CARD_STAYS = "traded-card-stays"  # card: Kids, drawn in this turn by a trade
    MUST_CLAIM = "must-claim"  # choose which sequence first
    NOTHING_TO_CLAIM = "nothing-to-claim"
    NOT_A_CLAIM = "not-a-claim"  # cells: no sequence that may be chosen
    NOTHING_TO_DRAW = "nothing-to-draw"  # no right to draw
    MUST_DRAW = "must-draw"  # the turn ends with the draw
    MUST_FORFEIT = "must-forfeit"  # seat: a forfeit is owed first
    NO_FORFEIT = "no-forfeit"  # this seat owes none
    NOTHING_TO_LOSE = "nothing-to-lose"  # seat: its right has not run out
    OLDER_RIGHT_FIRST = "older-right-first"  # seat: who owes longest loses first
    NO_TABLE_TALK = "no-table-talk"  # the rule does not run here
    NO_SUCH_SIDE = "no-such-side"  # side
    # Shift
    NO_SHIFTS_LEFT = "no-shifts-left"
    NOT_NEXT_TO = "not-next-to"  # cell, to
    SPACE_NOT_EMPTY = "space-not-empty"  # cell
    SPACE_EMPTY = "space-empty"  # cell: there is no card
    ROW_NOT_MET = "row-not-met"  # row
    WRONG_EMPTY = "wrong-empty"  # cells: these spaces cannot stay empty
    GOAL_POSSIBLE = "goal-possible"
    GOAL_AFTER_SHIFT = "goal-after-shift"  # giving up is the whole turn
    DECK_EMPTY = "deck-empty"  # a goal cannot be changed any more
    IMPOSSIBLE_GOAL = "impossible-goal"  # with the deck empty: hand over at once
    # Stack
    ROW_FIRST = "row-first"  # fewer than four piles: a new pile first
    ROW_FULL = "row-full"  # four piles: on top of one
    FIRST_PILE_RIGHT = "first-pile-right"  # on an empty row left and right are one, written right
    NO_SUCH_PILE = "no-such-pile"  # pile
    NOT_SHOWN = "not-shown"  # card, pile: the three piles show other numbers
    SEQUENCE_ONLY = "sequence-only"  # after a simple card: a sequence or pass
    MUST_BEGIN = "must-begin"  # a turn begins with a card or a sequence
    MUST_GO_ON = "must-go-on"  # after a bonus card
    # Overlay
    SAME_NUMBER = "same-number"  # card, cell
    PLACED_THIS_TURN = "placed-this-turn"  # cell
    CARD_HAS_PLACE = "card-has-place"  # card: it can be put somewhere
    LINES_NOT_A_CHOICE = "lines-not-a-choice"  # lines
    MUST_TAKE = "must-take"  # choose the lines first
    # setting up
    UNKNOWN_GAME = "unknown-game"  # game, allowed
    BROKEN_PLUG_IN = "broken-plug-in"  # game, reason: it is installed, but cannot be loaded
    BAD_PLAYERS = "bad-players"  # players, allowed
    UNEVEN_TEAMS = "uneven-teams"  # players, allowed: teams must be even
    BAD_TEAMS = "bad-teams"  # teams, players, allowed
    UNKNOWN_RULE = "unknown-rule"  # rule, allowed
    BAD_RULE_VALUE = "bad-rule-value"  # rule, value, allowed
    RULE_NOT_HERE = "rule-not-here"  # rule, value: only where sides have several members
    # reading
    BAD_NOTATION = "bad-notation"  # text, allowed: the forms
    FILE_NOT_JSON = "file-not-json"  # where
    FILE_CUT_OFF = "file-cut-off"  # where
    FILE_WRONG_FORMAT = "file-wrong-format"
    FILE_WRONG_VERSION = "file-wrong-version"  # version, allowed
    FILE_WRONG_RULES = "file-wrong-rules"  # version, allowed: rules of another version
    FILE_BAD_FIELD = "file-bad-field"  # where, expected
    FILE_CHECKSUM = "file-checksum"  # edited, or damaged
    FILE_BAD_MOVE = "file-bad-move"  # move, action, reason
    FILE_BAD_CARD = "file-bad-card"  # where, card: not in the deck then
    FILE_CARD_LEFT = "file-card-left"  # where, card: nobody draws it
    FILE_BAD_RESULT = "file-bad-result"  # the result is not what the moves give


class FilottoError(Exception):
    """A code of the closed set with the values for its sentence."""

    def __init__(self, code: Code, **values: object) -> None:
        self.code = code
        self.values = values
        super().__init__(code, values)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code.value} ({told})" if told else self.code.value


class Refusal(FilottoError):
    """An action that a rule refuses; the game is as it was."""


class BadSetup(FilottoError):
    """A table that cannot be opened like this."""


class BadNotation(FilottoError):
    """A text that is no action of this game."""


class BadFile(FilottoError):
    """A saved game that cannot be read, with the place and the reason."""


class Ended(StrEnum):
    """Why a game is over. Kernels count from 1 in this order."""

    SEQUENCES = "sequences"  # a side has its sequences
    PASSES = "passes"  # every player in turn has passed
    IDLE_ROUNDS = "idle-rounds"  # three rounds of passes and skips
    NEW_DECKS = "new-decks"  # a third new deck since the last play
    ALL_NEW_DECKS = "all-new-decks"  # a 101st new deck in all
    RESIGNED = "resigned"  # one side is left
    AGREED = "agreed"  # everybody agreed to a draw
    DECK_EMPTY = "deck-empty"  # Sequentia: the deck is empty and nothing more can be made
    STALLED = "stalled"  # Shift: the stall rule with the deck empty
