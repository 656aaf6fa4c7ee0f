"""Draw docs/pictures/terminal.svg: a turn of Sequence as it stands in the terminal.

    python tools/pictures/terminal.py

The text is the program's own, from a game that was played with random moves; here it only becomes a picture.
"""

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

from filotto.cli.cards import Cards
from filotto.cli.drawing import drawing_of
from filotto.cli.playing.moves import Moves
from filotto.cli.playing.screen import Screen
from filotto.cli.speech import Speech
from filotto.cli.telling import Teller
from filotto.cli.terminal import Terminal
from filotto.cli.walk import Step, play
from filotto.games import catalog
from filotto.games.dealers import Seeded
from filotto.games.record import Record
from filotto.games.setup import prepare

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "terminal.svg"
MOVES = 32
WIDE, HIGH, EDGE = 8.4, 18, 20  # of a sign, in pixels
INK, PAPER = "#e8e4d8", "#17292b"
COLOURS = {"31": "#ff8a7a", "91": "#ff6b5e", "92": "#7fd48a", "94": "#7fb8ff", "93": "#ffd75e"}
CODE = re.compile(r"\x1b\[([\d;]*)m")


class Paper(Terminal):
    """A terminal that keeps what is written."""

    def __init__(self) -> None:
        super().__init__(Speech("en"))
        self.colour, self.ascii, self.live, self.width = True, False, False, 80
        self.written: list[str] = []

    def write(self, text: str = "", *, err: bool = False) -> None:
        """Keep it."""
        self.written += text.split("\n")


def turn() -> list[str]:
    """The lines that a person sees in the middle of a game."""
    game, words, paper = catalog.game("sequence"), Seeded(43), Paper()
    record = Record(game, prepare(game), Seeded(1043))
    steps: list[Step] = []
    while len(steps) < MOVES:
        steps.append(play(record, *record.position.sample(words.next())))
    pack = [card for cards in record.position.places().values() for card in cards]
    cards, names = Cards(pack, paper), ("You", "Machine")
    screen = Screen(Teller(paper, game, cards, drawing_of(game, record.setup), names))
    view = record.view(0)
    screen.since(steps[-1:], 0, first=False)
    screen.table(view, 0, steps[-1:])
    screen.hand(Moves(game, cards, view))
    paper.write()
    paper.write(f"{paper.speech('your-turn')} {paper.speech('cli-type')}")
    return [*paper.written, "> "]


def runs(line: str) -> Iterator[tuple[int, str, list[str]]]:
    """The pieces of a line that look alike: where each begins, its text and the codes before it."""
    column, codes, end = 0, list[str](), 0
    for code in (*CODE.finditer(line), None):
        text = line[end : code.start() if code else len(line)]
        if text.strip():
            yield column, text, codes
        column += len(text)
        if code:
            end = code.end()
            codes = [] if code[1] in ("", "0") else [*codes, *code[1].split(";")]


def element(row: int, column: int, text: str, codes: list[str]) -> str:
    """A piece as SVG: each sign stands where it does in a terminal, whatever the font."""
    colour = next((COLOURS[code] for code in codes if code in COLOURS), INK)
    start = len(text) - len(text.lstrip())
    shown = text.strip()
    x, y = EDGE + (column + start) * WIDE, EDGE + 13 + row * HIGH
    look = ' font-weight="bold"' * ("1" in codes) + ' opacity="0.6"' * ("2" in codes)
    place = f'x="{x:.1f}" y="{y}" textLength="{len(shown) * WIDE:.1f}"'
    return f'<text {place} fill="{colour}"{look}>{escape(shown)}</text>'


def picture(lines: list[str]) -> str:
    """The whole SVG."""
    width = round(2 * EDGE + max(len(CODE.sub("", line)) for line in lines) * WIDE)
    height = 2 * EDGE + len(lines) * HIGH
    attributes = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {width} {height}",
        "width": width,
        "height": height,
        "role": "img",
        "aria-label": "A turn of Sequence in the terminal",
        "font-family": "ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace",
        "font-size": 14,
        "xml:space": "preserve",
    }
    opening = " ".join(["<svg", *(f'{name}="{value}"' for name, value in attributes.items())])
    texts = [element(row, *run) for row, line in enumerate(lines) for run in runs(line)]
    return "\n".join([f"{opening}>", f'<rect width="100%" height="100%" rx="10" fill="{PAPER}"/>', *texts, "</svg>\n"])


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture(turn()), encoding="utf-8")
