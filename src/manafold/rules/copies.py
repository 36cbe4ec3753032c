"""Becoming a copy, and copies of spells and abilities (CR 707.4, 707.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import announcing, continuous, modes, zones
from manafold.rules.context import Context
from manafold.rules.copying import copied_faces, copied_values
from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.events import BecameTarget, Cause, CopiesMade, SpellCopied
from manafold.rules.replacement import replace_event
from manafold.rules.targets import legal_targets

if TYPE_CHECKING:
    from manafold.model.words import Duration, Static, TargetSpec
    from manafold.rules.objects import GameObject, StackItem
    from manafold.rules.state import State


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


def copy_times(
    state: State,
    id: int,
    player: int,
    times: int,
    cause: Cause,
    new_targets: bool = False,
    exceptions: tuple[Static, ...] = (),
) -> Task[list[int]]:
    """`player` copies a spell or ability so many times (707.10), or a spell as often as replacement effects say: the
    ids of the copies."""
    made: list[int] = []
    copying = CopiesMade(cause, player, id, times)
    is_spell = state.object(id).kind != "ability"
    for event in (yield from replace_event(state, copying)) if is_spell and times > 0 else [copying]:
        assert isinstance(event, CopiesMade)
        for number in range(event.number + event.additional):
            may = new_targets or number >= event.number
            made.append((yield from copy_spell(state, id, player, cause, may, exceptions)))
        if made and is_spell:
            state.emit(event)
    return made


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
    item.came_from = "stack"  # it is not cast (707.10)
    is_spell = original.kind != "ability"
    c = Context(state, id if is_spell else item.source, player, item, rule="707.10")
    if new_targets:
        yield from choose_new_targets(state, player, item, c)
    if is_spell:
        copy = new_copy(state, id, player, c, exceptions)
        copy.face = original.face
        item.source = copy.id
        copy.item = item
        state.stack.append(copy.id)
        zones.index(state, copy)
        state.emit(SpellCopied(cause, player, copy.id))
    else:
        copy = announcing.new_ability(state, player, item)
    announcing.tell_targets(state, player, copy.id, item, cause)
    return copy.id


def new_copy(state: State, id: int, player: int, c: Context, exceptions: tuple[Static, ...] = ()) -> GameObject:
    """The copy of a spell or card, where that is, not yet in the list of its zone: of both its faces, if it is
    double-faced (707.8a, 712.11a)."""
    original = state.object(id)
    faces = copied_faces(state, id, c, exceptions)
    values = copied_values(state, id, c, exceptions) if faces is None else faces.side(original.face)
    copy = state.new_object("spell copy", original.card, values, player, original.zone)
    copy.faces = faces
    return copy


def copy_card(state: State, id: int, player: int, c: Context) -> int:
    """`player` makes a copy of a card, where it is, so that the copy can be cast (707.12): the id of the copy.

    It ceases to exist if it isn't cast (704.5e).
    """
    copy = new_copy(state, id, player, c)
    state.edit_player(player)
    state.zone(copy.zone, player).append(copy.id)
    zones.index(state, copy)
    state.strays = (*state.strays, copy.id)
    return copy.id


def retarget(state: State, id: int, player: int, cause: Cause, change: bool = False) -> Task[None]:
    """`player` may choose new targets for a spell or ability on the stack (115.7d), or has to `change` its only target
    to another legal one if there is one (115.7a)."""
    object = state.objects[id]
    assert object.item is not None
    item = object.item.copy()
    source = id if object.kind != "ability" else item.source
    c = Context(state, source, object.controller, item, stack_id=id, rule="115.7")
    before = item.targets
    yield from choose_new_targets(state, player, item, c, change)
    state.edit(id).item = item
    known = {target for ids in before for target in ids}
    for target in dict.fromkeys(target for ids in item.targets for target in ids):
        if target not in known:
            state.emit(BecameTarget(cause, target, id, object.controller))


def choose_new_targets(
    state: State, player: int, item: StackItem, c: Context, change: bool = False
) -> Task[None]:
    """For each target `player` keeps it or chooses another, legal one (115.7d, 707.10c); if it has to `change`, it is
    kept only if there is no other."""
    specs = modes.specifications(item.script, item.modes)
    chosen: tuple[tuple[int, ...], ...] = ()
    for index, (spec, targets) in enumerate(zip(specs, item.targets, strict=True)):
        barred = {id for other in spec.other_than for id in chosen[other]}
        for later in range(index + 1, len(specs)):
            if index in specs[later].other_than:
                barred.update(item.targets[later])
        mine: tuple[int, ...] = ()
        for place, present in enumerate(targets):
            left = targets[place + 1 :]
            options = new_target_options(spec, present, mine, left, barred, c)
            if change:
                options = [each for each in options if each.verb != "keep"] or options
            if len(options) > 1:
                pick = yield Decision(
                    player, "target", options, "keep the target or choose another", c.source, remaining=len(left)
                )
                mine = (*mine, pick.ref)
            else:
                mine = (*mine, options[0].ref)
        chosen = (*chosen, mine)
        item.targets = (*chosen, *item.targets[index + 1 :])  # what later targets say of these is about the new ones


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
