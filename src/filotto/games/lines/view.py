"""What a seat sees of a line game, built from an allow-list, and a game dealt anew from what a seat sees.

With the help level `none` a view names the cards that can be played, not where: every free cell is offered, and an
equation is always offered, also for trade, since its being dead would tell the answer.
"""

from collections import Counter

import msgspec

from ..actions import Action, Pass
from ..bits import bit_count, members
from ..contract import Dealer, History, Result, Setup, View, seen
from ..notation import cell_name
from . import rules
from .actions import Place, Trade
from .edition import LineEdition
from .position import LinePosition


class Chip(msgspec.Struct, frozen=True):
    """A chip on the board; a locked one belongs to a sequence and shows its rough side in Numbers."""

    cell: str
    side: int
    locked: bool


class Sequence(msgspec.Struct, frozen=True):
    """A completed sequence."""

    side: int
    cells: tuple[str, ...]


class Mark(msgspec.Struct, frozen=True):
    """A cell where a card completes a line of one's own, or blocks one of another side (help level `suggest`)."""

    card: str
    cell: str
    why: str


class LineView(View, frozen=True, kw_only=True, tag="lines", tag_field="kind"):
    """All that a seat may know of a line game."""

    turn: int
    chips: tuple[Chip, ...]
    sequences: tuple[Sequence, ...]
    piles: tuple[tuple[str, ...], ...]  # each seat's discard pile, the last card last
    stock: tuple[int, ...]  # chips left, of each side
    traded: bool
    must_draw: bool
    claims: tuple[tuple[str, ...], ...]  # lines of which the seat at turn must choose one
    placed: str  # the cell of the chip that completed those lines
    rights: tuple[int, ...]  # seats that may still draw by hand, the oldest right first
    lapsed: int  # how many of them have run out
    forfeits: tuple[int, ...]  # seats that owe a card
    due: tuple[str, ...]  # own dead cards that must be traded now (Kids)
    passed: tuple[int, ...]
    idle: int
    new_decks: int
    decks_since: int
    plays: int
    marks: tuple[Mark, ...]


def view_of(record: History, seat: int | None, assist: str) -> LineView:
    """What this seat may know; without a seat, what everybody may."""
    at: LinePosition = record.position
    s, setup = at.s, at.setup
    seats = range(setup.players)
    return LineView(
        game=setup.game,
        seat=seat,
        assist=assist,
        players=setup.players,
        sides=setup.sides,
        options=setup.options,
        who=at.who(),
        legal=() if seat is None else legal_shown(at, seat, assist),
        hand=() if seat is None else at.hand(seat),
        hand_sizes=tuple(bit_count(first) + bit_count(second) for first, second in s.hands[: setup.players].tolist()),
        deck_size=bit_count(s.deck[0]) + bit_count(s.deck[1]),
        scores=at.scores(),
        out=tuple(other for other in seats if at.is_out(other)),
        count=len(record.moves),
        last=seen(record.moves[-1], seat) if record.moves else None,
        result=at.result(),
        turn=int(s.turn),
        chips=chips_of(at),
        sequences=tuple(Sequence(side, cells) for side, cells in at.sequences),
        piles=at.piles,
        stock=tuple(int(n) for n in s.stock[: setup.sides]),
        traded=bool(s.traded),
        must_draw=bool(s.must_draw),
        claims=claims_of(at),
        placed=placed_of(at),
        rights=tuple(int(other) for other in s.rights[: s.owed]),
        lapsed=int(s.lapsed),
        forfeits=tuple(other for other in seats if int(s.forfeits) >> other & 1),
        due=at.in_order(at.in_hand(seat, int(s.due[0]), int(s.due[1]))) if seat == s.turn and seat is not None else (),
        passed=tuple(other for other in seats if int(s.passed) >> other & 1),
        idle=int(s.idle),
        new_decks=int(s.decks),
        decks_since=int(s.decks_since),
        plays=int(s.plays),
        marks=marks_of(at, seat) if assist == "suggest" and seat is not None else (),
    )


