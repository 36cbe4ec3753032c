"""Sources of damage (CR 120.7, 609.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter
from manafold.rules.damage_sources import is_from
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class DamageSource(Filter):
    """A source of damage, whatever kind of object it is (CR 109.1, 609.7)."""

    tag: ClassVar[str] = "damage source"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("<source:noun>", form="head"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity)


@dataclass(frozen=True)
class IsChosenSource(Filter):
    """Is the source of damage that an effect knows under this name, or what that spell has become (CR 609.7a).

    No card says it, so that it is no word of the vocabulary.
    """

    name: str

    reads: ClassVar[frozenset[int]] = NO_LAYER

    def matches(self, entity: int, c: Context) -> bool:
        return is_from(c.state, entity, c.named.get(self.name, ()))
