"""Every sentence that the client asks for is there, and none is there for nobody."""

import re
from pathlib import Path

from filotto.games import catalog
from filotto.words import fluent

SOURCE = "\n".join(file.read_text() for file in Path("web/src").rglob("*.*") if file.suffix in (".ts", ".svelte"))
SAID = set(re.findall(r"\bt\(\s*'([a-z][\w-]*)'", SOURCE)) | set(re.findall(r"[?:] '(web-[\w-]+)'", SOURCE))
# Keys that are put together: what stands before the hole.
PUT_TOGETHER = set(re.findall(r"`([a-z][\w-]*-)\$\{", SOURCE))
KEYS = set(re.findall(r"^([a-z][\w-]*) =", fluent("en"), re.MULTILINE))


def test_every_sentence_is_there() -> None:
    assert not SAID - KEYS


def test_none_is_there_for_nobody() -> None:
    own = {key for key in KEYS if key.startswith(("web-", "preset-"))}
    assert {key for key in own - SAID if not key.startswith(tuple(PUT_TOGETHER))} == set()


def test_every_action_has_a_word_for_its_button() -> None:
    decisions = {decision for name in catalog.BUILT_IN for decision in catalog.game(name).facts.decisions}
    assert {f"web-do-{decision}" for decision in decisions} - KEYS == set()