def chips_of(at: LinePosition) -> tuple[Chip, ...]:
    """Every chip on the board, in reading order."""
    chips, locked = at.s.chips.tolist()[: at.setup.sides], at.s.locked.tolist()  # a record's field is slow to reach
    names, rank = at.edition.in_reading_order
    found = [
        (rank[half][kind], side, bool(locked[half] >> kind & 1))
        for side, words in enumerate(chips)
        for half in (0, 1)
        for kind in members(words[half])
    ]
    return tuple(Chip(names[place], side, lock) for place, side, lock in sorted(found))


def claims_of(at: LinePosition) -> tuple[tuple[str, ...], ...]:
    """The lines of which one must be chosen: everybody sees the board."""
    return tuple(at.line_cells(slot) for slot in members(at.s.claims))


def placed_of(at: LinePosition) -> str:
    """The cell of the chip that left a choice."""
    if not at.s.claims:
        return ""
    return cell_name(*at.edition.place_of[int(at.s.cell) >> 6, int(at.s.cell) & 63])


def legal_shown(at: LinePosition, seat: int, assist: str) -> tuple[Action, ...]:
    """The seat's actions; without help, cards with every free cell."""
    legal = at.legal(seat)
    own_turn = seat == at.s.turn and not (at.s.claims or at.s.forfeits or at.s.must_draw)
    if assist != "none" or not own_turn or legal in ((), (Pass(),)) or at.s.due.any():
        return legal
    return unhelped(at, seat, legal)


