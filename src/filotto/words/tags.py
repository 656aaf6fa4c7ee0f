"""Which language somebody reads, from the tags of their system."""

from collections.abc import Iterable, Mapping

FALLBACK = "en"
SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as POSIX has it


def language_from(source: Mapping[str, str] | str | None, spoken: Iterable[str]) -> str:
    """The spoken language that fits a tag (`it_IT.UTF-8`, `ro-MD`) or an environment best; English where none fits."""
    tag = source if isinstance(source, str) else _setting(source or {})
    wanted = _plain(tag)
    by_plain = {_plain(language): language for language in spoken}
    return by_plain.get(wanted) or by_plain.get(wanted.partition("-")[0]) or FALLBACK


def _setting(environment: Mapping[str, str]) -> str:
    return next((environment[name] for name in SETTINGS if environment.get(name)), "")


def _plain(tag: str) -> str:
    """`it_IT.UTF-8@euro` becomes `it-it`."""
    return tag.partition(".")[0].partition("@")[0].replace("_", "-").strip().lower()
