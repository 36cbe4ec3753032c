"""Attacking: which attacks are best, if the defending player blocks well and strikes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from manafold.players import worth
from manafold.players.blocks import Blocking
from manafold.players.fighters import Clash, Combatant
from manafold.rules import block_plan
from manafold.rules.counters import on
from manafold.rules.evasion import Fighter, can_block
from manafold.rules.restrictions import general_rules
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.state import State

FEAR: Final = 0.6
"""How much of the damage that the opponent could strike back with counts."""

MOST_SETS: Final = 8
"""So many sets of attackers are looked at, beside no attack."""


class Raid:
    """The attacks that one player could make on another."""

    def __init__(self, state: State, me: int, opponent: int, able: Sequence[int]) -> None:
        self.state = state
        mine = [id for id in state.battlefield if is_creature(state, id, me)]
        theirs = [id for id in state.battlefield if is_creature(state, id, opponent)]
        known = {id: Combatant(state, id) for id in (*mine, *theirs)}
        fighters = {id: Fighter(state, id) for id in known}
        general = general_rules(state)
        self.able = [known[id] for id in able]
        self.home = [known[id] for id in mine if not state.objects[id].tapped]
        self.theirs = [known[id] for id in theirs]
        self.blockers = [known[id] for id in theirs if block_plan.able(state, state.objects[id])]
        self.allowed = {
            (blocker.id, attacker.id)
            for attackers, blockers in ((self.able, self.blockers), (self.theirs, self.home))
            for attacker in attackers
            for blocker in blockers
            if can_block(state, fighters[blocker.id], fighters[attacker.id], general)
        }
        self.life = state.players[me].life
        self.their_life = state.players[opponent].life
        self.clashes: dict[tuple[int, ...], Clash] = {}

    def best(self) -> tuple[float, list[Combatant]]:
        """The best set of attackers, and how much better it is than not to attack."""
        quiet = self.worth([])
        singly = sorted(self.able, key=lambda each: -self.worth([each]))
        step = max(1, len(singly) // MOST_SETS)
        sizes = [*range(1, len(singly), step), len(singly)]
        found: tuple[float, list[Combatant]] = (0.0, [])
        for size in sizes:
            gain = self.worth(singly[:size]) - quiet
            if gain > found[0] + 0.01:
                found = (gain, singly[:size])
        return found

    def worth(self, attackers: list[Combatant]) -> float:
        """What it is worth to attack with these, and to be struck back at."""
        blocking = Blocking(attackers, self.blockers, self.allowed, self.their_life, self.clashes)
        blocking.fill()
        found = worth.life(self.their_life) - worth.life(self.their_life - blocking.damage) - blocking.losses()
        if blocking.damage >= self.their_life:
            return found
        dead = {each.id for result in blocking.results.values() for each in result.dead}
        left = [each for each in self.theirs if each.id not in dead]
        return found + FEAR * worth.life(self.life - self.struck_back(left, attackers))

    def struck_back(self, theirs: list[Combatant], attackers: list[Combatant]) -> int:
        """The damage that their creatures could do in their next turn, the biggest of them blocked one by one."""
        waiting = [each for each in self.home if each not in attackers or self.is_vigilant(each)]
        damage = 0
        for each in sorted(theirs, key=lambda other: -other.power):
            able = [blocker for blocker in waiting if (blocker.id, each.id) in self.allowed]
            if len(able) < each.fewest:
                damage += each.unblocked()
            else:
                for blocker in able[: each.fewest]:
                    waiting.remove(blocker)
        return damage

    def is_vigilant(self, creature: Combatant) -> bool:
        """Whether the creature does not tap to attack."""
        return "vigilance" in self.state.characteristics(creature.id).keywords


def is_creature(state: State, id: int, player: int) -> bool:
    """Whether the permanent is a creature that the player controls."""
    object = state.objects[id]
    return object.controller == player and "creature" in state.characteristics(id).types


def plan_attack(state: State, me: int, pairs: Sequence[tuple[int, int]]) -> dict[int, int]:
    """What each attacker should attack, of the pairs of attacker and defender that are possible."""
    best: tuple[float, int, list[Combatant]] = (0.0, -1, [])
    for opponent in dict.fromkeys(defender for _, defender in pairs if is_player(defender)):
        able = list(dict.fromkeys(attacker for attacker, defender in pairs if defender == opponent))
        gain, attackers = Raid(state, me, opponent, able).best()
        if gain > best[0]:
            best = (gain, opponent, attackers)
    _, opponent, attackers = best
    plan = {each.id: opponent for each in attackers}
    if sum([each.unblocked() for each in attackers]) < state.players[opponent].life:
        turn_on_planeswalkers(state, attackers, set(pairs), plan)
    return plan


def turn_on_planeswalkers(
    state: State, attackers: list[Combatant], pairs: set[tuple[int, int]], plan: dict[int, int]
) -> None:
    """Send the smallest attackers that are enough at each planeswalker and battle."""
    for target in dict.fromkeys(defender for _, defender in pairs if not is_player(defender)):
        left = on(state, target, "loyalty") + on(state, target, "defense")
        for each in sorted(attackers, key=lambda other: other.power):
            if left > 0 and is_player(plan[each.id]) and (each.id, target) in pairs and each.power > 0:
                plan[each.id] = target
                left -= each.power
