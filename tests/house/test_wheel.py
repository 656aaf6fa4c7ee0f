"""What is built is what is tested."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest


@pytest.mark.slow
def test_the_wheel_holds_the_very_files_of_the_tree(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, check=True, capture_output=True)
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        built = {name: wheel.read(name) for name in wheel.namelist() if name.startswith("filotto/")}
    files = [file for file in Path("src/filotto").rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert built == {str(file.relative_to("src")): file.read_bytes() for file in files}
