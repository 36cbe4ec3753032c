"""The built-in library: every card that ships with the package, all of them read whole.

In the repository it is `data/cards.jsonl`, sorted text with one card a line. An installed package has it in the form
of a store instead. Where the text is, it is the truth: the store for it is made once, in the user's cache.
"""

from __future__ import annotations

import atexit
import hashlib
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from manafold.library import places
from manafold.library.store import CardStore, Library
from manafold.library.table import VERSION, StoreError, compile_text

TEXT: Final = Path(__file__).parent / "data" / "cards.jsonl"
"""The built-in cards as text; absent from an installed package."""

STORE: Final = TEXT.with_suffix(".sqlite")
"""The built-in cards as a store; present in an installed package."""


@cache
def builtin_cards() -> CardStore:
    """The cards that ship with the package."""
    return CardStore(store_of(TEXT) if TEXT.exists() else STORE)


@cache
def all_cards() -> Library:
    """All cards there are: the built-in ones, and those that the user has imported.

    A card that is in both is the built-in one, so that games of built-in cards are the same everywhere.
    """
    return Library((builtin_cards(), CardStore()))


def store_of(text: Path) -> Path:
    """A store of the cards in a file of card lines, made anew if there is none for these very lines."""
    digest = hashlib.blake2b(text.read_bytes(), digest_size=12).hexdigest()
    name = f"cards-{VERSION}-{digest}.sqlite"
    path = places.cache() / name
    if not path.exists():
        try:
            compile_text(text, path)
        except StoreError:  # a cache that cannot be written
            path = Path(_scratch()) / name
            compile_text(text, path)
    return path


def _scratch() -> str:
    directory = tempfile.TemporaryDirectory(prefix="manafold-")
    atexit.register(directory.cleanup)
    return directory.name
