"""Attaching (CR 701.3, 303.4, 301.5): Auras, Equipment and Fortifications."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from manafold.rules.choosing import choose_some
from manafold.rules.context import Context
from manafold.rules.events import BecameAttached, BecameUnattached, Cause, ZoneChanged
from manafold.rules.finding import find_all
from manafold.rules.protection import is_protected, removes
from manafold.rules.terms import FIRST_OBJECT, NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.rules.characteristics import Characteristics
    from manafold.rules.decisions import Task
    from manafold.rules.state import State


def attach(state: State, id: int, to: int, cause: Cause) -> bool:
    """Attach a permanent to an object or player; False if it is there already or can't be (701.3b)."""
    attachment = state.objects.get(id)
    if attachment is None or attachment.zone != "battlefield" or attachment.attached_to == to or id == to:
        return False
    if to >= FIRST_OBJECT and to not in state.objects:
        return False
    if not may_be_attached(state, id, to):
        return False
    detach(state, id, cause)
    state.timestamp += 1
    state.edit(id).timestamp = state.timestamp  # 613.7e
    tie(state, id, to)
    state.emit(BecameAttached(cause, id, to))
    return True


def choose_host(state: State, player: int, hosts: Sequence[int], source: int) -> Task[int]:
    """What something is attached to if it is to be attached to these, -1 if they are none. It is attached to one thing
    only: if "it" has become several, as tokens do of which more than one was created, the player chooses (701.3a)."""
    chosen = yield from choose_some(state, player, hosts, 1, 1, "permanent", "what to attach to", source)
    return chosen[0] if chosen else NOTHING


def detach(state: State, id: int, cause: Cause) -> None:
    """Unattach a permanent from what it is attached to, if anything (701.3d)."""
    host = state.objects[id].attached_to
    if host != NOTHING:
        untie(state, id)
        state.emit(BecameUnattached(cause, id, host))


def tie(state: State, id: int, to: int) -> None:
    """Record that `id` is attached to `to`."""
    state.edit(id).attached_to = to
    if to in state.objects:
        host = state.edit(to)
        host.attachments = (*host.attachments, id)
    state.restructure()


def untie(state: State, id: int) -> None:
    """Record that `id` is attached to nothing."""
    attachment = state.edit(id)
    host_id = attachment.attached_to
    attachment.attached_to = NOTHING
    if host_id in state.objects:
        host = state.edit(host_id)
        host.attachments = tuple(other for other in host.attachments if other != id)
    state.restructure()


def untie_all(state: State, id: int) -> None:
    """`id` leaves the battlefield, and no longer is among what is attached to another permanent (701.3d).

    What was attached to it still knows to what, until a state-based action sees to it (301.5c, 303.4c): "when enchanted
    creature dies" is about that.
    """
    host_id = state.objects[id].attached_to
    if host_id in state.objects:
        host = state.edit(host_id)
        host.attachments = tuple(other for other in host.attachments if other != id)
    state.restructure()


def settle_host(state: State, event: ZoneChanged, what: Characteristics) -> Task[list[ZoneChanged]]:
    """How something that will be `what` changes zones: if it enters the battlefield, attached to what.

    An Aura that doesn't resolve as a spell enchants what its player chooses, if the effect doesn't say what; without
    anything that it could enchant it doesn't enter (303.4f-g, 303.4i). Others then enter unattached (301.5e, 303.4h).
    """
    if event.to != "battlefield" or event.way == "resolve":
        return [event]
    if "Aura" not in what.subtypes:
        if event.attached_to != NOTHING and not may_be_attached(state, event.old, event.attached_to):
            return [replace(event, attached_to=NOTHING)]
        return [event]
    enchant = what.abilities.enchant
    c = Context(state, event.old, event.player, rule="303.4f")
    hosts = [id for id in find_all(enchant, c) if not is_protected(state, id, event.old)] if enchant is not None else []
    if event.attached_to != NOTHING:
        hosts = [id for id in hosts if id == event.attached_to]
    if not hosts:
        owner = state.objects[event.old].owner
        return [replace(event, to="graveyard", player=owner)] if event.came_from == "stack" else []
    chosen = yield from choose_some(state, event.player, hosts, 1, 1, "permanent", "what to enchant", event.old)
    return [replace(event, attached_to=chosen[0])]


def may_be_attached(state: State, id: int, host: int) -> bool:
    """Whether the permanent `id` can be attached to the object or player: an Aura to what it enchants (303.4c),
    Equipment to creatures (301.5), Fortifications to lands (301.6), nothing to what is protected from it (702.16c-d).
    """
    attachment = state.object(id)
    what = state.characteristics(id)
    protected = removes(state, host, id) if attachment.attached_to == host else is_protected(state, host, id)
    if protected or (host < FIRST_OBJECT and state.players[host].has_left):
        return False
    enchant = what.abilities.enchant
    if "Aura" in what.subtypes:
        return enchant is not None and enchant.matches(host, Context(state, id, attachment.controller, rule="303.4"))
    if host < FIRST_OBJECT:
        return False
    if state.object(host).zone != "battlefield":
        return False
    types = state.characteristics(host).types
    return ("Equipment" in what.subtypes and "creature" in types) or (
        "Fortification" in what.subtypes and "land" in types
    )
