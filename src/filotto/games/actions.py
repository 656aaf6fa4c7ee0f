"""What can be done in a game, as values with names.

Each game has its players' actions in its own file; here are those that many share and the table's own, which no
player can choose. Seats and sides count from 0 here and from 1 wherever people read them.
"""

import msgspec


class Action(msgspec.Struct, frozen=True, tag=str.lower, tag_field="do"):
    """One thing that a seat, or the table, does."""


class Pass(Action, frozen=True):
    """Do nothing; in Shift, hand over."""


class TableAction(Action, frozen=True):
    """What only the table does: whoever runs the game decides when."""


class Skip(TableAction, frozen=True):
    """The turn of an absent seat ends."""

    seat: int


class Resign(TableAction, frozen=True):
    """A seat is out of the game for good."""

    seat: int


class AgreeDraw(TableAction, frozen=True, tag="agree-draw"):
    """Everybody agreed: nobody wins."""


class Lose(TableAction, frozen=True):
    """A right to draw that has run out is taken away."""

    seat: int


class Penalty(TableAction, frozen=True):
    """Table talk of a side was upheld: each member puts away a card."""

    side: int
