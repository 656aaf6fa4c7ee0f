"""The figures of many games as a table for people; numbers are written as the language writes them."""

from dataclasses import dataclass
from typing import Any

from filotto.games.contract import Game, Setup
from filotto.games.setup import prepare

from .speech import Speech


@dataclass
class Row:
    """What it is, how much, and in parts of a hundred."""

    name: str
    value: str
    share: str = ""


def table(speech: Speech, game: Game, setup: Setup, found: dict[str, Any]) -> str:
    """A headline, then what was measured, then who won and how games ended."""
    rows = [*measured(speech, game, found), *outcome(speech, found)]
    name, value, share = (max(len(getattr(row, part)) for row in rows) for part in ("name", "value", "share"))
    lines = [f"{row.name:<{name}}  {row.value:>{value}}  {row.share:>{share}}".rstrip() for row in rows]
    return "\n".join([headline(speech, game, setup), "", *lines])


def headline(speech: Speech, game: Game, setup: Setup) -> str:
    """Which table it was: the game, who plays, and the house rules that were chosen."""
    usual = prepare(game, setup.players, setup.teams).options
    parts = [speech.maybe(f"title-{setup.game}") or game.facts.title, speech("players", players=setup.players)]
    if setup.teams:
        parts.append(speech("teams", teams=setup.teams))
    parts += [f"{name}={value}" for name, value in setup.options.items() if value != usual[name]]
    return " · ".join(parts)


def measured(speech: Speech, game: Game, found: dict[str, Any]) -> list[Row]:
    """How many, how fast, how long."""
    counted = "chips" if game.facts.counted == "chips" else "actions"
    return [
        Row(speech("cli-simulate-games"), number(speech, found["games"])),
        Row(speech("cli-simulate-seconds"), number(speech, found["seconds"], 2)),
        Row(speech("cli-simulate-games-a-second"), number(speech, round(found["games_per_second"]))),
        Row(speech("cli-simulate-plays-a-second"), number(speech, round(found["plays_per_second"]))),
        Row(speech(f"cli-simulate-{counted}"), number(speech, found["mean_plays"], 2)),
        Row(speech("cli-simulate-seed"), str(found["seed"])),
    ]


def outcome(speech: Speech, found: dict[str, Any]) -> list[Row]:
    """Who won how often, and how games ended."""
    counts = {speech("cli-simulate-side", side=i + 1): n for i, n in enumerate(found["wins"]["sides"])}
    counts |= {speech(f"cli-simulate-{key}"): found[key] for key in ("draws", "shared") if found[key]}
    counts |= {speech(f"ended-{why}").rstrip("."): n for why, n in found["ended"].items()}
    games = max(found["games"], 1)
    return [Row(name, number(speech, n), f"{number(speech, 100 * n / games, 2)} %") for name, n in counts.items()]


def number(speech: Speech, value: float, digits: int = 0) -> str:
    """A number with so many digits after the point."""
    return speech(f"cli-number-{digits}", number=value)
