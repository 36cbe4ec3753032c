"""Combat maths: what comes of one attacker and the creatures that block it, by their numbers and keywords."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from manafold.players import worth
from manafold.rules.assigning import amount_of
from manafold.rules.block_plan import MENACE
from manafold.rules.restrictions import rules_of

if TYPE_CHECKING:
    from manafold.rules.state import State


class Combatant:
    """A creature as combat sees it. `health` is the damage that destroys it, `value` what it is worth."""

    __slots__ = ("deadly", "drains", "early", "fewest", "health", "id", "lasting", "late", "power", "tramples", "value")

    def __init__(self, state: State, id: int) -> None:
        object = state.objects[id]
        what = state.characteristics(id)
        keywords = what.keywords
        self.id = id
        self.power = amount_of(state, id)
        self.health = max(1, (what.toughness or 0) - object.damage)
        self.value = worth.permanent(state, object, what)
        self.early = "first strike" in keywords or "double strike" in keywords
        self.late = "first strike" not in keywords or "double strike" in keywords
        self.deadly = "deathtouch" in keywords
        self.tramples = "trample" in keywords
        self.drains = "lifelink" in keywords
        self.lasting = "indestructible" in keywords
        self.fewest = 2 if MENACE in keywords else 1
        for rule, c in rules_of(state, id):
            self.fewest = max(self.fewest, rule.fewest_blockers(c))

    def unblocked(self) -> int:
        """The damage that it deals to a player if nothing blocks it."""
        return self.power * (self.early + self.late)


class Clash:
    """What comes of one attacker and its blockers."""

    __slots__ = ("attacker_dies", "dead", "drained", "through")

    def __init__(self, attacker_dies: bool, dead: tuple[Combatant, ...], through: int, drained: int) -> None:
        self.attacker_dies = attacker_dies
        self.dead = dead
        """The blockers that die."""
        self.through = through
        """The damage that gets through to the defender."""
        self.drained = drained
        """The life that lifelink gives the attacking player, less what it gives the defending one."""


def clash(attacker: Combatant, blockers: tuple[Combatant, ...]) -> Clash:
    """Fight it out: the step of first strike, then the other one."""
    if not blockers:
        hit = attacker.unblocked()
        return Clash(False, (), hit, hit if attacker.drains else 0)
    health = {each.id: each.health for each in blockers}
    dead: list[Combatant] = []
    taken = through = drained = 0
    doomed = False
    for early in (True, False):
        standing = [each for each in blockers if each not in dead]
        strikes = not dies(attacker, taken, doomed) and (attacker.early if early else attacker.late)
        hitting = [each for each in standing if (each.early if early else each.late)]
        if strikes:
            through += spread(attacker, standing, health, dead)
            drained += attacker.power if attacker.drains else 0
        for each in hitting:
            taken += each.power
            doomed = doomed or (each.deadly and each.power > 0)
            drained -= each.power if each.drains else 0
    return Clash(dies(attacker, taken, doomed), tuple(dead), through, drained)


def dies(creature: Combatant, taken: int, doomed: bool) -> bool:
    """Whether the damage taken destroys the creature; `doomed` if some of it was from a source with deathtouch."""
    return not creature.lasting and (doomed or taken >= creature.health)


def spread(
    attacker: Combatant, blockers: Iterable[Combatant], health: dict[int, int], dead: list[Combatant]
) -> int:
    """The attacker divides its damage so that the best blockers die for it; what tramples over them is returned."""
    left = attacker.power
    for each in sorted(blockers, key=lambda other: -other.value / health[other.id]):
        need = 1 if attacker.deadly else health[each.id]
        dealt = min(left, need)
        left -= dealt
        health[each.id] -= dealt
        if dealt == need and not each.lasting:
            dead.append(each)
    return left if attacker.tramples else 0
