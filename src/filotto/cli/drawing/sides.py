"""The sides at a terminal: a colour and a shape each, and a letter where there are no shapes."""

from typing import NamedTuple

from ..terminal import Terminal


class Side(NamedTuple):
    """How one side's chips look."""

    colour: str  # as the words and the terminal call it
    shape: str
    letter: str


SIDES = (Side("blue", "●", "B"), Side("green", "▲", "G"), Side("red", "◆", "R"), Side("yellow", "★", "Y"))
SHADES = {"blue": "bright_blue", "green": "bright_green", "red": "bright_red", "yellow": "bright_yellow"}


def chip(terminal: Terminal, side: Side) -> str:
    """The sign for a chip of a side, without colour."""
    return side.letter if terminal.ascii else side.shape


def painted(terminal: Terminal, side: Side, text: str) -> str:
    """A text in a side's colour."""
    return terminal.paint(text, SHADES[side.colour], bold=True)
