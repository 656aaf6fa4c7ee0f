"""What a table chooses by chance: its link and code, and the secret that its dealer promises."""

from ..dealer import commitment
from ..events import Linked, Promised
from ..making import Making

LETTERS = "ABCDEFHJKLMNRSTUWXYZ"  # said aloud, none is taken for another


def renew_link(making: Making) -> None:
    """A link of 128 bits, and a code of five letters."""
    chance = making.context.chance("link")
    number = int.from_bytes(making.context.chance("code"), "big")
    code = "".join(LETTERS[number // 20**i % 20] for i in range(5))
    making.happen(Linked(chance[:16].hex(), code))


def promise(making: Making, secret: str | None = None) -> None:
    """The dealer chooses a secret, and everybody sees its hash."""
    chosen = secret or making.context.chance("dealer").hex()
    making.happen(Promised(chosen, commitment(chosen)))
