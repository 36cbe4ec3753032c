"""The alternative characteristics of prototype cards, as a second face (CR 718.2)."""

from __future__ import annotations

import dataclasses

from manafold.model.card import CardFace
from manafold.words.keywords.prototype import Prototype


def with_prototype(face: CardFace) -> tuple[CardFace, ...]:
    """The face, and behind it what the card is if it is prototyped, if it can be (718.3b)."""
    found = [ability for ability in face.abilities if isinstance(ability, Prototype)]
    return (face, *[prototyped(face, each) for each in found[:1]])


def prototyped(face: CardFace, prototype: Prototype) -> CardFace:
    """The same face with the mana cost, the colors and the size of the inset frame (718.3b)."""
    return dataclasses.replace(
        face, mana_cost=prototype.mana, power=prototype.power, toughness=prototype.toughness
    )
