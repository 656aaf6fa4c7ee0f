"""The rules of the line games: Sequence, Tabletop, Kids, Numbers. Sources: documents 001, 004, 002 and 003.

One rule set; what the editions differ in is data (`ed`, see tables.py). Plain Python: `games.compiled` compiles these
same functions. The rules have no randomness. When a card is needed, `s.draws` says how many words the dealer owes, and
`draw` takes one word, 0 <= word < 2**32, that picks among the cards of the deck as it then is.

What is decided here where the sources are silent:
- The choice of what to lock is among the sets of lines that give the most sequences; it is only asked for where it
  matters. Two lines through one chip in different directions share that chip alone; two in one direction share more,
  unless the chip is the end of both. So each direction gives one line, or the two that meet in the chip.
- A new deck is made when a card is needed and none is left, of all cards that nobody holds.
- Passes, rounds of passes and skips, and new decks without a play end a game that cannot go on (`stalemate`).
- Rights to draw by hand form a queue, the oldest first; those that have run out (`lapsed`) are its beginning.

An action is a number: other * 1024 + kind * 64 + which. `which` is a kind of card, a slot or nothing; `other` names
another card of the hand that does the same (the second jack, the other equation of a number). The kinds:
"""

from ..bits import bit_count, just, lowest
from ..playout import choose
from .tables import SLOTS, Edition, State

PLACE = 0  # 0, 1: a card on its first or its second cell
ANYWHERE = 2  # 2, 3: a place-anywhere card, on the first or the second cell of `which`
REMOVE = 4  # 4, 5: a remove card, from the first or the second cell of `which`
AWAY = 6  # put a card away: a dead one for a new one or, where a forfeit is owed, that
CLAIM = 7  # lock the line in slot `which` through `s.cell`; or one of these two:
DRAW = 7 * 64 + 32  # by hand
PASS = 7 * 64 + 33
CAN_DRAW, CAN_PASS = 1 << 32, 1 << 33  # in the word of the kind CLAIM

AUTOMATIC, LATE, EARLY, WAIT = 0, 1, 2, 3  # ed.by_hand: a right is lost when a later player has drawn; has begun; never
DEAL, END_TURN, GO_ON, PUT_AWAY = 1, 2, 3, 4  # s.purpose
WON, DRAWN = 1, 2  # s.result
SEQUENCES, PASSES, IDLE_ROUNDS, NEW_DECKS, ALL_NEW_DECKS, RESIGNED, AGREED = 1, 2, 3, 4, 5, 6, 7  # s.ended


# The deal and the deck.


def deal(ed: Edition, s: State) -> None:
    """An empty board, a full deck, empty hands; then one card at a time, beginning at the dealer's left."""
    clear(s)
    for half in range(2):
        s.free[half] = ed.board
        s.deck[half] = ed.deck
    for side in range(4):
        s.stock[side] = ed.supply[side]
    s.purpose = DEAL
    s.draws = ed.hand * ed.players


def clear(s: State) -> None:
    """Everything to nothing."""
    s.turn = s.side = s.traded = s.claims = s.cell = s.taken = s.must_draw = 0
    s.drawer = s.picker = s.passed = s.idle = s.decks_since = s.decks = s.plays = 0
    s.gone = s.forfeits = s.result = s.winners = s.ended = s.owed = s.lapsed = 0
    for half in range(2):
        s.locked[half] = s.due[half] = 0
        for side in range(4):
            s.chips[side, half] = 0
        for seat in range(12):
            s.hands[seat, half] = 0
    for side in range(4):
        s.rows[side] = 0
    for i in range(len(s.rights)):
        s.rights[i] = 0
    for kind in range(len(s.moves)):
        s.moves[kind] = 0


def draw(ed: Edition, s: State, word: int) -> None:
    """One card for `s.drawer`; then what the card was drawn for goes on."""
    if s.purpose == PUT_AWAY:
        put_away(ed, s, word)
        return
    give(ed, s, s.drawer, word)
    s.draws -= 1
    if s.purpose == END_TURN:
        next_turn(ed, s)
    elif s.purpose == DEAL:
        s.drawer += 1
        if s.drawer == ed.players:
            s.drawer = 0


def give(ed: Edition, s: State, seat: int, word: int) -> None:
    """The card that the word picks goes from the deck to a hand; of two alike, the first copy."""
    first = bit_count(s.deck[0])
    k = (word * (first + bit_count(s.deck[1]))) >> 32
    half = int(k >= first)
    card = just(s.deck[half], k - half * first)
    half &= 1 - int(ed.alike & card & s.deck[0] != 0)
    s.deck[half] ^= card
    s.hands[seat, half] |= card


