"""Additional costs that a spell's text asks for (CR 118.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, Extra
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Cost
from manafold.rules.additional_costs import settled

LEAD = "as an additional cost to cast this spell, "


@dataclass(frozen=True)
class AdditionalCost(Ability):
    """"As an additional cost to cast this spell, ...": `cost`, or else `other` if there is one (CR 118.8, 601.2b)."""

    cost: tuple[Cost, ...]
    other: tuple[Cost, ...] = ()
    optional: bool = False

    tag: ClassVar[str] = "additional cost"
    phrases: ClassVar[Phrases] = (
        Phrase(LEAD + "{cost:list and}.", form="sentence"),
        Phrase(LEAD + "{cost:list and} or {other:list and verb}.", form="sentence"),
        Phrase(LEAD + "{cost:list and} or {other:list and}.", form="sentence"),
        Phrase(LEAD + "{cost:list and verb}.", form="sentence"),
        Phrase(LEAD + "you may {cost:list and}.", sets={"optional": True}, form="sentence"),
        Phrase(LEAD + "you may {cost:list and verb}.", sets={"optional": True}, form="sentence"),
    )

    def extras(self) -> tuple[Extra, ...]:
        empty = Extra("additional cost", required=not self.optional)
        if not self.other:
            return (settled(empty, self.cost),)
        return (Extra("additional cost", required=not self.optional, choices=(self.cost, self.other)),)
