"""Damage (CR 120): dealing it, its results, and excess damage."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from manafold.rules import commanders, counters, life, preventing
from manafold.rules.decisions import Task
from manafold.rules.events import Cause, DamageDealt, DamagedTogether, DamagePrevented
from manafold.rules.permissions import rules_of
from manafold.rules.replacement import choose_order, might_replace, replace_event
from manafold.rules.restrictions import ToxicAbility
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.state import State

DAMAGEABLE = frozenset(("creature", "planeswalker", "battle"))
"""The card types of permanents that damage can be dealt to (120.1a)."""


def deal_all(state: State, proposals: list[DamageDealt]) -> Task[list[DamageDealt]]:
    """Damage is dealt at the same time (120.4): what was dealt, after replacement and prevention."""
    dealt: list[DamageDealt] = []
    proposals = [each for each in proposals if each.amount > 0 and can_be_dealt_damage(state, each.target)]  # 120.8
    noted: list[DamagePrevented] = []
    if proposals and might_replace(state, DamageDealt):
        proposals = [judged(state, proposal) for proposal in proposals]
        if len(proposals) > 1:
            proposals = yield from choose_order(state, proposals)
    for proposal in proposals:
        proposal.noted = noted
        for event in (yield from replace_event(state, proposal)):
            if isinstance(event, DamageDealt) and event.amount > 0 and can_be_dealt_damage(state, event.target):
                event.noted = None
                dealt.append(event)
    if noted:
        preventing.tell(state, noted)
    measure_excess(state, dealt)
    for event in dealt:
        state.emit(event)
    for target in dict.fromkeys([event.target for event in dealt]):
        mine = [event for event in dealt if event.target == target]
        state.emit(DamagedTogether(mine[0].cause, target, tuple([e.source for e in mine]), mine[0].combat))
    for event in dealt:
        yield from results(state, event)
    yield from gain_by_lifelink(state, dealt)
    return dealt


def judged(state: State, proposal: DamageDealt) -> DamageDealt:
    """The same damage, marked if an effect says that it can't be prevented (615.12)."""
    players = state.living()
    if any(word.forbids_preventing(proposal, c) for player in players for word, c in rules_of(state, player)):
        return dataclasses.replace(proposal, preventable=False)
    return proposal


def can_be_dealt_damage(state: State, entity: int) -> bool:
    """Whether the id is a player in the game or a creature, planeswalker or battle on the battlefield (120.1a)."""
    if is_player(entity):
        return not state.players[entity].has_left
    object = state.objects.get(entity)
    if object is None or object.zone != "battlefield":
        return False
    return not DAMAGEABLE.isdisjoint(state.characteristics(entity).types)


def results(state: State, event: DamageDealt) -> Task[None]:
    """What damage leads to (120.3)."""
    source, target, amount = event.source, event.target, event.amount
    abilities = state.characteristics(source).abilities
    keywords = abilities.keywords
    controller = state.object(source).controller
    if is_player(target):
        if "infect" in keywords:
            yield from counters.put(state, target, "poison", amount, Cause(source, "120.3b"), controller)
        else:
            yield from life.lose(state, target, amount, Cause(source, "120.3a"))
        if event.combat:
            commanders.count_damage(state, target, source, amount)
        if event.combat and "toxic" in keywords:
            toxic = sum([each.toxic_value for each in abilities.all if isinstance(each, ToxicAbility)])
            yield from counters.put(state, target, "poison", toxic, Cause(source, "120.3g"), controller)
    else:
        types = state.characteristics(target).types
        if "planeswalker" in types:
            counters.remove(state, target, "loyalty", amount, Cause(source, "120.3c"))
        if "battle" in types:
            counters.remove(state, target, "defense", amount, Cause(source, "120.3h"))
        if "creature" in types:
            if "wither" in keywords or "infect" in keywords:
                yield from counters.put(state, target, "-1/-1", amount, Cause(source, "120.3d"), controller)
            else:
                state.edit(target).damage += amount  # 120.3e
            if "deathtouch" in keywords:
                state.edit(target).deathtouched = True  # 702.2b


def gain_by_lifelink(state: State, dealt: list[DamageDealt]) -> Task[None]:
    """Each source with lifelink makes its controller gain life once: as much as all the damage it dealt (702.15b)."""
    totals: dict[int, int] = {}
    for event in dealt:
        if "lifelink" in state.characteristics(event.source).keywords:
            totals[event.source] = totals.get(event.source, 0) + event.amount
    for source, amount in totals.items():
        yield from life.gain(state, state.object(source).controller, amount, Cause(source, "120.3f"))


def lethal_damage(state: State, id: int) -> int:
    """How much more damage would be lethal to a creature, with what is marked on it (120.6)."""
    toughness = state.characteristics(id).toughness or 0
    return max(0, toughness - state.object(id).damage)


def measure_excess(state: State, dealt: list[DamageDealt]) -> None:
    """Note in each event how much of it is excess damage, given the events before it in the list (120.10)."""
    rooms: dict[int, dict[str, int]] = {}
    beyond: dict[int, dict[str, int]] = {}
    for event in dealt:
        target = event.target
        if is_player(target):
            continue
        if target not in rooms:
            rooms[target] = capacity(state, target)
            beyond[target] = dict.fromkeys(rooms[target], 0)
        before = max(beyond[target].values())
        deadly = "deathtouch" in state.characteristics(event.source).keywords
        for kind, room in rooms[target].items():
            taken = min(event.amount, room, 1) if deadly and kind == "creature" else min(event.amount, room)
            beyond[target][kind] += event.amount - taken
            rooms[target][kind] = 0 if deadly and kind == "creature" else room - taken
        event.excess = max(beyond[target].values()) - before


def capacity(state: State, id: int) -> dict[str, int]:
    """How much damage a permanent takes before more is excess, for each card type that matters (120.4a)."""
    types = state.characteristics(id).types
    found: dict[str, int] = {}
    if "creature" in types:
        found["creature"] = lethal_damage(state, id)
    if "planeswalker" in types:
        found["planeswalker"] = counters.on(state, id, "loyalty")
    if "battle" in types:
        found["battle"] = counters.on(state, id, "defense")
    return found
