"""Keywords that exile a card from hand to cast it later: suspend, foretell, plot (CR 702.62, 702.143, 702.170)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import Ability, Keyword, SpecialAction, TriggeredAbility, Way
from manafold.model.mana import FREE, ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Cost, Duration, Effect, Moment, Script
from manafold.rules import casting, continuous, zones
from manafold.rules.casting import sorcery_speed
from manafold.rules.events import ZoneChanged
from manafold.rules.permissions import rules_of
from manafold.rules.secrecy import FORETOLD
from manafold.words.conditions.basic import AsSorcery
from manafold.words.conditions.timing import TurnOf
from manafold.words.costs.mana import Mana
from manafold.words.keywords.casting import way
from manafold.words.keywords.casting_by_effect import may_cast
from manafold.words.keywords.saying import at_cost
from manafold.words.keywords.simple import Haste
from manafold.words.keywords.upkeep import YOUR_UPKEEP, HasCounter, LastRemoved, LoseCounter
from manafold.words.refs.plain import You
from manafold.words.statics.abilities import HasAbilities

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

Mark = Literal["foretold", "plotted"]


@dataclass(frozen=True)
class ExileWithMark(Effect):
    """The card is exiled, face down if foretold, and it is known in which turn (CR 702.143a, 702.170a)."""

    mark: Mark

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        down = self.mark == FORETOLD
        event = ZoneChanged(c.cause, c.source, "hand", "exile", c.controller, face_down=down)
        for move in (yield from zones.move_all(state, [event])):
            card = state.edit(move.new)
            card.choices = {**card.choices, self.mark: state.turn_number}


@dataclass(frozen=True)
class MarkedEarlier(Condition):
    """The card was foretold or plotted in an earlier turn."""

    mark: Mark

    def holds(self, c: Context) -> bool:
        turn = c.state.object(c.source).choices.get(self.mark)
        return isinstance(turn, int) and turn < c.state.turn_number


@dataclass(frozen=True)
class Foretell(Keyword):
    """For {2} it is exiled face down in your turn, and cast for this cost in a later one (CR 702.143)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "foretell"
    phrases: ClassVar[Phrases] = at_cost("foretell")

    def ways(self) -> tuple[Way, ...]:
        return (way("foretell", self.cost, "exile", condition=MarkedEarlier("foretold")),)

    def actions(self) -> tuple[SpecialAction, ...]:
        two = Mana(ManaCost.parse("{2}"))
        return (SpecialAction("foretell", (two,), (ExileWithMark("foretold"),), TurnOf(You())),)


@dataclass(frozen=True)
class PlottedEarlier(Condition):
    """The card was plotted in an earlier turn, and it is a time for sorceries (CR 702.170d)."""

    def holds(self, c: Context) -> bool:
        return MarkedEarlier("plotted").holds(c) and sorcery_speed(c.state, c.controller)


@dataclass(frozen=True)
class Plot(Keyword):
    """For this cost it is exiled, and cast for nothing in a later turn (CR 702.170)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "plot"
    phrases: ClassVar[Phrases] = at_cost("plot")

    def ways(self) -> tuple[Way, ...]:
        return (Way("plot", FREE, zone="exile", condition=PlottedEarlier()),)

    def actions(self) -> tuple[SpecialAction, ...]:
        return (SpecialAction("plot", self.cost, (ExileWithMark("plotted"),), AsSorcery()),)


@dataclass(frozen=True)
class CouldBeginToCast(Condition):
    """You could begin to cast the card from your hand, whatever it costs (CR 702.62a, 702.62c)."""

    def holds(self, c: Context) -> bool:
        state, player = c.state, c.controller
        slow = sorcery_speed(state, player)
        free = Way("", FREE)
        return casting.may_begin(state, player, state.objects[c.source], 0, free, slow, list(rules_of(state, player)))


@dataclass(frozen=True)
class ExileWithTime(Effect):
    """The card is exiled with time counters on it."""

    number: int

    def resolve(self, c: Context) -> Task[None]:
        event = ZoneChanged(c.cause, c.source, "hand", "exile", c.controller, counters={"time": self.number})
        yield from zones.move_all(c.state, [event])


SUSPENDED = "was suspended"
"""The name under which stands the spell that was cast by suspend."""


@dataclass(frozen=True)
class WhileControlled(Duration):
    """Until you lose control of the spell, or of the permanent that it becomes."""

    ends_at: ClassVar[Moment] = "while"

    def lasts(self, c: Context) -> bool:
        found = [c.state.objects.get(c.state.latest(id)) for id in c.named.get(SUSPENDED, ())]
        return any(
            each is not None and each.zone in ("stack", "battlefield") and each.controller == c.controller
            for each in found
        )


@dataclass(frozen=True)
class CastSuspended(Effect):
    """The card may be cast from exile without paying its mana cost; a creature has haste then (CR 702.62a)."""

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        if c.source not in state.objects or state.objects[c.source].zone != "exile":
            return
        if not (yield from may_cast(c.source, Way("suspend", FREE, zone="exile"), c)):
            return
        spell = state.stack[-1]
        if "creature" in state.characteristics(spell).types:
            c.named[SUSPENDED] = (spell,)
            continuous.add_effect(state, c, (HasAbilities((Haste(),)),), WhileControlled(), (spell,))


@dataclass(frozen=True)
class Suspend(Keyword):
    """For this cost it is exiled with time counters, and cast for nothing after the last is gone (CR 702.62)."""

    number: int
    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "suspend"
    may_lack_cost: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = (
        "suspend {number}—{cost:list comma symbols}",
        Phrase("suspend", sets={"number": 0, "cost": ()}),
    )

    def actions(self) -> tuple[SpecialAction, ...]:
        if not self.number:
            return ()  # it was given to a card in exile
        return (SpecialAction("suspend", self.cost, (ExileWithTime(self.number),), CouldBeginToCast()),)

    def expand(self) -> tuple[Ability, ...]:
        ticking = Script(effects=(LoseCounter("time"),))
        return (
            TriggeredAbility(YOUR_UPKEEP, ticking, HasCounter("time"), zone="exile"),
            TriggeredAbility(LastRemoved("time"), Script(effects=(CastSuspended(),)), zone="exile"),
        )
