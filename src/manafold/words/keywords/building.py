"""Parts of which the abilities that keywords stand for are built."""

from __future__ import annotations

from manafold.model.abilities import TriggeredAbility
from manafold.model.words import Effect, Fixed, Quantity, Ref, Script, Static, Trigger, Value
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.effects.counters import PutCounters
from manafold.words.effects.lasting import ForAWhile
from manafold.words.filters.pointed import Is
from manafold.words.filters.types import OfType
from manafold.words.refs.plain import Source, You
from manafold.words.statics.power import Gets

THIS = Is(Source())
CREATURE = OfType("creature")
ONE = Quantity(Fixed(1), Fixed(1))


def whenever(trigger: Trigger, *effects: Effect) -> TriggeredAbility:
    """The triggered ability that has these effects, none of them with a target."""
    return TriggeredAbility(trigger, Script(effects=effects), zone=type(trigger).zone)


def pump(what: Ref, power: Value, toughness: Value) -> ForAWhile:
    """Something gets +N/+N until end of turn."""
    does: tuple[Static, ...] = (Gets(power, toughness),)
    return ForAWhile(what=what, does=does, duration=UntilEndOfTurn())


def grow(what: Ref, amount: Value) -> PutCounters:
    """You put so many +1/+1 counters on something."""
    return PutCounters(who=You(), amount=amount, kind="+1/+1", what=what)
