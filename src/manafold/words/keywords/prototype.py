"""Prototype (CR 702.160, 718)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Keyword
from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrases


@dataclass(frozen=True)
class Prototype(Keyword):
    """It may be cast prototyped, with this mana cost, power and toughness (CR 702.160a).

    These are a second face of the card (see `oracle.prototypes`): as a card is cast, one of its faces is chosen.
    """

    mana: ManaCost
    power: int
    toughness: int

    tag: ClassVar[str] = "prototype"
    phrases: ClassVar[Phrases] = ("prototype {mana} — {power}/{toughness}",)
