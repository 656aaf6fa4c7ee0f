"""What taking back would be: free while it showed nothing hidden, by consent after that, against bots free."""

from .state import PLAYING, Table


def last_moves(table: Table, seat: int) -> int:
    """How many moves are taken back: the last one that a seat has chosen, with all that came after it."""
    moves = table.record.moves if table.record else []
    for back, (move, by) in enumerate(zip(reversed(moves), reversed(table.by), strict=True), 1):
        if move.seat == seat and by != "forced":
            return back
    return 0


def undo_kind(table: Table, seat: int) -> str:
    """no, free or ask."""
    back = last_moves(table, seat)
    if table.phase != PLAYING or table.record is None or back == 0 or table.waiting or table.question:
        return "no"
    moves = table.record.moves[-back:]
    others = any(other != seat and table.seats[other].person != table.seats[seat].person for other in table.seated())
    if not others:
        return "free"
    hidden = any(move.drawn or move.shown for move in moves)
    return "ask" if hidden or any(move.seat != seat for move in moves) else "free"
