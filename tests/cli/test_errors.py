"""Whatever is asked for in a wrong way: one line on stderr in the person's language, exit status 2, nothing lost."""

import json
from pathlib import Path

import pytest

from filotto.games.data_errors import BadData, Fault
from filotto.games.refusals import Code, Refusal
from tests.cli.kit import Shell

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
