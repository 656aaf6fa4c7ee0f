"""Where compiled rules are kept: a kernel's folder is whole or not there, and is of these very rules."""

import ast
import os
import sys
import tempfile
import time
from importlib.util import resolve_name
from pathlib import Path
from types import ModuleType

import pytest

from filotto.games import compiling
from filotto.games.compiling import keeping, made_of, making
from filotto.games.lines import rules as lines
from filotto.games.sequentia import overlay, shift, stack

KERNELS = [lines, shift, stack, overlay]


def imports(path: Path, package: str) -> set[str]:
    """Everything that a file's own imports name, read by Python's own parser."""
    found: set[str] = set()
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ImportFrom):
            module = resolve_name("." * node.level + (node.module or ""), package)
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


@pytest.mark.parametrize("rules", KERNELS, ids=lambda rules: rules.__name__)
def test_a_kernel_is_made_of_all_that_its_files_import(rules: ModuleType) -> None:
    files = made_of.sources(rules)
    ours = {m.__file__: m for m in sys.modules.values() if (m.__name__ or "").startswith("filotto.")}
    for path in set(files) - set(made_of.ALWAYS):
        package = ours[str(path)].__package__ or ""
        wanted = {sys.modules[name] for name in imports(path, package) if name in sys.modules}
        assert {str(m.__file__) for m in wanted if m in ours.values()} <= set(map(str, files))


@pytest.mark.parametrize("rules", KERNELS, ids=lambda rules: rules.__name__)
def test_an_edit_of_what_people_see_costs_no_compile(rules: ModuleType) -> None:
    names = {path.name for path in made_of.sources(rules)}
    assert {"bits.py", "playout.py", "compiled.py", "tables.py", Path(str(rules.__file__)).name} <= names
    assert names.isdisjoint({"game.py", "view.py", "position.py", "actions.py", "contract.py", "kernel.py"})


def test_an_import_over_several_lines_is_read_whole() -> None:
    text = "from .one import (\n    a,\n    b as c,\n)\nfrom . import two, three\nimport filotto.four\n"
    wanted = {"p.one", "p.one.a", "p.one.b", "p.two", "p.three", "filotto.four"}
    assert wanted <= made_of.imported(text, "p")


def test_each_kernel_has_a_folder_of_its_own() -> None:
    assert len({str(compiling.place(rules)) for rules in KERNELS}) == len(KERNELS)


def sealed(folder: Path, *texts: str) -> Path:
    made = folder / "part" / "made"
    (made / "deep").mkdir(parents=True)
    for number, text in enumerate(texts):
        (made / "deep" / f"{number}.nbc").write_text(text)
    return made


def test_what_was_kept_is_whole(tmp_path: Path) -> None:
    kernel = tmp_path / "kernel"
    keeping.keep(sealed(tmp_path, "one", "two"), kernel)
    assert keeping.is_whole(kernel)
    (kernel / "deep" / "more.nbi").write_text("another entry, compiled later")
    assert keeping.is_whole(kernel)


def test_what_was_never_finished_is_not_whole(tmp_path: Path) -> None:
    assert not keeping.is_whole(tmp_path / "nothing")
    assert not keeping.is_whole(sealed(tmp_path, "one"))


def harm(damage: str, file: Path, seal: Path) -> None:
    match damage:
        case "cut":
            file.write_text("on")
        case "gone":
            file.unlink()
        case "empty seal":
            seal.write_text("")
        case "strange seal":
            seal.write_bytes(b"\xff\0")


@pytest.mark.parametrize("damage", ["cut", "gone", "empty seal", "strange seal"])
def test_what_a_disk_lost_is_not_whole_and_is_made_again(tmp_path: Path, damage: str) -> None:
    kernel = tmp_path / "kernel"
    keeping.keep(sealed(tmp_path / "a", "one", "two"), kernel)
    file, seal = kernel / "deep" / "0.nbc", kernel / keeping.SEAL
    harm(damage, file, seal)
    assert not keeping.is_whole(kernel)
    keeping.keep(sealed(tmp_path / "b", "three"), kernel)
    assert keeping.is_whole(kernel)
    assert file.read_text() == "three"


def test_of_two_compilers_the_quicker_one_is_kept(tmp_path: Path) -> None:
    kernel = tmp_path / "kernel"
    keeping.keep(sealed(tmp_path / "a", "one"), kernel)
    keeping.keep(sealed(tmp_path / "b", "two"), kernel)
    assert (kernel / "deep" / "0.nbc").read_text() == "one"


def test_what_was_given_up_and_code_of_old_rules_are_cleared_away(tmp_path: Path) -> None:
    ages = {"x.part": 2 * 3600, "y.part": 60, "rules-1": 31 * 86400, "rules-2": 86400, "rules-3": 0, "other-1": 10**8}
    for name, age in ages.items():
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (time.time() - age,) * 2)
    keeping.tidy(tmp_path / "rules-3")
    assert {path.name for path in tmp_path.iterdir()} == {"y.part", "rules-2", "rules-3", "other-1"}


@pytest.mark.parametrize(
    ("system", "env", "wanted"),
    [
        ("linux", {"FILOTTO_CACHE": "/a/b", "XDG_CACHE_HOME": "/x"}, "/a/b"),
        ("linux", {"XDG_CACHE_HOME": "/x"}, "/x/filotto"),
        ("linux", {"HOME": "/h"}, "/h/.cache/filotto"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Caches/filotto"),
        ("win32", {"LOCALAPPDATA": "/l"}, "/l/filotto/cache"),
    ],
)
def test_the_folder_is_the_persons_choice_or_the_systems(
    monkeypatch: pytest.MonkeyPatch, system: str, env: dict[str, str], wanted: str
) -> None:
    for name in ("FILOTTO_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", system)
    assert keeping.base() == Path(wanted)


def test_where_nothing_lasts_there_is_a_folder_for_this_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FILOTTO_CACHE", "/dev/null/nowhere")
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    assert keeping.lasting.__wrapped__() is None
    monkeypatch.setattr(keeping, "lasting", lambda: None)
    monkeypatch.setattr(tempfile, "tempdir", None)
    place = keeping.folder.__wrapped__()
    assert place is not None
    assert tmp_path in place.parents


def test_where_not_even_that_can_be_written_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "lasting", lambda: None)
    monkeypatch.setattr(tempfile, "tempdir", "/dev/null")
    assert keeping.folder.__wrapped__() is None


def test_who_wants_plain_python_only_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FILOTTO_COMPILE", "off")
    assert not compiling.available()


def test_a_machine_without_numba_plays_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FILOTTO_COMPILE", raising=False)
    monkeypatch.setattr(making, "find_spec", lambda name: None)
    assert not compiling.available()
