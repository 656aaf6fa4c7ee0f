"""Count anew what the files of counts say, and write it into them.

python -m tests.counts.writing tests/counts/*.txt
"""

import sys
from pathlib import Path

from filotto.testing.counts import count_ways
from tests.counts.reading import DEPTH, counted

DEEPEST, MOST = 5, 40_000  # ways: what is worth the time


def written(game: str, block: str) -> str:
    """A position with its counts."""
    lines = [line for line in block.split("\n") if not DEPTH.fullmatch(line)]
    at = counted(game, lines).record().position
    ways = [1, count_ways(at, 1)]
    while len(ways) <= 2 or (len(ways) <= DEEPEST and ways[-1] * ways[-1] // ways[-2] <= MOST):
        ways.append(count_ways(at, len(ways)))
    return "\n".join([*lines, *(f"depth {depth}: {count}" for depth, count in enumerate(ways) if depth)])


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        prose, *blocks = path.read_text(encoding="utf-8").strip().split("\n\n")
        blocks = [written(path.stem, block) for block in blocks]
        path.write_text("\n\n".join([prose, *blocks]) + "\n", encoding="utf-8")
