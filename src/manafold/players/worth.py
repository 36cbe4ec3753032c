"""What things are worth, in a unit in which a card in hand is worth a bit more than one. Nothing here knows a card."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from manafold.rules.restrictions import CombatRule

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

WON: Final = 10_000.0
"""What a game that is won is worth."""

HAND_CARD: Final = 1.2
"""A card in hand; each further card is worth a bit less, see `HAND_FALL`."""

HAND_FALL: Final = 0.94

PER_POWER: Final[dict[str, float]] = {
    "flying": 0.35,
    "double strike": 0.8,
    "first strike": 0.25,
    "trample": 0.15,
    "menace": 0.25,
    "lifelink": 0.4,
    "infect": 0.4,
}
"""What keywords add to a creature for each point of its power."""

PER_CREATURE: Final[dict[str, float]] = {
    "flying": 0.2,
    "deathtouch": 1.0,
    "vigilance": 0.3,
    "haste": 0.1,
    "reach": 0.2,
    "hexproof": 0.6,
    "shroud": 0.4,
    "indestructible": 1.5,
    "ward": 0.3,
    "protection": 0.5,
}
"""What keywords add to any creature."""


def life(total: int) -> float:
    """What a life total is worth: the first points more than the last ones. Not to be alive is worth very little."""
    return 5.0 * log(1.0 + total / 4.0) - 30.0 / (total + 3.0) if total > 0 else 5.0 * total - WON / 10.0


def creature(power: int, toughness: int, keywords: frozenset[str]) -> float:
    """What a creature on the battlefield is worth by its numbers and keywords."""
    force = max(0, power)
    found = 0.5 + 0.4 * max(0, toughness)
    if "defender" not in keywords:
        found += 0.8 * force
        for keyword in keywords:
            found += PER_POWER.get(keyword, 0.0) * force
    for keyword in keywords:
        found += PER_CREATURE.get(keyword, 0.0)
    return found


def permanent(state: State, object: GameObject, what: Characteristics) -> float:
    """What a permanent is worth to its controller."""
    types = what.types
    if "creature" in types:
        found = creature(what.power or 0, what.toughness or 0, what.keywords)
        if what.rules:
            found *= restricted(state, object, what)
        return found + 0.3 * abilities(what)
    if "planeswalker" in types:
        return 1.0 + 0.8 * object.counters.get("loyalty", 0)
    if "land" in types:
        return 0.3 * abilities(what)
    if "Aura" in what.subtypes:
        return 0.1  # what it does shows in what it is attached to
    return 0.6 + 0.3 * what.mana_value + 0.3 * abilities(what)


def abilities(what: Characteristics) -> int:
    """How many abilities beside keywords and mana abilities there are."""
    found = what.abilities
    others = len(found.activated) + len(found.triggered) + len(found.statics)
    return others if "land" in what.types else others + 2 * len(found.mana)


def restricted(state: State, object: GameObject, what: Characteristics) -> float:
    """The part of its worth that is left to a creature that perhaps can't attack or can't block."""
    attacks = blocks = True
    for rule, c in what.rules:
        if isinstance(rule, CombatRule) and not rule.general:
            opponents = state.opponents(object.controller)
            attacks = attacks and not all(rule.forbids_attack(object.id, each, c) for each in opponents)
            blocks = blocks and not rule.forbids_blocking(object.id, object.id, c)
    return 1.0 - 0.5 * (not attacks) - 0.35 * (not blocks)
