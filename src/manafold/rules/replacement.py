"""Replacement and prevention effects (CR 614-616): what changes an event before it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.words import Replacement
from manafold.rules import protective_counters
from manafold.rules.context import Context
from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.events import CountersPut, DamageDealt, Destroyed, Event, ZoneChanged
from manafold.rules.faces import base_in
from manafold.rules.terms import NOTHING, is_player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.rules.state import State

MANY = 1000
"""More than the replacement effects of one object."""

Found = tuple[tuple[int, int], Replacement, Context]
"""A replacement effect that could apply: what tells it apart from others, its word and its context."""


def might_replace(state: State, kind: type[Event]) -> bool:
    """Whether anything could replace events of this class; false in almost every case, and cheap."""
    if kind in state.replacers or kind in state.awaited:
        return True
    for effect in state.effects:
        for does in effect.does:
            if isinstance(does, Replacement) and kind in does.replaces:
                return True
    return False


def replace_event(state: State, event: Event) -> Task[list[Event]]:
    """The events that happen instead of `event`: of the same class, perhaps changed, or none (616.1).

    An effect that has something else happen instead does that itself, with the verbs, which see to its own replacement.
    Each effect applies once to an event and what it became (614.5). Where several could apply, the affected player
    chooses one, and then it is looked again (616.1f).
    """
    if (
        not might_replace(state, type(event))
        and not enters_with_own(state, event)
        and protective_counters.protection_of(state, event) is None
    ):
        return [event]
    return (yield from replace_further(state, event, state.replacing))


def replace_further(state: State, event: Event, applied: frozenset[tuple[int, int]]) -> Task[list[Event]]:
    """As `replace_event`, where the effects `applied` have had their turn."""
    found = [each for each in candidates(state, event) if each[0] not in applied and each[1].applies(event, each[2])]
    if not found:
        return [event]
    first_rank = min(each[1].rank for each in found)
    found = [each for each in found if each[1].rank == first_rank]  # 616.1a-e
    chosen = found[0]
    if len(found) > 1 and state.profile.asks_for_order:
        chooser = affected_player(state, event)
        options = [
            Option("apply", state.label(c.source), c.source, index) for index, (_, _, c) in enumerate(found)
        ]
        pick = yield Decision(chooser, "replacement", options, "apply first", remaining=len(found) - 1)
        chosen = found[int(pick.value)]
    key, word, c = chosen
    c.event = event
    before = state.replacing
    state.replacing = applied | {key}  # whatever it has happen instead, it gets no second opportunity (614.5)
    instead = yield from carry_out(word, event, c)
    state.replacing = before
    results: list[Event] = []
    for changed in instead:
        if enters(changed) and not enters(event):
            results.append(changed)  # it is another event, of which it is looked ahead how it enters
        else:
            results += yield from replace_further(state, changed, applied | {key})
    return results


def enters(event: Event) -> bool:
    """Whether the event is an object entering the battlefield."""
    return isinstance(event, ZoneChanged) and event.to == "battlefield"


def carry_out(word: Replacement, event: Event, c: Context) -> Task[Sequence[Event]]:
    """What happens instead of `event` by the effect that applies."""
    return word.replace(event, c)


def choose_order(state: State, events: Sequence[DamageDealt]) -> Task[list[DamageDealt]]:
    """Damage dealt at the same time, in the order in which shields that run out are used on it.

    Who would be dealt damage by several sources chooses which of it a shield prevents (615.7, 615.8).
    """
    ordered: list[DamageDealt] = []
    chooser = {event.target: affected_player(state, event) for event in events}
    for target in sorted(chooser, key=lambda each: state.place_in_turn(chooser[each])):
        mine = [event for event in events if event.target == target]
        while len(mine) > 1:
            shielded = [event for event in mine if runs_out(state, event)]
            if len(shielded) < 2:
                break
            options = [
                Option("shield", f"from {state.label(event.source)}", event.source, place)
                for place, event in enumerate(shielded)
            ]
            pick = yield Decision(chooser[target], "replacement", options, "prevent first", remaining=len(shielded) - 2)
            chosen = shielded[int(pick.value)]
            ordered.append(chosen)
            mine.remove(chosen)
        ordered += mine
    return ordered


def runs_out(state: State, event: Event) -> bool:
    """Whether an effect could apply to the event that is used up by it."""
    return any(word.runs_out() and word.applies(event, c) for _, word, c in candidates(state, event))


def enters_with_own(state: State, event: Event) -> bool:
    """Whether `event` is an object entering whose own text modifies how it enters (614.12)."""
    if not isinstance(event, ZoneChanged) or event.to != "battlefield":
        return False
    if base_in(state.objects[event.old], event).abilities.replacements:
        return True
    given = bool(state.effects) and event.came_from == "stack"  # what the spell was given (400.7a)
    return given and bool(state.characteristics(event.old).abilities.replacements)


def candidates(state: State, event: Event) -> list[Found]:
    """The replacement effects that wait for this class of event."""
    kind = type(event)
    found: list[Found] = []
    ids = state.replacers.get(kind, ())
    if kind in state.awaited:
        ids = tuple(dict.fromkeys((*ids, *state.granted)))
    arriving = event.new if isinstance(event, ZoneChanged) and event.to == "battlefield" else NOTHING
    for id in ids:
        object = state.objects.get(id)
        if object is None or id == arriving:
            continue
        for index, (ability, word) in enumerate(state.characteristics(id).abilities.replacements):
            if kind in word.replaces and ability.zone in (object.zone, "anywhere"):
                c = Context(state, id, object.controller, rule="614")
                if ability.condition is None or ability.condition.holds(c):
                    found.append(((id, index), word, c))
    if isinstance(event, ZoneChanged) and arriving != NOTHING:
        coming = state.objects[event.new]
        first = 0 if event.copied is None else MANY  # a copy has other abilities than what it would have been
        for index, (ability, word) in enumerate(state.characteristics(event.new).abilities.replacements, first):
            if kind in word.replaces and ability.zone in (event.to, "anywhere"):
                c = Context(state, event.new, event.player, coming.item, rule="614.12")
                found.append(((event.new, index), word, c))
    for effect in state.effects:
        for index, does in enumerate(effect.does):
            if isinstance(does, Replacement) and kind in does.replaces:
                c = effect.context(state)
                c.named = {**c.named, "affected": effect.affected or ()}
                found.append(((-effect.id, index), does, c))
    by_counter = protective_counters.protection_of(state, event)
    if by_counter is not None:
        id, shield = by_counter
        rule, controller = ("702.16e", id) if is_player(id) else ("122.1", state.objects[id].controller)
        found.append(((id, -1), shield, Context(state, id, controller, rule=rule)))
    return found


def affected_player(state: State, event: Event) -> int:
    """Who chooses: the affected player, or the controller of the affected object (616.1)."""
    if isinstance(event, DamageDealt):
        return event.target if is_player(event.target) else state.object(event.target).controller
    if isinstance(event, ZoneChanged):
        return event.player if event.to == "battlefield" else state.object(event.old).controller
    if isinstance(event, Destroyed):
        return state.object(event.old).controller
    if isinstance(event, CountersPut):
        return event.entity if is_player(event.entity) else state.object(event.entity).controller
    player = getattr(event, "player", NOTHING)
    return player if player != NOTHING else state.active


def use_up(state: State, c: Context, left: Replacement | None) -> None:
    """A shield has been used (614.8, 615.7): `left` is what remains of it, None if nothing does."""
    kept = []
    for effect in state.effects:
        if effect.id != c.effect:
            kept.append(effect)
        elif left is not None:
            kept.append(effect.with_does((left,)))
    state.effects = tuple(kept)
    state.changed()
