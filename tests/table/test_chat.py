"""Chat: off, preset phrases, or free; enforced at the table."""

import pytest

from filotto.table.commands import Chat, Colour, Preset, Say
from filotto.table.handlers.talking import PRESETS
from filotto.table.looks import table_view
from filotto.table.own import Open
from filotto.table.refusals import TableCode
from tests.table.kit import opened, started
from tests.table.test_table import refused


def test_where_chat_is_free_everybody_reads_it() -> None:
    trial = started()
    trial.ask(1, Say("  good luck \u202e "))
    assert [line.text for line in trial.table.lines] == ["good luck"]


def test_kids_talk_with_phrases_by_default() -> None:
    trial = opened(Open("kids", "key 0", name="Ana"))
    assert refused(trial, 0, Say("hello")) is TableCode.PRESETS_ONLY
    assert trial.ask(0, Preset("hello"))


def test_where_chat_is_off_nothing_is_said() -> None:
    trial = started()
    trial.ask(0, Chat("off"))
    assert refused(trial, 0, Say("hello")) is TableCode.CHAT_OFF
    assert refused(trial, 0, Preset("hello")) is TableCode.CHAT_OFF


def test_a_phrase_that_is_not_on_the_list_is_refused() -> None:
    assert refused(started(), 0, Preset("rude")) is TableCode.NO_SUCH_PRESET


@pytest.mark.parametrize("text", ["", "  ", "x" * 501])
def test_a_line_has_a_length(text: str) -> None:
    assert refused(started(), 0, Say(text)) is TableCode.CHAT_TOO_LONG


def test_every_phrase_may_be_said() -> None:
    trial = started()
    for preset in PRESETS:
        trial.ask(0, Preset(preset))
    assert len(trial.table.lines) == len(PRESETS)


def test_a_spectator_does_not_write() -> None:
    assert refused(started(), None, Say("hello")) is TableCode.WATCHING_ONLY


def test_in_kids_a_side_picks_a_free_colour_before_the_deal() -> None:
    trial = opened(Open("kids", "key 0", players=2, name="Ana"), 1)
    trial.ask(0, Colour(0, "yellow"))
    assert table_view(trial.table, 0, 0).colours == ("yellow", "blue")
    assert refused(trial, 1, Colour(1, "yellow")) is TableCode.COLOUR_TAKEN
    assert refused(trial, 1, Colour(0, "red")) is TableCode.NOT_YOUR_SEAT
    trial.ask(1, Colour(1, "green"))
    assert table_view(trial.table, 0, 0).free_colours == ("blue", "red")


def test_in_sequence_colours_go_by_the_order_of_play() -> None:
    trial = opened(Open("sequence", "key 0", name="Ana"))
    assert refused(trial, 0, Colour(0, "red")) is TableCode.BAD_COLOUR
    assert table_view(trial.table, 0, 0).colours == ("blue", "green")
