"""Playing cards: what a board cell shows, the small card in a line of words, and the full face."""

from .shapes import CARD, MINI, inked, paper, symbol, use

RANKS = "A23456789TJQK"
DECK = tuple(rank + suit for suit in "CDHS" for rank in RANKS)
ONE_EYED = ("JS", "JH")
LEFT, MIDDLE, RIGHT = 29, 41, 53
THREE = [(x, y) for x in (LEFT, RIGHT) for y in (16.5, 45, 73.5)]
FOUR = [(x, y) for x in (LEFT, RIGHT) for y in (16.5, 35.5, 54.5, 73.5)]
PIPS: dict[str, list[tuple[int, float]]] = {
    "2": [(MIDDLE, 16.5), (MIDDLE, 73.5)],
    "3": [(MIDDLE, 16.5), (MIDDLE, 45), (MIDDLE, 73.5)],
    "4": [(LEFT, 16.5), (RIGHT, 16.5), (LEFT, 73.5), (RIGHT, 73.5)],
    "5": [(LEFT, 16.5), (RIGHT, 16.5), (MIDDLE, 45), (LEFT, 73.5), (RIGHT, 73.5)],
    "6": THREE,
    "7": [*THREE, (MIDDLE, 30.5)],
    "8": [*THREE, (MIDDLE, 30.5), (MIDDLE, 59.5)],
    "9": [*FOUR, (MIDDLE, 45)],
    "T": [*FOUR, (MIDDLE, 26), (MIDDLE, 64)],
}


def sheet() -> str:
    """Every card of the pack in its three forms; jacks lie on no cell."""
    return "".join(face(card) + mini(card) + ("" if card[0] == "J" else cell(card)) for card in DECK)


def tone(card: str) -> str:
    """The colour of its suit."""
    return f"var(--suit-{card[1].lower()})"


def suit(card: str, x: float, y: float, size: float) -> str:
    """The suit of a card around a point."""
    return use(f"suit-{card[1]}", round(x - size / 2, 2), round(y - size / 2, 2), size)


def figures(card: str, x: float, y: float, size: float, tight: float = 0.09) -> str:
    """The rank around a point; the two figures of a ten move together."""
    if card[0] != "T":
        return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="middle">{card[0]}</text>'
    gap = size * tight
    return (
        f'<text x="{x + gap / 2:g}" y="{y:g}" font-size="{size:g}" text-anchor="middle"'
        f' letter-spacing="{-gap:.1f}">10</text>'
    )


def written(card: str, body: str) -> str:
    """Rank and suit in the colour of the suit."""
    return inked(tone(card), body, ' class="idx"')


def cell(card: str) -> str:
    """On the board, for 34 pixels: rank upper left, suit lower right, as large as both can be."""
    size, x = (54, 36) if card[0] == "T" else (60, 31)
    return symbol(f"cell-{card}", written(card, figures(card, x, 55, size, 0.08) + suit(card, 68, 68, 46)))


def mini(card: str) -> str:
    """A discard, a word in the log. A jack carries its sign."""
    body = paper(30, 42, 4) + written(card, figures(card, 15, 20, 20) + suit(card, 15, 31, 15))
    if card[0] == "J":
        body += f'<path d="{sign(card, 25, 7, 3)}" stroke="{tone(card)}" stroke-width="2" stroke-linecap="round"/>'
    return symbol(f"mini-{card}", body, MINI)


def sign(card: str, x: float, y: float, reach: float) -> str:
    """What a jack does: minus with one eye, plus with two."""
    across = f"M{x - reach:g} {y:g}h{2 * reach:g}"
    return across if card in ONE_EYED else f"{across}M{x:g} {y - reach:g}v{2 * reach:g}"


def face(card: str) -> str:
    """The full face: rank and suit in a strip on the left, which is what a fan shows; beside it pips or a picture."""
    small = 18 if card[0] == "T" else 21
    body = paper(64, 90) + written(card, figures(card, 11.5, 22.5, small, 0.1) + suit(card, 11, 33.5, 14))
    if card[0] in "JQK":
        body += f'<g transform="translate(19 7)">{bust(card)}</g>'
    elif card[0] == "A":
        body += inked(tone(card), suit(card, 41, 48, 34))
    else:
        size = 12 if card[0] in "9T" else 14
        body += inked(tone(card), "".join(suit(card, x, y, size) for x, y in PIPS[card[0]]))
    if card[0] == "J":
        stroke = f'stroke="{tone(card)}" stroke-width="3" stroke-linecap="round"'
        body += f'<path d="{sign(card, 11, 50, 5)}" {stroke}/>'
    return symbol(f"face-{card}", body, CARD)


def bust(card: str) -> str:
    """King, queen or jack in a window of 42 x 76."""
    colour = tone(card)
    ground = f'<rect width="42" height="76" rx="4.5" fill="color-mix(in oklch, {colour} 16%, var(--card))"/>'
    if card[0] == "K":
        return ground + king(card, colour)
    if card[0] == "Q":
        return ground + queen(card, colour)
    return ground + (profile(card, colour) if card in ONE_EYED else two_eyed(card, colour))


