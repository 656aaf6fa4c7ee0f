"""A picture for the box of each game, 320 x 180: `cover-<game>`, made of the same pieces as its table."""

from . import animals, cards, sequentia
from .shapes import ribbon, symbol, use

BOX = "0 0 320 180"
CORNER_OF_BOARD = (
    ("3H", "2H", "2S", "3S", "4S", "5S", "6S", "7S"),
    ("4H", "KD", "AD", "AC", "KC", "QC", "TC", "8S"),
    ("5H", "QD", "QH", "TH", "9H", "8H", "9C", "9S"),
    ("6H", "TD", "KH", "3H", "2H", "7H", "8C", "TS"),
    ("7H", "9D", "AH", "4H", "5H", "6H", "7C", "QS"),
    ("8H", "8D", "2C", "3C", "4C", "5C", "6C", "KS"),
    ("9H", "7D", "6D", "5D", "4D", "3D", "2D", "AS"),
)
ANIMALS = (("owl", "frog", "pig", "lion"), ("fox", "elephant", "duck", "cow"))
FANNED = ("4S", "QD", "JC", "TH")
TILES = ("1/312a", "3/213c", "2/131b", "2/231b", "3/121c", "1/332c", "2/113a", "1/221b")


def sheet() -> str:
    """The covers with all that they are made of; suits and chips are in the common sheet."""
    kids = "".join(animals.animal(name) for row in ANIMALS for name in row)
    faces = "".join(cards.face(card) for card in FANNED)
    cells = "".join(cards.cell(card) for card in dict.fromkeys(card for row in CORNER_OF_BOARD for card in row))
    tiles = sequentia.grounds() + "".join(sequentia.face(card) for card in TILES)
    return kids + faces + cells + tiles + "".join(symbol(f"cover-{name}", body(), BOX) for name, body in COVERS.items())


def ground(colour: str) -> str:
    """All of it in one colour."""
    return f'<rect width="320" height="180" fill="var({colour})"/>'


def put(x: float, y: float, body: str, more: str = "") -> str:
    """Move a piece to its place."""
    return f'<g transform="translate({x:g} {y:g}){more}">{body}</g>'


def plate(fill: str, size: float = 97, corner: float = 9) -> str:
    """A cell's ground."""
    return f'<rect width="{size:g}" height="{size:g}" rx="{corner:g}" fill="{fill}"/>'


def grid(rows: int, columns: int, row: int = 0, column: int = 0) -> str:
    """A piece of the board, 100 a cell."""
    return "".join(
        put(100 * c, 100 * r, plate("var(--board)") + use(f"cell-{CORNER_OF_BOARD[r + row][c + column]}", 0, 0, 97))
        for r in range(rows)
        for c in range(columns)
    )


def sequence() -> str:
    """The board, seen near, with a ribbon through five chips."""
    on_line = [use("locked-1", 100 * i + 5, 100 * i + 6, 90) for i in range(1, 6)]
    others = ((1, 4, 2), (2, 4, 2), (3, 4, 2), (4, 2, 2), (2, 6, 1), (5, 3, 2), (3, 6, 2))
    chips = [use(f"chip-{side}", 100 * c + 5, 100 * r + 6, 90) for r, c, side in others]
    knots = [use(f"knot-{1}", 100 * i + 5, 100 * i + 6, 90) for i in range(1, 6)]
    wood = '<rect x="-14" y="-14" width="828" height="728" rx="20" fill="var(--wood-deep)"/>'
    board = wood + grid(7, 8) + "".join([*on_line, *chips, ribbon((150, 149), (550, 549), 32, 66), *knots])
    return ground("--table") + put(36, -62, board, " rotate(9) scale(.42)")


def tabletop() -> str:
    """A hand of cards, a small board and piles of chips on wood."""
    fan = "".join(
        f'<g transform="rotate({angle} 74 214)">{use(f"face-{card}", 46, 92, 57, 80)}</g>'
        for angle, card in zip((-24, -8, 8, 24), FANNED, strict=True)
    )
    discs = ((203, 54, 1), (230, 54, 2), (230, 81, 1), (257, 108, 3))
    chips = "".join(use(f"chip-{side}", x, y, 26) for x, y, side in discs)
    piles = ((186, 1, 4), (226, 2, 3), (266, 3, 2))
    stacks = "".join(use(f"chip-{side}", x, 134 - 6 * k, 34) for x, side, high in piles for k in range(high))
    planks = '<path d="M0 44H320M0 98H320M0 150H320" stroke="var(--wood-deep)" stroke-width="1.5" opacity=".5"/>'
    frame = '<rect x="169" y="19" width="122" height="122" rx="8" fill="var(--wood-deep)"/>'
    board = put(176, 26, grid(4, 4, 1, 1), " scale(.27)")
    return ground("--wood") + planks + frame + board + chips + stacks + fan


