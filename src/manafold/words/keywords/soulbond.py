"""Soulbond: creatures in pairs (CR 702.95)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import Ability, Keyword, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import NO_LAYER, Condition, Effect, Filter, Ref, Script
from manafold.rules import continuous
from manafold.rules.choosing import choose_some
from manafold.rules.restrictions import ObjectRule
from manafold.rules.terms import NOTHING, is_player
from manafold.words.durations.lasting import AsLongAs
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf
from manafold.words.filters.pointed import Other
from manafold.words.keywords.building import CREATURE, THIS
from manafold.words.refs.plain import You
from manafold.words.refs.pointing import Triggering
from manafold.words.triggers.zone_changes import Enters

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.state import State

PAIR = "pair"
"""The name under which the two creatures of a pair stand in the effect that makes them one."""


@dataclass(frozen=True)
class Paired(ObjectRule):
    """Is paired with the other creature of which the same effect says this (CR 702.95b)."""


def partner(state: State, id: int) -> int:
    """The creature that the creature is paired with (702.95b), -1 if it is unpaired."""
    for effect in state.effects:
        if effect.affected is not None and id in effect.affected and Paired() in effect.does:
            return next(other for other in effect.affected if other != id)
    return NOTHING


def is_free(state: State, id: int, player: int) -> bool:
    """Whether it is an unpaired creature on the battlefield under the control of the player (702.95a, 702.95c)."""
    object = state.objects.get(id)
    return (
        object is not None
        and object.zone == "battlefield"
        and object.controller == player
        and "creature" in state.characteristics(id).types
        and partner(state, id) == NOTHING
    )


@dataclass(frozen=True)
class PairLasts(Condition):
    """The two creatures of the pair are creatures on the battlefield under the control of the same player still
    (CR 702.95e)."""

    def holds(self, c: Context) -> bool:
        found = [c.state.objects.get(id) for id in c.named[PAIR]]
        return all(
            [
                each is not None
                and each.zone == "battlefield"
                and each.controller == c.controller
                and "creature" in c.state.characteristics(each.id).types
                for each in found
            ]
        )


@dataclass(frozen=True)
class CanPair(Condition):
    """You control the source and what entered, or another creature if that is `any_other`, both unpaired
    (CR 702.95a)."""

    any_other: bool

    def holds(self, c: Context) -> bool:
        return is_free(c.state, c.source, c.controller) and bool(partners(self.any_other, c))


def partners(any_other: bool, c: Context) -> list[int]:
    """The creatures that the source can be paired with: what entered, or any other."""
    possible = c.state.battlefield if any_other else Triggering("new").entities(c)
    return [id for id in possible if id != c.source and is_free(c.state, id, c.controller)]


@dataclass(frozen=True)
class MayPair(Effect):
    """You may pair the source with what entered, or with any other unpaired creature you control (CR 702.95a)."""

    any_other: bool

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        able = partners(self.any_other, c) if is_free(state, c.source, c.controller) else []
        chosen = yield from choose_some(state, c.controller, able, 0, 1, "permanent", "pair", c.source)
        for id in chosen:
            c.named[PAIR] = (c.source, id)
            continuous.add_effect(state, c, (Paired(),), AsLongAs(PairLasts()), (c.source, id))


@dataclass(frozen=True)
class Soulbond(Keyword):
    """It, or another creature of yours that enters later, may be paired with one of them (CR 702.95)."""

    tag: ClassVar[str] = "soulbond"
    phrases: ClassVar[Phrases] = ("soulbond",)

    def expand(self) -> tuple[Ability, ...]:
        other = AllOf((Other(), CREATURE, ControlledBy(You())))
        return (
            TriggeredAbility(Enters(THIS), Script(effects=(MayPair(True),)), CanPair(True)),
            TriggeredAbility(Enters(other), Script(effects=(MayPair(False),)), CanPair(False)),
        )


@dataclass(frozen=True)
class IsPaired(Condition):
    """What is pointed at is paired with another creature (CR 702.95b)."""

    what: Ref

    tag: ClassVar[str] = "is paired"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{what:plain} <is> paired with another creature",)

    def holds(self, c: Context) -> bool:
        found = self.what.entities(c)
        return bool(found) and all([partner(c.state, id) != NOTHING for id in found])


@dataclass(frozen=True)
class InPair(Filter):
    """Is the source or the creature that it is paired with, as a text says behind "as long as this creature is paired
    with another creature" (CR 702.95b)."""

    said: Literal["both creatures", "each of those creatures"]

    tag: ClassVar[str] = "in pair"
    reads: ClassVar[frozenset[int]] = NO_LAYER

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and entity in self.candidates(c)

    def candidates(self, c: Context) -> Sequence[int]:
        other = partner(c.state, c.source)
        return (c.source,) if other == NOTHING else (c.source, other)
