"""Numbers: equations as sums to be done, plus and minus on slate, and the number of a cell."""

import re

from .shapes import CARD, MINI, paper, symbol

SIGNS = {"plus": "M32 33v24M20 45h24", "minus": "M20 45h24"}


def sheet(equations: tuple[str, ...]) -> str:
    """The cards of these equations, and the two that do something."""
    made = [face(equation) + mini(equation) for equation in equations]
    return "".join([*made, *(special(name) + special_mini(name) for name in SIGNS)])


def parts(equation: str) -> tuple[str, str, str]:
    """34+29 as 34, + and 29."""
    found = re.fullmatch(r"(\d+)([+-])(\d+)", equation)
    assert found, equation
    first, operation, second = found.groups()
    return first, "−" if operation == "-" else "+", second


def face(equation: str) -> str:
    """Written one under the other, with a line to put the answer under."""
    first, operation, second = parts(equation)
    ground = "var(--group-1)" if operation == "+" else "var(--group-4)"
    size = 27 if max(len(first), len(second)) < 3 else 21
    return symbol(
        f"face-{equation}",
        paper(64, 90) + f'<rect x="4.5" y="4.5" width="55" height="80" rx="4" fill="{ground}"/>'
        f'<g fill="var(--ink)" class="idx" font-size="{size}" text-anchor="end"><text x="54" y="33">{first}</text>'
        f'<text x="54" y="61">{second}</text><text x="20" y="60" font-size="24">{operation}</text></g>'
        '<path d="M9 69H55" stroke="var(--ink)" stroke-width="2.4" stroke-linecap="round"/>',
        CARD,
    )


def mini(equation: str) -> str:
    """A card in a line of words."""
    first, operation, second = parts(equation)
    return symbol(
        f"mini-{equation}",
        paper(30, 42, 4) + '<g class="idx" font-size="13" text-anchor="end" fill="var(--ink)">'
        f'<text x="26" y="18">{first}</text><text x="26" y="33">{operation}{second}</text></g>',
        MINI,
    )


def special(name: str) -> str:
    """Plus: a chip anywhere. Minus: a chip comes off."""
    return symbol(
        f"face-{name}",
        paper(64, 90) + '<rect x="4.5" y="4.5" width="55" height="80" rx="4" fill="var(--slate)"/>'
        '<circle cx="32" cy="45" r="21" fill="none" stroke="var(--chalk)" stroke-width="3" stroke-dasharray="9 5"/>'
        f'<path d="{SIGNS[name]}" stroke="var(--thread)" stroke-width="6.5" stroke-linecap="round"/>',
        CARD,
    )


def special_mini(name: str) -> str:
    """Plus and minus in a line of words."""
    return symbol(
        f"mini-{name}",
        paper(30, 42, 4) + '<rect x="2.5" y="2.5" width="25" height="37" rx="3" fill="var(--slate)"/><g transform="'
        f'translate(-1 -1.5) scale(.5)"><path d="{SIGNS[name]}" stroke="var(--thread)" stroke-width="7"'
        ' stroke-linecap="round"/></g>',
        MINI,
    )
