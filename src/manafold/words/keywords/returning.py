"""Keywords that bring cards back or in: unearth, embalm, eternalize, madness (CR 702)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword, StaticAbility, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Cost, Duration, Effect, Fixed, Layer, Replacement, Script, Static, Trigger
from manafold.rules import continuous, tokens, zones
from manafold.rules.events import Event, ZoneChanged
from manafold.rules.objects import StackItem
from manafold.rules.triggering import delay
from manafold.words.conditions.basic import AsSorcery
from manafold.words.costs.exile import ExileCost
from manafold.words.effects.exile import Exile
from manafold.words.keywords.building import THIS
from manafold.words.keywords.casting import way
from manafold.words.keywords.casting_by_effect import may_cast
from manafold.words.keywords.saying import at_cost
from manafold.words.keywords.simple import Haste
from manafold.words.refs.plain import SourceIn, You
from manafold.words.refs.pointing import Named
from manafold.words.statics.abilities import HasAbilities
from manafold.words.statics.kinds import Becomes, Kind
from manafold.words.triggers.delayed import NextStep

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

UNEARTHED = "unearthed"


@dataclass(frozen=True)
class ForGood(Duration):
    """With no end."""


@dataclass(frozen=True)
class ExiledIfLeaving(Replacement):
    """If it would leave the battlefield, it is exiled instead of going anywhere else (CR 702.84a)."""

    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)

    def applies(self, event: Event, c: Context) -> bool:
        assert isinstance(event, ZoneChanged)
        affected = c.named.get("affected", ())
        return event.came_from == "battlefield" and event.to != "exile" and event.old in affected

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, ZoneChanged)
        return (dataclasses.replace(event, to="exile"),)
        yield


@dataclass(frozen=True)
class ReturnForATurn(Effect):
    """The card returns with haste, and is exiled at the next end step or as it leaves (CR 702.84a)."""

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        if c.source not in state.objects or state.objects[c.source].zone != "graveyard":
            return
        new = yield from zones.enter(state, c.source, c.controller, c.cause)
        if new not in state.objects:
            return
        continuous.add_effect(state, c, (HasAbilities((Haste(),)), ExiledIfLeaving()), ForGood(), (new,))
        script = Script(effects=(Exile(who=You(), what=Named(UNEARTHED)),))
        item = StackItem(script, c.source, named={UNEARTHED: (new,)})
        delay(state, TriggeredAbility(NextStep("end step"), script), c.source, c.controller, item)


@dataclass(frozen=True)
class Unearth(Keyword):
    """For a cost it returns from the graveyard for the rest of the turn (CR 702.84)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "unearth"
    phrases: ClassVar[Phrases] = at_cost("unearth")

    def expand(self) -> tuple[Ability, ...]:
        script = Script(effects=(ReturnForATurn(),))
        return (ActivatedAbility(self.cost, script, (AsSorcery(),), "graveyard", label="unearth"),)


@dataclass(frozen=True)
class HasNoManaCost(Static):
    """Has no mana cost (CR 202.1b)."""

    layers: ClassVar[tuple[int, ...]] = (Layer.TEXT,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.mana_cost = None


@dataclass(frozen=True)
class CreateZombieCopy(Effect):
    """Creates a token copy of the source that is `kind` too, with no mana cost (CR 702.128a, 702.129a)."""

    kind: Kind

    def resolve(self, c: Context) -> Task[None]:
        exceptions = (HasNoManaCost(), Becomes(self.kind, "types"))
        yield from tokens.create_copies(c.state, c.controller, c.source, 1, c, exceptions)


def as_a_token(cost: tuple[Cost, ...], kind: Kind, label: str) -> ActivatedAbility:
    """"[Cost], Exile this card from your graveyard: Create a token ... Activate only as a sorcery." """
    script = Script(effects=(CreateZombieCopy(kind),))
    paid = (*cost, ExileCost(what=SourceIn("graveyard")))
    return ActivatedAbility(paid, script, (AsSorcery(),), "graveyard", label=label)


@dataclass(frozen=True)
class Embalm(Keyword):
    """For a cost, a white Zombie token that is a copy of this card in the graveyard (CR 702.128)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "embalm"
    phrases: ClassVar[Phrases] = at_cost("embalm")

    def expand(self) -> tuple[Ability, ...]:
        return (as_a_token(self.cost, Kind(subtypes=("Zombie",), colors=("W",)), "embalm"),)


@dataclass(frozen=True)
class Eternalize(Keyword):
    """For a cost, a 4/4 black Zombie token that is a copy of this card in the graveyard (CR 702.129)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "eternalize"
    phrases: ClassVar[Phrases] = at_cost("eternalize")

    def expand(self) -> tuple[Ability, ...]:
        kind = Kind(subtypes=("Zombie",), colors=("B",), power=Fixed(4), toughness=Fixed(4))
        return (as_a_token(self.cost, kind, "eternalize"),)


@dataclass(frozen=True)
class DiscardedIntoExile(Replacement):
    """Discarding the source exiles it instead of putting it into the graveyard (CR 702.35a)."""

    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)

    def applies(self, event: Event, c: Context) -> bool:
        assert isinstance(event, ZoneChanged)
        return event.old == c.source and event.way == "discard" and event.to == "graveyard"

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, ZoneChanged)
        return (dataclasses.replace(event, to="exile"),)
        yield


@dataclass(frozen=True)
class IsExiledByDiscarding(Trigger):
    """The source was exiled as it was discarded (CR 702.35a)."""

    listens: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)
    zone: ClassVar[str] = "exile"

    def matches(self, event: Event, c: Context) -> bool:
        assert isinstance(event, ZoneChanged)
        return event.new == c.source and event.way == "discard" and event.to == "exile"


@dataclass(frozen=True)
class CastOrBury(Effect):
    """The card may be cast for this cost; if it isn't, it goes to the graveyard (CR 702.35a)."""

    cost: tuple[Cost, ...]

    def resolve(self, c: Context) -> Task[None]:
        if c.source not in c.state.objects:
            return
        if not (yield from may_cast(c.source, way("madness", self.cost, "exile"), c)):
            yield from zones.move(c.state, c.source, "graveyard", c.cause)


@dataclass(frozen=True)
class Madness(Keyword):
    """As it is discarded, it may be cast for this cost (CR 702.35)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "madness"
    phrases: ClassVar[Phrases] = at_cost("madness")

    def expand(self) -> tuple[Ability, ...]:
        return (
            StaticAbility(THIS, (DiscardedIntoExile(),), zone="hand"),
            TriggeredAbility(IsExiledByDiscarding(), Script(effects=(CastOrBury(self.cost),)), zone="exile"),
        )
