"""Abilities that the rules themselves give to an object, found among the words by their names."""

from __future__ import annotations

from manafold.model.abilities import Keyword
from manafold.model.vocabulary import Vocabulary

KEYWORD_COUNTERS = frozenset(
    (
        "flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof",
        "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
    )
)  # fmt: skip
"""The keywords that a keyword counter can be (122.1b)."""

_vocabulary: list[Vocabulary] = []
_keywords: dict[str, Keyword] = {}


def speak(vocabulary: Vocabulary) -> None:
    """Take the words for these abilities from `vocabulary` from now on."""
    _vocabulary[:] = [vocabulary]
    _keywords.clear()


def keyword(tag: str) -> Keyword:
    """The keyword ability that is called `tag`, with nothing said beside its name; raises KeyError if there is none."""
    found = _keywords.get(tag)
    if found is None:
        word = _vocabulary[0].find(Keyword, tag) if _vocabulary else None
        if word is None:
            raise KeyError(tag)
        found = word()
        _keywords[tag] = found
    return found
