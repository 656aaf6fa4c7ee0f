"""The symbols of each family of pictures as one SVG file, named for the deck that it draws."""

import json
from pathlib import Path

from . import animals, cards, covers, icons, numbers, sequentia, shapes

DATA = Path(__file__).parents[1] / "games"


def common() -> str:
    """What every table shows."""
    return shapes.suits() + shapes.chips() + shapes.logo() + shapes.corner() + shapes.back() + icons.sheet()


def equations() -> tuple[str, ...]:
    """The equations of the built-in deck."""
    deck = json.loads((DATA / "lines/data/numbers.deck.json").read_text(encoding="utf-8"))
    return tuple(card for pair in deck["cards"].values() for card in pair)


def tiles() -> tuple[str, ...]:
    """The cards of the built-in Sequentia deck."""
    deck = json.loads((DATA / "sequentia/data/sequentia.deck.json").read_text(encoding="utf-8"))
    return tuple(deck["cards"])


def all_sheets() -> dict[str, str]:
    """Every sheet by its name."""
    return {
        "common": common(),
        "covers": covers.sheet(),
        "sequence": cards.sheet(),
        "kids": animals.sheet(),
        "numbers": numbers.sheet(equations()),
        "sequentia": sequentia.sheet(tiles()),
    }


def as_file(body: str) -> str:
    """A sheet that stands alone."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>\n'


def write_all(folder: Path) -> None:
    """Write them, each as name.svg."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, body in all_sheets().items():
        (folder / f"{name}.svg").write_text(as_file(body), encoding="utf-8")
