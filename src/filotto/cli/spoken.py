"""Commands whose help and complaints are in the person's language.

In `help` and `metavar`, a text that begins with `cli-` is the key of a message. Whatever is wrong with a command line
is raised, not printed: `app.run` tells it, in one line.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

from filotto import words

from .errors import Trouble
from .speech import Speech

if TYPE_CHECKING:
    TextType = click.ParamType[str]
    NumberType = click.ParamType[int]
else:  # they take a type in brackets only since click 8.5
    TextType = NumberType = click.ParamType


def speech_of(context: click.Context) -> Speech:
    """The language that this command line is answered in."""
    return context.find_object(Speech) or Speech("en")


def option_of(param: click.Parameter | None) -> str:
    """How an option is written."""
    return param.opts[-1] if param else ""


class OneOf(TextType):
    """One of a few words."""

    name = "one-of"

    def __init__(self, *allowed: str) -> None:
        self.allowed = allowed

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word, if it is one of them."""
        if value not in self.allowed:
            raise Trouble("cli-one-of", option=option_of(param), value=str(value)[:40], allowed=", ".join(self.allowed))
        return str(value)

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        """As it stands in the help."""
        return "|".join(self.allowed)


class Number(NumberType):
    """A whole number between two bounds."""

    name = "number"

    def __init__(self, least: int = 0, most: int | None = None) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, if it is one and within the bounds."""
        text = str(value).strip()
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 19):
            raise Trouble("cli-no-number", option=option_of(param), value=text[:40])
        if not self.least <= int(text) <= (int(text) if self.most is None else self.most):
            key = "cli-number-from" if self.most is None else "cli-number-between"
            raise Trouble(key, option=option_of(param), value=int(text), least=self.least, most=self.most or 0)
        return int(text)

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        """As it stands in the help."""
        return "N"


class SpokenCommand(click.Command):
    """A command that speaks the person's language, and takes `--lang`."""

    def __init__(self, name: str | None, **settings: Any) -> None:
        super().__init__(name, **settings)
        self.params.append(
            click.Option(["--lang"], type=OneOf(*words.languages()), help="cli-option-lang", expose_value=False)
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As click does; words too many are told in the person's language."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            if type(error) is click.UsageError:  # click has no class of its own for it
                raise Trouble("cli-too-many", command=ctx.command_path) from None
            raise

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it is for, how it is written, and what each option does."""
        speech = speech_of(ctx)
        pieces = [_metavar(speech, param, ctx) for param in self.params if isinstance(param, click.Argument)]
        formatter.write_usage(ctx.command_path, " ".join([*pieces, speech("cli-options-here")]), speech("cli-usage"))
        formatter.write_paragraph()
        for line in speech.spoken(self.help or "").splitlines():
            formatter.write(f"  {line}\n" if line else "\n")
        self.write_more(ctx, formatter)
        with formatter.section(speech("cli-options")):
            formatter.write_dl([_record(speech, param, ctx) for param in self.get_params(ctx) if _shown(param)])

    def write_more(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What a kind of command has to add before its options."""

    def get_short_help_str(self, limit: int = 45) -> str:
        """Said by the group, in its language."""
        return ""


def _shown(param: click.Parameter) -> bool:
    return isinstance(param, click.Option) and not param.hidden


def _metavar(speech: Speech, param: click.Parameter, ctx: click.Context) -> str:
    """What stands for a value: a word in the person's language, or the allowed words."""
    return speech.spoken(param.metavar) if param.metavar else param.make_metavar(ctx)


def _record(speech: Speech, param: click.Parameter, ctx: click.Context) -> tuple[str, str]:
    """An option and what it does."""
    assert isinstance(param, click.Option)
    spelled = ", ".join(param.opts)
    if "--help" in param.opts:
        return spelled, speech("cli-option-help")
    value = "" if param.is_flag or param.count else " " + _metavar(speech, param, ctx)
    return spelled + value, speech.spoken(param.help or "")


def command(name: str, **settings: Any) -> Callable[[Callable[..., Any]], click.Command]:
    """The decorator for a command of ours; its help is the message `cli-help-<name>`."""
    return click.command(name, cls=SpokenCommand, help=f"cli-help-{name}", **settings)


def names_of(params: Sequence[click.Parameter]) -> list[str]:
    """The options of a command, for documents that list them."""
    return [option for param in params for option in param.opts if option.startswith("--")]
