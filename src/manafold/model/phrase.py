"""How a word is written in Oracle text: data only; `grammar/` reads and prints with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Phrase:
    """One way to write a word.

    `template` is the phrase in the template language of `grammar/template.py`
    (for instance ``"{who} <draw> {amount:cards}"``). `sets` gives fields that the template does not
    mention the value they have when this phrase is read; the phrase prints a word only if its fields
    have these values. `form` names the form of the category that this phrase belongs to ("" is the plain one).
    `read_only` phrases (old wordings) are read but never printed.
    """

    template: str
    sets: Mapping[str, object] = field(default_factory=dict)
    form: str = ""
    read_only: bool = False


Phrases = tuple[str | Phrase, ...]
"""The phrases of one word: the first that fits is printed, all are read."""
