"""Why a table refuses what somebody asks: a closed set of codes beside those of the rules (`games/refusals.py`).

A `TableRefusal` carries a code of this set; a rule's own refusal (`games.refusals.FilottoError`) passes as it is. The
sentence for people is in `words/` under `refusal-<code>`, with the values given here. Codes are never renamed.
"""

from enum import StrEnum


class TableCode(StrEnum):
    """The closed set."""

    # who may
    NOT_YOUR_SEAT = "not-your-seat"  # seat: another sits there
    NOT_SEATED = "not-seated"  # only somebody with a seat may do this
    NOT_HOST = "not-host"  # only the host may do this
    WATCHING_ONLY = "watching-only"  # a link over somebody's shoulder, or a spectator
    # seats
    SEAT_TAKEN = "seat-taken"  # seat
    SEAT_FREE = "seat-free"  # seat: nobody sits there
    NO_FREE_SEAT = "no-free-seat"
    UNKNOWN_SEAT = "unknown-seat"  # seat
    SEAT_WANTS_HOST = "seat-wants-host"  # seat: a bot's seat is given by the host
    TABLE_LOCKED = "table-locked"  # the host lets nobody in
    NAME_EMPTY = "name-empty"
    BAD_LEVEL = "bad-level"  # level, allowed
    BAD_ASSIST = "bad-assist"  # assist, allowed
    BAD_ORDER = "bad-order"  # order: not every seat once
    BAD_COLOUR = "bad-colour"  # colour, allowed
    COLOUR_TAKEN = "colour-taken"  # colour
    NO_SUCH_PERSON = "no-such-person"  # person
    # the phases of a table
    SEATS_OPEN = "seats-open"  # seats: the game begins when all are taken
    ALREADY_STARTED = "already-started"
    NOT_STARTED = "not-started"
    NOT_OVER = "not-over"  # the game still runs
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    # moves
    LATE = "late"  # decision: the question that this answers is no longer open
    WAIT_FOR_VOTE = "wait-for-vote"  # table talk is being judged; play and clocks wait
    NO_CLOCK = "no-clock"
    OWN_CLOCK = "own-clock"  # time is given by an opponent
    # questions of consent
    QUESTION_OPEN = "question-open"  # question: one at a time
    NO_QUESTION = "no-question"  # it is closed, or there was none
    ALREADY_ANSWERED = "already-answered"
    NOTHING_TO_UNDO = "nothing-to-undo"
    # table talk
    TALK_NOT_HERE = "talk-not-here"  # the rule does not run at this table
    TALK_OWN_SIDE = "talk-own-side"  # side: only another side may call it
    TALK_ONCE = "talk-once"  # one call a player in each of their turns
    NOT_YOUR_VOTE = "not-your-vote"  # the caller and the called side do not vote
    # absence
    NOT_ABSENT = "not-absent"  # seat: the player is here
    IN_GRACE = "in-grace"  # seat, seconds: the time to come back is not over
    # chat
    CHAT_OFF = "chat-off"
    PRESETS_ONLY = "presets-only"
    NO_SUCH_PRESET = "no-such-preset"  # preset
    MUTED = "muted"
    CHAT_TOO_LONG = "chat-too-long"  # allowed


class TableRefusal(Exception):
    """A code of the closed set with the values for its sentence; nothing has changed."""

    def __init__(self, code: TableCode, **values: object) -> None:
        self.code = code
        self.values = values
        super().__init__(code, values)
