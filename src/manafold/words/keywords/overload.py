"""Overload (CR 702.96)."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Keyword, Way
from manafold.model.phrase import Phrases
from manafold.model.tree import transform
from manafold.model.words import Cost, Effect, Script, TargetSpec, Word
from manafold.words.keywords.casting import way
from manafold.words.keywords.saying import at_cost
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.pointing import Targeted


def without_targets(script: Script) -> Script:
    """The script with "each" in the place of "target" (CR 702.96a)."""
    effects = tuple([each_of(effect, script.targets) for effect in script.effects])
    return dataclasses.replace(script, targets=(), effects=effects)


def each_of(effect: Effect, targets: tuple[TargetSpec, ...]) -> Effect:
    """The effect on everything that could be a target."""

    def change(word: Word) -> Word:
        return Each(targets[word.index].what) if isinstance(word, Targeted) else word

    changed = transform(effect, change)
    assert isinstance(changed, Effect)
    return changed


@dataclass(frozen=True)
class Overload(Keyword):
    """May be cast for this cost; then "target" in its text is "each" (CR 702.96)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "overload"
    phrases: ClassVar[Phrases] = at_cost("overload")

    def ways(self) -> tuple[Way, ...]:
        return (way("overload", self.cost),)

    def announced(self, script: Script, paid: Mapping[str, int]) -> Script:
        return without_targets(script) if paid.get("overload") else script
