"""Whatever is asked for in a wrong way: one line on stderr in the person's language, exit status 2, nothing lost."""

import json
from pathlib import Path

import pytest

from filotto.cli.errors import told
from filotto.cli.speech import Speech
from filotto.games.data_errors import BadData, Fault
from filotto.games.refusals import BadFile, BadSetup, Code, Refusal
from tests.cli.kit import Shell
from tests.games.kept import changed

GAMES = "sequence, tabletop, kids, numbers, shift, stack, overlay"
UNEVEN = "5 players cannot be shared out into even teams. It works with:"
BAD = {
    "play chess": f"There is no game called chess. Choose one of these: {GAMES}.",
    "rules chess": f"There is no game called chess. Choose one of these: {GAMES}.",
    "plya": "There is no command “plya”. There are: play, games, rules, replay",
    "play": "Something is missing: GAME|FILE.",
    "play sequence kids": "There is more on this line than filotto play understands",
    "play sequence --fast": "There is no option --fast here",
    "play sequence --players": "Something is missing behind --players.",
    "play sequence --players two": "--players: “two” is no whole number.",
    "play sequence --players 5": f"{UNEVEN} 2, 3, 4, 6, 8, 9, 10, 12.",
    "play numbers --players 5": f"{UNEVEN} 2, 3, 4, 6.",
    "play shift --players 9": "This game cannot be played by 9. It is for: 2, 3, 4.",
    "play sequence --players 6 --teams 4": "6 players cannot make 4 teams. Possible: 2, 3.",
    "play sequence --people 3": "--people: 3 will not do. It goes from 1 to 2.",
    "play sequence --rule luck=yes": "This game has no house rule luck. It has: sequences_to_win, draw, table_talk.",
    "play shift --rule stall_rounds=21": "The house rule stall_rounds cannot be 21.",
    "play shift --rule stall_rounds": "“stall_rounds” is no house rule: write its name, = and the value",
    "play sequence --rule table_talk=vote": "The house rule table_talk is for teams",
    "play sequence --assist much": "--assist cannot be “much”. Choose one of these: none, show, suggest.",
    "play sequence --seed -1": "--seed: -1 will not do. It begins at 0.",
    "play no.json": "no.json: there is no such file or folder.",
    "play .": ".: this is a folder, not a file.",
    "play cut.json": "cut.json: This file breaks off",
    "replay cut.json": "cut.json: This file breaks off",
    "play cut.json --players 3": "A saved game brings its own players, rules, deck and board.",
    "replay other.json": "other.json: This file is no saved game of Filotto.",
    "play sequence --deck no.json": "no.json: there is no such file or folder.",
    "play sequence --deck noise": "noise: This is not a JSON object",
    "play sequence --board other.json": "other.json: format: the file says “else”; here it has to be “filotto-board”.",
    "play shift --board other.json": "shift has no board.",
    "games --lang xx": "--lang cannot be “xx”. Choose one of these: en, it, ro.",
}


@pytest.fixture
def files(shell: Shell) -> Shell:
    """A shell with broken files around."""
    Path("cut.json").write_text('{"format": "filotto-game", "vers')
    Path("other.json").write_text(json.dumps({"format": "else", "version": 1}))
    Path("noise").write_bytes(bytes(range(128, 256)))
    return shell


@pytest.mark.parametrize("line", BAD)
def test_one_clear_line_and_status_2(files: Shell, line: str) -> None:
    done = files(*line.split())
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert done.err.startswith(BAD[line])


@pytest.mark.parametrize("language", ["it", "ro"])
@pytest.mark.parametrize("line", BAD)
def test_the_line_is_in_the_language_of_the_person(files: Shell, line: str, language: str) -> None:
    done = files(*line.split(), env={"LANG": f"{language}_XX.UTF-8"})
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert done.err != files(*line.split(), env={"LANG": "C"}).err


def test_the_language_that_is_asked_for_comes_first(shell: Shell) -> None:
    env = {"LANG": "ro_RO.UTF-8", "FILOTTO_LANG": "it"}
    assert "Non c’è" in shell("plya", env=env).err
    assert shell("play", "chess", "--lang", "ro").err.startswith("Nu există")
    assert shell("--lang=en", "play", "chess").err.startswith("There is no game")


