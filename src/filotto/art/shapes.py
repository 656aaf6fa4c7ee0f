"""Shapes that many pictures share. Every function returns SVG text; colours are names of tokens."""

import math

SUITS = {
    "S": '<path d="M50 4C61 24 93 41 93 63 93 76 83 83 73 83 65 83 58 79 54 73 55 83 58 90 65 96H35'
    'C42 90 45 83 46 73 42 79 35 83 27 83 17 83 7 76 7 63 7 41 39 24 50 4Z"/>',
    "H": '<path d="M50 93C20 66 5 49 5 31 5 17 16 8 28 8 38 8 46 14 50 24 54 14 62 8 72 8 84 8 95 17 95 31'
    ' 95 49 80 66 50 93Z"/>',
    "D": '<path d="M50 2C60 21 72 36 88 50 72 64 60 79 50 98 40 79 28 64 12 50 28 36 40 21 50 2Z"/>',
    "C": '<path d="M50 5a22 22 0 0 1 17 36 22 22 0 1 1-12 33C56 84 59 91 66 96H34C41 91 44 84 45 74'
    'A22 22 0 1 1 33 41 22 22 0 0 1 50 5Z"/>',
}
# Each side differs by shape as well as by colour and lightness: ring, leaf, diamond, star.
MARKS = {
    1: '<circle cx="50" cy="50" r="33" fill="none" stroke="currentColor" stroke-width="22"/>',
    2: '<path d="M12 92C16 80 20 70 28 62 20 36 38 10 90 10 92 62 64 84 38 73 30 80 26 86 24 96Z"/>'
    '<path d="M30 68C42 54 54 44 68 33" fill="none" stroke="var(--side-2)" stroke-width="7" stroke-linecap="round"/>',
    3: '<path d="M50 2 92 50 50 98 8 50Z" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/>',
    4: '<path d="M50 6 63 36 95 39 71 61 78 93 50 76 22 93 29 61 5 39 37 36Z" stroke="currentColor"'
    ' stroke-width="6" stroke-linejoin="round"/>',
}
SIDES = tuple(MARKS)
CARD = "0 0 64 90"  # a playing card
MINI = "0 0 30 42"  # a card in a line of words


def symbol(name: str, body: str, box: str = "0 0 100 100") -> str:
    """A picture to be used by its name."""
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>'


def use(name: str, x: float, y: float, width: float, height: float | None = None) -> str:
    """A picture of this name, in this place."""
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height or width:g}"/>'


def inked(tone: str, body: str, words: str = "") -> str:
    """In one colour; `words` are further attributes."""
    return f'<g fill="{tone}" color="{tone}"{words}>{body}</g>'


def paper(width: float, height: float, corner: float = 6.5) -> str:
    """The blank of a card."""
    return (
        f'<rect x=".6" y=".6" width="{width - 1.2:g}" height="{height - 1.2:g}" rx="{corner:g}"'
        ' fill="var(--card)" stroke="var(--card-line)"/>'
    )


def suits() -> str:
    """The four suits, in the colour of whoever uses them."""
    return "".join(symbol(f"suit-{name}", path) for name, path in SUITS.items())


def chips() -> str:
    """For each side its mark, its chip, the locked one under a ribbon (smooth and rough), and the knot over it."""
    return "".join(
        symbol(f"mark-{side}", f'<g fill="currentColor">{MARKS[side]}</g>')
        + symbol(f"chip-{side}", disc(side) + mark(side, 46))
        + symbol(f"locked-{side}", disc(side))
        + symbol(f"rough-{side}", disc(side) + dimples(side))
        + symbol(f"knot-{side}", knot(side))
        for side in SIDES
    )


def disc(side: int) -> str:
    """A chip without its mark."""
    tone = f"--side-{side}"
    return (
        f'<circle cx="50" cy="54" r="44" fill="var({tone}-deep)"/><circle cx="50" cy="48" r="44" fill="var({tone})"/>'
        f'<circle cx="50" cy="48" r="38" fill="none" stroke="var({tone}-lit)" stroke-width="2.6"/>'
    )


def mark(side: int, size: float, middle: float = 48) -> str:
    """A side's mark, light on its disc; dark on yellow."""
    tone = "var(--mark-4)" if side == 4 else "var(--mark)"
    return inked(tone, use(f"mark-{side}", 50 - size / 2, middle - size / 2, size))


