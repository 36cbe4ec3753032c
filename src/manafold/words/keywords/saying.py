"""How keyword abilities are written that have a cost."""

from __future__ import annotations

from collections.abc import Mapping

from manafold.model.phrase import Phrase, Phrases


def at_cost(name: str, sets: Mapping[str, object] | None = None) -> Phrases:
    """The phrases of a keyword with the field `cost`: "name {2}", or with a dash if it is not mana alone."""
    fixed = sets or {}
    return (
        Phrase(f"{name} {{cost:list comma symbols}}", sets=fixed),
        Phrase(f"{name}—{{cost:list comma}}.", sets=fixed),
    )
