"""What is said about how often abilities trigger: an additional time (CR 603.2d), or not at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.model.words import Static
from manafold.rules.context import Context

if TYPE_CHECKING:
    from manafold.model.words import Trigger
    from manafold.rules.ability_sets import AbilitySet
    from manafold.rules.events import Event
    from manafold.rules.looking_back import Before
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State


@dataclass(frozen=True)
class AboutTriggers(Static):
    """Says that triggered abilities trigger an additional time (603.2d), or don't trigger."""

    def change(self, event: Event, trigger: Trigger, its: Context, c: Context) -> int | None:
        """How many times more an ability with the trigger, which speaks from `its` context, triggers on the event; None
        if it doesn't at all."""
        raise NotImplementedError(type(self))


def about_triggers(state: State, event: Event, before: Before | None) -> list[tuple[AboutTriggers, Context]]:
    """What is said, or was by what has just left, about how often abilities trigger."""
    found: list[tuple[AboutTriggers, Context]] = []
    for id in dict.fromkeys((*state.static_sources, *state.granted)):
        object = state.objects[id]
        abilities = state.characteristics(id).abilities if id in state.granted else object.base.abilities
        found += said_about_triggers(state, event, object, abilities)
    for id in before.gone if before is not None else ():
        departed = state.past.get(id)
        if departed is not None:
            found += said_about_triggers(state, event, departed.object, departed.characteristics.abilities)
    return found


def said_about_triggers(
    state: State, event: Event, object: GameObject, abilities: AbilitySet
) -> list[tuple[AboutTriggers, Context]]:
    """What `object` says, or said before it left, about how often abilities trigger."""
    found: list[tuple[AboutTriggers, Context]] = []
    for ability in abilities.statics:
        for word in ability.does:
            if isinstance(word, AboutTriggers) and ability.zone in (object.zone, "anywhere"):
                c = Context(state, object.id, object.controller, event=event)
                if ability.condition is None or ability.condition.holds(c):
                    found.append((word, c))
    return found