def dimples(side: int) -> str:
    """The rough side of a chip, as Numbers turns it."""
    dots = []
    for radius, count in ((32.0, 20), (25.5, 16)):
        for i in range(count):
            angle = 2 * math.pi * (i + radius % 1) / count
            x, y = 50 + radius * math.cos(angle), 48 + radius * math.sin(angle)
            dots.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.3" fill="var(--side-{side}-deep)"/>')
    return "".join(dots)


def knot(side: int) -> str:
    """The mark over a ribbon: the knot that holds the thread."""
    return (
        f'<circle cx="50" cy="48" r="25.5" fill="var(--side-{side}-deep)"/>'
        f'<circle cx="50" cy="47" r="25" fill="var(--side-{side})"/>' + mark(side, 31, 47)
    )


def ribbon(start: tuple[float, float], end: tuple[float, float], width: float = 30, over: float = 64) -> str:
    """A ribbon from centre to centre, with swallow tails beyond each end."""
    (x1, y1), (x2, y2) = start, end
    angle = math.degrees(math.atan2(y2 - y1, x2 - x1))
    near, far, half = -over, math.hypot(x2 - x1, y2 - y1) + over, width / 2
    shape = f"M{near:g} {-half:g}H{far:g}L{far - half:g} 0 {far:g} {half:g}H{near:g}L{near + half:g} 0Z"
    seam = (
        f"M{near + half + 4:g} {4.5 - half:g}H{far - half - 4:g}M{near + half + 4:g} {half - 4.5:g}H{far - half - 4:g}"
    )
    return (
        f'<g transform="translate({x1:g} {y1:g}) rotate({angle:.2f})">'
        f'<path d="{shape}" fill="var(--shade)" opacity=".38" transform="translate(1.5 4)"/>'
        f'<path d="{shape}" fill="var(--thread)" stroke="var(--thread-deep)" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="{seam}" stroke="var(--thread-deep)" stroke-width="1.6" stroke-dasharray="5 4" opacity=".75"/></g>'
    )


def logo() -> str:
    """Five beads on a thread."""
    beads = [(12, 31), (33, 21), (54, 26), (75, 36), (96, 26)]
    tones = ["--side-1-lit", "--side-2-lit", "--mark", "--side-3-lit", "--side-4"]
    thread = (
        '<path d="M-3 36C5 36 20 21 33 21S62 36 75 36 97 28 110 21" fill="none" stroke="var(--thread)"'
        ' stroke-width="3.6" stroke-linecap="round"/>'
    )
    dots = [
        f'<circle cx="{x}" cy="{y}" r="9.6" fill="var({tone})"/>' for (x, y), tone in zip(beads, tones, strict=True)
    ]
    return symbol("logo", thread + "".join(dots), "-4 8 114 42")


def corner() -> str:
    """The free corner: rays around one bead, nobody's colour."""
    ray = '<rect x="46.5" y="13" width="7" height="17" rx="3.5" transform="rotate({} 50 50)" fill="var(--wood-lit)"/>'
    rays = "".join(ray.format(angle) for angle in range(0, 360, 45))
    return symbol(
        "corner",
        '<rect x="1.5" y="1.5" width="97" height="97" rx="9" fill="var(--wood-deep)"/>'
        '<circle cx="50" cy="50" r="41" fill="none" stroke="var(--wood)" stroke-width="3"/>'
        + rays
        + '<circle cx="50" cy="50" r="14" fill="var(--thread)"/>',
    )


def back() -> str:
    """The back of every card: the thread with its beads."""
    beads = ((16, 49), (24, 41), (32, 45), (40, 49), (48, 41))
    return symbol(
        "back",
        paper(64, 90) + '<rect x="4.5" y="4.5" width="55" height="81" rx="4" fill="var(--card-back)"/>'
        '<path d="M8 52C16 50 19 41 24 41S35 49 40 49 49 41 56 38" stroke="var(--thread)" stroke-width="1.6"'
        ' fill="none"/>' + "".join(f'<circle cx="{x}" cy="{y}" r="3" fill="var(--thread)"/>' for x, y in beads),
        CARD,
    )
