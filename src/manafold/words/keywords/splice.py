"""Splice (CR 702.47)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Extra, Keyword, Splicing
from manafold.model.phrase import Phrases
from manafold.model.words import Cost, Filter
from manafold.rules.additional_costs import settled


@dataclass(frozen=True)
class Splice(Keyword):
    """From hand its text may be added to a spell that fits, for an additional cost (CR 702.47a)."""

    onto: Filter
    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "splice"
    phrases: ClassVar[Phrases] = (
        "splice onto {onto} {cost:list comma symbols}",
        "splice onto {onto}—{cost:list comma}.",
    )

    def splices(self) -> tuple[Splicing, ...]:
        return (Splicing(self.onto, settled(Extra("splice"), self.cost)),)
