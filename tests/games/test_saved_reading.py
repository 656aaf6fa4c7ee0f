"""A file that is cut off, edited, of another version, or that the rules refuse: each says where and why."""

import json
from contextlib import suppress

import pytest

from filotto.games import saved
from filotto.games.data_errors import BadData
from filotto.games.refusals import BadFile, BadSetup, Code, FilottoError
from tests.games.kept import changed, data_of, played, sealed, with_move

TEXT = saved.to_text(played())


def refused(text: str | bytes) -> BadFile:
    with pytest.raises(BadFile) as caught:
        saved.from_text(text)
    return caught.value


@pytest.mark.parametrize("part", range(10))
def test_a_file_that_breaks_off_anywhere_is_said_to_break_off_there(part: int) -> None:
    for end in range(part, len(TEXT.rstrip()), 10):
        error = refused(TEXT[:end])
        assert (error.code, error.values["where"]) == (Code.FILE_CUT_OFF, place(TEXT[:end]))


def place(text: str) -> str:
    lines = text.split("\n")
    return f"{len(lines)}:{len(lines[-1]) + 1}"


def test_a_file_that_breaks_off_inside_a_letter_is_said_to_break_off() -> None:
    cut = TEXT.encode()[: TEXT.encode().index("ë".encode()) + 1]
    assert refused(cut).code is Code.FILE_CUT_OFF


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("nonsense}", "1:1"),
        ('{"format": filotto}', "1:12"),
        ('{\n  "a": 1,\n  "a": 2\n}', "1:1"),
        ('{"a": NaN}', "1:1"),
    ],
)
def test_what_is_no_json_says_where(text: str, where: str) -> None:
    error = refused(text)
    assert (error.code, error.values["where"]) == (Code.FILE_NOT_JSON, where)


@pytest.mark.parametrize(
    "text", [TEXT + "x", TEXT.rstrip() + " x", TEXT + "{", TEXT + TEXT + "1", "nonsense", "\0" * 99]
)
def test_rubbish_is_not_said_to_break_off(text: str) -> None:
    assert refused(text).code is Code.FILE_NOT_JSON
    assert refused(text.encode()).code is Code.FILE_NOT_JSON


@pytest.mark.parametrize(
    "end", ['"', '"\\', '"\\u', '"\\u00', "tr", "nul", "-", "1", "1.", "1.5e", "1e-", "[", "[1,", "{"]
)
def test_a_file_that_breaks_off_in_any_value_is_said_to_break_off(end: str) -> None:
    assert refused('{"a": ' + end).code is Code.FILE_CUT_OFF


def test_a_byte_that_begins_no_letter_is_no_json_even_at_the_end() -> None:
    assert refused(TEXT.encode() + b"\xff").code is Code.FILE_NOT_JSON


def test_a_number_that_is_infinite_is_no_json() -> None:
    assert refused('{"remark": 1e999}').code is Code.FILE_NOT_JSON


def test_bytes_that_are_no_text_are_no_json() -> None:
    assert refused(b'{"format": "\xff"}').code is Code.FILE_NOT_JSON


def test_lists_in_lists_without_end_are_no_json() -> None:
    assert refused("[" * 100_000 + "]" * 100_000 + "}").code is Code.FILE_NOT_JSON


@pytest.mark.parametrize("text", ["{}", '{"format": "filotto-deck", "version": 1}', '{"format": 7}'])
def test_another_file_is_no_saved_game(text: str) -> None:
    assert refused(text).code is Code.FILE_WRONG_FORMAT


def test_a_file_of_another_version_names_both() -> None:
    error = refused(changed(version=2))
    assert (error.code, error.values) == (Code.FILE_WRONG_VERSION, {"version": "2", "allowed": 1})


@pytest.mark.parametrize("version", ["1", True, 1.0, None, [1]])
def test_a_version_that_is_no_number_is_of_the_wrong_kind(version: object) -> None:
    error = refused(changed(version=version))
    assert (error.code, error.values) == (Code.FILE_BAD_FIELD, {"where": "version", "expected": "number"})


