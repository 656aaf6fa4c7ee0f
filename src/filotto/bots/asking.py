"""Asking a bot, whoever wrote it: a game goes on also where it answers late, illegally or not at all.

The levels of the house are asked where we stand. Whatever a plug-in brings thinks in a thread of its own, and is left
alone there when its time is over.
"""

import threading
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue

from ..games.contract import Setup, View
from ..games.playout import seed as mixed
from .catalog import bot
from .contract import Bot, BotCode, BotError, Budget, Choice, Reason, Why
from .levels import LEVELS

PATIENCE = 2.0  # seconds beyond its budget
MOST = 60.0  # seconds for a budget that names none


@dataclass
class Answer:
    """What came of it: a legal choice, and what was wrong where it is not the bot's own."""

    choice: Choice
    fault: BotError | None = None


@dataclass
class Question:
    """A bot is asked once."""

    who: Bot
    view: View
    setup: Setup
    budget: Budget
    seed: int
    stop: threading.Event = field(default_factory=threading.Event)

    def ask(self) -> Choice:
        """What it says, whatever that is."""
        return self.who.choose(self.view, self.setup, self.budget, self.seed, self.stop)

    def ask_apart(self) -> Choice:
        """The same in a thread of its own, for so long as its budget and our patience last."""
        answers: SimpleQueue[Choice | Exception] = SimpleQueue()

        def think() -> None:
            try:
                answers.put(self.ask())
            except Exception as error:  # noqa: BLE001  # somebody else's program: whatever it raises is its fault
                answers.put(error)

        threading.Thread(target=think, daemon=True).start()
        try:
            found = answers.get(timeout=PATIENCE + (self.budget.seconds or MOST))
        except Empty:
            self.stop.set()
            raise BotError(BotCode.LATE, bot=self.who.name) from None
        if isinstance(found, Exception):
            raise BotError(BotCode.FAILED, bot=self.who.name) from found
        return found


def asked(name: str, view: View, setup: Setup, budget: Budget, seed: int) -> Answer:
    """The choice of the bot of that name; a legal one in its place where it gives none."""
    budget.check()
    question = Question(bot(name), view, setup, budget, seed)
    question.who.name = name
    try:
        choice = question.ask() if name in LEVELS else question.ask_apart()
        if choice.action not in view.legal:
            raise BotError(BotCode.ILLEGAL, bot=name)
    except BotError as error:
        return Answer(instead(view, seed), error)
    return Answer(choice)


def instead(view: View, seed: int) -> Choice:
    """Any legal action."""
    action = view.legal[mixed(seed) % len(view.legal)]
    return Choice(action, 1 / view.sides, Reason(Why.ONLY if len(view.legal) == 1 else Why.BEST))
