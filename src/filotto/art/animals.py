"""Kids: the animals, from Fluent Emoji (flat) under the MIT licence (animals/LICENSE), and cards made of them."""

from pathlib import Path

from .shapes import MINI, paper, symbol, use

FOLDER = Path(__file__).parent / "animals"
# A ground for each animal, so that neighbours on the board differ; the two that do something stand on gold.
GROUNDS = {
    "cat": 1, "cow": 2, "dog": 4, "duck": 2, "elephant": 2, "ewe": 4, "fox": 3, "frog": 1, "honeybee": 4, "horse": 3,
    "lion": 4, "monkey": 4, "octopus": 3, "owl": 1, "penguin": 1, "pig": 3, "rooster": 3, "turtle": 2, "whale": 2,
}  # fmt: skip
SIGNS = {"unicorn": "M78 13v14M71 20h14", "dragon": "M71 20h14"}
BOX = "0 0 32 32"


def sheet() -> str:
    """All animals: the picture, the cell, the small card and the card."""
    return "".join(animal(name) + mini(name) + face(name) for name in (*GROUNDS, *SIGNS)) + cells()


def animal(name: str) -> str:
    """The animal alone."""
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    return symbol(f"animal-{name}", text.partition(">")[2].rpartition("</svg>")[0], BOX)


def cells() -> str:
    """What a cell of the board shows: the animal; its ground is the cell's own."""
    return "".join(symbol(f"cell-{name}", use(f"animal-{name}", 13, 11, 76)) for name in GROUNDS)


def ground(name: str) -> str:
    """The colour behind an animal."""
    return f"var(--group-{GROUNDS[name]})" if name in GROUNDS else "var(--thread-lit)"


def face(name: str) -> str:
    """A card: one big animal, and the sign of what it does."""
    body = paper(64, 70, 8) + f'<rect x="4" y="4" width="56" height="62" rx="5" fill="{ground(name)}"/>'
    body += use(f"animal-{name}", 9, 12, 46) + sign(name, 0.64)
    return symbol(f"face-{name}", body, "0 0 64 70")


def mini(name: str) -> str:
    """A card in a line of words."""
    body = paper(30, 42, 4) + f'<rect x="2.5" y="2.5" width="25" height="37" rx="3" fill="{ground(name)}"/>'
    return symbol(f"mini-{name}", body + use(f"animal-{name}", 3.5, 9, 23) + sign(name, 0.3), MINI)


def sign(name: str, scale: float) -> str:
    """Plus on the unicorn, minus on the dragon."""
    if name not in SIGNS:
        return ""
    return (
        f'<g transform="scale({scale})"><circle cx="78" cy="20" r="13" fill="var(--thread)"/><path d="{SIGNS[name]}"'
        ' stroke="var(--on-thread)" stroke-width="4" stroke-linecap="round"/></g>'
    )
