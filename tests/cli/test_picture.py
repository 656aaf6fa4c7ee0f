"""The README's picture of the terminal is what the program draws today."""

import runpy
from pathlib import Path


def test_the_picture_is_as_the_program_draws_it() -> None:
    drawn = runpy.run_path("tools/pictures/terminal.py")
    assert drawn["PICTURE"].read_text(encoding="utf-8") == drawn["picture"](drawn["turn"]())


def test_the_readme_shows_it() -> None:
    assert "(docs/pictures/terminal.svg)" in Path("README.md").read_text()
