"""What of the client is logic has its own tests beside it; types and templates are checked strictly."""

import os
import subprocess

import pytest

from tools.house import client

pytestmark = pytest.mark.slow


def run(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    client.packages(client.ROOT)
    client.draw(client.ROOT)
    command = [str(client.node_program()), script, *arguments]
    environment = client.environment() | {"PATH": f"{client.node_program().parent}{os.pathsep}{os.environ['PATH']}"}
    folder = client.ROOT / "web"
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_the_logic_of_the_client() -> None:
    done = run("node_modules/vitest/vitest.mjs", "run")
    assert done.returncode == 0, done.stdout


def test_types_and_templates() -> None:
    done = run("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")
    assert done.returncode == 0, done.stdout