def ask(ed: Edition, s: State, seat: int, purpose: int) -> None:
    """A card for a seat: the deck is made anew when it is empty, which may end the game before the card is drawn."""
    if s.deck[0] | s.deck[1] == 0:
        new_deck(ed, s)
    if s.result == 0 and s.deck[0] | s.deck[1] != 0:
        s.drawer = seat
        s.purpose = purpose
        s.draws = 1
    elif s.result == 0 and purpose == END_TURN:  # nothing to shuffle either: nobody draws
        next_turn(ed, s)


def new_deck(ed: Edition, s: State) -> None:
    """All discard piles together: every card that nobody holds."""
    held0 = held1 = 0
    for seat in range(ed.players):
        held0 |= s.hands[seat, 0]
        held1 |= s.hands[seat, 1]
    if s.decks_since >= ed.most_since:
        stalemate(ed, s, NEW_DECKS)
    elif s.decks >= ed.most_decks:
        stalemate(ed, s, ALL_NEW_DECKS)
    elif (ed.deck & ~held0) | (ed.deck & ~held1) != 0:
        s.deck[0] = ed.deck & ~held0
        s.deck[1] = ed.deck & ~held1
        s.decks_since += 1
        s.decks += 1


def discard(s: State, seat: int, cards0: int, cards1: int, other: int) -> int:
    """Put away the card number `other` among those of the hand that are in `cards`; the half it was in."""
    first = s.hands[seat, 0] & cards0
    second = s.hands[seat, 1] & cards1
    if other == 0:  # nearly always, so it has a quick way of its own
        half = int(first == 0)
        cards = second if half else first
        card = cards & -cards
    else:
        n = bit_count(first)
        half = int(other >= n)
        card = just(second, other - n) if half else just(first, other)
    s.hands[seat, half] ^= card
    return half


# What is legal.


def actor(ed: Edition, s: State) -> int:
    """The seat that acts first: who owes a forfeit, then who may draw by hand, then whose turn it is."""
    if s.forfeits != 0:
        return lowest(s.forfeits)
    if s.owed != 0:
        return int(s.rights[0])
    return s.turn


def legal(ed: Edition, s: State, seat: int) -> None:
    """Fill `s.moves` for a seat: a word for each kind of action."""
    if s.claims | s.forfeits | s.owed | s.must_draw | s.due[0] | s.due[1] != 0:
        legal_between(ed, s, seat)
    else:
        legal_turn(ed, s, seat)
        if nothing(s):
            s.moves[CLAIM] = CAN_PASS


def legal_between(ed: Edition, s: State, seat: int) -> None:
    """What comes before a turn's own actions, or beside them: forfeits, draws by hand, claims, trades that are due."""
    m = s.moves
    for kind in range(len(m)):
        m[kind] = 0
    my_turn = seat == s.turn
    if s.forfeits != 0:
        if s.forfeits >> seat & 1:
            m[AWAY] = s.hands[seat, 0] | s.hands[seat, 1]
    elif my_turn and s.must_draw != 0:
        m[CLAIM] = CAN_DRAW
    elif my_turn and s.claims != 0:
        m[CLAIM] = s.claims
    elif my_turn and s.due[0] | s.due[1] != 0:
        m[AWAY] = s.due[0] | s.due[1]
    elif my_turn:
        legal_turn(ed, s, seat)
    if s.forfeits == 0 and has_right(s, seat):
        m[CLAIM] |= CAN_DRAW
    elif my_turn and s.forfeits == 0 and nothing(s):
        m[CLAIM] = CAN_PASS


def nothing(s: State) -> bool:
    """Is there nothing in `s.moves`?"""
    m = s.moves
    return bool(m[0] | m[1] | m[2] | m[3] | m[4] | m[5] | m[6] | m[7] == 0)


