"""How keyword abilities are written that are called by one name."""

from __future__ import annotations

from manafold.model.phrase import Phrase, Phrases


def called(name: str) -> Phrases:
    """The phrases of a keyword: in a list of keywords, and in a description ("with flying")."""
    return (name, Phrase(name, form="name"))
