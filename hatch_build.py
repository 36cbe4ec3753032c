"""What is done when the package is built: its cards are put into the form in which they are looked up."""

from __future__ import annotations

import importlib.util
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LIBRARY = Path("src", "manafold", "library")


class CardsHook(BuildHookInterface):
    """Puts a store of the built-in cards into a wheel. An editable install reads the text in the source tree."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version != "standard":
            return
        root = Path(self.root)
        self._made = tempfile.TemporaryDirectory()
        store = Path(self._made.name) / "cards.sqlite"
        _table(root).compile_text(root / LIBRARY / "data" / "cards.jsonl", store)
        build_data["force_include"][str(store)] = "manafold/library/data/cards.sqlite"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.target_name == "wheel" and version == "standard":
            self._made.cleanup()


def _table(root: Path) -> ModuleType:
    """The module with the form of stores, from the source tree: the package and what it needs may not be installed."""
    spec = importlib.util.spec_from_file_location("table", root / LIBRARY / "table.py")
    if spec is None or spec.loader is None:
        raise FileNotFoundError(root / LIBRARY / "table.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
