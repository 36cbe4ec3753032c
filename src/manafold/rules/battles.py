"""Battles: their protectors, and how they leave (CR 310)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.model.abilities import TriggeredAbility
from manafold.rules import combat, destroying
from manafold.rules.choosing import choose_some
from manafold.rules.combat import PROTECTOR
from manafold.rules.events import Cause, ZoneChanged
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.decisions import Task
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State


def protectors(state: State, controller: int, what: Characteristics) -> Sequence[int]:
    """Who may protect a battle: of a Siege an opponent of its controller, of one without a type that player
    (310.8a, 310.11a)."""
    return state.opponents(controller) if "Siege" in what.subtypes else (controller,)


def protected(state: State, event: ZoneChanged, what: Characteristics) -> Task[ZoneChanged]:
    """The same entering; of a battle with the protector that its controller has chosen (310.8a)."""
    if event.to != "battlefield" or "battle" not in what.types:
        return event
    possible = protectors(state, event.player, what)
    chosen = yield from choose_some(state, event.player, possible, 1, 1, "player", "protector", event.old)
    return dataclasses.replace(event, choices={**event.choices, PROTECTOR: chosen[0]}) if chosen else event


def needs_protector(state: State, object: GameObject, what: Characteristics) -> bool:
    """Whether its controller has to choose another protector for a battle (704.5w, 704.5x)."""
    player = combat.defending_player_of(state, object)
    if player == NOTHING or state.players[player].has_left:
        attacks = state.combat.attacks.values() if state.combat is not None else ()
        return not any(attack.defender == object.id for attack in attacks)
    return "Siege" in what.subtypes and player == object.controller


def give_protectors(state: State, battles: Sequence[int]) -> Task[list[ZoneChanged]]:
    """The controllers of battles choose protectors for them; those for which there is none go to the graveyard (704.5w,
    704.5x)."""
    gone: list[ZoneChanged] = []
    for id in battles:
        what, player = state.characteristics(id), state.objects[id].controller
        possible = protectors(state, player, what)
        chosen = yield from choose_some(state, player, possible, 1, 1, "player", "protector", id)
        if chosen:
            object = state.edit(id)
            object.choices = {**object.choices, PROTECTOR: chosen[0]}
        else:
            gone += destroying.to_zone(state, [id], "graveyard", Cause(id, "704.5w"))
    return gone


def is_defeated(state: State, object: GameObject) -> bool:
    """Whether a battle has no defense and no ability of it that has triggered has yet to leave the stack (704.5v)."""
    if object.counters.get("defense"):
        return False
    if any(each.source == object.id for each in state.pending):
        return False
    return not any(is_ability_of(state.objects[id], object.id) for id in state.stack)


def is_ability_of(on_stack: GameObject, source: int) -> bool:
    """Whether it is a triggered ability of that source on the stack."""
    item = on_stack.item
    if on_stack.kind != "ability" or item is None:
        return False
    return item.source == source and isinstance(item.ability, TriggeredAbility)
