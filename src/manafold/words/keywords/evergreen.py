"""Keyword abilities that the rules know by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Keyword
from manafold.model.phrase import Phrase, Phrases


@dataclass(frozen=True)
class Flying(Keyword):
    """Can be blocked only by creatures with flying or reach (CR 702.9)."""

    tag: ClassVar[str] = "flying"
    phrases: ClassVar[Phrases] = ("flying", Phrase("flying", form="name"))


@dataclass(frozen=True)
class Trample(Keyword):
    """Excess combat damage goes to what it attacks (CR 702.19)."""

    tag: ClassVar[str] = "trample"
    phrases: ClassVar[Phrases] = ("trample", Phrase("trample", form="name"))
