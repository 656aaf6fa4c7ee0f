"""Folders of words: a language is a folder, a plug-in brings its own, nothing is dropped in silence."""

import subprocess
import sys
from pathlib import Path

import pytest

from filotto import words
from filotto.words.library import Library


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """English and Italian, with one message and one rulebook each."""
    write(tmp_path / "house/en/table.ftl", "hello = Hello, { $name }.\n")
    write(tmp_path / "house/it/table.ftl", "hello = Ciao, { $name }.\n")
    write(tmp_path / "house/en/rules/ludo.md", "# Ludo\n")
    write(tmp_path / "house/it/rules/ludo.md", "# Non t’arrabbiare\n")
    return tmp_path / "house"


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def test_the_languages_are_english_italian_and_romanian() -> None:
    assert words.languages() == ("en", "it", "ro")


def test_a_fourth_language_is_one_more_folder(house: Path) -> None:
    write(house / "fr/table.ftl", "hello = Bonjour, { $name }.\n")
    library = Library(house)
    assert library.languages == ("en", "fr", "it")
    assert library.say("fr", "hello", {"name": "Ana"}) == "Bonjour, Ana."


def test_english_stands_first_whatever_comes_before_it(house: Path) -> None:
    write(house / "cs/table.ftl", "hello = Ahoj, { $name }.\n")
    assert Library(house).languages == ("en", "cs", "it")


def test_a_folder_without_words_is_no_language(house: Path) -> None:
    write(house / "art/readme.txt", "nothing to say")
    assert Library(house).languages == ("en", "it")


def test_values_come_without_marks_of_direction_around_them(house: Path) -> None:
    assert Library(house).say("it", "hello", {"name": "Ana"}) == "Ciao, Ana."


def test_a_value_may_have_any_name() -> None:
    assert words.say("en", "refusal-unknown-rule", rule="x", allowed="y", language="z", key="k").startswith("This")


def test_a_rulebook_is_read_in_the_language_asked_for(house: Path) -> None:
    assert Library(house).rulebook("it", "ludo") == "# Non t’arrabbiare\n"


def test_a_plug_in_speaks_the_languages_it_has(house: Path, tmp_path: Path) -> None:
    write(tmp_path / "plug/en/nim.ftl", "title-nim = Nim\n")
    write(tmp_path / "plug/it/nim.ftl", "title-nim = Il Nim\n")
    write(tmp_path / "plug/en/rules/nim.md", "# Nim\n")
    library = Library(house)
    library.add(tmp_path / "plug")
    assert library.say("it", "title-nim", {}) == "Il Nim"
    assert library.rulebook("en", "nim") == "# Nim\n"


def test_a_plug_in_speaks_english_where_it_has_no_other_words(house: Path, tmp_path: Path) -> None:
    write(tmp_path / "plug/en/nim.ftl", "title-nim = Nim\n")
    write(tmp_path / "plug/en/rules/nim.md", "# Nim\n")
    library = Library(house)
    library.add(tmp_path / "plug")
    assert library.say("it", "title-nim", {}) == "Nim"
    assert library.rulebook("it", "nim") == "# Nim\n"


def test_a_plug_in_is_heard_although_something_was_said_before(house: Path, tmp_path: Path) -> None:
    write(tmp_path / "plug/en/nim.ftl", "title-nim = Nim\n")
    library = Library(house)
    library.say("en", "hello", {"name": "Ana"})
    library.add(tmp_path / "plug")
    assert library.say("en", "title-nim", {}) == "Nim"


def test_adding_a_folder_twice_changes_nothing(house: Path, tmp_path: Path) -> None:
    write(tmp_path / "plug/en/nim.ftl", "title-nim = Nim\n")
    library = Library(house)
    library.add(tmp_path / "plug")
    library.add(tmp_path / "plug")
    assert library.say("en", "title-nim", {}) == "Nim"


def test_the_house_has_a_door_for_plug_ins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_library", Library(Path(words.__file__).parent))
    write(tmp_path / "en/nim.ftl", "title-nim = Nim\n")
    words.add_folder(tmp_path)
    assert words.say("ro", "title-nim") == "Nim"
    assert words.say("ro", "your-turn") == "E rândul tău."


def test_two_messages_with_one_key_are_refused(house: Path) -> None:
    write(house / "en/more.ftl", "hello = Hello again.\n")
    with pytest.raises(words.BrokenWords, match="hello is said already"):
        Library(house).say("en", "hello", {"name": "Ana"})


def test_a_line_that_is_no_fluent_is_refused(house: Path) -> None:
    write(house / "en/more.ftl", "bye = Bye.\nthis is no message\n")
    with pytest.raises(words.BrokenWords, match=r"more\.ftl: cannot be read here: this is no message"):
        Library(house).say("en", "bye", {})


def test_a_message_of_attributes_alone_says_nothing(house: Path) -> None:
    write(house / "en/more.ftl", "bye =\n    .short = Bye.\n")
    with pytest.raises(words.MissingWord):
        Library(house).say("en", "bye", {})


def test_fluent_is_not_imported_before_somebody_speaks() -> None:
    speak = "w.languages(), w.rulebook('en', 'kids')"
    check = f"import sys, filotto.words as w; {speak}; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


@pytest.mark.parametrize(
    ("value", "said"), [(10**15 - 1, "999,999,999,999,999"), (10**30, "1.00e+30"), (-(10**30), "-1.00e+30")]
)
def test_a_number_without_end_is_said_short(house: Path, value: int, said: str) -> None:
    assert said in Library(house).say("en", "hello", {"name": value})