def test_of_two_files_the_wrong_one_is_named(files: Shell) -> None:
    rows = ["-- a b --", "c d e f", "a b c d", "-- e f --"]
    board = {"format": "filotto-board", "version": 1, "name": "small", "rows": rows}
    Path("board.json").write_text(json.dumps(board))
    done = files("play", "kids", "--deck", "other.json", "--board", "board.json")
    assert done.err.startswith("other.json: ")


def test_a_fault_of_ours_is_one_line_too(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError("by\nzero")

    monkeypatch.setattr("filotto.games.catalog.names", broken)
    done = shell("games")
    assert (done.status, done.err.count("\n")) == (2, 1)
    assert done.err.startswith("Something went wrong inside Filotto (ZeroDivisionError: by zero).")
    monkeypatch.setenv("FILOTTO_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        shell("games")


@pytest.mark.parametrize("language", ["en", "it", "ro"])
def test_seats_and_sides_count_from_one_for_people(language: str) -> None:
    from filotto.cli.errors import told
    from filotto.cli.speech import Speech

    speech = Speech(language)
    assert "3" in str(told(speech, Refusal(Code.NOT_YOUR_TURN, seat=2)))
    assert "rows:3:4" in str(told(speech, BadData(Fault.CORNER_INSIDE, "rows:3:4")))
    assert told(speech, ZeroDivisionError()) is None


# Numbers of any size, and the kinds of values.

HUGE = (2**63, 2**64, 10**30, -(10**30), 10**4000)


@pytest.mark.parametrize("language", ["en", "it", "ro"])
@pytest.mark.parametrize("key", ["players", "sides", "rules_version", "version", "dealer", "game", "deck"])
@pytest.mark.parametrize("number", HUGE, ids=["2^63", "2^64", "10^30", "-10^30", "10^4000"])
def test_any_number_anywhere_in_a_saved_game_is_one_line(shell: Shell, number: int, key: str, language: str) -> None:
    Path("huge.json").write_text(changed(**{key: number}))
    done = shell("replay", "huge.json", "--lang", language)
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
    assert len(done.err) < 200


@pytest.mark.parametrize("values", [{"version": 10**30}, {"version": 1, "groups": {"fox": 10**30}}, {"version": 1e300}])
@pytest.mark.parametrize("option", ["--board", "--deck"])
def test_any_number_in_a_board_or_a_deck_is_one_line(shell: Shell, option: str, values: dict[str, object]) -> None:
    form = "filotto" + option.replace("--", "-")
    data = {"format": form, "name": "huge", "rows": [[10**30]], "cards": {"a": 10**30}, **values}
    Path("huge.json").write_text(json.dumps(data))
    done = shell("play", "kids", option, "huge.json")
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
    assert len(done.err) < 200


@pytest.mark.parametrize("value", [*HUGE, 10**5000, 1e300, float("inf"), float("nan")], ids=range(9))
@pytest.mark.parametrize("language", ["en", "it", "ro"])
def test_a_sentence_can_be_told_of_any_number(value: float, language: str) -> None:
    line = told(Speech(language), BadSetup(Code.BAD_TEAMS, teams=value, players=value, allowed="2"))
    assert line
    assert len(line) < 100


@pytest.mark.parametrize(
    ("language", "kinds"),
    [
        ("en", ["a text", "a whole number", "a list", "an object"]),
        ("it", ["un testo", "un numero intero", "un elenco", "un oggetto"]),
        ("ro", ["un text", "un număr întreg", "o listă", "un obiect"]),
    ],
)
def test_what_is_expected_is_said_in_the_language(language: str, kinds: list[str]) -> None:
    for expected, said in zip(["text", "number", "list", "object"], kinds, strict=True):
        wrong_field = BadFile(Code.FILE_BAD_FIELD, where="seats", expected=expected)
        for error in (wrong_field, BadData(Fault.WRONG_TYPE, "seats", expected=expected)):
            assert said in str(told(Speech(language), error))
    for expected in ("seats", "order", "action"):
        assert f": {expected}." not in str(
            told(Speech(language), BadFile(Code.FILE_BAD_FIELD, where="x", expected=expected))
        )
    assert ": 1 … 4." in str(told(Speech(language), BadFile(Code.FILE_BAD_FIELD, where="x", expected="1 … 4")))
