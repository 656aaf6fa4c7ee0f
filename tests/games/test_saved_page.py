"""docs/saved-games.md and docs/notation.md say what is so: the example is read, the actions are read and written."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from filotto.games import saved
from filotto.games.catalog import game
from filotto.games.refusals import BadNotation, Code

PAGE = Path("docs/saved-games.md").read_text(encoding="utf-8")
NOTATION = Path("docs/notation.md").read_text(encoding="utf-8")
CHAPTERS = {
    "Actions of every game": ("sequence", "tabletop", "kids", "numbers", "shift", "stack", "overlay"),
    "The line games: Sequence, Tabletop, Kids, Numbers": ("sequence", "tabletop", "kids", "numbers"),
    "Shift": ("shift",),
    "Stack": ("stack",),
    "Overlay": ("overlay",),
}


def example() -> dict[str, Any]:
    (text,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    data: dict[str, Any] = json.loads(text)
    return data


def test_the_example_is_a_saved_game_once_its_checksum_is_made() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    room: dict[str, Any] = {}
    exec(program, room)  # noqa: S102  # the program of the page
    data = {**example(), "checksum": room["checksum"](example())}
    record = saved.from_text(json.dumps(data))
    assert json.loads(saved.to_text(record)) == data


def test_the_page_lists_every_way_in_which_a_file_is_refused() -> None:
    listed = re.findall(r"^\| `(file-[a-z-]+)` \|", PAGE, re.MULTILINE)
    assert sorted(listed) == sorted(code for code in Code if code.startswith("file-"))


def actions(chapter: str) -> list[str]:
    """The texts in the first columns of a chapter."""
    (found,) = re.findall(rf"^## {chapter}\n(.*?)(?=^## |\Z)", NOTATION, re.DOTALL | re.MULTILINE)
    return re.findall(r"^\| `([^`]+)` \| ", found.split("**Hands")[0], re.MULTILINE)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_action_of_the_page_is_read_and_written_as_it_stands_there(chapter: str) -> None:
    assert len(actions(chapter)) > 3
    for name in CHAPTERS[chapter]:
        assert [game(name).write(game(name).read(text)) for text in actions(chapter)] == actions(chapter)


@pytest.mark.parametrize("name", sorted({name for names in CHAPTERS.values() for name in names}))
def test_the_page_has_an_example_of_every_kind_of_action(name: str) -> None:
    texts = [text for chapter, names in CHAPTERS.items() if name in names for text in actions(chapter)]
    tags = {game(name).read(text).__struct_config__.tag for text in texts}
    assert set(game(name).facts.decisions) <= tags


def test_spaces_and_capitals_do_not_matter_beside_the_cards() -> None:
    read = game("sequence").read
    assert read(" Trade   7H ") == read("trade 7H")
    assert read("7H C5") == read("7H c5")
    assert read("SKIP 2") == read("skip 2")


def test_a_line_may_be_named_from_either_end() -> None:
    read = game("sequence").read
    assert read("claim f3-b3") == read("claim b3-f3")
    assert read("claim b7-f3") == read("claim f3-b7")


@pytest.mark.parametrize("text", ["", "7H", "7H c", "claim c5", "claim b3-d4", "skip 0", "skip two", "castle"])
def test_anything_else_is_refused_with_the_forms_there_are(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        game("sequence").read(text)
    assert "7H c5" in str(caught.value.values["allowed"])
