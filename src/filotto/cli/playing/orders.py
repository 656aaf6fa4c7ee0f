"""What can be typed besides moves. Each order is a function of its own; it is called by its word in any language.

`cli-order-<name>` is its word in a language, `cli-order-<name>-means` what it does.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from filotto import words
from filotto.bots.asking import asked
from filotto.bots.contract import Budget
from filotto.games.actions import AgreeDraw, Resign
from filotto.games.refusals import Code, Refusal

from ..book import pages
from ..speech import Speech
from ..terminal import plain
from . import talk as table_talk

if TYPE_CHECKING:
    from .prompt import Prompt

ADVISER = "medium"  # whose move a hint is
Order = Callable[["Prompt", str], bool]


def moves(prompt: "Prompt", rest: str) -> bool:
    """All that can be done, numbered; or that of one card or cell."""
    prompt.list(prompt.moves.with_word(rest) if rest else prompt.moves.entries)
    return False


def board(prompt: "Prompt", rest: str) -> bool:
    """The table and the hand once more."""
    screen = prompt.session.screen
    screen.table(prompt.moves.view, prompt.seat, prompt.session.steps[-1:])
    screen.hand(prompt.moves)
    return False


def discards(prompt: "Prompt", rest: str) -> bool:
    """Every pile that may be looked through."""
    session = prompt.session
    scene = session.teller.scene(prompt.moves.view, prompt.seat)
    for line in session.teller.drawing.piles(scene):
        session.screen.paragraph(line)
    return False


def rules(prompt: "Prompt", rest: str) -> bool:
    """The rulebook."""
    try:
        prompt.terminal.lines(pages(prompt.terminal, prompt.session.record.setup.game))
    except words.MissingRulebook as error:
        prompt.terminal.complain(error)
    return False


def undo(prompt: "Prompt", rest: str) -> bool:
    """Back to the last decision of a person: freely alone, or where nothing was shown; else if all people agree."""
    session = prompt.session
    if not session.decisions:
        prompt.terminal.say("cli-nothing-to-undo")
        return False
    keep = session.decisions[-1]
    gone = [step.move for step in session.steps[keep:]]
    harmless = all(move.seat == prompt.seat and not move.drawn and not move.shown for move in gone)
    asked = [] if harmless else others(prompt)
    if not all_agree(prompt, asked, "cli-agree-undo"):
        return False
    session.undo(keep, asked)
    prompt.terminal.say("cli-undone")
    return True


def others(prompt: "Prompt") -> list[int]:
    """Every other person who is still in the game."""
    return [seat for seat in table_talk.people_in(prompt.session) if seat != prompt.seat]


def all_agree(prompt: "Prompt", asked: list[int], question: str) -> bool:
    """Ask these people, one after the other; machines always agree."""
    names = prompt.session.names
    for other in asked:
        if not prompt.terminal.agreed(prompt.speech(question, name=names[other], by=names[prompt.seat])):
            prompt.terminal.say("cli-not-agreed", name=names[other])
            return False
    return True


def save(prompt: "Prompt", rest: str) -> bool:
    """Save the game; a file that is there stays as it is."""
    return _save(prompt, rest, replace=False)


def save_over(prompt: "Prompt", rest: str) -> bool:
    """Save the game, also over a file that is there."""
    return _save(prompt, rest, replace=True)


def _save(prompt: "Prompt", rest: str, *, replace: bool) -> bool:
    try:
        prompt.session.keeper.save(rest or prompt.session.keeper.suggestion(), replace=replace)
    except OSError as error:
        prompt.terminal.complain(error)
    return False


def hint(prompt: "Prompt", rest: str) -> bool:
    """What the machine would do, and why."""
    session, seat = prompt.session, prompt.seat
    record, speech = session.record, prompt.speech
    answer = asked(ADVISER, record.view(seat, "show"), record.setup, Budget(), len(record.moves))
    why = answer.choice.reason
    reason = speech(f"reason-{why.code}", cells=", ".join(why.cells), count=why.count)
    move = session.cards.to_type(record.game.write(answer.choice.action))
    chance = round(100 * answer.choice.chance)
    session.screen.paragraph(speech("hint-move", move=move, reason=reason, chance=chance))
    return False


def talk(prompt: "Prompt", rest: str) -> bool:
    """Call table talk of another side."""
    try:
        return table_talk.call(prompt)
    except Refusal as error:
        prompt.terminal.complain(error)
        return False


def offer(prompt: "Prompt", rest: str) -> bool:
    """Offer a draw: every person is asked, machines agree."""
    if not prompt.terminal.agreed(prompt.speech("cli-sure-draw")) or not all_agree(
        prompt, others(prompt), "cli-agree-draw"
    ):
        return False
    prompt.session.play(None, AgreeDraw())
    return True


def resign(prompt: "Prompt", rest: str) -> bool:
    """Out of the game for good."""
    if not prompt.terminal.agreed(prompt.speech("cli-sure-resign")):
        return False
    prompt.session.play(None, Resign(prompt.seat))
    return True


def wait(prompt: "Prompt", rest: str) -> bool:
    """Let others go first, where they may."""
    if len(prompt.session.record.position.who()) < 2:
        prompt.terminal.complain(Refusal(Code.MUST_NOT_PASS))
        return False
    prompt.session.waiting.append(prompt.seat)
    return True


def leave(prompt: "Prompt", rest: str) -> bool:
    """Leave; the game can be saved before."""
    from .session import Leave

    raise Leave


def help_(prompt: "Prompt", rest: str) -> bool:
    """What can be typed."""
    speech, written = prompt.speech, prompt.moves.entries
    prompt.terminal.say("cli-help-moves", example=written[0].text if written else "?")
    for name in ORDERS:
        prompt.terminal.write(f"  {word_of(speech, name):<14}{speech(f'cli-order-{name}-means')}")
    return False


ORDERS: dict[str, Order] = {
    "moves": moves,
    "board": board,
    "discards": discards,
    "rules": rules,
    "hint": hint,
    "undo": undo,
    "save": save,
    "save-over": save_over,
    "talk": talk,
    "offer": offer,
    "wait": wait,
    "resign": resign,
    "quit": leave,
    "help": help_,
}
SHORT = {"?": "moves", "h": "help", "q": "quit", "m": "moves", "exit": "quit"}


def find(speech: Speech, word: str) -> Order | None:
    """The order that a word gives: in English, in the person's language, or short."""
    spoken = {plain(word_of(language, name)): name for language in (speech, Speech("en")) for name in ORDERS}
    name = {**spoken, **SHORT}.get(plain(word.lower()))
    return ORDERS[name] if name else None


def word_of(speech: Speech, name: str) -> str:
    """The word of an order in a language; a mark of exclamation saves over a file that is there."""
    return speech("cli-order-save") + "!" if name == "save-over" else speech(f"cli-order-{name}")
