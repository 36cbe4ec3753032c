"""How an object calls itself, by its type line."""

from __future__ import annotations

from manafold.grammar.tokens import SELF
from manafold.model.typeline import TypeLine

_BY_SUBTYPE = ("Aura", "Equipment", "Vehicle", "Saga", "Class", "Case", "Room", "Siege", "Spacecraft", "Fortification")
_BY_TYPE = ("creature", "land", "artifact", "enchantment", "battle")


def own_noun(line: TypeLine) -> str:
    """The usual mention of the source: "this creature"; its name if it is legendary, an instant or a sorcery."""
    if not line.is_permanent or "legendary" in line.supertypes or "planeswalker" in line.types:
        return SELF
    for subtype in _BY_SUBTYPE:
        if subtype in line.subtypes and not (subtype == "Vehicle" and "creature" in line.types):
            return f"this {subtype}"
    return next((f"this {each}" for each in _BY_TYPE if each in line.types), SELF)


def own_nouns(line: TypeLine) -> frozenset[str]:
    """The nouns that the source may be called by with "that"; "it" is always one."""
    return frozenset((*line.types, *(each.lower() for each in line.subtypes), "permanent", "card"))
