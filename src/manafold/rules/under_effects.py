"""What objects and players are under all continuous effects (CR 611, 613), as things are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.words import Layer
from manafold.rules.acting import Parts, parts_of
from manafold.rules.derivation import Derivation, PlayerRules
from manafold.rules.layers import Walk, derive

if TYPE_CHECKING:
    from manafold.model.words import Filter
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.events import Event
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

NO_EVENTS: frozenset[type[Event]] = frozenset()


def current(state: State) -> Derivation:
    """The outcome of all continuous effects as things are."""
    known = state.derivation
    return known if known is not None and (known.building or known.holds(state)) else derive(state)


def characteristics(state: State, object: GameObject) -> Characteristics:
    """What `object` is after the layers (613)."""
    derivation = state.derivation
    if derivation is None or not (derivation.building or derivation.holds(state)):
        derivation = derive(state)
    found = derivation.made.get(object.id)
    if found is not None:
        return found
    if object.counters or object.face_down or object.base.abilities.defining:
        return alone(state, object, derivation)
    return object.base


def alone(state: State, object: GameObject, derivation: Derivation) -> Characteristics:
    """What an object that no effect looked at is by what defines it in all zones (604.3) and by its counters."""
    volatile = derivation.volatile
    walk = Walk(state, derivation, object.id)
    walk.take_own(object)
    made = walk.made[object.id]
    try:
        walk.run()  # whoever asks about the object meanwhile sees how far it has come
    finally:
        del walk.made[object.id]
        derivation.volatile = volatile
    return made


def player_rules(state: State, player: int) -> PlayerRules:
    """The words that apply to a player now ("can't gain life", "spells you cast cost {1} less") (613.10)."""
    if not state.effects and not state.static_sources:
        return ()
    return current(state).player_rules.get(player, ())


def granted(state: State) -> tuple[int, ...]:
    """The objects whose abilities now differ from those of their base and wait for events (see `State.granted`)."""
    if not may_grant(state):
        return ()
    known = current(state).granted  # good for as long as the permanents are the same; a card may have left meanwhile
    return tuple([id for id in known if id in state.objects]) if known else known


def awaited(state: State) -> frozenset[type[Event]]:
    """The classes of events that the abilities of `granted` objects wait for (see `State.awaited`)."""
    return current(state).awaited if may_grant(state) else NO_EVENTS


def may_grant(state: State) -> bool:
    """Whether any continuous effect could give an object an ability that waits for events. Found out once for the same
    effects and sources, so that events need not run the layers."""
    return state.keyword_counters or found_out(state)[0]


def changes_spells(state: State) -> bool:
    """Whether any continuous effect could change what spells of a description are, so that it has to be found out what
    a card would be as a spell (601.3e)."""
    return bool(state.effects or state.static_sources) and found_out(state)[1]


def found_out(state: State) -> tuple[bool, bool]:
    """Whether any effect could give abilities that wait for events, and whether any could change spells."""
    known = state.granting
    if known is not None and known[0] is state.static_sources and known[1] is state.effects:
        return known[2], known[3]
    statics = [ability for id in state.static_sources for ability in state.objects[id].base.abilities.statics]
    grants = any([effect.copied is not None or effect.parts.grants for effect in state.effects]) or any(
        [parts_of(ability, False).grants for ability in statics]
    )
    spells = any([about_spells(effect.what, effect.parts) for effect in state.effects]) or any(
        [about_spells(ability.what, parts_of(ability, False)) for ability in statics]
    )
    state.granting = (state.static_sources, state.effects, grants, spells)
    return grants, spells


def about_spells(what: Filter | None, parts: Parts) -> bool:
    """Whether an effect changes what spells of a description are."""
    return what is not None and what.zones() == ("stack",) and any([layer != Layer.RULES for layer in parts.by_layer])


def recompute(state: State) -> dict[int, Characteristics]:
    """The characteristics of all objects, computed from scratch; nothing that is kept is used or changed."""
    known = state.derivation
    state.derivation = None
    try:
        return {id: characteristics(state, object) for id, object in state.objects.items()}
    finally:
        state.derivation = known