def robe(colour: str) -> str:
    """Shoulders."""
    d = "M1 76V66C1 56 9 51 21 51S41 56 41 66V71.5A4.5 4.5 0 0 1 36.5 76H5.5A4.5 4.5 0 0 1 1 71.5Z"
    return f'<path d="{d}" fill="{colour}"/>'


def eyes(y: float) -> str:
    """Two of them."""
    return "".join(f'<circle cx="{x}" cy="{y:g}" r="1.7" fill="var(--ink)"/>' for x in (16.5, 25.5))


def badge(card: str, colour: str) -> str:
    """The suit on the chest; a jack's sign instead."""
    plate = '<circle cx="21" cy="65" r="9.5" fill="var(--card)"/>'
    if card[0] != "J":
        return plate + inked(colour, suit(card, 21, 65, 13))
    return plate + f'<path d="{sign(card, 21, 65, 4)}" stroke="{colour}" stroke-width="3" stroke-linecap="round"/>'


SMILE = '<path d="M17.5 43.5c2 2 5 2 7 0" stroke="var(--ink)" stroke-width="1.5" fill="none" stroke-linecap="round"/>'
NECK = '<rect x="17.5" y="44" width="7" height="10" rx="3" fill="var(--skin)"/>'
HEAD = '<ellipse cx="21" cy="36" rx="9.5" ry="11.5" fill="var(--skin)"/>'
GOLD = 'fill="var(--thread)" stroke="var(--thread-deep)" stroke-width="1.2" stroke-linejoin="round"'


def king(card: str, colour: str) -> str:
    """With beard and crown."""
    return (
        robe(colour) + '<path d="M9 27V42C9 53 15 58 21 58S33 53 33 42V27Z" fill="var(--hair)"/>'
        '<path d="M12 25H30V40C30 41 28 42.5 21 42.5S12 41 12 40Z" fill="var(--skin)"/>' + eyes(35.5) + '<path d="M15'
        ' 42.5C17 40 20 40 21 41.5 22 40 25 40 27 42.5" fill="none" stroke="var(--card)" stroke-width="1.7"'
        f' stroke-linecap="round"/><path d="M8 27V9L14.5 17 21 6 27.5 17 34 9V27Z" {GOLD}/>'
        f'<circle cx="21" cy="21.5" r="2.2" fill="{colour}"/>' + badge(card, colour)
    )


def queen(card: str, colour: str) -> str:
    """With long hair and a coronet."""
    jewels = "".join(f'<circle cx="{x}" cy="{y}" r="2" fill="{colour}"/>' for x, y in ((21, 9), (9, 11), (33, 11)))
    return (
        '<path d="M8 36C8 24 13 17 21 17S34 24 34 36V58C34 60 8 60 8 58Z" fill="var(--hair)"/>'
        + robe(colour)
        + NECK
        + HEAD
        + '<path d="M11.5 33C13 26 17 24 21 24S29 26 30.5 33C27 31 25 28 21 28S15 31 11.5 33Z" fill="var(--hair)"/>'
        + eyes(37)
        + SMILE
        + f'<path d="M10 21C13 23.5 29 23.5 32 21L33 11 27 16 21 9 15 16 9 11Z" {GOLD}/>'
        + jewels
        + badge(card, colour)
    )


def cap(path: str, feather: str, colour: str) -> str:
    """A jack's cap with its feather."""
    tint = f"color-mix(in oklch, {colour} 62%, var(--card))"
    return f'<path d="{path}" fill="{tint}"/><path d="{feather}" fill="var(--thread)"/>'


def profile(card: str, colour: str) -> str:
    """A jack that shows one eye: it takes a chip."""
    return (
        robe(colour) + '<path d="M15 22H32C35 30 34 42 31 47L20 48Z" fill="var(--hair)"/><path d="M13 24H27C28 34 28 42'
        " 26 47L25 53H18V48H15.5C13.5 48 13 46.5 13.2 45L13 42.5 10 41C9.3 40.6 9.5 40 10 39.3L12.5 34Z"
        '" fill="var(--skin)"/><circle cx="16.5" cy="34.5" r="1.9" fill="var(--ink)"/>'
        + cap(
            "M10 25C8 15 16 11 24 12 33 13 37 19 35 26 27 23 18 23 10 25Z",
            "M31 15C34 6 38 5 41 5 40 11 37 15 33 18Z",
            colour,
        )
        + badge(card, colour)
    )


def two_eyed(card: str, colour: str) -> str:
    """A jack that shows both: a chip goes anywhere."""
    return (
        robe(colour)
        + '<path d="M10 24H32V44C32 47 10 47 10 44Z" fill="var(--hair)"/>'
        + NECK
        + HEAD
        + eyes(35.5)
        + SMILE
        + cap(
            "M9 27C6 16 14 11 22 11 31 11 36 17 33 27 26 23.5 16 23.5 9 27Z",
            "M29 14C31 6 36 4 40 4 39 10 36 14 32 17Z",
            colour,
        )
        + badge(card, colour)
    )
