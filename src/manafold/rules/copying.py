"""Copying objects (CR 707)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.colors import COLORS
from manafold.model.words import Layer
from manafold.rules import announcing, continuous
from manafold.rules.acting import parts_of
from manafold.rules.characteristics import Characteristics, ability_set
from manafold.rules.context import Context
from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.events import Cause, SpellCopied
from manafold.rules.facedown import hidden
from manafold.rules.targets import legal_targets

if TYPE_CHECKING:
    from manafold.model.abilities import Ability
    from manafold.model.words import Duration, Static, TargetSpec
    from manafold.rules.objects import StackItem
    from manafold.rules.state import State

EXCEPTION_LAYERS = (Layer.TEXT, Layer.TYPE, Layer.COLOR, Layer.ABILITY, Layer.SET_PT)
"""In the order in which the parts of an exception are applied to what is copied."""


# Copiable values


def copiable_values(state: State, id: int) -> Characteristics:
    """What a copy of the object would be: its base, changed by copy effects and by being face down (707.2)."""
    object = state.objects.get(id)
    if object is None:
        departed = state.past.get(id)
        if departed is None:
            raise KeyError(id)
        return departed.copiable
    if object.face_down:
        return hidden(object)
    values = object.base
    for effect in state.effects:  # in the order of their timestamps
        if effect.copied is not None and effect.affected is not None and id in effect.affected:
            values = effect.copied
    return values


def start_copies(state: State, made: dict[int, Characteristics]) -> None:
    """Put the copiable values of all objects under a copy effect into `made`, to be changed further."""
    for effect in state.effects:
        if effect.copied is not None:
            for id in effect.affected or ():
                if id in state.objects:
                    made[id] = copiable_values(state, id).copy()


def copied_values(
    state: State, original: int, c: Context, exceptions: tuple[Static, ...] = ()
) -> Characteristics:
    """The copiable values of a copy of `original`, with exceptions: "except it's an artifact in addition" (707.9).

    The exceptions are part of the values, so that a copy of the copy has them too (707.3).
    """
    values = copiable_values(state, original)
    if not exceptions:
        return values
    values = values.copy()
    for word in exceptions:
        for layer in EXCEPTION_LAYERS:
            if layer in word.layers:
                drop_defining(values, word, layer, original, c)
                word.apply(layer, values, original, c)
    return values


def drop_defining(values: Characteristics, word: Static, layer: int, original: int, c: Context) -> None:
    """Abilities that define a characteristic are not copied if the exception gives it a certain value (707.9d)."""
    if values.abilities.defining and sets_all(values, word, layer, original, c):
        kept = [ability for ability in values.abilities.all if not defines(ability, layer)]
        values.abilities = ability_set(tuple(kept))


def defines(ability: Ability, layer: int) -> bool:
    """Whether the ability defines the characteristic that is determined in `layer` (604.3)."""
    place = Layer.CHARACTERISTIC_DEFINING_PT if layer == Layer.SET_PT else layer
    return any(place in parts_of(each, True).by_layer for each in ability_set((ability,)).defining)


def sets_all(values: Characteristics, word: Static, layer: int, original: int, c: Context) -> bool:
    """Whether `word` gives the characteristic of `layer` a value whatever it was, and not one in addition."""
    if layer == Layer.SET_PT:
        return True
    if layer not in (Layer.TYPE, Layer.COLOR):
        return False
    few, many = values.copy(), values.copy()
    few.colors, many.colors = frozenset(), frozenset(COLORS)
    few.subtypes, many.subtypes = values.subtypes, values.subtypes | {"some other type"}
    word.apply(layer, few, original, c)
    word.apply(layer, many, original, c)
    return few.colors == many.colors if layer == Layer.COLOR else few.subtypes == many.subtypes


# Becoming a copy


def become_copy(
    state: State,
    c: Context,
    ids: tuple[int, ...],
    original: int,
    duration: Duration,
    exceptions: tuple[Static, ...] = (),
) -> None:
    """Objects become copies of `original` as it is now (707.2b, 707.4)."""
    if duration.lasts(c):
        state.timestamp += 1
        copied = copied_values(state, original, c, exceptions)
        continuous.begin(state, c, (), duration, ids, None, copied)


# Copies of spells and abilities


def copy_spell(
    state: State,
    id: int,
    player: int,
    cause: Cause,
    new_targets: bool = False,
    exceptions: tuple[Static, ...] = (),
) -> Task[int]:
    """`player` puts a copy of a spell or ability onto the stack (707.10): the id of the copy.

    All choices made for it are copied; with `new_targets` the player may choose others (707.10c).
    """
    original = state.object(id)
    assert original.item is not None
    item = original.item.copy()
    is_spell = original.kind != "ability"
    c = Context(state, id if is_spell else item.source, player, item, rule="707.10")
    if new_targets:
        yield from choose_new_targets(state, player, item, c)
    if is_spell:
        copy = state.new_object("spell copy", original.card, copied_values(state, id, c, exceptions), player, "stack")
        copy.face = original.face
        item.source = copy.id
        copy.item = item
        state.stack.append(copy.id)
        state.emit(SpellCopied(cause, player, copy.id))
    else:
        copy = announcing.new_ability(state, player, item)
    announcing.tell_targets(state, player, copy.id, item, cause)
    return copy.id


def choose_new_targets(state: State, player: int, item: StackItem, c: Context) -> Task[None]:
    """For each target `player` keeps it or chooses another, legal one (115.7d, 707.10c)."""
    specs = announcing.specifications(item.script, item.modes)
    chosen: list[tuple[int, ...]] = []
    for index, (spec, targets) in enumerate(zip(specs, item.targets, strict=True)):
        barred = {id for other in spec.other_than for id in chosen[other]}
        for later in range(index + 1, len(specs)):
            if index in specs[later].other_than:
                barred.update(item.targets[later])
        mine: tuple[int, ...] = ()
        for place, present in enumerate(targets):
            left = targets[place + 1 :]
            options = new_target_options(spec, present, mine, left, barred, c)
            if len(options) > 1:
                pick = yield Decision(
                    player, "target", options, "keep the target or choose another", c.source, remaining=len(left)
                )
                mine = (*mine, pick.ref)
            else:
                mine = (*mine, options[0].ref)
        chosen.append(mine)
    item.targets = tuple(chosen)


def new_target_options(
    spec: TargetSpec, present: int, mine: tuple[int, ...], left: tuple[int, ...], barred: set[int], c: Context
) -> list[Option]:
    """Keeping the target or taking another one, each only if all that are `left` can be kept or changed then."""
    legal = [id for id in legal_targets(spec, c) if id not in barred]
    options: list[Option] = []
    if present not in mine and can_go_on(left, (*mine, present), legal):
        options.append(Option("keep", c.state.label(present), present))
    for id in legal:
        if id != present and id not in mine and can_go_on(left, (*mine, id), legal):
            options.append(Option("target", c.state.label(id), id))
    return options


def can_go_on(left: tuple[int, ...], taken: tuple[int, ...], legal: list[int]) -> bool:
    """Whether each of the targets `left` can be kept, or changed to a legal one that is not taken."""
    if not left:
        return True
    return any(id not in taken and can_go_on(left[1:], (*taken, id), legal) for id in (left[0], *legal))


