"""A word is a set: bit i says whether card, cell or line i is in it.

Words stay below 2**63 and signed, so the same lines mean the same in plain Python and compiled. These are the plain
forms; `compiled` gives the processor's own instructions for them.
"""


def bit_count(word: int) -> int:
    """How many are in the set."""
    return int(word).bit_count()


def lowest(word: int) -> int:
    """The number of the first in the set (the set is not empty)."""
    return bit_count((word & -word) - 1)


def nth(word: int, k: int) -> int:
    """The number of the k-th in the set, from 0 (there are more than k)."""
    place = 0
    for width in (32, 16, 8, 4, 2, 1):
        n = bit_count((word >> place) & ((1 << width) - 1))
        if k >= n:
            k -= n
            place += width
    return place


def just(word: int, k: int) -> int:
    """The set of the k-th alone."""
    return 1 << nth(word, k)


def members(word: int) -> list[int]:
    """The numbers in the set, in order. For the typed side of a game; kernels do without lists."""
    rest, found = int(word), []
    while rest:
        found.append((rest & -rest).bit_length() - 1)
        rest &= rest - 1
    return found
