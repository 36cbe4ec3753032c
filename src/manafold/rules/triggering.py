"""Triggered abilities (CR 603): noticing that they trigger, and putting them onto the stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules import announcing
from manafold.rules.additional_triggers import about_triggers
from manafold.rules.context import NUMBER, Context
from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.events import BY_RULES, ControlChanged, StateMatches, ZoneChanged
from manafold.rules.looking_back import Before, looks_back, parted
from manafold.rules.objects import StackItem

if TYPE_CHECKING:
    from manafold.model.abilities import TriggeredAbility
    from manafold.model.words import Duration
    from manafold.rules.ability_sets import AbilitySet
    from manafold.rules.events import Event
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

WHICH = "which"
"""The name under which an item remembers which of the events that its ability waits for it was, if not the first."""
GROUP = "those of the event"
"""The name under which stand those of several things that the event was about and the ability waited for."""
TRIGGERED = 1000
"""From here on the keys of `GameObject.uses` are triggered abilities; below are activated ones."""


class PendingTrigger:
    """An ability that has triggered and waits to be put onto the stack (603.3). `item` has what a delayed one knows."""

    __slots__ = ("ability", "controller", "event", "item", "source")

    def __init__(
        self,
        ability: TriggeredAbility,
        source: int,
        controller: int,
        event: Event | None,
        item: StackItem | None = None,
    ) -> None:
        self.ability = ability
        self.source = source
        self.controller = controller
        self.event = event
        self.item = item

    def as_item(self) -> StackItem:
        """The choices that the ability begins with, whether it uses the stack or resolves at once."""
        known = self.item
        return StackItem(
            self.ability.script,
            self.source,
            self.ability,
            event=self.event,
            named=known.named if known is not None else None,
            paid=known.paid if known is not None else None,
        )


class DelayedTrigger:
    """A delayed triggered ability (603.7). It triggers once, unless it has a duration (603.7b) and is not `once`.

    `turn` is the number of the turn in which it was made.
    """

    __slots__ = ("ability", "controller", "duration", "item", "once", "source", "turn")

    def __init__(
        self,
        ability: TriggeredAbility,
        source: int,
        controller: int,
        item: StackItem | None,
        turn: int,
        duration: Duration | None = None,
        once: bool = False,
    ) -> None:
        self.ability = ability
        self.source = source
        self.controller = controller
        self.item = item
        self.duration = duration
        self.once = once
        self.turn = turn


def delay(
    state: State,
    ability: TriggeredAbility,
    source: int,
    controller: int,
    item: StackItem,
    duration: Duration | None = None,
    once: bool = False,
) -> None:
    """Create a delayed triggered ability (603.7a); `item` has what it knows of the effect that creates it."""
    state.changed()
    state.delayed = (
        *state.delayed,
        DelayedTrigger(ability, source, controller, item, state.turn_number, duration, once),
    )


def reflect(state: State, ability: TriggeredAbility, c: Context, item: StackItem) -> None:
    """A reflexive triggered ability triggers on what was done just now (603.12), if its condition allows (603.4)."""
    known = Context(state, c.source, c.controller, item, c.event)
    if ability.condition is not None and not ability.condition.holds(known):
        return
    state.settled = False
    state.pending = (*state.pending, PendingTrigger(ability, c.source, c.controller, c.event, item))


def notice(state: State, event: Event, before: Before | None = None) -> None:
    """Let every ability trigger that waits for `event` (603.2); by what there was `before`, if it looks back."""
    listeners = state.listeners.get(type(event), ())
    if state.granted:
        listeners = tuple(dict.fromkeys((*listeners, *state.granted)))
    if before is None or not looks_back(event):
        for id in listeners:
            object = state.objects.get(id)
            if object is not None:
                check(state, event, object, state.characteristics(id).abilities)
    else:
        look_back(state, event, listeners, before)
    if state.delayed:
        check_delayed(state, event)


def check_states(state: State) -> None:
    """Let the state triggers trigger whose condition is true (603.8)."""
    for id in dict.fromkeys((*state.listeners.get(StateMatches, ()), *state.granted)):
        object = state.objects[id]
        for ability in state.characteristics(id).abilities.triggered:
            functions = ability.zone in (object.zone, "anywhere")
            if StateMatches in ability.trigger.events() and functions and not is_waiting(state, ability, id):
                trigger(state, StateMatches(BY_RULES), ability, id, object.controller)


def is_waiting(state: State, ability: TriggeredAbility, source: int) -> bool:
    """Whether the ability of `source` has triggered and has not left the stack yet."""
    if any([each.ability is ability and each.source == source for each in state.pending]):
        return True
    items = [state.objects[id].item for id in state.stack]
    return any([item is not None and item.ability is ability and item.source == source for item in items])


def look_back(state: State, event: Event, listeners: tuple[int, ...], before: Before) -> None:
    """Let abilities trigger on `event` that existed right before it (603.10): what arrived then sees only itself."""
    left, arrived = parted(event)
    for id in dict.fromkeys((*listeners, *before.changed)):
        object = state.objects.get(id)
        if object is None:
            continue
        if id not in before.came or (isinstance(event, ZoneChanged) and event.new == id):
            changed = before.changed.get(id)
            check(state, event, object, object.base.abilities if changed is None else changed.abilities, before)
        elif arrived is not None:
            check(state, arrived, object, state.characteristics(id).abilities, before)
    for id in before.gone:
        departed = state.past.get(id)
        if departed is not None:
            check(state, left, departed.object, departed.characteristics.abilities, before)


def check(
    state: State, event: Event, object: GameObject, abilities: AbilitySet, before: Before | None = None
) -> None:
    """Let the abilities that `object` has, or had before, trigger on `event`."""
    for ability in abilities.triggered:
        if type(event) in ability.trigger.events() and ability.zone in (object.zone, "anywhere"):
            controller = object.controller
            if isinstance(event, ControlChanged) and event.object == object.id and type(ability.trigger).of_former:
                controller = event.before
            trigger(state, event, ability, object.id, controller, before)


def trigger(
    state: State,
    event: Event,
    ability: TriggeredAbility,
    source: int,
    controller: int,
    before: Before | None = None,
) -> None:
    """The ability triggers if the event fits and its condition and riders allow (603.2, 603.4), as often as it is due
    (603.2c, 603.2d)."""
    c = Context(state, source, controller, event=event)
    which = ability.trigger.which(event, c)
    if which < 0:
        return
    group = ability.trigger.group(event, c)
    item = knowing(StackItem(ability.script, source, ability), which, group) if which or group else None
    if group:
        c = Context(state, source, controller, item, event)
    c.item = item
    if ability.condition is not None and not ability.condition.holds(c):
        return
    if ability.only:
        c.item = item or StackItem(ability.script, source, ability)
        if not all(rider.holds(c) for rider in ability.only):
            return
        count_use(state, source, ability)
    changes = [word.change(event, ability.trigger, c, other) for word, other in about_triggers(state, event, before)]
    if None not in changes:
        times = sum([change for change in changes if change is not None], ability.trigger.times(event, c))
        state.pending = (*state.pending, *[PendingTrigger(ability, source, controller, event, item)] * times)


def count_use(state: State, source: int, ability: TriggeredAbility) -> None:
    """Remember that the ability has triggered this turn, for "triggers only once each turn" (603.2h)."""
    if source in state.objects:
        state.count_use(source, use_key(state.characteristics(source).abilities.triggered.index(ability)))


def knowing(item: StackItem, which: int, group: Sequence[int]) -> StackItem:
    """The item, which from now on knows which event it was, and which of several things it was about."""
    item.paid = {**item.paid, WHICH: which}
    if group:
        item.paid[NUMBER + GROUP] = len(group)
        item.named = {**item.named, GROUP: tuple(group), NUMBER: ()}
    return item


def use_key(index: int) -> int:
    """The key under which `GameObject.uses` counts how often the triggered ability `index` has triggered."""
    return TRIGGERED + index


def check_delayed(state: State, event: Event) -> None:
    """Let delayed triggered abilities trigger; those without a duration are used up (603.7b)."""
    left: list[DelayedTrigger] = []
    for delayed in state.delayed:
        c = Context(state, delayed.source, delayed.controller, delayed.item, event)
        waits = delayed.ability.trigger
        which = waits.which(event, c) if type(event) in waits.events() else -1
        if which >= 0:
            item = delayed.item
            group = waits.group(event, c)
            if which or group:
                item = item.copy() if item is not None else StackItem(delayed.ability.script, delayed.source)
                knowing(item, which, group)
            c = Context(state, delayed.source, delayed.controller, item, event)
            if delayed.ability.condition is None or delayed.ability.condition.holds(c):  # 603.4
                pending = PendingTrigger(delayed.ability, delayed.source, delayed.controller, event, item)
                state.pending = (*state.pending, pending)
        if which < 0 or (delayed.duration is not None and not delayed.once):
            left.append(delayed)
    state.delayed = tuple(left)


def put_on_stack(state: State) -> Task[None]:
    """Put what has triggered onto the stack: each player in turn order, theirs in any order they like (603.3b)."""
    waiting = state.pending
    state.pending = ()  # what triggers meanwhile is put there the next time
    for player in state.living():
        mine = [pending for pending in waiting if pending.controller == player]
        while mine:
            chosen = 0
            if len(mine) > 1 and any(pending.ability is not mine[0].ability for pending in mine):
                options = [
                    Option("put", state.label(pending.source), pending.source, index, pending.ability)
                    for index, pending in enumerate(mine)
                ]
                pick = yield Decision(player, "order", options, "put on the stack first", remaining=len(mine) - 1)
                chosen = int(pick.value)
            yield from announcing.announce_trigger(state, mine.pop(chosen))
