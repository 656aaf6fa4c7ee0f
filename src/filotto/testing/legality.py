"""Legal actions are exactly those that are accepted; every other is refused with a code and changes nothing."""

from collections.abc import Iterable

from ..games.actions import Action
from ..games.contract import Game, Position
from ..games.refusals import BadNotation, Code, FilottoError, Refusal
from ..words import languages, say
from .chance import Chance, NoDealer
from .vocabulary import Foreign, Vocabulary, table_actions

TOLD: set[tuple[Code, frozenset[str]]] = set()  # refusals for which there are sentences


def check_accepted(at: Position, seat: int | None, action: Action, chance: Chance) -> None:
    """A legal action is accepted; on a copy, which leaves the position as it is."""
    before, trial = at.to_bytes(), at.copy()
    assert trial.to_bytes() == before, "a copy differs from its original"
    try:
        trial.do(seat, action, chance)
    except FilottoError as error:
        raise AssertionError(f"{action} of seat {seat} is legal, but was refused: {error}") from None
    assert at.to_bytes() == before, f"{action} on a copy changed the original"


def check_refused(at: Position, seat: int | None, action: Action) -> None:
    """An action that is not legal is refused, and changes nothing."""
    before = at.to_bytes()
    try:
        at.do(seat, action, NoDealer())
    except Refusal as refusal:
        check_told(refusal)
    else:
        raise AssertionError(f"{action} of seat {seat} is not legal, but was accepted")
    assert at.to_bytes() == before, f"{action} of seat {seat} was refused, but changed something"


def check_told(refusal: Refusal) -> None:
    """There is a sentence for it in every language, with all its values."""
    key = refusal.code, frozenset(refusal.values)
    if key not in TOLD:
        for language in languages():
            say(language, f"refusal-{refusal.code.value}", **refusal.values)
        TOLD.add(key)


def check_legality(at: Position, words: Vocabulary, chance: Chance, tries: int) -> int:
    """Some of what is legal, and some of what could be said; how much was refused."""
    for seat in at.who():
        legal = at.legal(seat)
        words.learn(legal)
        for _ in range(min(tries, len(legal))):
            check_accepted(at, seat, chance.pick(legal), chance)
    return sum(try_out(at, words.say(chance), chance.next() % (at.setup.players + 2) - 1) for _ in range(tries))


def try_out(at: Position, action: Action, seat: int) -> bool:
    """Is it refused? It must be, unless it is legal for that seat."""
    if action in at.legal(seat):
        return False
    check_refused(at, seat, action)
    return True


def check_everything(at: Position, words: Vocabulary, chance: Chance, most: int = 20_000) -> int:
    """All that is legal is accepted, all else that could be said is refused; how much was refused."""
    refused = 0
    for seat in range(-1, at.setup.players + 1):
        legal = set(at.legal(seat))
        words.learn(legal)
        for action in legal:
            check_accepted(at, seat, action, chance)
        refused += refuse_all(at, seat, (action for action in words.everything(most) if action not in legal))
    return refused + check_table(at, words, chance)


def check_table(at: Position, words: Vocabulary, chance: Chance) -> int:
    """The table's actions are the table's, and the players' the players'; how much was refused."""
    allowed = at.allowed()
    for action in allowed:
        check_accepted(at, None, action, chance)
    others = [action for action in table_actions(at.setup.players) if action not in allowed]
    refused = refuse_all(at, None, others)
    refused += refuse_all(at, 0, (*others, *allowed, Foreign("nonsense", "nonsense")))
    return refused + refuse_all(at, None, words.kinds.values())


def refuse_all(at: Position, seat: int | None, actions: Iterable[Action]) -> int:
    """All of these are refused; how many they are."""
    count = 0
    for action in actions:
        check_refused(at, seat, action)
        count += 1
    return count


def check_notation(game: Game, at: Position) -> None:
    """What is written is read again, and no two actions are written alike."""
    actions: list[Action] = [*at.allowed(), *(action for seat in at.who() for action in at.legal(seat))]
    texts: dict[str, Action] = {}
    for action in actions:
        text = game.write(action)
        assert text == " ".join(text.split()) != "", f"{action} is written {text!r}"
        assert texts.setdefault(text, action) == action, f"{action} and {texts[text]} are both written {text!r}"
        try:
            found = game.read(text)
        except BadNotation:
            raise AssertionError(f"{action} is written {text!r}, which cannot be read") from None
        assert found == action, f"{action} is written {text!r}, which is read as {found}"


def check_nonsense(game: Game, texts: Iterable[str] = ("", "nonsense", "1 2 3 4 5 6 7", "-", "é")) -> None:
    """A text that is no action is refused as such."""
    for text in texts:
        try:
            action = game.read(text)
        except BadNotation:
            continue
        raise AssertionError(f"{text!r} is read as {action}")
