"""Chat: off, preset phrases and reactions, or free. Everybody's is public: between teammates there is none."""

from ..commands import Preset, Say
from ..events import PresetSaid, Said
from ..making import Handlers, Making
from ..refusals import TableCode, TableRefusal
from .names import readable

PRESETS = (
    "hello", "good-game", "well-played", "thanks", "good-luck", "sorry", "your-turn", "one-moment", "back-soon",
    "again", "bye",
    "smile", "laugh", "wow", "think", "clap", "heart", "thumbs-up", "cry",
)  # fmt: skip


def speaker(making: Making) -> int:
    """Somebody at the table who may write."""
    person = making.person()
    if making.table.people[person].muted:
        raise TableRefusal(TableCode.MUTED)
    if making.table.chat == "off":
        raise TableRefusal(TableCode.CHAT_OFF)
    return person


def say(making: Making, command: Say) -> None:
    """Free text."""
    person = speaker(making)
    if making.table.chat != "free":
        raise TableRefusal(TableCode.PRESETS_ONLY)
    text = readable(command.text).strip()
    if not text or len(text) > making.context.longest_chat:
        raise TableRefusal(TableCode.CHAT_TOO_LONG, allowed=making.context.longest_chat)
    making.happen(Said(person, text))


def preset(making: Making, command: Preset) -> None:
    """One of the phrases that every client knows in its language."""
    person = speaker(making)
    if command.preset not in PRESETS:
        raise TableRefusal(TableCode.NO_SUCH_PRESET, preset=command.preset)
    making.happen(PresetSaid(person, command.preset))


HANDLERS: Handlers = {Say: say, Preset: preset}
