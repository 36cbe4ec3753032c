"""The party of a player (CR 700.8)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Layer, Value
from manafold.rules.matching import CANNOT, cheapest

if TYPE_CHECKING:
    from manafold.rules.context import Context

MEMBERS = ("Cleric", "Rogue", "Warrior", "Wizard")


def party_size(c: Context) -> int:
    """How many creatures are in your party: each for one type, as many as can be (CR 700.8a-b)."""
    state = c.state
    types = [
        state.characteristics(id).subtypes
        for id in state.battlefield
        if state.objects[id].controller == c.controller and "creature" in state.characteristics(id).types
    ]
    for size in range(len(MEMBERS), 0, -1):
        for some in combinations(MEMBERS, size):
            if cheapest([[0 if member in each else CANNOT for each in types] for member in some]) is not None:
                return size
    return 0


@dataclass(frozen=True)
class PartySize(Value):
    """How many creatures are in your party (CR 700.8a)."""

    tag: ClassVar[str] = "party size"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL, Layer.TYPE))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        "the number of creatures in your party",
        Phrase("creature in your party", form="each"),
    )

    def of(self, c: Context) -> int:
        return party_size(c)


@dataclass(frozen=True)
class FullParty(Condition):
    """You have a full party: four creatures are in it (CR 700.8c)."""

    tag: ClassVar[str] = "full party"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL, Layer.TYPE))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("you have a full party",)

    def holds(self, c: Context) -> bool:
        return party_size(c) == len(MEMBERS)
