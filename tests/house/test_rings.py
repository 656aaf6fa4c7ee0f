"""The rings: their names, times and counts, and what counts as a failure."""

from pathlib import Path

import pytest

from tools.house import rings

GOOD = "def test_good() -> None: pass\n"
BAD = "def test_bad() -> None: assert False\n"
SKIPPED = "import pytest\n@pytest.mark.skip\ndef test_skipped() -> None: pass\n"
SLOW = "import pytest\n@pytest.mark.slow\ndef test_slow() -> None: pass\n"


def outcome(folder: Path, text: str, capfd: pytest.CaptureFixture[str]) -> tuple[int, str]:
    (folder / "test_it.py").write_text(text)
    code = rings.main("quick", "--", str(folder), "-p", "no:cacheprovider")
    return code, capfd.readouterr().out


def test_a_ring_says_its_name_its_counts_and_its_time(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code, said = outcome(tmp_path, GOOD + SLOW, capfd)
    assert code == 0
    assert "ring quick: 1 passed, 0 failed or skipped, " in said
    assert said.endswith("\n1 passed, 0 failed\n")


def test_a_failure_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code, said = outcome(tmp_path, GOOD + BAD, capfd)
    assert code == 1
    assert said.endswith("\n1 passed, 1 failed\n")


def test_a_skipped_test_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code, said = outcome(tmp_path, GOOD + SKIPPED, capfd)
    assert code == 1
    assert said.endswith("\n1 passed, 1 failed\n")


def test_a_file_that_does_not_load_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert outcome(tmp_path, "import nothing_of_this_name\n", capfd)[0] == 1


def test_no_tests_at_all_is_no_success(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code, said = outcome(tmp_path, "", capfd)
    assert code == 1
    assert said.endswith("\n0 passed, 0 failed\n")