def legal_turn(ed: Edition, s: State, seat: int) -> None:
    """Trade a dead card, or play one: a chip on a matching cell, or what the special card says."""
    m = s.moves
    me = s.side
    hand = s.hands[seat, 0] | s.hands[seat, 1]
    free0, free1 = s.free[0], s.free[1]
    dead = hand & ed.board & ~(free0 | free1)
    if s.stock[me] == 0:  # no chips left to place
        free0 = free1 = 0
    anywhere = -int(hand & ed.anywhere != 0)  # all ones, or nothing
    remove = -int(hand & ed.remove != 0)
    m[PLACE] = free0 & hand
    m[PLACE + 1] = free1 & hand
    m[ANYWHERE] = free0 & anywhere
    m[ANYWHERE + 1] = free1 & anywhere
    m[REMOVE] = ed.board & ~(s.free[0] | s.chips[me, 0] | s.locked[0]) & remove
    m[REMOVE + 1] = ed.board & ~(s.free[1] | s.chips[me, 1] | s.locked[1]) & remove
    m[AWAY] = dead & (s.traded - 1) & (ed.trade_all - 1)  # one a turn; in Kids those of the turn's start, all of them
    m[CLAIM] = 0


def pick(ed: Edition, s: State, seat: int, word: int) -> int:
    """A random legal action: who may draw by hand draws before anything else."""
    if s.owed != 0 and s.forfeits == 0:
        return DRAW
    return choose(s, word)


# What the players do.


def play(ed: Edition, s: State, seat: int, action: int) -> None:
    """Do a legal action."""
    kind = action >> 6 & 7
    which = action & 63
    other = action >> 10
    s.taken = 0
    if kind < REMOVE:
        place(ed, s, seat, kind, which, other)
    elif kind < AWAY:
        remove(ed, s, seat, kind, which, other)
    elif kind == AWAY and s.forfeits != 0:
        discard(s, seat, 1 << which, 1 << which, other)
        s.forfeits &= ~(1 << seat)
    elif kind == AWAY:
        trade(ed, s, seat, which, other)
    elif action == PASS:
        pass_turn(ed, s, seat)
    elif action == DRAW:
        draw_by_hand(ed, s, seat)
    else:
        lock(ed, s, 1 << which)
        s.claims = 0
        end_play(ed, s, seat)


def place(ed: Edition, s: State, seat: int, kind: int, which: int, other: int) -> None:
    """A chip of the player's side on a free cell."""
    half = kind & 1
    cards = 1 << which
    if kind >= ANYWHERE:
        cards = ed.anywhere
    if s.owed != 0:
        begin_play(ed, s, seat)
    discard(s, seat, cards, cards, other)
    me = s.side
    bit = 1 << which
    s.chips[me, half] |= bit
    s.free[half] ^= bit
    s.stock[me] -= 1
    played(s)
    lines = completed(ed, s, me, half, which)
    if lines != 0:
        s.cell = half * 64 + which
        settle(ed, s, lines)
    if s.claims == 0 and s.result == 0:
        end_play(ed, s, seat)


def remove(ed: Edition, s: State, seat: int, kind: int, which: int, other: int) -> None:
    """An opposing chip goes back to its supply."""
    half = kind & 1
    bit = 1 << which
    if s.owed != 0:
        begin_play(ed, s, seat)
    discard(s, seat, ed.remove, ed.remove, other)
    for side in range(4):
        if s.chips[side, half] & bit != 0:
            s.chips[side, half] ^= bit
            s.stock[side] += 1
    s.free[half] |= bit
    played(s)
    end_play(ed, s, seat)


def played(s: State) -> None:
    """A chip was placed or removed: nothing that leads to a stalemate counts on."""
    s.plays += 1
    s.passed = s.idle = s.decks_since = 0


def trade(ed: Edition, s: State, seat: int, which: int, other: int) -> None:
    """A dead card is announced and put away, another drawn at once; the turn goes on."""
    if s.owed != 0 and ed.by_hand == EARLY:
        s.lapsed = s.owed  # the turn has begun
    bit = 1 << which
    if ed.trade_all:
        half = discard(s, seat, s.due[0] & bit, s.due[1] & bit, other)
        s.due[half] ^= bit
    else:
        discard(s, seat, bit, bit, other)
    s.traded = 1
    s.passed = s.idle = 0
    ask(ed, s, seat, GO_ON)


def end_play(ed: Edition, s: State, seat: int) -> None:
    """The card is played: draw one, now or by hand; the turn is over."""
    if s.result != 0:
        return
    if ed.by_hand == AUTOMATIC:
        ask(ed, s, seat, END_TURN)
    elif ed.by_hand == WAIT:
        s.must_draw = 1
    else:
        s.rights[s.owed] = seat
        s.owed += 1
        next_turn(ed, s)


def pass_turn(ed: Edition, s: State, seat: int) -> None:
    """Nothing was possible; who passes draws nothing, and counts as having played and drawn."""
    s.lapsed = s.owed
    if s.traded:
        s.passed = s.idle = 0
    else:
        s.passed |= 1 << seat
        s.idle += 1
    end_idle_turn(ed, s)