def test_a_game_by_other_rules_names_both() -> None:
    error = refused(changed(rules_version=99))
    assert (error.code, error.values["version"]) == (Code.FILE_WRONG_RULES, 99)


@pytest.mark.parametrize(("old", "new"), [("Zoë", "Zoe"), ('"players": 2', '"players": 3'), ('"sha256:', '"sha256:0')])
def test_an_edited_file_is_found_out(old: str, new: str) -> None:
    assert old in TEXT
    assert refused(TEXT.replace(old, new, 1)).code is Code.FILE_CHECKSUM


def test_half_a_sign_is_found_out() -> None:
    assert refused(json.dumps({**data_of(played()), "remark": "\ud800"})).code is Code.FILE_CHECKSUM


# Files with a checksum that is right, made by another program.


def test_a_card_that_is_not_in_the_deck_names_move_and_card() -> None:
    error = refused(with_move(3, drawn=["ZZ"]))
    assert (error.code, error.values) == (Code.FILE_BAD_CARD, {"where": "moves:3:drawn:1", "card": "ZZ"})


def test_a_card_that_all_have_been_drawn_of_is_not_in_the_deck() -> None:
    dealt = data_of(played())["dealt"]
    error = refused(changed(dealt=[dealt[0]] * 3 + dealt[3:]))
    assert (error.code, error.values) == (Code.FILE_BAD_CARD, {"where": "dealt:3", "card": dealt[0]})


def test_a_card_too_many_is_named() -> None:
    drawn = data_of(played())["moves"][2]["drawn"]
    error = refused(with_move(3, drawn=[*drawn, "AC"]))
    assert (error.code, error.values) == (Code.FILE_CARD_LEFT, {"where": "moves:3:drawn:2", "card": "AC"})
    error = refused(changed(dealt=[*data_of(played())["dealt"], "AC", "AD"]))
    assert (error.code, error.values) == (Code.FILE_CARD_LEFT, {"where": "dealt:15", "card": "AC"})


def test_a_card_too_few_says_where_it_is_missing() -> None:
    assert refused(with_move(3, drawn=[])).values["where"] == "moves:3:drawn:1"
    assert refused(changed(dealt=data_of(played())["dealt"][:-1])).values["where"] == "dealt:14"


def test_an_illegal_move_names_its_number_and_the_rule() -> None:
    error = refused(with_move(4, action="pass"))
    reason = error.values["reason"]
    assert (error.code, error.values["move"], error.values["action"]) == (Code.FILE_BAD_MOVE, 4, "pass")
    assert isinstance(reason, FilottoError)
    assert reason.code is Code.MUST_NOT_PASS


def test_a_move_of_another_seat_and_one_that_cannot_be_read_are_illegal() -> None:
    reasons = [refused(text).values["reason"] for text in (with_move(1, seat=2), with_move(1, action="castle"))]
    assert [reason.code for reason in reasons if isinstance(reason, FilottoError)] == [
        Code.NOT_YOUR_TURN,
        Code.BAD_NOTATION,
    ]


def test_a_wrong_result_is_found_out() -> None:
    won = {"ended": "sequences", "winners": [1], "scores": [2, 0]}
    assert refused(changed(result=won)).code is Code.FILE_BAD_RESULT


@pytest.mark.parametrize(
    ("values", "where"),
    [
        ({"game": 7}, "game"),
        ({"players": True}, "players"),
        ({"options": {"draw": 1}}, "options:draw"),
        ({"deck": 7}, "deck"),
        ({"seats": [{}]}, "seats"),
        ({"seats": [{}, {"name": 7}]}, "seats:2:name"),
        ({"moves": [7]}, "moves:1"),
        ({"moves": [{"seat": "1"}]}, "moves:1:seat"),
        ({"moves": [{"seat": 1, "action": "pass", "drawn": 7}]}, "moves:1:drawn"),
        ({"undone": [7]}, "undone:1"),
        ({"undone": [{"after": 1, "moves": [{"seat": 1, "action": "castle"}]}]}, "undone:1:moves:1:action"),
        ({"taken_back": [1 << 32]}, "taken_back:1"),
    ],
)
def test_a_value_of_another_kind_says_where_it_stands(values: dict[str, object], where: str) -> None:
    error = refused(changed(**values))
    assert (error.code, error.values["where"]) == (Code.FILE_BAD_FIELD, where)


