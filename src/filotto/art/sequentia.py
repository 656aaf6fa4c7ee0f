"""The cards of Shift, Stack and Overlay: number, sequence on an arrow, colour with a pattern of its own, + if any."""

from .shapes import MINI, paper, symbol, use

BOX = "0 0 80 100"
COLOURS = {"a": 1, "b": 2, "c": 3}


def sheet(deck: tuple[str, ...]) -> str:
    """The cards of a deck, the grounds that they share, and their back."""
    return grounds() + "".join(face(card) + mini(card) for card in deck) + back()


def grounds() -> str:
    """Three colours, each with a pattern, so that they differ without colour too."""
    patterns = {"a": arcs, "b": peaks, "c": dots}
    return "".join(
        symbol(
            f"ground-{name}",
            f'<rect width="71" height="67" fill="var(--seq-{number})"/>' + patterns[name](f"var(--seq-{number}-lit)"),
            "0 0 71 67",
        )
        for name, number in COLOURS.items()
    )


def arcs(tone: str) -> str:
    """Rings around two points of the edge."""
    ring = '<circle cx="{}" cy="{}" r="{}" fill="none" stroke="{}" stroke-width="4"/>'
    return "".join(ring.format(x, y, r, tone) for x, y in ((0, 66), (76, -2)) for r in (11, 21, 31, 41))


def peaks(tone: str) -> str:
    """Rows of triangles."""
    rows = []
    for row in range(6):
        y, shift = 15 * row - 6, -10 if row % 2 else 0
        rows += [f"M{x + shift} {y + 12}l10-12 10 12z" for x in range(-14, 90, 20)]
    return f'<path d="{"".join(rows)}" fill="{tone}"/>'


def dots(tone: str) -> str:
    """Rows of dots."""
    spots = [(x + (6 if row % 2 else 0), 12 * row) for row in range(6) for x in range(0, 84, 12)]
    return "".join(f'<circle cx="{x}" cy="{y}" r="3.6" fill="{tone}"/>' for x, y in spots)


def parts(card: str) -> tuple[str, str, str, bool]:
    """1/123a+ as number, sequence, colour and whether it is a bonus card."""
    number, _, rest = card.partition("/")
    return number, rest[:3], rest[3], rest.endswith("+")


def boxes(sequence: str) -> str:
    """The sequence as three boxes on an arrow, read from left to right."""
    middle, size = 86.75, 18.5
    out = f'<path d="M4.5 {middle}H74" stroke="var(--ink)" stroke-width="1.7"/>'
    out += f'<path d="M71 {middle - 3.6:g}l5.5 3.6-5.5 3.6z" fill="var(--ink)"/>'
    for i, figure in enumerate(sequence):
        left = 8 + i * 21.25
        out += (
            f'<rect class="box" x="{left:g}" y="77.5" width="{size}" height="{size}" rx="3.5" fill="var(--card)"'
            f' stroke="var(--ink)" stroke-width="1.5"/><text x="{left + size / 2:g}" y="91.5">{figure}</text>'
        )
    return f'<g font-size="14" text-anchor="middle" fill="var(--ink)" class="idx">{out}</g>'


def big(number: str, colour: str, x: float, y: float, size: float) -> str:
    """The number, with a rim of its ground so that the pattern does not blur it."""
    tone = f"var(--seq-{COLOURS[colour]})"
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="middle" fill="var(--mark)" stroke="{tone}"'
        f' stroke-width="{size / 10:g}" paint-order="stroke" class="idx">{number}</text>'
    )


def plus(x: float, y: float, scale: float) -> str:
    """The sign of a bonus card."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})"><circle r="8.6" fill="var(--thread)"'
        ' stroke="var(--card)" stroke-width="2"/><path d="M0-4.3v8.6M-4.3 0h8.6" stroke="var(--on-thread)"'
        ' stroke-width="2.6" stroke-linecap="round"/></g>'
    )


def face(card: str) -> str:
    """The full card."""
    number, sequence, colour, bonus = parts(card)
    body = paper(80, 100, 7) + use(f"ground-{colour}", 4.5, 4.5, 71, 67) + big(number, colour, 40, 59, 60)
    return symbol(f"face-{card}", body + (plus(66.5, 13.5, 1) if bonus else "") + boxes(sequence), BOX)


def mini(card: str) -> str:
    """A card in a line of words: number on its colour, sequence below."""
    number, sequence, colour, bonus = parts(card)
    body = (
        paper(30, 42, 4)
        + f'<rect x="2.5" y="2.5" width="25" height="24" rx="2.5" fill="var(--seq-{COLOURS[colour]})"/>'
    )
    body += big(number, colour, 15, 22, 21) + (plus(24, 6, 0.5) if bonus else "")
    words = f'<text x="15" y="38" font-size="11" text-anchor="middle" fill="var(--ink)" class="idx">{sequence}</text>'
    return symbol(f"mini-{card}", body + words, MINI)


def back() -> str:
    """The back: three tiles on the thread."""
    tiles = "".join(
        f'<rect x="{x - 6}" y="{y - 6}" width="12" height="12" rx="2.5" fill="var(--thread)"/>'
        for x, y in ((20, 54), (40, 46), (60, 52))
    )
    return symbol(
        "back-tiles",
        paper(80, 100, 7) + '<rect x="4.5" y="4.5" width="71" height="91" rx="4.5" fill="var(--card-back)"/>'
        '<path d="M5 58C12 56 16 54 20 54S32 46 40 46 52 52 60 52 72 47 75 44" stroke="var(--thread)"'
        ' stroke-width="2" fill="none"/>' + tiles,
        BOX,
    )