def end_idle_turn(ed: Edition, s: State) -> None:
    """After a pass or a skip: is anybody still able to go on?"""
    everybody = ((1 << ed.players) - 1) & ~s.gone
    if s.passed & everybody == everybody:
        stalemate(ed, s, PASSES)
    elif s.idle >= 3 * bit_count(everybody):
        stalemate(ed, s, IDLE_ROUNDS)
    else:
        next_turn(ed, s)


def next_turn(ed: Edition, s: State) -> None:
    """To the left, past those who have resigned; in Kids the dead cards of the hand are due."""
    step(ed, s)
    while s.gone >> s.turn & 1:
        step(ed, s)
    s.traded = 0
    s.must_draw = 0
    if ed.trade_all:
        dead = ed.board & ~(s.free[0] | s.free[1])
        s.due[0] = s.hands[s.turn, 0] & dead
        s.due[1] = s.hands[s.turn, 1] & dead


def step(ed: Edition, s: State) -> None:
    """One seat to the left; teammates sit alternating with opponents."""
    s.turn += 1
    s.side += 1
    if s.side == ed.sides:
        s.side = 0
    if s.turn == ed.players:
        s.turn = 0


def stalemate(ed: Edition, s: State, why: int) -> None:
    """Nobody can go on: the side with more sequences than every other wins, or it is drawn."""
    best = -1
    s.winners = 0
    for side in range(ed.sides):
        if not side_is_out(ed, s, side):
            if s.rows[side] > best:
                best = s.rows[side]
                s.winners = 0
            if s.rows[side] == best:
                s.winners |= 1 << side
    s.result = WON
    if bit_count(s.winners) != 1:
        s.result = DRAWN
        s.winners = 0
    s.ended = why


# Drawing by hand, and the loss of the card.


def has_right(s: State, seat: int) -> bool:
    """May this seat still draw for an earlier turn?"""
    for i in range(s.owed):
        if s.rights[i] == seat:
            return True
    return False


def begin_play(ed: Edition, s: State, seat: int) -> None:
    """Who plays again without having drawn has lost the older right; in Numbers all older ones run out."""
    for i in range(s.lapsed, s.owed):
        if ed.by_hand == EARLY or s.rights[i] == seat:
            s.lapsed = i + 1


def draw_by_hand(ed: Edition, s: State, seat: int) -> None:
    """Take the card of the oldest right, or the one that the turn waits for."""
    if s.must_draw != 0:
        s.must_draw = 0
        ask(ed, s, seat, END_TURN)
        return
    i = 0
    while s.rights[i] != seat:
        i += 1
    if ed.by_hand == LATE and s.lapsed < i:  # a later player has now played and drawn
        s.lapsed = i
    forget(s, i)
    ask(ed, s, seat, GO_ON)


def forget(s: State, i: int) -> None:
    """Right number `i` is used, or lost."""
    s.owed -= 1
    if i < s.lapsed:
        s.lapsed -= 1
    for j in range(i, s.owed):
        s.rights[j] = s.rights[j + 1]
    s.rights[s.owed] = 0


# What only the table does.


def may_skip(s: State, seat: int) -> bool:
    """A seat that owes a forfeit, or else the one whose turn it is."""
    if s.forfeits != 0:
        return s.forfeits >> seat & 1 != 0
    return seat == s.turn


def skip(ed: Edition, s: State, seat: int) -> None:
    """The turn of an absent seat ends; a card that it owes is chosen by the dealer's word."""
    s.taken = 0
    if s.forfeits != 0:
        s.picker = seat
        s.drawer = -1
        s.purpose = PUT_AWAY
        s.draws = 1
    elif s.claims != 0:
        s.lapsed = s.owed
        lock(ed, s, s.claims & -s.claims)
        s.claims = 0
        end_play(ed, s, seat)
        if s.must_draw != 0:
            draw_by_hand(ed, s, seat)
    elif s.must_draw != 0:
        draw_by_hand(ed, s, seat)
    else:
        skip_turn(ed, s, seat)


def skip_turn(ed: Edition, s: State, seat: int) -> None:
    """Nothing was played: nothing is drawn. Where only a pass is left the skip is that pass."""
    legal(ed, s, seat)
    if s.moves[CLAIM] == CAN_PASS:
        pass_turn(ed, s, seat)
        return
    s.lapsed = s.owed
    s.due[0] = s.due[1] = 0
    if s.idle != 0:
        s.idle += 1
    end_idle_turn(ed, s)


