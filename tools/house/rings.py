"""Run the tests ring by ring, from the fast to the thorough: `rings.py RING … -- PYTEST'S ARGUMENTS`.

Says each ring's name and time. A ring that fails does not keep the next from running. A skipped test counts as a
failure: it shows nothing.
"""

import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

RINGS = {
    "quick": "not slow and not thorough",
    "slow": "slow and not thorough",
    "thorough": "thorough",
}
NO_TESTS = 5


def counted(report: Path) -> Counter[str]:
    suite = ElementTree.parse(report).getroot()[0]
    counts = Counter({word: int(suite.get(word, 0)) for word in ("tests", "failures", "errors", "skipped")})
    failed = counts["failures"] + counts["errors"] + counts["skipped"]
    return Counter(passed=max(counts["tests"] - failed, 0), failed=failed)


def run(ring: str, arguments: list[str], report: Path) -> Counter[str]:
    """One ring's counts. Where pytest itself breaks, that is one failure."""
    command = [sys.executable, "-m", "pytest", "-q", "-m", RINGS[ring], f"--junitxml={report}", *arguments]
    code = subprocess.run(command, check=False).returncode
    if code == NO_TESTS:
        return Counter(passed=0, failed=0)
    counts = counted(report) if report.exists() else Counter[str]()
    if code and not counts["failed"]:
        counts["failed"] = 1
    return counts


def timed(ring: str, arguments: list[str], report: Path) -> Counter[str]:
    print(f"ring {ring}:", flush=True)
    start = time.monotonic()
    counts = run(ring, arguments, report)
    seconds = time.monotonic() - start
    outcome = f"{counts['passed']} passed, {counts['failed']} failed or skipped"
    print(f"ring {ring}: {outcome}, {seconds:.0f} s\n", flush=True)
    return counts


def main(*words: str) -> int:
    cut = words.index("--") if "--" in words else len(words)
    total: Counter[str] = Counter(passed=0, failed=0)
    with TemporaryDirectory() as room:
        for ring in words[:cut]:
            total.update(timed(ring, list(words[cut + 1 :]), Path(room, f"{ring}.xml")))
    # The closing line that a build server reads.
    print(f"{total['passed']} passed, {total['failed']} failed")
    return 1 if total["failed"] or not total["passed"] else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