def kids() -> str:
    """Eight animals."""
    return ground("--seq-3") + "".join(
        put(
            14 + 74 * c,
            14 + 78 * r,
            f'<rect width="70" height="74" rx="10" fill="{animals.ground(name)}"/>{use(f"animal-{name}", 8, 10, 54)}',
        )
        for r, row in enumerate(ANIMALS)
        for c, name in enumerate(row)
    )


def numbers() -> str:
    """An equation on the slate, and tiles with the answer among them."""
    figures = ((20, 1, 12), (74, 2, 31), (128, 3, 63), (182, 4, 75), (236, 1, 8))
    text = '<text x="48" y="66" font-size="52" text-anchor="middle" fill="var(--ink)" class="idx">{}</text>'
    tiles = "".join(
        put(x, 116, plate(f"var(--group-{group})") + text.format(n), " scale(.5)") for x, group, n in figures
    )
    return (
        ground("--wood") + '<rect x="20" y="14" width="280" height="88" rx="9" fill="var(--wood-deep)"/>'
        '<rect x="25" y="19" width="270" height="78" rx="5" fill="var(--slate)"/><text x="160" y="74" font-size="44"'
        ' font-weight="600" text-anchor="middle" fill="var(--chalk)">34 + 29 = ?</text>'
        + tiles
        + use("chip-1", 182, 116, 48)
        + use("chip-2", 20, 116, 48)
    )


def shift() -> str:
    """Eight cards around a space, one about to slide."""
    spots = (*TILES[:4], None, *TILES[4:])
    hole = '<rect width="44" height="55" rx="4" fill="var(--table-deep)"/>'
    laid = "".join(
        put(91 + i % 3 * 47, 2 + i // 3 * 60, use(f"face-{card}", 0, 0, 44, 55) if card else hole)
        for i, card in enumerate(spots)
    )
    arrow = (
        '<path d="M208 89H170M182 77L168 89 182 101" stroke="var(--thread)" stroke-width="8" fill="none"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )
    mat = '<rect x="84" y="-6" width="152" height="192" rx="8" fill="var(--table)"/>'
    return ground("--table-lit") + mat + laid + arrow


def stack() -> str:
    """Four towers on a shelf."""
    towers = ((TILES[0], (3, 2)), (TILES[1], (1, 2, 1, 3)), (TILES[7], (3,)), (TILES[6], (2, 3, 1)))
    out = ""
    for i, (card, under) in enumerate(towers):
        x, top = 38 + 63 * i, 92 - 10 * len(under)
        for k in reversed(range(len(under))):
            y = top + 10 * (k + 1)
            out += (
                f'<rect x="{x}" y="{y}" width="54" height="67" rx="5" fill="var(--card)" stroke="var(--card-line)"/>'
                f'<rect x="{x + 3}" y="{y + 59}" width="48" height="6" rx="2" fill="var(--seq-{under[k]})"/>'
            )
        out += use(f"face-{card}", x, top, 54, 67.5)
    shelf = '<rect y="156" width="320" height="24" fill="var(--wood)"/>'
    return ground("--seq-2") + shelf + '<path d="M0 157H320" stroke="var(--wood-lit)" stroke-width="2"/>' + out


def overlay() -> str:
    """A card coming down on three that then read its sequence."""
    spots = ((TILES[1], 18), (TILES[7], 120), (TILES[6], 222))
    under = "".join(put(x, 40, use(f"face-{card}", 0, 0, 80, 100)) for card, x in spots)
    top = put(128, 26, use(f"face-{TILES[2]}", 0, 0, 80, 100), " rotate(-9 40 50)")
    return ground("--seq-1") + ribbon((40, 92), (280, 92), 30, 38) + under + top


COVERS = {
    "sequence": sequence,
    "tabletop": tabletop,
    "kids": kids,
    "numbers": numbers,
    "shift": shift,
    "stack": stack,
    "overlay": overlay,
}
