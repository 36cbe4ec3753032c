"""The status of permanents, and what they do in combat (CR 110.5, 506.4, 508, 509)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Ref
from manafold.rules.terms import is_player
from manafold.rules.transforming import is_transformed

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Tapped(Filter):
    """Is tapped (CR 110.5)."""

    tag: ClassVar[str] = "tapped"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("tapped", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and c.state.object(entity).tapped


@dataclass(frozen=True)
class Untapped(Filter):
    """Is untapped (CR 110.5)."""

    tag: ClassVar[str] = "untapped"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("untapped", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and not c.state.object(entity).tapped


@dataclass(frozen=True)
class Transformed(Filter):
    """Is a double-faced permanent with its back face up (CR 701.27g)."""

    tag: ClassVar[str] = "transformed"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("transformed", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and is_transformed(c.state.object(entity))


@dataclass(frozen=True)
class Attacking(Filter):
    """Is an attacking creature (CR 508.1k)."""

    tag: ClassVar[str] = "attacking"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("attacking", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return c.state.combat is not None and entity in c.state.combat.attacks


@dataclass(frozen=True)
class AttackingThem(Filter):
    """Is attacking one of these players themselves, and not their planeswalkers or battles (CR 508.1b)."""

    whom: Ref

    tag: ClassVar[str] = "attacking them"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("attacking {whom:plain}", form="after"),
        Phrase("that <is> attacking {whom:plain}", form="after", read_only=True),
    )

    def matches(self, entity: int, c: Context) -> bool:
        attack = None if c.state.combat is None else c.state.combat.attacks.get(entity)
        return attack is not None and attack.defender in self.whom.entities(c)


@dataclass(frozen=True)
class Blocking(Filter):
    """Is a blocking creature (CR 509.1g)."""

    tag: ClassVar[str] = "blocking"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("blocking", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return c.state.combat is not None and entity in c.state.combat.blocks