def unhelped(at: LinePosition, seat: int, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """What can be played without saying where; questions always, so that nothing tells their answer."""
    questions = [card for card in dict.fromkeys(at.hand(seat)) if at.edition.is_question(card)]
    places = [action.card for action in legal if isinstance(action, Place)]
    placed = dict.fromkeys([*(questions if at.s.stock[at.s.side] else []), *places])
    trades = [action.card for action in legal if isinstance(action, Trade)]
    traded = dict.fromkeys([*(questions if not at.s.traded else []), *trades])
    free = [place for place, (half, kind) in at.edition.cell_at.items() if int(at.s.free[half]) >> kind & 1]
    shown: list[Action] = [Place(card, cell_name(*cell)) for card in placed for cell in sorted(free)]
    shown += [action for action in legal if not isinstance(action, Place | Trade)]
    return (*shown, *(Trade(card) for card in traded))


def marks_of(at: LinePosition, seat: int) -> tuple[Mark, ...]:
    """Where a card completes or blocks a line, without search."""
    marks = []
    for action in at.legal(seat):
        if isinstance(action, Place):
            sides = sides_completing(at, action.cell)
            if at.setup.side_of(seat) in sides:
                marks.append(Mark(action.card, action.cell, "completes"))
            elif sides:
                marks.append(Mark(action.card, action.cell, "blocks"))
    return tuple(marks)


def sides_completing(at: LinePosition, cell: str) -> list[int]:
    """The sides for whom a chip on this cell would complete a line."""
    half, kind = next(c for place, c in at.edition.cell_at.items() if cell_name(*place) == cell)
    trial, found = at.s.copy(), []
    for side in range(at.setup.sides):
        trial.chips[side, half] |= 1 << kind
        if rules.completed(at.ed, trial, side, half, kind):
            found.append(side)
    return found


# Dealing anew from a view.


def redeal(view: LineView, dealer: Dealer, setup: Setup, edition: LineEdition) -> LinePosition:
    """A position that agrees with what a seat knows; what it cannot know is dealt anew."""
    at = LinePosition(setup, edition)
    rules.clear(at.s)
    put_table(at, view)
    put_counts(at, view)
    put_hands(at, view, dealer)
    at.piles, at.sequences = view.piles, tuple((made.side, made.cells) for made in view.sequences)
    return at


def put_table(at: LinePosition, view: LineView) -> None:
    """The chips, what is locked, and what is left in the supplies."""
    cells = {cell_name(*place): cell for place, cell in at.edition.cell_at.items()}
    for half in range(2):
        at.s.free[half] = at.ed.board
    for chip in view.chips:
        half, kind = cells[chip.cell]
        at.s.chips[chip.side, half] |= 1 << kind
        at.s.free[half] &= ~(1 << kind)
        at.s.locked[half] |= int(chip.locked) << kind
    for side in range(view.sides):
        at.s.stock[side] = view.stock[side]
        at.s.rows[side] = view.scores[side]


def put_counts(at: LinePosition, view: LineView) -> None:
    """Whose turn it is, and what counts towards an end."""
    s = at.s
    s.turn, s.side = view.turn, view.turn % view.sides
    s.traded, s.must_draw, s.idle = int(view.traded), int(view.must_draw), view.idle
    s.decks, s.decks_since, s.plays = view.new_decks, view.decks_since, view.plays
    s.passed = sum(1 << seat for seat in view.passed)
    s.forfeits = sum(1 << seat for seat in view.forfeits)
    s.gone = sum(1 << seat for seat in view.out)
    s.owed, s.lapsed = len(view.rights), view.lapsed
    for i, seat in enumerate(view.rights):
        s.rights[i] = seat
    if view.claims:
        put_claims(at, view)
    if view.result is not None:
        put_result(at, view.result)


def put_result(at: LinePosition, result: Result) -> None:
    """A game that is over stays over."""
    at.s.result = rules.WON if result.winners else rules.DRAWN
    at.s.winners = sum(1 << side for side in result.winners)
    at.s.ended = at.reasons().index(result.ended) + 1


def put_claims(at: LinePosition, view: LineView) -> None:
    """The lines through the chip that completed them."""
    cells = {cell_name(*place): cell for place, cell in at.edition.cell_at.items()}
    half, kind = cells[view.placed]
    at.s.cell = half * 64 + kind
    for slot, line in at.edition.lines_through(at.edition.place_of[half, kind]):
        if tuple(cell_name(*place) for place in line) in view.claims:
            at.s.claims |= 1 << slot


def put_hands(at: LinePosition, view: LineView, dealer: Dealer) -> None:
    """The own hand as it is; other hands from all cards that the seat has not seen."""
    known = Counter(view.hand) + Counter(card for pile in view.piles for card in pile)
    for half in range(2):
        at.s.deck[half] = at.ed.deck
    for card, n in known.items():
        for half, kind in at.edition.card_of[card][:n]:
            at.s.deck[half] &= ~(1 << kind)
    if view.seat is not None:
        hold(at, view.seat, view.hand)
    for seat in range(view.players):
        for _ in range(view.hand_sizes[seat] if seat != view.seat else 0):
            rules.give(at.ed, at.s, seat, dealer.word(at))
    put_due(at, view)


def put_due(at: LinePosition, view: LineView) -> None:
    """Kids: the dead cards that must be traded now. In another hand they are all that are dead."""
    for card in view.due:  # of two alike, the copy that is not due yet
        copies = [c for c in at.edition.card_of[card] if is_held(at, view.turn, c)]
        half, kind = next(c for c in copies if not int(at.s.due[c[0]]) >> c[1] & 1)
        at.s.due[half] |= 1 << kind
    at_start = not (view.must_draw or view.claims or view.result)
    if at.ed.trade_all and view.seat != view.turn and at_start:
        for half in range(2):
            at.s.due[half] = at.s.hands[view.turn, half] & at.ed.board & ~(at.s.free[0] | at.s.free[1])


def hold(at: LinePosition, seat: int, cards: tuple[str, ...]) -> None:
    """Put cards into a hand: of two alike, the copy that is not there yet."""
    for card in cards:
        half, kind = next(c for c in at.edition.card_of[card] if not is_held(at, seat, c))
        at.s.hands[seat, half] |= 1 << kind


def is_held(at: LinePosition, seat: int, card: tuple[int, int]) -> bool:
    """Is this physical card in the hand?"""
    return bool(int(at.s.hands[seat, card[0]]) >> card[1] & 1)
