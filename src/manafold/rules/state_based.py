"""State-based actions (CR 704)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import (
    attaching,
    battles,
    bestowing,
    commanders,
    designations,
    destroying,
    dungeons,
    ending,
    sagas,
    speed,
    zones,
)
from manafold.rules.choosing import choose_some
from manafold.rules.counters import remove
from manafold.rules.decisions import Task
from manafold.rules.destroying import to_zone
from manafold.rules.events import Cause, ZoneChanged
from manafold.rules.standing import concerned
from manafold.rules.terms import FIRST_OBJECT, NOTHING

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State


def check(state: State) -> Task[bool]:
    """Perform all applicable state-based actions at the same time, once; whether there were any (704.3)."""
    losers, reason, rule = losing(state)
    if losers and ending.would_end(state, losers):
        ending.lose(state, losers, reason, rule)
        return True
    dying: list[ZoneChanged] = []
    doomed: list[int] = []
    unattached: list[int] = []
    cancelled: list[tuple[int, int]] = []
    legends: dict[tuple[int, str], list[int]] = {}
    worlds: list[int] = []
    unprotected: list[int] = []
    started = False
    for id in concerned(state):
        object = state.objects[id]
        what = state.characteristics(id)
        look_at_permanent(state, object, what, dying, doomed, unattached, cancelled)
        if "ascend" in what.abilities.keywords:
            designations.bless(state, object.controller)
        if "storied" in what.abilities.keywords:
            designations.begin_story(state, object.controller)
        if "start your engines!" in what.abilities.keywords:
            started = speed.start_engines(state, object.controller, id) or started  # 704.5z
        if "legendary" in what.supertypes:
            legends.setdefault((object.controller, what.name), []).append(id)
        if "world" in what.supertypes:
            worlds.append(id)
        if "battle" in what.types and battles.needs_protector(state, object, what):
            unprotected.append(id)
    dying += older_worlds(state, worlds)
    departed = commanders.newly_departed(state) if state.commanders else []
    acted = remove_strays(state) or bool(losers or dying or doomed or unattached or cancelled or started)
    for id, pairs in cancelled:
        remove(state, id, "+1/+1", pairs, Cause(id, "704.5q"))
        remove(state, id, "-1/-1", pairs, Cause(id, "704.5q"))
    for id in unattached:
        attaching.detach(state, id, Cause(id, "704.5n"))
        if bestowing.is_bestowed(state.objects[id]):
            bestowing.cease(state, id)
    twins = {key: ids for key, ids in legends.items() if len(ids) > 1}
    if twins:
        acted = True
        dying += yield from legend_rule(state, twins)
    if departed:
        returning = yield from commanders.returns(state, departed)
        acted = acted or bool(returning)
        dying += returning
    if unprotected:
        acted = True
        dying += yield from battles.give_protectors(state, unprotected)
    if doomed:
        dying += yield from destroying.proposals(state, doomed, Cause(NOTHING, "704.5g"))
    if dying:
        yield from destroying.bury(state, dying)
    if state.command and dungeons.complete_finished(state):
        acted = True
    if losers:
        ending.lose(state, losers, reason, rule)
    return acted


def older_worlds(state: State, worlds: list[int]) -> list[ZoneChanged]:
    """The moves of all permanents with the supertype world but the newest; of all if that is a tie (704.5k)."""
    if len(worlds) < 2:
        return []
    latest = max([state.objects[id].timestamp for id in worlds])
    newest = [id for id in worlds if state.objects[id].timestamp == latest]
    old = [id for id in worlds if len(newest) > 1 or id not in newest]
    return to_zone(state, old, "graveyard", Cause(NOTHING, "704.5k"))


def look_at_permanent(
    state: State,
    object: GameObject,
    what: Characteristics,
    dying: list[ZoneChanged],
    doomed: list[int],
    unattached: list[int],
    cancelled: list[tuple[int, int]],
) -> None:
    """Add the permanent to the lists of what goes to a graveyard, is destroyed, unattached or loses paired counters."""
    types = what.types
    if "creature" in types:
        toughness = what.toughness or 0
        if toughness <= 0:
            dying += to_zone(state, [object.id], "graveyard", Cause(object.id, "704.5f"))
        elif (object.damage >= toughness or object.deathtouched) and "indestructible" not in what.keywords:
            doomed.append(object.id)  # 704.5g, 704.5h, 702.12b
    if object.deathtouched:
        state.edit(object.id).deathtouched = False  # only since the last check
    if "planeswalker" in types and not object.counters.get("loyalty"):
        dying += to_zone(state, [object.id], "graveyard", Cause(object.id, "704.5i"))
    if "battle" in types and battles.is_defeated(state, object):
        dying += to_zone(state, [object.id], "graveyard", Cause(object.id, "704.5v"))
    subtypes = what.subtypes
    if "Aura" in subtypes:
        if bestowing.is_bestowed(object):
            if not aura_is_legal(state, object):
                unattached.append(object.id)  # 702.103f
        elif "creature" in types or not aura_is_legal(state, object):  # 303.4d
            dying += to_zone(state, [object.id], "graveyard", Cause(object.id, "704.5m"))
    elif object.attached_to != NOTHING and not attachment_is_legal(state, object, what):
        unattached.append(object.id)
    if object.attachments:
        dying += older_roles(state, object)
    if "Saga" in subtypes and sagas.is_over(state, object, what):
        dying += to_zone(state, [object.id], "graveyard", Cause(object.id, "714.4"), "sacrifice")
    pairs = min(object.counters.get("+1/+1", 0), object.counters.get("-1/-1", 0)) if object.counters else 0
    if pairs:
        cancelled.append((object.id, pairs))


def older_roles(state: State, host: GameObject) -> list[ZoneChanged]:
    """The moves of all Roles on the permanent but the newest of each player (704.5y)."""
    newest: dict[int, int] = {}
    roles = [id for id in host.attachments if "Role" in state.characteristics(id).subtypes]
    for id in sorted(roles, key=lambda each: state.objects[each].timestamp):
        newest[state.objects[id].controller] = id
    return to_zone(state, [id for id in roles if id not in newest.values()], "graveyard", Cause(host.id, "704.5y"))


def aura_is_legal(state: State, aura: GameObject) -> bool:
    """Whether the Aura is attached to something that it can enchant (303.4c, 704.5m)."""
    host = aura.attached_to
    if host == NOTHING or (host >= FIRST_OBJECT and host not in state.objects):
        return False
    return attaching.may_be_attached(state, aura.id, host)


def attachment_is_legal(state: State, attachment: GameObject, what: Characteristics) -> bool:
    """Whether an Equipment or Fortification is attached to what it can be attached to (301.5c, 704.5n, 704.5p)."""
    host = attachment.attached_to
    if host not in state.objects:
        return False
    if "creature" in what.types and "reconfigure" not in what.keywords:
        return False
    return attaching.may_be_attached(state, attachment.id, host)


def losing(state: State) -> tuple[list[int], str, str]:
    """The players with no life, too much poison or damage by a commander, or who drew from an empty library, and why
    (704.5a-c, 704.6c)."""
    losers: list[int] = []
    reasons: list[tuple[str, str]] = []
    for player in state.players:
        if player.has_left:
            continue
        if player.life <= 0:
            reason = ("life total is 0 or less", "704.5a")
        elif player.drew_from_empty:
            reason = ("drew from an empty library", "704.5b")
        elif player.counters.get("poison", 0) >= state.profile.poison_to_lose:
            reason = ("too many poison counters", "704.5c")
        elif state.commanders and commanders.has_dealt_enough(player):
            reason = ("dealt 21 or more combat damage by one commander", "704.6c")
        else:
            continue
        if not ending.cannot_lose(state, player.id):
            losers.append(player.id)
            reasons.append(reason)
    for player in state.players:
        if player.drew_from_empty:
            state.edit_player(player.id).drew_from_empty = False
    if not losers:
        return losers, "", ""
    names = " and ".join([state.label(loser) for loser in losers])
    return losers, f"{names}: {reasons[0][0]}", reasons[0][1]


def remove_strays(state: State) -> bool:
    """Tokens outside of the battlefield and copies outside of the stack cease to exist (704.5d, 704.5e); whether there
    were any."""
    if not state.strays:
        return False
    ceasing = [id for id in state.strays if id not in state.commanders]
    for id in ceasing:
        if id in state.objects:
            zones.remove_from_game(state, id)
    state.strays = ()
    return bool(ceasing)


def legend_rule(state: State, twins: dict[tuple[int, str], list[int]]) -> Task[list[ZoneChanged]]:
    """Of legendary permanents of one name their controller keeps one; all choose in turn order (704.5j, 101.4)."""
    gone: list[int] = []
    for player in state.living():
        for (controller, name), ids in twins.items():
            if controller == player:
                kept = yield from choose_some(state, player, ids, 1, 1, "permanent", f"keep one {name}")
                gone += [id for id in ids if id not in kept]
    return to_zone(state, gone, "graveyard", Cause(NOTHING, "704.5j"))