def put_away(ed: Edition, s: State, word: int) -> None:
    """The dealer's word chooses the card that an absent seat puts away for table talk."""
    seat = s.picker
    n = bit_count(s.hands[seat, 0]) + bit_count(s.hands[seat, 1])
    discard(s, seat, ed.deck, ed.deck, (word * n) >> 32)
    s.forfeits &= ~(1 << seat)
    s.draws = 0
    s.drawer = 0


def resign(ed: Edition, s: State, seat: int) -> None:
    """A seat is out. Its chips stay, its hand stays hidden; a side is out when all its members are."""
    s.taken = 0
    s.gone |= 1 << seat
    s.forfeits &= ~(1 << seat)
    for i in range(s.owed - 1, -1, -1):
        if s.rights[i] == seat:
            forget(s, i)
    if seat == s.turn and s.claims != 0:
        lock(ed, s, s.claims & -s.claims)
        s.claims = 0
    left = 0
    for side in range(ed.sides):
        if not side_is_out(ed, s, side):
            left |= 1 << side
    if bit_count(left) == 1:
        s.result = WON
        s.winners = left
        s.ended = RESIGNED
    elif seat == s.turn:
        s.due[0] = s.due[1] = 0
        next_turn(ed, s)


def side_is_out(ed: Edition, s: State, side: int) -> bool:
    """Have all its members resigned?"""
    if s.gone == 0:
        return False
    for seat in range(side, ed.players, ed.sides):
        if not s.gone >> seat & 1:
            return False
    return True


def agree(ed: Edition, s: State) -> None:
    """Everybody agreed: nobody wins."""
    s.taken = 0
    s.result = DRAWN
    s.ended = AGREED


def lose(ed: Edition, s: State) -> None:
    """The oldest right to draw, which has run out, is gone."""
    s.taken = 0
    forget(s, 0)


def penalty(ed: Edition, s: State, side: int) -> None:
    """Every member of the side who holds a card owes one."""
    s.taken = 0
    for seat in range(side, ed.players, ed.sides):
        if s.hands[seat, 0] | s.hands[seat, 1] != 0 and not s.gone >> seat & 1:
            s.forfeits |= 1 << seat


# Sequences. A line is known by its slot among the lines through one cell: direction * length + how far along the cell
# is, the line that begins first in reading order first.


def completed(ed: Edition, s: State, side: int, half: int, which: int) -> int:
    """The lines through a cell that are all this side's (corners are everybody's) and that it may claim."""
    lack0, lack1 = ~s.chips[side, 0], ~s.chips[side, 1]
    line = ed.lines[half, which]
    lines = 0
    for i in range(ed.slots):  # all lines through the cell, in one pass without a branch
        lines |= int((line[i] & lack0) | (line[SLOTS + i] & lack1) == 0) << i
    rest = lines
    while rest != 0:  # rare: at most one cell in common with the sequences before
        i = lowest(rest)
        rest &= rest - 1
        if bit_count(line[i] & s.locked[0]) + bit_count(line[SLOTS + i] & s.locked[1]) > 1:
            lines ^= 1 << i
    return lines


def settle(ed: Edition, s: State, lines: int) -> None:
    """Lock a set of lines that gives the most sequences; ask for the choice where there is one that matters."""
    first = 0  # the set that comes first in reading order
    choices = 0
    rest = lines
    while rest != 0:
        start = lowest(rest) // ed.length * ed.length
        group = rest & ((1 << ed.length) - 1) << start
        rest ^= group
        ends = (1 | 1 << ed.length - 1) << start
        if group & ends == ends:  # two that meet in the chip
            first |= ends
        else:
            first |= group & -group
            if group & group - 1 != 0:
                choices |= group
    if choices != 0 and s.rows[s.side] + bit_count(first) < ed.need:
        lock(ed, s, first & ~choices)
        s.claims = choices
    else:
        lock(ed, s, first)


def lock(ed: Edition, s: State, lines: int) -> None:
    """These lines through `s.cell` are sequences of this side, for good."""
    me = s.side
    line = ed.lines[s.cell >> 6, s.cell & 63]
    s.taken |= lines
    s.rows[me] += bit_count(lines)
    while lines != 0:
        i = lowest(lines)
        lines &= lines - 1
        s.locked[0] |= line[i] & s.chips[me, 0]
        s.locked[1] |= line[SLOTS + i] & s.chips[me, 1]
    if s.rows[me] >= ed.need:
        s.result = WON
        s.winners = 1 << me
        s.ended = SEQUENCES
