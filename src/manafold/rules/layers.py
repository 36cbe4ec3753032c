"""Applying continuous effects, layer by layer (CR 613)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.words import Layer
from manafold.rules import copying, dependency
from manafold.rules.acting import Acting, parts_of
from manafold.rules.context import Context
from manafold.rules.counter_effects import counter_effects
from manafold.rules.derivation import Derivation
from manafold.rules.scope import fitting, followed, functions, is_there
from manafold.rules.terms import FIRST_OBJECT, NOTHING

if TYPE_CHECKING:
    from manafold.model.words import Static
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.continuous import ContinuousEffect
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

LAYERS = (
    Layer.TEXT,
    Layer.TYPE,
    Layer.COLOR,
    Layer.ABILITY,
    Layer.CHARACTERISTIC_DEFINING_PT,
    Layer.SET_PT,
    Layer.MODIFY_PT,
    Layer.SWITCH_PT,
)
"""The layers that are walked. Copiable values are what they start from, and control is kept with the objects."""


def derive(state: State) -> Derivation:
    """Walk the layers for the whole game, and keep what comes of it."""
    made = Derivation(state)
    state.derivation = made
    try:
        walk = Walk(state, made)
        walk.gather()
        walk.run()
        walk.finish()
        made.building = False
    finally:
        if made.building:
            state.derivation = None
    return made


class Walk:
    """One pass through the layers, for the whole game or `only` one object. `made` are the characteristics in the
    making; all but those of that object are finished then."""

    def __init__(self, state: State, derivation: Derivation, only: int = NOTHING) -> None:
        self.only = only
        self.state = state
        self.derivation = derivation
        self.made = derivation.made
        self.in_layer: dict[int, list[Acting]] = {}
        self.known: set[tuple[int, int, int]] = set()
        self.own: set[int] = set()
        self.defined: set[tuple[int, int]] = set()
        self.layer = 0

    # What is in force

    def gather(self) -> None:
        """Find the continuous effects, and what the objects are before any of them."""
        state = self.state
        copying.start_copies(state, self.made)
        for id in state.battlefield:
            self.take_own(state.objects[id])
        for id in (*state.static_sources, *list(self.made)):
            object = state.objects[id]
            self.take_own(object)
            self.take_statics(object, object.timestamp)
        for effect in state.effects:
            self.take_effect(effect)

    def take_own(self, object: GameObject) -> None:
        """What an object does to itself: abilities that define its characteristics (604.3), and counters (122.1)."""
        start = self.made.get(object.id) or object.base
        if not (start.abilities.defining or object.counters or object.face_down) or object.id in self.own:
            return
        self.own.add(object.id)
        start = self.touch(object.id)
        mine: list[Acting] = []
        for ability in start.abilities.defining:
            c = Context(self.state, object.id, object.controller)
            acting = Acting(c, parts_of(ability, True), object.timestamp)
            acting.ability = ability
            acting.defining = True
            mine.append(acting)
            self.defined.add((object.id, id(ability)))
        if object.counters:
            mine.extend(counter_effects(self.state, object))
        for acting in mine:
            self.add(acting)
            for layer in LAYERS:
                if layer < self.layer:  # found late: it has its turn now
                    self.apply(acting, layer)

    def take_statics(self, object: GameObject, since: int) -> None:
        """The static abilities that `object` has now and that are not known yet, there from the timestamp `since`."""
        seen: dict[int, int] = {}
        for ability in self.seen(object).abilities.statics:
            nth = seen.get(id(ability), 0)
            seen[id(ability)] = nth + 1
            key = (object.id, id(ability), nth)
            if key in self.known or key[:2] in self.defined or not functions(ability, object):
                continue
            self.known.add(key)
            parts = parts_of(ability, False)
            if parts.by_layer:
                c = Context(self.state, object.id, object.controller)
                acting = Acting(c, parts, max(since, object.timestamp), ability.what, ability.condition)  # 613.7a
                acting.ability = ability
                acting.nth = nth
                self.add(acting)

    def take_effect(self, effect: ContinuousEffect) -> None:
        """A continuous effect that a resolution made."""
        if not effect.parts.by_layer:
            return
        affected = effect.affected
        if affected is not None:
            now = dict.fromkeys([followed(self.state, id) for id in affected])
            affected = tuple([id for id in now if is_there(self.state, id)])
            for id in affected:
                if id >= FIRST_OBJECT:
                    self.take_own(self.state.objects[id])
        self.add(Acting(effect.context(self.state), effect.parts, effect.timestamp, effect.what, None, affected))

    def add(self, acting: Acting) -> None:
        """One more effect is in force."""
        for layer in acting.parts.by_layer:
            self.in_layer.setdefault(layer, []).append(acting)
        if acting.parts.volatile:
            self.derivation.volatile = True
        if Layer.CONTROL in acting.parts.by_layer:
            self.derivation.controls = True
        if acting.what is not None:
            for zone in acting.what.zones():
                if zone != "battlefield":
                    for id in self.state.all_in(zone):
                        self.take_own(self.state.objects[id])

    # What objects are so far

    def seen(self, object: GameObject) -> Characteristics:
        """The characteristics of the object as far as the walk has come."""
        return self.made.get(object.id) or object.base

    def touch(self, id: int) -> Characteristics:
        """The characteristics of the object, to be changed."""
        found = self.made.get(id)
        if found is None:
            found = copying.copiable_values(self.state, id).copy()
            self.made[id] = found
        return found

    def exists(self, acting: Acting) -> bool:
        """Whether the effect applies: it has started (613.6), or what makes it is there and its condition holds."""
        if acting.started:
            return True
        ability = acting.ability
        if ability is not None:
            statics = self.seen(self.state.objects[acting.c.source]).abilities
            found = statics.defining if acting.defining else statics.statics
            if sum([each is ability for each in found]) <= acting.nth:
                return False
        return acting.condition is None or acting.condition.holds(acting.c)

    def select(self, acting: Acting) -> tuple[int, ...]:
        """What the effect applies to (611.3a), for good once it has started (613.6)."""
        if acting.started:
            return acting.affected
        if acting.what is None:
            return (acting.c.source,)
        return fitting(self.state, acting.what, acting.c, Layer.RULES in acting.parts.by_layer)

    # The walk

    def run(self) -> None:
        """Apply the effects, layer by layer."""
        for layer in LAYERS:
            self.layer = layer
            acting = sorted(self.in_layer.get(layer, ()), key=by_timestamp)
            if acting:
                self.run_layer([each for each in acting if each.defining], layer)  # 613.3
                self.run_layer([each for each in acting if not each.defining], layer)
                if layer == Layer.TYPE:
                    for id, chars in self.made.items():
                        if self.only in (id, NOTHING):
                            chars.settle_land_types()

    def run_layer(self, waiting: list[Acting], layer: int) -> None:
        """Apply effects in one layer: in the order of their timestamps, if none depends on another (613.7, 613.8)."""
        while waiting:
            first = dependency.first(self, waiting, layer)
            waiting.remove(first)
            here = self.in_layer[layer]
            known = len(here)
            self.apply(first, layer)
            if len(here) > known:
                waiting.extend(here[known:])
                waiting.sort(key=by_timestamp)

    def apply(self, acting: Acting, layer: int) -> None:
        """Apply what the effect does in this layer."""
        if not self.exists(acting):
            return
        acting.affected = self.select(acting)
        acting.started = True
        for id in acting.affected:
            if id < FIRST_OBJECT:
                continue
            chars = self.touch(id)
            before = chars.abilities
            for static, place in acting.parts.by_layer[layer]:
                static.apply(place, chars, id, acting.c)
            if chars.abilities is not before:
                self.take_statics(self.state.objects[id], acting.timestamp)

    def finish(self) -> None:
        """Hand out the words that change the rules for objects and players (613.10, 613.11), and sum up."""
        derivation = self.derivation
        rules: dict[int, list[tuple[Static, Context]]] = {}
        for acting in sorted(self.in_layer.get(Layer.RULES, ()), key=by_timestamp):
            if self.exists(acting):
                words = acting.parts.by_layer[Layer.RULES]
                for id in self.select(acting):
                    rules.setdefault(id, []).extend([(static, acting.c) for static, _ in words])
        for id, spoken in rules.items():
            if id < FIRST_OBJECT:
                derivation.player_rules[id] = tuple(spoken)
            else:
                self.touch(id).rules = tuple(spoken)
        derivation.speaks = bool(rules)
        objects = self.state.objects
        changed = [
            (id, chars.abilities)
            for id, chars in self.made.items()
            if chars.abilities is not objects[id].base.abilities
        ]
        derivation.granted = tuple([id for id, abilities in changed if abilities.heard or abilities.replaced])
        derivation.awaited = frozenset([kind for _, abilities in changed for kind in abilities.awaited])


def by_timestamp(acting: Acting) -> int:
    """The order of application (613.7)."""
    return acting.timestamp
