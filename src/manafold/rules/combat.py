"""The combat phase (CR 506): who is in combat, being removed from it, and its end (CR 511)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.combatants import Attack, Combat
from manafold.rules.events import Cause, RemovedFromCombat
from manafold.rules.terms import COMBAT_STEPS, NOTHING, is_player

if TYPE_CHECKING:
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

PROTECTOR = "protector"
"""The name under which a battle keeps the player that protects it in `GameObject.choices` (310.8)."""


def attackable(state: State) -> list[int]:
    """What the active player's creatures could attack: each opponent, their planeswalkers, the battles they protect.

    All opponents are defending players (506.2, 802.2).
    """
    opponents = state.opponents(state.active)
    return opponents + [
        id for id in state.battlefield if defending_player_of(state, state.objects[id]) in opponents
    ]


def defending_player_of(state: State, object: GameObject) -> int:
    """Who defends a planeswalker or battle: its controller, or its protector (506.2, 310.8d); -1 for other objects."""
    types = state.characteristics(object.id).types
    if "battle" in types:
        return int(object.choices.get(PROTECTOR, NOTHING))
    return object.controller if "planeswalker" in types else NOTHING


def defender_of(state: State, defender: int) -> int:
    """The defending player for an attack on `defender` (508.5); -1 if that can't be attacked."""
    if is_player(defender):
        return defender
    object = state.objects.get(defender)
    return defending_player_of(state, object) if object is not None and object.zone == "battlefield" else NOTHING


def defending_player(state: State, attacker: int) -> int:
    """The defending player of an attacking creature, or of one that was attacking this combat (508.5); else -1."""
    if state.combat is None:
        return NOTHING
    attack = state.combat.attacks.get(attacker) or state.combat.former.get(attacker)
    return attack.player if attack is not None else NOTHING


def put_attacking(state: State, id: int, defender: int) -> bool:
    """A permanent becomes an attacking creature without being declared (508.4); False if it can't (506.3, 508.4a)."""
    object = state.objects.get(id)
    if object is None or object.controller != state.active or state.step not in COMBAT_STEPS:
        return False
    player = defender_of(state, defender)
    if not may_fight(state, id) or player not in state.opponents(state.active):
        return False
    if state.combat is None:
        state.combat = Combat(state.home)
    state.edit_combat().attacks[id] = Attack(defender, player)
    return True


def may_fight(state: State, id: int) -> bool:
    """Whether the permanent can be an attacking or blocking creature: a creature that is no battle (506.3)."""
    types = state.characteristics(id).types
    return "creature" in types and "battle" not in types


def remove_from_combat(state: State, id: int) -> bool:
    """`id` stops attacking, blocking and being attacked (506.4); False if it did none of it."""
    old = state.combat
    if old is None:
        return False
    attacked_by = [attacker for attacker, attack in old.attacks.items() if attack.defender == id]
    if id not in old.attacks and id not in old.blocks and not attacked_by:
        return False
    combat = state.edit_combat()
    for attacker in attacked_by:
        combat.attacks[attacker] = combat.attacks[attacker].attacking_nothing()
    for attacker in combat.blocks.pop(id, ()):
        if attacker in combat.attacks:
            combat.attacks[attacker] = combat.attacks[attacker].without_blocker(id)
    attack = combat.attacks.pop(id, None)
    if id in combat.bands:
        bands = combat.bands.items()
        combat.bands = {each: tuple([one for one in band if one != id]) for each, band in bands}  # 702.22f
    if attack is not None:
        combat.former[id] = attack
        for blocker in attack.blockers:
            combat.blocks[blocker] = tuple([each for each in combat.blocks[blocker] if each != id])
    return True


def remove(state: State, id: int, cause: Cause) -> None:
    """An effect removes a permanent from combat (506.4)."""
    if remove_from_combat(state, id):
        state.emit(RemovedFromCombat(cause, id))


def tidy(state: State) -> None:
    """Remove from combat what can no longer be in it: other controller, other types (506.4)."""
    combat = state.combat
    if combat is None:
        return
    cause = Cause(rule="506.4")
    for id, attack in list(combat.attacks.items()):
        object = state.objects[id]
        if object.controller != state.active or not may_fight(state, id):
            remove(state, id, cause)
        if attack.defender != NOTHING and defender_of(state, attack.defender) != attack.player:
            remove(state, attack.defender, cause)
    for id, blocked in list(combat.blocks.items()):
        object = state.objects[id]
        defending = [combat.attacks[each].player for each in blocked if each in combat.attacks]
        if not may_fight(state, id) or any(player != object.controller for player in defending):
            remove(state, id, cause)


def end_combat(state: State) -> None:
    """All creatures, planeswalkers and battles are removed from combat (511.3)."""
    if state.combat is not None:
        state.combat = None
        state.changed()
