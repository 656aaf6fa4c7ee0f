"""`filotto serve`: a table server for people far apart, on this machine or for the house's own network."""

import os
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

import click

from filotto.server import folder
from filotto.server.migrate import TooNew
from filotto.server.settings import LIMITS, Settings

from . import browser
from .errors import Trouble
from .speech import Speech
from .spoken import Number, speech_of
from .spoken import command as spoken_command


@spoken_command("serve")
@click.option("--data", metavar="cli-metavar-folder", help="cli-option-data")
@click.option("--host", default="127.0.0.1", metavar="HOST", help="cli-option-host")
@click.option("--port", type=Number(1, 65535), help="cli-option-port")
@click.option("--lan", is_flag=True, help="cli-option-lan")
@click.option("--open", "opened", is_flag=True, help="cli-option-open")
@click.option("--public-url", default="", metavar="URL", help="cli-option-public-url")
@click.option("--base-path", default="", metavar="/PATH", help="cli-option-base-path")
@click.option("--trusted-proxy", "proxies", multiple=True, metavar="ADDRESS", help="cli-option-trusted-proxy")
@click.option("--limit", "limits", multiple=True, metavar="NAME=N", help="cli-option-limit")
@click.pass_context
def command(context: click.Context, /, data: str | None, limits: tuple[str, ...], **given: Any) -> int:
    """Serve until a signal ends it."""
    from filotto.server.main import serve

    speech, opened = speech_of(context), given.pop("opened")
    place = data_folder(speech, data)
    given["trusted_proxies"] = given.pop("proxies")
    given["base_path"] = cleaned_path(given["base_path"])
    given.update(limit(text) for text in limits)
    settings = Settings(data=place, **given)
    try:
        say, go = partial(told, speech), partial(ready, speech, settings, opened=opened)
        return serve(settings, say, go)
    except folder.Held as held:
        if opened and held.address:  # the table stands already: go there
            return shown(speech, held.address)
        raise Trouble("cli-serve-held", folder=str(place), address=held.address or "?") from None
    except TooNew as newer:
        raise Trouble("cli-serve-too-new", folder=str(place), version=newer.args[0]) from None


def data_folder(speech: Speech, asked: str | None) -> Path:
    """The folder where tables are kept; said where it is an unusual one."""
    try:
        place, in_project = folder.choose(Path(asked) if asked else None, os.environ, Path.cwd())
    except folder.Unwritable as unwritable:
        raise Trouble("cli-serve-unwritable", folder=str(unwritable)) from None
    if in_project:
        click.echo(speech("cli-serve-in-project", folder=str(place)), err=True)
    return place


def cleaned_path(path: str) -> str:
    """`/games` for `games/`, nothing for `/`."""
    return f"/{path.strip('/')}" if path.strip("/") else ""


def limit(text: str) -> tuple[str, int | float]:
    """A limit and its value."""
    name, _, value = text.partition("=")
    key = name.strip().replace("-", "_")
    if key not in LIMITS:
        raise Trouble("cli-one-of", option="--limit", value=name[:40], allowed=", ".join(LIMITS).replace("_", "-"))
    kind = next(field.type for field in fields(Settings) if field.name == key)
    try:
        number = float(value) if kind in (float, "float") else int(value)
    except ValueError:
        raise Trouble("cli-no-number", option="--limit", value=value[:40]) from None
    if not 0 <= number < 1e12:
        raise Trouble("cli-no-number", option="--limit", value=value[:40])
    return key, number


def told(speech: Speech, key: str, values: dict[str, object]) -> None:
    """What the server has to say while it starts."""
    click.echo(speech(f"cli-{key}", **{name: str(value) for name, value in values.items()}), err=True)


def ready(speech: Speech, settings: Settings, url: str, *, opened: bool) -> None:
    """The address; with a code for phones where it is for the house's own network."""
    click.echo(speech("cli-serve-ready", address=url))
    if settings.lan:
        import segno

        segno.make(url).terminal(compact=True)
        click.echo(speech("cli-serve-phones"))
    if opened:
        browser.show(url)


def shown(speech: Speech, url: str) -> int:
    """A server runs here already: its address, in the browser where there is one."""
    click.echo(speech("cli-serve-ready", address=url))
    browser.show(url)
    return 0
