"""Which Python makes the .venv: tools/house/python.sh on a PATH with stand-ins."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path("tools/house/python.sh").resolve()
BASE = Path(sys.base_prefix, "bin", "python3").resolve()

# The script runs `NAME -I -c PROBE`; a stand-in is a real Python that pretends before it looks.
STAND_IN = '#!/bin/sh\nexec "{python}" -I -c "{pretence}\n$3"\n'
PRETENCE = {
    "good": "",
    "old": "import sys; sys.version_info = (3, 9, 2)",
    "bare": "import sys; sys.modules['ensurepip'] = None",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "a path with spaces"
    folder.mkdir()
    return folder


def put(path: Path, name: str, text: str) -> None:
    (path / name).write_text(text)
    (path / name).chmod(0o755)


def pretend(path: Path, name: str, what: str) -> None:
    put(path, name, STAND_IN.format(python=BASE, pretence=PRETENCE[what]))


def found(path: Path, python: str = "") -> tuple[int, str, str]:
    environment = {"PATH": str(path), "PYTHON": python}
    done = subprocess.run(["/bin/sh", SCRIPT], cwd=path, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.strip(), done.stderr.strip()


def test_python3_is_taken_where_it_will_do(path: Path) -> None:
    pretend(path, "python3", "good")
    code, python, _ = found(path)
    assert code == 0
    assert Path(python).resolve() == BASE


def test_a_newer_one_is_taken_where_python3_is_too_old(path: Path) -> None:
    pretend(path, "python3", "old")
    pretend(path, "python3.12", "good")
    assert found(path)[0] == 0


def test_a_shim_that_only_says_command_not_found_is_passed_over(path: Path) -> None:
    put(path, "python3", "#!/bin/sh\necho 'pyenv: command not found' >&2\nexit 127\n")
    pretend(path, "python3.11", "good")
    code, _, complaint = found(path)
    assert (code, complaint) == (0, "")


def test_one_without_ensurepip_is_passed_over(path: Path) -> None:
    pretend(path, "python3", "bare")
    pretend(path, "python3.12", "good")
    assert found(path)[0] == 0


def test_one_line_says_that_all_are_too_old(path: Path) -> None:
    pretend(path, "python3", "old")
    code, python, complaint = found(path)
    assert (code, python) == (2, "")
    assert len(complaint.splitlines()) == 1
    assert "Python 3.11 or later is needed, and only 3.9 was found" in complaint


def test_one_line_says_that_there_is_none(path: Path) -> None:
    code, python, complaint = found(path)
    assert (code, python) == (2, "")
    assert len(complaint.splitlines()) == 1
    assert "none was found" in complaint


def test_one_line_names_the_package_that_brings_ensurepip(path: Path) -> None:
    pretend(path, "python3", "bare")
    code, _, complaint = found(path)
    assert code == 2
    assert len(complaint.splitlines()) == 1
    assert f"apt install python3.{sys.version_info.minor}-venv" in complaint


def test_the_one_that_is_asked_for_is_taken_or_nothing(path: Path) -> None:
    pretend(path, "python3", "good")
    pretend(path, "mine", "old")
    assert found(path, "mine")[0] == 2
    assert found(path, str(BASE))[0] == 0


def test_the_one_in_the_venv_is_kept(path: Path) -> None:
    (path / ".venv/bin").mkdir(parents=True)
    pretend(path, ".venv/bin/python", "good")
    assert found(path)[0] == 0
