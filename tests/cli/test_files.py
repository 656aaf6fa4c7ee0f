"""A save is whole or not there, and nothing is overwritten unless it is asked for."""

import os
from pathlib import Path

import pytest

from filotto.cli import files
from filotto.cli.errors import InFile
from tests.cli.kit import Shell


def test_a_file_that_is_there_stays(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("old")
    with pytest.raises(FileExistsError):
        files.save(file, "new")
    assert file.read_text() == "old"
    files.save(file, "new", replace=True)
    assert file.read_text() == "new"
    assert list(tmp_path.iterdir()) == [file]


def test_a_name_taken_while_we_write_stays_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    fsync = os.fsync

    def taken(handle: int) -> None:
        fsync(handle)
        file.write_text("theirs")

    monkeypatch.setattr(os, "fsync", taken)
    with pytest.raises(FileExistsError):
        files.save(file, "ours")
    assert file.read_text() == "theirs"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("replace", [True, False])
def test_a_save_that_breaks_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, replace: bool
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "game.json"
    file.write_text("old")
    target = file if replace else tmp_path / "other.json"
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space") as error:
        files.save(target, "new", replace=replace)
    assert error.value.filename == str(target)
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_where_there_are_no_links_a_file_is_renamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(path: Path, target: Path) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(Path, "hardlink_to", no_links)
    files.save(tmp_path / "game.json", "text")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_what_cannot_be_kept_here_is_kept_with_the_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save, here = files.save, tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def only_there(name: Path, text: str) -> None:
        if name.parent == here:
            raise PermissionError(13, "Permission denied", str(name))
        save(name, text)

    monkeypatch.setattr(files, "save", only_there)
    kept = files.keep_somewhere("kids", "text")
    assert kept.parent == tmp_path / "data" / "filotto"
    assert kept.read_text() == "text"


def test_a_free_name_is_found_again_and_again(tmp_path: Path) -> None:
    names = set()
    for _ in range(3):
        path = files.free_name(tmp_path, "kids")
        path.touch()
        names.add(path.name)
    assert len(names) == 3


def test_a_file_too_large_to_be_ours_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "large"
    with file.open("wb") as opened:
        opened.truncate(files.LARGEST + 1)
    with pytest.raises(InFile):
        files.read_bytes(str(file))


@pytest.mark.parametrize("name", ["no/such/folder/game.json", "/dev/null/game.json", ".", "a\0b"])
def test_a_folder_that_cannot_be_written_loses_nothing(shell: Shell, name: str) -> None:
    done = shell("play", "shift", "--seed", "1", typed=f"save {name}\nsave good.json\nquit\n")
    assert done.status == 0
    assert "Traceback" not in done.out + done.err
    assert [path.name for path in shell.files()] == ["good.json"]
