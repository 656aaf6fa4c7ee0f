"""What a person sees: boards that fit, colour and shape, letters where there are no shapes."""

import re

import click
import pytest

from filotto.cli.cards import Cards
from filotto.cli.drawing import Scene, drawing_of
from filotto.cli.speech import Speech
from filotto.cli.terminal import Terminal, plain
from filotto.games import catalog
from filotto.games.dealers import Seeded
from filotto.games.record import Record
from filotto.games.setup import prepare


def played(name: str, moves: int, players: int | None = None) -> Record:
    """A random game, so far."""
    game, words = catalog.game(name), Seeded(5)
    record = Record(game, prepare(game, players), Seeded(6))
    while record.result is None and len(record.moves) < moves:
        record.play(*record.position.sample(words.next()))
    return record


def scene(record: Record, language: str = "en", seat: int | None = 0, *, colour: bool = False) -> Scene:
    """What a seat sees, at a terminal of 80 columns."""
    terminal = Terminal(Speech(language))
    terminal.width, terminal.colour, terminal.ascii = 80, colour, False
    cards = Cards([card for held in record.position.places().values() for card in held], terminal)
    names = tuple(f"P{number}" for number in range(1, record.setup.players + 1))
    return Scene(terminal, cards, names, record.view(seat, "suggest"), frozenset({"c5"}), seat)


def drawn(record: Record, at: Scene) -> list[str]:
    """The board."""
    return drawing_of(record.game, record.setup).board(at)


@pytest.mark.parametrize("language", ["en", "it", "ro"])
@pytest.mark.parametrize("name", catalog.BUILT_IN)
@pytest.mark.parametrize("moves", [0, 30, 1000])
def test_every_board_fits_into_80_columns(name: str, moves: int, language: str) -> None:
    record = played(name, moves)
    assert max(len(line) for line in drawn(record, scene(record, language))) <= 80


@pytest.mark.parametrize("name", catalog.BUILT_IN)
def test_every_board_can_be_drawn_with_plain_letters_alone(name: str) -> None:
    record = played(name, 30)
    at = scene(record)
    at.terminal.ascii = True
    assert [line for line in drawn(record, at) if plain(line) != line] == [
        line for line in drawn(record, at) if "·" in line
    ]


def test_colours_never_say_what_shapes_do_not() -> None:
    record = played("kids", 30)
    coloured = [click.unstyle(line) for line in drawn(record, scene(record, colour=True))]
    assert coloured == drawn(record, scene(record))
    for shape in "●▲◆★":
        assert any(shape in line for line in coloured)


def test_letters_stand_for_the_sides_where_there_are_no_shapes() -> None:
    record = played("kids", 30)
    at = scene(record)
    at.terminal.ascii = True
    board = "\n".join(drawn(record, at)[1:-1])
    assert all(re.search(rf"[ >\[]{letter}[ \]]", board) for letter in "BGRY")


def test_chips_that_stay_are_in_brackets_and_the_last_move_is_marked() -> None:
    record = played("numbers", 1000)
    locked = [chip.cell for chip in record.view(None).chips if chip.locked]  # type: ignore[attr-defined]  # a LineView
    board = "\n".join(drawn(record, scene(record))[1:-1])
    assert len(re.findall(r"\[[●▲]\]", board)) == len(locked) > 0
    assert board.count(">") == 1


def test_a_cell_is_found_by_its_letter_and_number() -> None:
    record = played("sequence", 0)
    lines = drawn(record, scene(record, seat=None))
    column = lines[0].index("c")
    assert lines[5].startswith(" 5 ")
    assert lines[5][column - 1 : column + 2] == ">T♦"  # marked by the scene


def test_cards_are_typed_in_many_ways() -> None:
    terminal = Terminal(Speech("ro"))
    cards = Cards(["TH", "7C", "ewe", "turtle", "5+8", "2/132b+"], terminal)
    typed = ["10h c5", "t♥ c5", "7c", "oaie a1", "țestoasă", "TESTOASA", "ewe", "5+8", "2/132B+"]
    assert [cards.typed(text) for text in typed] == [
        "TH c5", "TH c5", "7C", "ewe a1", "turtle", "turtle", "ewe", "5+8", "2/132b+",
    ]  # fmt: skip
    assert cards.to_type("trade ewe") == "trade oaie"
    assert cards.look(None) == "o carte ascunsă"


@pytest.mark.parametrize(("text", "letters"), [("“Tocca a te”…", '"Tocca a te"...'), ("țestoasă × 2", "testoasa x 2")])
def test_a_text_in_letters_that_every_terminal_has(text: str, letters: str) -> None:
    assert plain(text) == letters
