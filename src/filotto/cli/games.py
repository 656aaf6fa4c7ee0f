"""`filotto games`: which games there are, and the facts of each."""

from functools import reduce
from textwrap import wrap

import click
import msgspec

from filotto.games import catalog
from filotto.games.contract import Facts

from .speech import Speech
from .spoken import command as spoken_command
from .spoken import speech_of

WIDE = 96


@spoken_command("games")
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_context
def command(context: click.Context, *, as_json: bool) -> None:
    """Facts of all games, as a table or as JSON."""
    speech = speech_of(context)
    facts = [catalog.game(name).facts for name in catalog.names()]
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(facts), indent=2).decode())
        return
    for one in facts:
        click.echo(click.style(title(speech, one), bold=True))
        for line in told(speech, one):
            click.echo(f"    {line}")
    click.echo(f"\n{speech('cli-games-more')}")


def title(speech: Speech, facts: Facts) -> str:
    """The name to type, and the title."""
    return f"{facts.name:<12}{speech.maybe(f'title-{facts.name}') or facts.title}"


def told(speech: Speech, facts: Facts) -> list[str]:
    """What it is about, for how many, how long; its house rules."""
    about = speech.maybe(f"about-{facts.name}")
    players = speech("cli-games-players", players=", ".join(map(str, facts.players)))
    level = speech.maybe(f"difficulty-{facts.difficulty}") or facts.difficulty
    hidden = speech("cli-games-hidden" if facts.hidden else "cli-games-open")
    lines = [about] if about else []
    lines.append(" · ".join([players, level, speech("minutes", minutes=facts.minutes), hidden]))
    rules = [f"{rule.name}={'|'.join(shortened(rule.values))}" for rule in facts.options if len(rule.values) > 1]
    teams = ", ".join(shared_out(speech, facts))
    lines += wrap(speech("cli-games-teams", tables=teams), WIDE) if teams else []
    return [*lines, *([speech("cli-games-rules", rules=", ".join(rules))] if rules else [])]


def shared_out(speech: Speech, facts: Facts) -> list[str]:
    """Which numbers of players can make teams, and how many; `also` where they play alone unless asked."""
    told = []
    for players in facts.players:
        counts = [str(sides) for sides in facts.sides[players] if sides < players]
        if counts:
            teams = reduce(lambda a, b: speech("cli-games-or", a=a, b=b), counts)
            alone = facts.sides[players][0] == players
            told.append(speech("cli-games-also" if alone else "cli-games-as", players=players, teams=teams))
    return told


def shortened(values: tuple[str, ...]) -> tuple[str, ...]:
    """A long row of numbers by its ends."""
    return values if len(values) < 6 else (f"{values[0]}…{values[-1]}",)
