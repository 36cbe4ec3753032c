"""Counters on objects and players (CR 122)."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from manafold.rules import replacement
from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.events import Cause, CountersPut, CountersRemoved, ZoneChanged
from manafold.rules.intrinsic import KEYWORD_COUNTERS
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.state import State


def put(state: State, entity: int, kind: str, amount: int, cause: Cause, player: int) -> Task[int]:
    """`player` puts counters on an object or a player (122.6): how many were put."""
    put_on = 0
    if amount > 0 and (is_player(entity) or entity in state.objects):
        for event in (yield from replacement.replace_event(state, CountersPut(cause, entity, kind, amount, player))):
            if isinstance(event, CountersPut) and event.amount > 0:
                add(state, event.entity, event.kind, event.amount)
                put_on += event.amount
            state.emit(event)
    return put_on


def given(state: State, event: ZoneChanged) -> Task[ZoneChanged]:
    """The same entering with the counters that are really put on the object as it enters (122.6)."""
    if event.to != "battlefield" or not event.counters or not replacement.might_replace(state, CountersPut):
        return event
    found: dict[str, int] = {}
    for kind, amount in event.counters.items():
        proposal = CountersPut(event.cause, event.new, kind, amount, event.player)
        for each in (yield from replacement.replace_event(state, proposal)):
            if isinstance(each, CountersPut):
                found[each.kind] = found.get(each.kind, 0) + each.amount
    return dataclasses.replace(event, counters=found)


def remove(state: State, entity: int, kind: str, amount: int, cause: Cause) -> int:
    """Remove up to `amount` counters of a kind: how many were removed."""
    removed = min(amount, on(state, entity, kind))
    if removed > 0:
        add(state, entity, kind, -removed)
        state.emit(CountersRemoved(cause, entity, kind, removed))
    return removed


def move(state: State, id: int, to: int, kind: str, amount: int, cause: Cause, player: int) -> Task[int]:
    """`player` moves up to `amount` counters of a kind from one object onto another: how many were moved (122.5)."""
    if id == to or id not in state.objects or to not in state.objects:
        return 0
    removed = remove(state, id, kind, amount, cause)
    if removed:
        yield from put(state, to, kind, removed, cause, player)
    return removed


def choose_kind(state: State, player: int, entity: int, source: int) -> Task[str]:
    """A player chooses one of the kinds of counters on an object or player that has counters."""
    holder = state.players[entity].counters if is_player(entity) else state.object(entity).counters
    options = [Option("choose", f"{kind} counter", entity, kind) for kind in holder]
    if len(options) == 1:
        return str(options[0].value)
    pick = yield Decision(player, "mode", options, "which counter", source)
    return str(pick.value)


def on(state: State, entity: int, kind: str) -> int:
    """How many counters of a kind an object or player has (or last had)."""
    holder = state.players[entity].counters if is_player(entity) else state.object(entity).counters
    return holder.get(kind, 0)


def add(state: State, entity: int, kind: str, amount: int) -> None:
    """Change the number of counters, with no event."""
    holder = state.edit_player(entity) if is_player(entity) else state.edit(entity)
    changed = dict(holder.counters)
    changed[kind] = changed.get(kind, 0) + amount
    if changed[kind] <= 0:
        del changed[kind]
    holder.counters = changed
    if not is_player(entity):
        if amount > 0:
            stamp(state, entity, kind)
        state.restructure()


def stamp(state: State, id: int, kind: str) -> None:
    """The counters of this kind get a new timestamp, as one is put on the object (613.7c)."""
    if kind in KEYWORD_COUNTERS:
        state.timestamp += 1
        object = state.edit(id)
        object.counter_times = {**object.counter_times, kind: state.timestamp}
        state.keyword_counters = True