SEAT = {"name": "Zoë"}
MOVE = {"seat": 1, "action": "pass"}
BESIDE: list[tuple[dict[str, object], str, str]] = [
    ({"seats": [{}]}, "seats", "seats"),
    ({"seats": [SEAT, {"assist": "zz"}]}, "seats:2:assist", "none, show, suggest"),
    ({"seats": [SEAT, {"assist": 5}]}, "seats:2:assist", "text"),
    ({"seats": [{"by": [5]}, SEAT]}, "seats:1:by", "text"),
    ({"dealer": True}, "dealer", "2"),
    ({"opening": []}, "opening", "object"),
    ({"opening": {"order": "x"}}, "opening:order", "list"),
    ({"opening": {"order": [1, "2"]}}, "opening:order:2", "number"),
    ({"opening": {"order": [9, 9, 9, 9], "dealer": 77}}, "opening:order", "order"),
    ({"opening": {"order": [2, 1], "dealer": 77}}, "opening:dealer", "1 … 2"),
    ({"opening": {"cut": 5}}, "opening:cut", "list"),
    ({"opening": {"cut": [5]}}, "opening:cut:1", "list"),
    ({"opening": {"cut": [[5]]}}, "opening:cut:1:1", "object"),
    ({"opening": {"cut": [[{"player": 0, "card": "2C"}]]}}, "opening:cut:1:1:player", "1 … 2"),
    ({"opening": {"cut": [[], [{"player": 1}]]}}, "opening:cut:2:1:card", "text"),
    ({"undone": [{"after": -1, "moves": []}]}, "undone:1:after", "0 …"),
    ({"undone": [{"after": 1, "moves": [MOVE, {**MOVE, "drawn": [5]}]}]}, "undone:1:moves:2:drawn:1", "text"),
    ({"undone": [{"after": 1, "moves": [{**MOVE, "seat": -1}]}]}, "undone:1:moves:1:seat", "0 … 2"),
    ({"moves": [{**MOVE, "seat": 10**30}]}, "moves:1:seat", "0 … 2"),
    ({"votes": [{}, 1]}, "votes:2", "object"),
    ({"votes": None}, "votes", "list"),
    ({"proof": 1}, "proof", "object"),
]


@pytest.mark.parametrize(("values", "where", "expected"), BESIDE)
def test_what_is_not_folded_has_to_be_as_the_schema_says_too(
    values: dict[str, object], where: str, expected: str
) -> None:
    error = refused(changed(**values))
    assert (error.code, error.values) == (Code.FILE_BAD_FIELD, {"where": where, "expected": expected})


def test_true_is_no_number_in_a_result() -> None:
    record = played()
    record.play(None, record.game.read("resign 2"))
    data = data_of(record)
    data["result"]["winners"] = [True]
    assert refused(sealed(data)).code is Code.FILE_BAD_RESULT


def test_a_table_that_cannot_be_opened_is_refused_like_a_new_one() -> None:
    tables: list[dict[str, object]] = [{"players": 5}, {"options": {"speed": "high"}}, {"game": "chess"}]
    for values in tables:
        with pytest.raises(BadSetup):
            saved.from_text(changed(**values))
    with pytest.raises(BadData):
        saved.from_text(changed(board={"format": "filotto-board", "version": 1, "name": "small", "rows": []}))


def test_every_value_of_every_kind_is_taken_or_refused() -> None:
    """No file, however odd, ends in anything but a game or a refusal."""
    data = data_of(played())
    for key in data:
        values: tuple[object, ...] = (None, 7, -1, 1.5, True, "", "x", [], [[]], [None], {}, {"x": []})
        for value in values:
            with suppress(FilottoError, BadData):
                again = saved.from_text(sealed({**data, key: value}))
                assert saved.from_text(saved.to_text(again)).moves == again.moves
