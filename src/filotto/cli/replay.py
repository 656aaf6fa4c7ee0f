"""`filotto replay FILE`: a saved game step by step for people, or all of it as JSON for programs."""

import json
from collections.abc import Iterator
from typing import Any

import click

from filotto.games import saved
from filotto.games.contract import Drawn, Position
from filotto.games.data_errors import BadData
from filotto.games.record import Record
from filotto.games.refusals import FilottoError

from .cards import Cards
from .drawing import drawing_of
from .errors import InFile
from .files import read_bytes
from .playing.colours import colours_in
from .playing.seats import cleaned
from .spoken import command as spoken_command
from .spoken import speech_of
from .telling import Teller
from .terminal import Terminal
from .walk import Step, again, steps


@spoken_command("replay")
@click.argument("file", metavar="cli-metavar-file")
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.option("--ascii", "ascii_only", is_flag=True, help="cli-option-ascii")
@click.pass_context
def command(context: click.Context, /, file: str, *, as_json: bool, ascii_only: bool) -> None:
    """Fold the game again, and show it."""
    text = read_bytes(file)
    try:
        record = saved.from_text(text)
    except (FilottoError, BadData) as error:
        raise InFile(file, error) from None
    if as_json:
        click.echo(json.dumps(as_data(record), ensure_ascii=False))
    else:
        show(Terminal(speech_of(context), ascii_only=ascii_only), record)


# For programs.


def as_data(record: Record) -> dict[str, Any]:
    """The whole game; docs/command-line.md describes it."""
    setup = record.setup
    moves = list(each_move(record))
    return {
        "game": setup.game,
        "rules_version": record.game.facts.rules_version,
        "players": setup.players,
        "sides": setup.sides,
        "options": setup.options,
        "names": record.names,
        "dealt": [card_data(drawn) for drawn in record.position.dealt],
        "steps": moves,
        "now": open_to(record, record.position),
        "scores": list(record.position.scores()),
        "result": saved.to_data(record)["result"],
    }


def each_move(record: Record) -> Iterator[dict[str, Any]]:
    """Each step: who could do what, what was done, and what came of it."""
    fresh = again(record)
    for number, move in enumerate(record.moves, 1):
        could = open_to(fresh, fresh.position)
        fresh.play(move.seat, move.action)
        yield {
            "step": number,
            **could,
            "seat": 0 if move.seat is None else move.seat + 1,
            "action": record.game.write(move.action),
            "drawn": [card_data(drawn) for drawn in move.drawn],
            "scores": list(fresh.position.scores()),
        }


def open_to(record: Record, position: Position) -> dict[str, Any]:
    """Who may act, and all that each may do; what the table may do."""
    write, who = record.game.write, position.who()
    return {
        "who": [seat + 1 for seat in who],
        "legal": {str(seat + 1): [write(action) for action in position.legal(seat)] for seat in who},
        "table": [write(action) for action in position.allowed()],
    }


def card_data(drawn: Drawn) -> dict[str, Any]:
    """A card and whose hand it went into; seat 0 is the table."""
    return {"card": drawn.card, "seat": 0 if drawn.seat is None else drawn.seat + 1}


# For people.


def show(terminal: Terminal, record: Record) -> None:
    """Move by move; at a terminal each waits for Enter."""
    numbered = enumerate(map(cleaned, record.names), 1)
    names = tuple(name or terminal.speech("cli-player", number=number) for number, name in numbered)
    cards = Cards([card for held in record.position.places().values() for card in held], terminal)
    drawing = drawing_of(record.game, record.setup)
    drawing.dress(colours_in(record))
    teller = Teller(terminal, record.game, cards, drawing, names)
    for number, (_, step) in enumerate(steps(record), 1):
        show_step(teller, number, step)
        if terminal.live and not goes_on(terminal):
            return
    if record.result is not None:
        terminal.lines(teller.result(record.result, [], record.setup.sides))


def show_step(teller: Teller, number: int, step: Step) -> None:
    """The move in words; at a terminal the table too."""
    terminal = teller.terminal
    told = teller.step(step, None)
    for drawn in step.move.drawn:
        if drawn.seat is not None:
            card = teller.cards.look(drawn.card)
            told.append(terminal.speech("cli-replay-drew", name=teller.names[drawn.seat], card=card))
    terminal.write(f"{number:>3}. {' '.join(told)}")
    if terminal.live:
        terminal.lines(teller.drawing.board(teller.scene(step.after, None, frozenset(step.cells))))


def goes_on(terminal: Terminal) -> bool:
    """Enter goes on."""
    try:
        return terminal.ask(terminal.speech("cli-replay-next") + " ").strip().lower() not in ("q", "quit")
    except EOFError:
        return False
