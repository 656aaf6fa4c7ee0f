"""docs/figures.md: what a million random games of every table come to. Run it after a change of rules:

python tools/bench/figures.py [GAMES]
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from filotto.games import catalog
from filotto.games.contract import Facts

PAGE = Path(__file__).parents[2] / "docs" / "figures.md"
MILLION = 1_000_000
SEED = 1
HEAD = """# A million random games

What comes of each table when everybody plays at random: who wins, how long a game is, how it ends. With good players
the figures are others; these show what the order of play and the rules alone give. Each row was made by

    filotto simulate GAME OPTIONS --games {games} --seed {seed}

with the game and the options of the row, and comes out the same on every machine ([simulate.md](simulate.md) says what
the figures mean). The shares of wins, of draws (nobody) and of wins together are parts of a hundred, true to about a
tenth; the length is the mean. The page is made by `tools/bench/figures.py`.
"""
COLUMNS = "| options | first seat | all sides | nobody | together | {counted} | how they ended |\n"
RULE = "|---|--:|---|--:|--:|--:|---|\n"


def tables(facts: Facts) -> list[tuple[int, int]]:
    """Every number of players, with every number of sides."""
    return [(players, sides) for players in facts.players for sides in facts.sides[players]]


def options(players: int, sides: int) -> str:
    """How a table is asked for."""
    return f"--players {players}" + (f" --teams {sides}" if sides < players else "")


def figures(game: str, asked: str, games: int) -> dict[str, Any]:
    """What the program says."""
    command = [sys.executable, "-m", "filotto", "simulate", game, *asked.split()]
    done = subprocess.run(
        [*command, "--games", str(games), "--seed", str(SEED), "--json"], capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def row(asked: str, found: dict[str, Any]) -> str:
    """A table's line."""
    games = found["games"]
    sides = [f"{100 * n / games:.1f}" for n in found["wins"]["sides"]]
    rare = [f"{100 * found[key] / games:.3g}" for key in ("draws", "shared")]
    ended = sorted(found["ended"].items(), key=lambda pair: -pair[1])
    ends = ", ".join(f"{why} {n:,}" for why, n in ended)
    cells = [f"`{asked}`", sides[0], " · ".join(sides), *rare, f"{found['mean_plays']:.1f}", ends]
    return f"| {' | '.join(cells)} |"


def section(facts: Facts, games: int) -> str:
    """A game."""
    rows = []
    for players, sides in tables(facts):
        asked = options(players, sides)
        print(facts.name, asked, flush=True)
        rows.append(row(asked, figures(facts.name, asked, games)))
    head = f"\n## {facts.title}\n\n`{facts.name}`, rules version {facts.rules_version}\n\n"
    return head + COLUMNS.format(counted=facts.counted) + RULE + "\n".join(rows) + "\n"


def main(games: int) -> None:
    """The whole page."""
    sections = [section(catalog.game(name).facts, games) for name in catalog.BUILT_IN]
    PAGE.write_text(HEAD.format(games=games, seed=SEED) + "".join(sections), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MILLION)
