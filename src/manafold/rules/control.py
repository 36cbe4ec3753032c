"""Who controls what (CR 108.4, 110.2, 613.1b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.words import Control, Layer
from manafold.rules import combat, copying
from manafold.rules.acting import Parts, parts_of
from manafold.rules.context import Context
from manafold.rules.continuous import expire
from manafold.rules.designations import lose_bearer
from manafold.rules.events import Cause, ControlChanged
from manafold.rules.scope import fitting, followed, functions, is_there
from manafold.rules.terms import NOTHING
from manafold.rules.under_effects import current

if TYPE_CHECKING:
    from manafold.model.abilities import StaticAbility
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

Controllers = dict[int, tuple[int, int]]
"""By object: the player who controls it because of a control-changing effect, and the source of that effect."""


def commit_control(state: State) -> None:
    """Let control be as the control-changing effects have it now (613.1b), and tell whose it was and is.

    To be called whenever effects may have begun or ended and before anybody acts on who controls what.
    """
    if state.effects:
        expire(state)
    if not state.controlled:
        if not state.effects and not state.static_sources:
            return
        if not current(state).controls:
            return
    for _ in range(len(state.battlefield) + 1):  # who controls an object can decide what else is controlled
        wanted = controllers(state)
        changes = [id for id in (*state.controlled, *wanted) if id in state.objects and wants(state, id, wanted)]
        if not changes:
            return
        hand_over(state, list(dict.fromkeys(changes)), wanted)


def default_controller(object: GameObject) -> int:
    """Who controls it but for control-changing effects: under whose control it entered (110.2)."""
    return object.controller if object.default_controller == NOTHING else object.default_controller


def wants(state: State, id: int, wanted: Controllers) -> bool:
    """Whether the object should have another controller than it has."""
    object = state.objects[id]
    player, _ = wanted.get(id, (default_controller(object), NOTHING))
    return object.controller != player


def hand_over(state: State, ids: list[int], wanted: Controllers) -> None:
    """Give objects to their new controllers, all at once."""
    events: list[ControlChanged] = []
    for id in ids:
        object = state.edit(id)
        default = default_controller(object)
        now, source = wanted.get(id, (default, NOTHING))
        events.append(ControlChanged(Cause(source, "613.1b"), id, object.controller, now))
        object.default_controller = default if now != default else NOTHING
        lose_bearer(state, object.controller, id)
        object.controller = now
        object.sick = True  # 302.6
        if state.combat is not None:
            combat.remove_from_combat(state, id)  # 506.4
    kept = [id for id in dict.fromkeys((*state.controlled, *ids)) if id in state.objects]
    state.controlled = tuple([id for id in kept if state.objects[id].default_controller != NOTHING])
    state.restructure()
    for event in events:
        state.emit(event)


def controllers(state: State) -> Controllers:
    """What layer 2 comes to. "You" is the one who by then controls the source: so it is gone through again (613.8)."""
    found: Controllers = {}
    acting = control_effects(state)
    for _ in acting:
        before = found
        found = {}
        for _, source, player, words, affected in acting:
            you = before[source][0] if player == NOTHING and source in before else player
            c = Context(state, source, you if you != NOTHING else default_controller(state.objects[source]))
            for id in affected:
                for word in words:
                    found[id] = (word.controller(id, c), source)
        if found == before:
            break
    return found


ControlEffect = tuple[int, int, int, list[Control], tuple[int, ...]]
"""A control-changing effect: timestamp, source, "you" (-1 if that is who controls the source), words, affected ids."""


def control_effects(state: State) -> list[ControlEffect]:
    """The control-changing effects in the order of their timestamps."""
    found: list[ControlEffect] = []
    for id in state.static_sources:
        object = state.objects[id]
        for ability in copying.copiable_values(state, id).abilities.statics:
            words = control_words(parts_of(ability, False))
            if words and functions(ability, object):
                found.append((object.timestamp, id, NOTHING, words, applies_to(state, object, ability)))
    for effect in state.effects:
        words = control_words(effect.parts)
        if words:
            affected = [followed(state, id) for id in effect.affected or ()]
            there = tuple([id for id in affected if is_there(state, id)])
            found.append((effect.timestamp, effect.source, effect.controller, words, there))
    return sorted(found, key=lambda each: each[0])


def control_words(parts: Parts) -> list[Control]:
    """The words that act in layer 2."""
    return [word for word, _ in parts.by_layer.get(Layer.CONTROL, ()) if isinstance(word, Control)]


def applies_to(state: State, object: GameObject, ability: StaticAbility) -> tuple[int, ...]:
    """What a static ability that changes control applies to now."""
    c = Context(state, object.id, object.controller)
    if ability.condition is not None and not ability.condition.holds(c):
        return ()
    return fitting(state, ability.what, c, players=False)
