"""Names that were not found: which ones may have been meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from typing import Final

from manafold.library.table import search_key
from manafold.model.likeness import distance, is_slip

SUGGESTIONS: Final = 5
"""How many names are suggested at most."""

_NEAR: Final = 0.5
"""The share of pairs of letters that two names must have in common to be compared closely."""

_CLOSE: Final = 0.8
"""How much alike two names must be (see `difflib`), so that one may be the other misspelt."""


def nearest_names(name: str, keys: Iterable[tuple[str, str]]) -> Sequence[str]:
    """The names of cards that begin with `name`, and then those that are close to it, the nearest first.

    `keys` are pairs of a search key and the name of the card that has it.

    >>> nearest_names("grey otetr", [("grey otter", "Grey Otter"), ("tame lynx", "Tame Lynx")])
    ['Grey Otter']
    """
    wanted = search_key(name)
    pairs = [wanted[at : at + 2] for at in range(len(wanted) - 1)]
    near: dict[str, tuple[bool, int, bool, float]] = {}
    for key, found in keys:
        likeness = 2 * sum([pair in key for pair in pairs]) / max(1, len(pairs) + len(key) - 1)
        begins = bool(wanted) and key.startswith(wanted)
        alike = likeness >= _NEAR and SequenceMatcher(None, wanted, key).ratio() >= _CLOSE
        if begins or alike or is_slip(wanted, key):
            rank = (not begins, distance(wanted, key), key != search_key(found), -likeness)
            near[found] = min(rank, near.get(found, rank))
    return sorted(sorted(near), key=lambda each: near[each])[:SUGGESTIONS]
