"""Keywords that grow creatures or drain players: renown, outlast, extort, exploit, reinforce, scavenge (CR 702)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword, TriggeredAbility
from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Cost, Effect, Filter, Fixed, Script, TargetSpec, Trigger
from manafold.rules import costs, counters, destroying, life
from manafold.rules.choosing import choose_some, yes_or_no
from manafold.rules.events import DamageDealt, Event, Exploited
from manafold.rules.looking_back import Before
from manafold.rules.spending import Purpose
from manafold.rules.terms import is_player
from manafold.words.conditions.basic import AsSorcery
from manafold.words.costs.discard import DiscardCost
from manafold.words.costs.exile import ExileCost
from manafold.words.costs.symbols import TapSource
from manafold.words.filters.kinds import Spell
from manafold.words.filters.pointed import Is
from manafold.words.keywords.building import CREATURE, ONE, THIS, grow, whenever
from manafold.words.keywords.saying import at_cost
from manafold.words.refs.plain import Source, SourceIn, You
from manafold.words.refs.pointing import Targeted
from manafold.words.triggers.casting import Casts
from manafold.words.triggers.zone_changes import Enters
from manafold.words.values.counting import MeasureOf

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

RENOWNED = "renowned"
"""Under this name a permanent knows that it has become renowned (CR 702.112c)."""
HYBRID = ManaCost.parse("{W/B}")


@dataclass(frozen=True)
class HurtsAPlayer(Trigger):
    """The source deals combat damage to a player."""

    listens: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    def matches(self, event: Event, c: Context) -> bool:
        assert isinstance(event, DamageDealt)
        return event.combat and event.source == c.source and is_player(event.target)


@dataclass(frozen=True)
class IsRenowned(Condition):
    """The source is renowned, or, if `denied`, is not (CR 702.112b)."""

    denied: bool = False

    def holds(self, c: Context) -> bool:
        return bool(c.state.object(c.source).choices.get(RENOWNED)) is not self.denied


@dataclass(frozen=True)
class BecomeRenowned(Effect):
    """The source gets +1/+1 counters and becomes renowned (CR 702.112a)."""

    number: int

    def resolve(self, c: Context) -> Task[None]:
        if c.source in c.state.objects:
            yield from counters.put(c.state, c.source, "+1/+1", self.number, c.cause, c.controller)
            found = c.state.edit(c.source)
            found.choices = {**found.choices, RENOWNED: 1}


@dataclass(frozen=True)
class Renown(Keyword):
    """The first time that it deals combat damage to a player, it gets +1/+1 counters (CR 702.112)."""

    number: int

    tag: ClassVar[str] = "renown"
    phrases: ClassVar[Phrases] = ("renown {number}",)

    def expand(self) -> tuple[Ability, ...]:
        script = Script(effects=(BecomeRenowned(self.number),))
        return (TriggeredAbility(HurtsAPlayer(), script, IsRenowned(denied=True)),)


@dataclass(frozen=True)
class Outlast(Keyword):
    """For a cost and {T}, at the time of a sorcery, a +1/+1 counter (CR 702.107)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "outlast"
    phrases: ClassVar[Phrases] = at_cost("outlast")

    def expand(self) -> tuple[Ability, ...]:
        script = Script(effects=(grow(Source(), Fixed(1)),))
        return (ActivatedAbility((*self.cost, TapSource()), script, (AsSorcery(),), label="outlast"),)


@dataclass(frozen=True)
class Drain(Effect):
    """You may pay {W/B}: each opponent loses 1 life, and you gain as much as was lost (CR 702.101a)."""

    def resolve(self, c: Context) -> Task[None]:
        if not costs.can_pay(c.state, HYBRID, (), c, Purpose()):
            return
        if not (yield from yes_or_no(c.controller, "pay for extort", c.source, pays=True)):
            return
        if not (yield from costs.pay(c.state, HYBRID, (), c, Purpose())):
            return
        lost = 0
        for player in c.state.opponents(c.controller):
            lost += yield from life.lose(c.state, player, 1, c.cause)
        yield from life.gain(c.state, c.controller, lost, c.cause)


@dataclass(frozen=True)
class Extort(Keyword):
    """Whenever you cast a spell, you may pay to drain each opponent of 1 life (CR 702.101)."""

    tag: ClassVar[str] = "extort"
    phrases: ClassVar[Phrases] = ("extort",)

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(Casts(Is(You()), Spell()), Drain()),)


@dataclass(frozen=True)
class MayExploit(Effect):
    """You may sacrifice a creature: then the source has exploited it (CR 702.110a-b)."""

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        mine = [
            id
            for id in state.battlefield
            if "creature" in state.characteristics(id).types
            and destroying.may_be_sacrificed(state, c.controller, id)
        ]
        chosen = yield from choose_some(state, c.controller, mine, 0, 1, "permanent", "exploit", c.source)
        for id in chosen:
            before = Before(state)
            before.gone = (id,)
            if (yield from destroying.sacrifice(state, c.controller, (id,), c.cause)):
                state.emit(Exploited(c.cause, c.controller, c.source, id), before)


@dataclass(frozen=True)
class Exploit(Keyword):
    """As it enters, you may sacrifice a creature (CR 702.110)."""

    tag: ClassVar[str] = "exploit"
    phrases: ClassVar[Phrases] = ("exploit",)

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(Enters(THIS), MayExploit()),)


@dataclass(frozen=True)
class Exploits(Trigger):
    """A creature exploits a creature (CR 702.110b). The exploiter may have sacrificed itself."""

    what: Filter

    tag: ClassVar[str] = "exploits"
    phrases: ClassVar[Phrases] = ("{what:a} <exploit> a creature",)
    listens: ClassVar[tuple[type[Event], ...]] = (Exploited,)
    once: ClassVar[bool] = True
    points: ClassVar[Mapping[str, str]] = {"what": "source"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Exploited) and self.what.matches(event.source, c)


@dataclass(frozen=True)
class Reinforce(Keyword):
    """For a cost, discard this card to put +1/+1 counters on target creature (CR 702.77)."""

    number: int
    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "reinforce"
    phrases: ClassVar[Phrases] = ("reinforce {number}—{cost:list comma}",)

    def expand(self) -> tuple[Ability, ...]:
        script = Script((TargetSpec(CREATURE, ONE),), (grow(Targeted(0), Fixed(self.number)),))
        return (ActivatedAbility((*self.cost, DiscardCost(what=Source())), script, zone="hand"),)


@dataclass(frozen=True)
class Scavenge(Keyword):
    """For a cost, exile this card from the graveyard to put its power in +1/+1 counters on a creature (CR 702.97)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "scavenge"
    phrases: ClassVar[Phrases] = at_cost("scavenge")

    def expand(self) -> tuple[Ability, ...]:
        script = Script((TargetSpec(CREATURE, ONE),), (grow(Targeted(0), MeasureOf(Source(), "power")),))
        paid = (*self.cost, ExileCost(what=SourceIn("graveyard")))
        return (ActivatedAbility(paid, script, (AsSorcery(),), "graveyard"),)
