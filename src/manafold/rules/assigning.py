"""Assigning combat damage (CR 510.1): to whom each creature may assign it, and how its controller divides it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from manafold.rules import counters
from manafold.rules.damage import lethal_damage
from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.events import Cause, DamageDealt
from manafold.rules.restrictions import rules_of
from manafold.rules.terms import NOTHING, is_player

if TYPE_CHECKING:
    from manafold.rules.combatants import Attack
    from manafold.rules.state import State

Tiers = list[list[int]]
"""To whom a creature can assign damage. Before anything goes to the next list, all in this one must have enough."""


def amount_of(state: State, id: int) -> int:
    """The combat damage that a creature assigns: its power, unless an effect says otherwise (510.1a); at least 0."""
    for rule, c in rules_of(state, id):
        amount = rule.assigned_damage(id, c)
        if amount is not None:
            return max(0, amount)
    return max(0, state.characteristics(id).power or 0)


def tiers_of(state: State, id: int, attack: Attack) -> Tiers:
    """To whom an attacking creature can assign combat damage (510.1b-c, 702.19b-f)."""
    keywords = state.characteristics(id).keywords
    beyond = beyond_blockers(state, id, attack)
    if not attack.blocked:
        return beyond
    over = "trample over planeswalkers" in keywords
    blockers: Tiers = [list(attack.blockers)] if attack.blockers else []
    return blockers + beyond if over or "trample" in keywords else blockers


def beyond_blockers(state: State, id: int, attack: Attack) -> Tiers:
    """To whom an attacking creature can assign combat damage if it isn't blocked (510.1b, 702.19c, 702.19e)."""
    beyond: Tiers = [] if attack.defender == NOTHING else [[attack.defender]]
    if "trample over planeswalkers" in state.characteristics(id).keywords:
        attacked = attack.lost if attack.defender == NOTHING else attack.defender
        if not is_player(attacked) and attacked != NOTHING and "planeswalker" in state.characteristics(attacked).types:
            beyond.append([attack.player])
    return beyond


class Striker:
    """A creature that assigns combat damage, how much, and to whom."""

    __slots__ = ("amount", "deadly", "id", "tiers")

    def __init__(self, state: State, id: int, amount: int, tiers: Tiers) -> None:
        self.id = id
        self.amount = amount
        self.tiers = tiers
        self.deadly = "deathtouch" in state.characteristics(id).keywords


class Assignment:
    """The combat damage that has been assigned so far in this step.

    `taken` is how much each player or permanent has been assigned, `doomed` who was assigned any by a creature with
    deathtouch (702.2c). `owed` must have enough in the end, since a creature has assigned damage past them (510.1e).
    """

    __slots__ = ("doomed", "owed", "proposals", "state", "taken")

    def __init__(self, state: State) -> None:
        self.state = state
        self.proposals: list[DamageDealt] = []
        self.taken: dict[int, int] = {}
        self.doomed: set[int] = set()
        self.owed: set[int] = set()

    def assign(self, striker: Striker, target: int, amount: int) -> None:
        """A creature assigns damage to a player or permanent."""
        if amount > 0:
            self.proposals.append(DamageDealt(Cause(striker.id, "510.2"), striker.id, target, amount, combat=True))
            self.taken[target] = self.taken.get(target, 0) + amount
            if striker.deadly:
                self.doomed.add(target)

    def need(self, target: int) -> int:
        """How much more has to be assigned to `target` before damage may be assigned past it (702.19b-c)."""
        if not self.is_blocking(target):
            return max(0, counters.on(self.state, target, "loyalty") - self.taken.get(target, 0))
        return 0 if target in self.doomed else max(0, lethal_damage(self.state, target) - self.taken.get(target, 0))

    def is_blocking(self, target: int) -> bool:
        """Whether this is a creature that blocks, and not a planeswalker that is only attacked."""
        return self.state.combat is not None and target in self.state.combat.blocks

    def assign_all(self, player: int, strikers: list[Striker]) -> Task[None]:
        """A player assigns the combat damage of their creatures, those with a simple choice first."""
        order = [each for each in strikers if len(each.tiers) < 2] + [each for each in strikers if len(each.tiers) > 1]
        for index, striker in enumerate(order):
            if len(striker.tiers) == 1 and len(striker.tiers[0]) == 1:
                self.assign(striker, striker.tiers[0][0], striker.amount)
            elif striker.tiers:
                yield from self.divide(player, striker, order[index + 1 :])

    def divide(self, player: int, striker: Striker, later: list[Striker]) -> Task[None]:
        """A player divides the damage of one creature among those that it can be assigned to (510.1c-d)."""
        recipients = [(target, tier) for tier, targets in enumerate(striker.tiers) for target in targets]
        left = striker.amount
        picked: tuple[Option, ...] = ()
        for index, (target, tier) in enumerate(recipients):
            ends = index + 1 == len(recipients) or recipients[index + 1][1] > tier
            options = [
                Option("assign", f"{amount} to {self.state.label(target)}", target, amount)
                for amount in range(left + 1)
                if self.is_legal(striker, later, recipients, index, amount, left - amount, ends)
            ]
            pick = options[0]
            if len(options) > 1:
                prompt = f"combat damage of {self.state.label(striker.id)}"
                more = len(recipients) - index - 2
                beside = tuple([Option("assign", self.state.label(each), each) for each, _ in recipients[index + 1 :]])
                pick = yield Decision(player, "damage", options, prompt, striker.id, picked, more, beside)
            self.assign(striker, target, int(pick.value))
            picked = (*picked, pick)
            left -= int(pick.value)
            if left and ends:
                self.owed.update([each for each, place in recipients if place <= tier])

    def is_legal(
        self,
        striker: Striker,
        later: list[Striker],
        recipients: list[tuple[int, int]],
        index: int,
        amount: int,
        left: int,
        ends: bool,
    ) -> bool:
        """Whether assigning `amount` to the recipient `index`, and `left` to those after it, can be part of a whole."""
        if left and index + 1 == len(recipients):
            return False  # 510.1a: all of it is assigned
        target, tier = recipients[index]
        enough = set(self.owed)
        if left and ends:
            enough.update([each for each, place in recipients if place <= tier])
        if not enough:
            return True
        needs = {each: self.need(each) for each in enough}
        if target in needs:
            fatal = striker.deadly and amount > 0 and self.is_blocking(target)
            needs[target] = 0 if fatal else max(0, needs[target] - amount)
        following = recipients[index + 1][1] if left else 0
        reachable = [each for each, place in recipients[index + 1 :] if place == following]
        sources = [(left, reachable, striker.deadly)]
        sources += [(each.amount, each.tiers[0], each.deadly) for each in later]
        return coverable(needs, sources)


def coverable(needs: dict[int, int], sources: list[tuple[int, list[int], bool]]) -> bool:
    """Whether damage from the sources (how much, to whom, with deathtouch or not) can give all what they need."""
    if not any(needs.values()):
        return True
    if not sources:
        return False
    amount, targets, deadly = sources[0]
    mine = [target for target in targets if needs.get(target)]
    return any(coverable(after, sources[1:]) for after in spread(needs, mine, amount, deadly))


def spread(needs: dict[int, int], targets: list[int], amount: int, deadly: bool) -> Iterator[dict[int, int]]:
    """What is still needed after `amount` was divided among `targets`, for each way to do it."""
    if not targets or not amount:
        yield needs
        return
    first, rest = targets[0], targets[1:]
    for share in range(min(amount, 1 if deadly else needs[first]), -1, -1):
        still = 0 if deadly and share else needs[first] - share
        yield from spread({**needs, first: still}, rest, amount - share, deadly)
