"""Whatever a reader takes, however odd the file, is written again as the schema says, and any refusal can be told."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filotto.cli.errors import told
from filotto.cli.speech import Speech
from filotto.games import saved
from filotto.games.data_errors import BadData
from filotto.games.refusals import FilottoError
from filotto.words import languages
from tests.games.kept import data_of, played, sealed

SCHEMA = jsonschema.Draft202012Validator(json.loads(Path("docs/saved-game.schema.json").read_text(encoding="utf-8")))
CUT = [[{"player": 1, "card": "2C"}, {"player": 2, "card": "3C"}]]
HUGE = (10**30, -(10**30), 2**64, 2**63, 10**400)
ODD: tuple[object, ...] = (
    None,
    True,
    0,
    -1,
    1,
    2,
    7,
    1.0,
    1.5,
    1e300,
    *HUGE,
    "",
    "x",
    "1",
    "none",
    [],
    [[]],
    [1],
    [None],
    {},
    {"x": []},
)
KINDS = st.sampled_from(ODD) | st.integers() | st.text(max_size=4) | st.lists(st.integers(0, 3), max_size=3)
Way = tuple[str | int, ...]


def whole(name: str) -> dict[str, Any]:
    """A file with something in every place that a file may have."""
    record = played(name, 8)
    record.undo(2)
    record.extra |= {
        "seats": [{"by": "person", "assist": "show"}, {"by": "random", "assist": "none"}],
        "opening": {"order": [2, 1], "dealer": None, "cut": CUT},
        "votes": [{"seat": 1, "side": 2, "upheld": False}],
        "proof": {"commitment": "ab" * 32},
        "remark": [1, {"by": "x"}],
    }
    return data_of(record)


def paths(value: object, path: Way = ()) -> Iterator[Way]:
    """The way to every value in a file but the whole."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inside:
        yield (*path, key)
        yield from paths(one, (*path, key))


FILES = [whole(name) for name in ("sequence", "kids", "shift", "overlay")]
WAYS = [list(paths(data)) for data in FILES]


def changed_at(data: dict[str, Any], path: Way, value: object) -> dict[str, Any]:
    """A copy with another value in one place."""
    found = copy.deepcopy(data)
    at: Any = found
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return found


def tried(data: dict[str, Any]) -> bool:
    """Is it taken? If so, what is written is as the schema says; if not, the reason is one line in each language."""
    text = sealed(data)
    try:
        record = saved.from_text(text)
    except (FilottoError, BadData) as error:
        for language in languages():
            line = told(Speech(language), error)
            assert line
            assert "\n" not in line
        return False
    SCHEMA.validate(json.loads(text))
    SCHEMA.validate(data_of(record))
    assert saved.to_text(saved.from_text(saved.to_text(record))) == saved.to_text(record)
    return True


@pytest.mark.parametrize("number", range(len(FILES)))
def test_the_files_that_are_changed_here_are_taken(number: int) -> None:
    assert tried(FILES[number])


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(FILES) - 1), st.data())
def test_what_is_taken_is_as_the_schema_says(number: int, data: st.DataObject) -> None:
    found = FILES[number]
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(list(paths(found))))
        found = changed_at(found, path, data.draw(KINDS))
    tried(found)


@pytest.mark.slow
@pytest.mark.parametrize("value", ODD, ids=lambda value: repr(value)[:20])
@pytest.mark.parametrize("number", range(len(FILES)))
def test_every_place_with_every_odd_value(number: int, value: object) -> None:
    for path in WAYS[number]:
        if len(path) < 3 or path[0] != "moves" or path[1] in (0, 5):
            tried(changed_at(FILES[number], path, value))


@pytest.mark.parametrize("huge", HUGE)
@pytest.mark.parametrize("text", ["skip {}", "resign {}", "lose {}", "penalty {}", "{} c5", "take {} b2"])
def test_a_number_in_an_action_may_be_as_large_as_it_likes(huge: int, text: str) -> None:
    for data in FILES:
        for seat in (0, 1):
            move = {"seat": seat, "action": text.format(huge)}
            assert not tried({**data, "moves": [move]})


@pytest.mark.parametrize("digits", [30, 4300, 5000])
def test_an_action_may_have_any_number_of_digits(digits: int) -> None:
    for data in FILES:
        assert not tried({**data, "moves": [{"seat": 0, "action": f"skip {'9' * digits}"}]})
