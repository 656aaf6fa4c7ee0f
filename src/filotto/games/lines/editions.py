"""The four editions as data: Sequence (document 001), Tabletop (004), Kids (002), Numbers (003)."""

from dataclasses import dataclass

from ..contract import Facts, HouseRule
from .rules import EARLY, LATE, WAIT

DECISIONS = ("place", "remove", "trade", "draw", "claim", "forfeit", "pass")
NEED = HouseRule("sequences_to_win", ("edition", "1", "2"), "edition")
DRAWING = HouseRule("draw", ("automatic", "by_hand"), "automatic")
TALK = HouseRule("table_talk", ("vote", "host", "off"), "vote", teams_only=True)
NO_TALK = HouseRule("table_talk", ("off",), "off")
ALONE_OR_TEAMS = {2: (2,), 3: (3,), 4: (2,), 6: (2, 3), 8: (2,), 9: (3,), 10: (2,), 12: (2, 3)}


@dataclass(frozen=True)
class LineNumbers:
    """What an edition counts."""

    hands: dict[int, int]  # cards for each number of players
    need: dict[int, int]  # sequences to win for each number of sides
    length: int
    supply: tuple[int, int, int, int]  # chips: blue, green, red, and in Kids yellow
    late: int  # when a right to draw by hand is lost
    trade_all: bool = False


SEQUENCE = LineNumbers(
    hands={2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3},
    need={2: 2, 3: 1},
    length=5,
    supply=(50, 50, 35, 0),
    late=LATE,
)
TABLETOP = LineNumbers(hands={2: 7, 3: 6}, need={2: 2, 3: 1}, length=5, supply=(50, 50, 35, 0), late=WAIT)
KIDS = LineNumbers(
    hands={2: 3, 3: 3, 4: 3}, need={2: 1, 3: 1, 4: 1}, length=4, supply=(21, 21, 21, 21), late=WAIT, trade_all=True
)
NUMBERS = LineNumbers(hands={2: 5, 3: 5, 4: 4, 6: 4}, need={2: 1, 3: 1}, length=5, supply=(50, 50, 35, 0), late=EARLY)

SEQUENCE_FACTS = Facts(
    name="sequence",
    title="Sequence",
    source="001",
    players=(2, 3, 4, 6, 8, 9, 10, 12),
    default_players=2,
    sides=ALONE_OR_TEAMS,
    difficulty="medium",
    minutes=30,
    decisions=DECISIONS,
    counted="chips",
    deck="sequence",
    board="sequence",
    options=(NEED, DRAWING, TALK),
    opening="cut",
    kind="lines",
)
TABLETOP_FACTS = Facts(
    name="tabletop",
    title="Tabletop",
    source="004",
    players=(2, 3),
    default_players=2,
    sides={2: (2,), 3: (3,)},
    difficulty="easy",
    minutes=30,
    decisions=DECISIONS,
    counted="chips",
    deck="sequence",
    board="sequence",
    options=(NEED, DRAWING, NO_TALK),
    opening="cut",
    kind="lines",
)
KIDS_FACTS = Facts(
    name="kids",
    title="Kids",
    source="002",
    players=(2, 3, 4),
    default_players=4,
    sides={2: (2,), 3: (3,), 4: (4, 2)},
    difficulty="easy",
    minutes=10,
    decisions=DECISIONS,
    counted="chips",
    deck="kids",
    board="kids",
    options=(NEED, DRAWING, NO_TALK),
    opening="dealer",
    kind="lines",
)
NUMBERS_FACTS = Facts(
    name="numbers",
    title="Numbers",
    source="003",
    players=(2, 3, 4, 6),
    default_players=2,
    sides={2: (2,), 3: (3,), 4: (2,), 6: (2, 3)},
    difficulty="easy",
    minutes=20,
    decisions=DECISIONS,
    counted="chips",
    deck="numbers",
    board="numbers",
    options=(NEED, DRAWING, TALK),
    assist="none",
    opening="dealer",
    kind="lines",
)
