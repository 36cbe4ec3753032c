"""Where on the disk the user's cards are."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import platformdirs

HOME: Final = "MANAFOLD_HOME"
"""The environment variable with the directory that takes the place of the usual ones."""


def user_store() -> Path:
    """The file with the cards that the user has imported."""
    home = os.environ.get(HOME)
    return (Path(home) if home else platformdirs.user_data_path("manafold", appauthor=False)) / "cards.sqlite"


def cache() -> Path:
    """The directory for what can be made again."""
    home = os.environ.get(HOME)
    return Path(home) / "cache" if home else platformdirs.user_cache_path("manafold", appauthor=False)
