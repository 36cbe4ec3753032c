"""Why a creature can't attack or block, or something can't be a target (CR 508.1, 509.1, 115)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from manafold.rules import attack_plan, block_plan
from manafold.rules.evasion import Fighter, can_block
from manafold.rules.notation import rule_of
from manafold.rules.protection import is_protected
from manafold.rules.refused_plays import Reason, named, out_of_sight, where
from manafold.rules.restrictions import general_rules
from manafold.rules.targeting import may_be_targeted
from manafold.rules.terms import FIRST_OBJECT

if TYPE_CHECKING:
    from manafold.rules.decisions import Decision
    from manafold.rules.state import State


def permanents(state: State, player: int, name: str) -> list[int]:
    """The permanents of this name, those of the player first."""
    found = [id for id in named(state, player, name) if state.objects[id].zone == "battlefield"]
    return sorted(found, key=lambda id: state.objects[id].controller != player)


def elsewhere(state: State, player: int, name: str, rule: str) -> Reason | None:
    """That what is called so is not on the battlefield; None if nothing is called so."""
    found = named(state, player, name)
    if found:
        return f"it is {where(state, player, state.objects[found[0]])}, not on the battlefield", rule
    return out_of_sight(state, player, name, rule)


def attack(state: State, decision: Decision, names: list[str]) -> Reason | None:
    """Why the creature can't attack."""
    found = permanents(state, decision.player, names[0])
    if not found:
        return elsewhere(state, decision.player, names[0], "508.1a")
    if decision.kind != "attack":
        return "attackers are declared as the declare attackers step begins", "508.1"
    id = found[0]
    object = state.objects[id]
    what = state.characteristics(id)
    if object.controller != decision.player:
        return "it is not under your control", "508.1a"
    if "creature" not in what.types or "battle" in what.types:
        return "it is not a creature that can attack", "508.1a"
    if object.tapped:
        return "it is tapped", "508.1a"
    if object.sick and "haste" not in what.keywords:
        return "it has not been under your control since your turn began", "302.6"
    if not attack_plan.able(state, object):
        return "it has defender", "702.3b"
    if any(option.ref == id for option in decision.picked):
        return "it attacks already", "508.1a"
    if len(names) > 1:
        return f"it can't attack {names[1]}", "508.1b"
    return "a restriction or requirement, or a cost of attacking, does not allow it", "508.1c"


def block(state: State, decision: Decision, names: list[str]) -> Reason | None:
    """Why the creature can't block, or not that attacker."""
    found = permanents(state, decision.player, names[0])
    if not found:
        return elsewhere(state, decision.player, names[0], "509.1a")
    if decision.kind != "block":
        return "blockers are declared as the declare blockers step begins", "509.1"
    id = found[0]
    object = state.objects[id]
    if object.controller != decision.player:
        return "it is not under your control", "509.1a"
    if object.tapped:
        return "it is tapped", "509.1a"
    if not block_plan.able(state, object):
        return "it is not a creature that can block", "509.1a"
    if len(names) < 2:
        return "it is not said what it blocks", "509.1a"
    return not_that(state, decision, id, names[1])


def not_that(state: State, decision: Decision, id: int, name: str) -> Reason:
    """Why the creature `id` can't block the attacker of this name."""
    attacks = state.combat.attacks if state.combat is not None else {}
    against = [other for other in permanents(state, decision.player, name) if other in attacks]
    against = [other for other in against if attacks[other].player == decision.player]
    if not against:
        return f"{name} is not attacking you", "509.1a"
    if any(option.ref == id for option in decision.picked):
        return "it blocks as much as it can already", "509.1a"
    blocker, attacker = Fighter(state, id), Fighter(state, against[0])
    if can_block(state, blocker, attacker, general_rules(state)):
        return "restrictions and requirements of blocking do not allow it", "509.1c"
    if is_protected(state, attacker.id, blocker.id):
        return f"{name} has protection from it", "702.16f"
    for ability, c in (*attacker.evasions, *blocker.evasions):
        if ability.forbids_block(blocker.id, attacker.id, c):
            return f"{state.label(c.source)} has {ability.tag}", "509.1b"
    return "an effect forbids it", "509.1b"


def target(state: State, decision: Decision, names: list[str]) -> Reason | None:
    """Why something can't be chosen as a target."""
    players = [player.id for player in state.players if player.name.lower() == names[0].lower() and not player.has_left]
    found = players + named(state, decision.player, names[0])
    if not found:
        return None
    if decision.kind != "target":
        return f"no target is to be chosen now: {decision.prompt}", rule_of(state, decision)
    id = found[0]
    if any(option.ref == id for option in decision.picked):
        return "it is a target already", "115.3"
    if id >= FIRST_OBJECT and state.objects[id].zone == "battlefield":
        keywords = state.characteristics(id).keywords
        source = decision.source if decision.source >= FIRST_OBJECT else id
        if not may_be_targeted(state, id, source, decision.player):
            if "shroud" in keywords:
                return "it has shroud", "702.18a"
            if is_protected(state, id, source):
                return "it has protection", "702.16b"
            if "hexproof" in keywords:
                return "it has hexproof", "702.11b"
            return "an effect forbids it", "115.1"
    return "it is not what the text asks for", "115.1"


REASONS: dict[str, Callable[[State, Decision, list[str]], Reason | None]] = {
    "attack": attack,
    "block": block,
    "target": target,
}
"""What explains each verb, and each kind of decision."""
