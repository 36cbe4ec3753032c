"""Which declarations of blockers are legal (CR 509.1b-c): restrictions obeyed, as many requirements as possible."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from manafold.rules import combat
from manafold.rules.evasion import Fighter, can_block
from manafold.rules.restrictions import Rules, general_rules, smallest

if TYPE_CHECKING:
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

Blocks = Mapping[int, tuple[int, ...]]
"""By blocker, the attackers that it blocks."""

Ways = list[tuple[tuple[int, ...], int]]
"""What a creature may block beyond what is chosen for it, with the number of requirements that its blocks obey."""

MENACE = "menace"


def able(state: State, object: GameObject) -> bool:
    """Whether the permanent is a creature that its controller may choose to block (509.1a)."""
    return not object.tapped and combat.may_fight(state, object.id)


class BlockPlan:
    """The possible blocks of one defending player, and what restricts and requires them.

    Only creatures attacking this player, their planeswalkers and the battles they protect count (509.1a, 802.4b).
    `pairs` has for each creature the attackers that it can block, with the number of requirements that this would obey;
    `eager` the number of its requirements to block anything; `capacity` how many it can block. `fewest` and `most`
    bound the number of blockers of an attacker that is blocked, `wanted` has its requirements to be blocked by so many.
    `company` is the least number of blocking creatures if the creature blocks, `in_all` the greatest number of all.
    `together` tells whether all blocks have to be looked at together, `simple` whether each is legal by itself.
    `ways` are the ways to block that were found so far, by blocker, what is chosen for it, and whether that is all.
    """

    __slots__ = (
        "attackers", "capacity", "company", "eager", "fewest", "in_all", "maximum", "most", "pairs", "required",
        "simple", "together", "wanted", "ways",
    )  # fmt: skip

    def __init__(self, state: State, player: int) -> None:
        assert state.combat is not None
        self.pairs: dict[int, dict[int, int]] = {}
        self.capacity: dict[int, int] = {}
        self.eager: dict[int, int] = {}
        self.company: dict[int, int] = {}
        self.fewest: dict[int, int] = {}
        self.most: dict[int, int] = {}
        self.wanted: dict[int, list[int]] = {}
        self.attackers = [
            Fighter(state, id) for id, attack in state.combat.attacks.items() if attack.player == player
        ]
        general = general_rules(state)
        self.in_all = smallest(rule.most_blocking(c) for rule, c in general)
        for id in state.battlefield:
            object = state.objects[id]
            if object.controller == player and able(state, object):
                self.add_blocker(state, id, general)
        blockable = {attacker for weights in self.pairs.values() for attacker in weights}
        for attacker in self.attackers:
            if attacker.id in blockable:
                self.add_attacker(state, attacker)
        self.settle()

    def settle(self) -> None:
        """Find out how much there is to look at, once all is known about attackers and blockers."""
        weights = [weight for found in self.pairs.values() for weight in found.values()]
        self.required = bool(self.eager or self.wanted or any(weights))
        self.together = bool(self.required or self.company or self.in_all is not None)
        self.simple = not (self.together or self.fewest or self.most)
        self.ways: dict[tuple[int, tuple[int, ...], bool], Ways] = {}
        self.maximum = self.best({}) if self.required else 0

    def add_attacker(self, state: State, attacker: Fighter) -> None:
        """Add how many creatures can and should block the attacker."""
        fewest = 2 if MENACE in state.characteristics(attacker.id).keywords else 1  # 702.111b
        if attacker.rules:
            fewest = max([fewest, *[rule.fewest_blockers(c) for rule, c in attacker.rules]])
            most = smallest(rule.most_blockers(c) for rule, c in attacker.rules)
            if most is not None:
                self.most[attacker.id] = most
            wanted = [rule.required_blockers(c) for rule, c in attacker.rules]
            if any(wanted):
                self.wanted[attacker.id] = [number for number in wanted if number]
        if fewest > 1:
            self.fewest[attacker.id] = fewest

    def add_blocker(self, state: State, id: int, general: Rules) -> None:
        """Add a creature with all that it can block."""
        blocker = Fighter(state, id)
        found: dict[int, int] = {}
        for attacker in self.attackers:
            if can_block(state, blocker, attacker, general):
                asked = [rule.requires_block(id, attacker.id, c) for rule, c in (*blocker.rules, *general)]
                asked += [rule.requires_being_blocked(attacker.id, id, c) for rule, c in (*attacker.rules, *general)]
                found[attacker.id] = sum(asked)
        if not found:
            return
        self.pairs[id] = found
        additional = [rule.additional_blocks(c) for rule, c in blocker.rules]
        numbers = [number for number in additional if number is not None]
        self.capacity[id] = len(found) if len(numbers) < len(additional) else min(len(found), 1 + sum(numbers))
        eager = sum([rule.requires_blocking(c) for rule, c in blocker.rules])
        if eager:
            self.eager[id] = eager
        company = max([rule.fewest_blocking(c) for rule, c in blocker.rules], default=1)
        if company > 1:
            self.company[id] = company

    def possible(self, chosen: Blocks, blocker: int, attacker: int) -> bool:
        """Whether the blocks chosen so far and this one can still become a legal declaration."""
        before = chosen.get(blocker, ())
        if len(before) >= self.capacity[blocker] or attacker in before:
            return False
        return self.simple or self.best({**chosen, blocker: (*before, attacker)}) >= self.maximum

    def complete(self, chosen: Blocks) -> bool:
        """Whether exactly these blocks are a legal declaration."""
        return self.simple or self.best(chosen, closed=True) >= self.maximum

    def best(self, chosen: Blocks, closed: bool = False) -> int:
        """The most requirements obeyed by a declaration that contains `chosen`, and is no larger if `closed`.

        -1 if no such declaration obeys the restrictions.
        """
        blocked = [attacker for attackers in chosen.values() for attacker in attackers]
        if any([blocked.count(id) > most for id, most in self.most.items()]):
            return -1
        if not self.together:
            short = [id for id in self.fewest if 0 < blocked.count(id) < self.fewest[id]]
            if not short:
                return 0
            if closed:
                return -1
            if len(short) == 1:
                return 0 if self.can_fill(short[0], blocked.count(short[0]), chosen) else -1
        return BlockSearch(self, chosen, closed).result()

    def can_fill(self, attacker: int, number: int, chosen: Blocks) -> bool:
        """Whether an attacker blocked by `number` creatures can get enough blockers, nothing else being in the way."""
        wanted = self.fewest[attacker]
        free = [
            id
            for id, weights in self.pairs.items()
            if attacker in weights
            and attacker not in chosen.get(id, ())
            and len(chosen.get(id, ())) < self.capacity[id]
        ]
        return wanted <= number + len(free) and wanted <= self.most.get(attacker, wanted)


class BlockSearch:
    """Goes through the blockers one by one, and keeps for each distinct situation the best way to reach it.

    A situation is how many creatures block each attacker for which the number matters, and how many block at all.
    """

    __slots__ = ("blocking", "chosen", "closed", "counted", "limits", "need", "plan", "start")

    def __init__(self, plan: BlockPlan, chosen: Blocks, closed: bool) -> None:
        self.plan = plan
        self.chosen = chosen
        self.closed = closed
        blocked = [attacker for attackers in chosen.values() for attacker in attackers]
        counted = {*plan.fewest, *plan.most, *plan.wanted}
        self.counted = sorted(counted if plan.together else counted.intersection(blocked))
        self.limits = [
            max([plan.fewest.get(id, 1), plan.most.get(id, 0), *plan.wanted.get(id, [])]) for id in self.counted
        ]
        self.start = tuple([min(blocked.count(id), limit) for id, limit in zip(self.counted, self.limits, strict=True)])
        self.need = max(plan.company.values(), default=0)
        self.blocking = max(self.need, plan.in_all or 0)

    def result(self) -> int:
        """The most requirements obeyed, -1 if the restrictions can't be obeyed."""
        if not self.counted and not self.need and self.plan.in_all is None:  # no block is in the way of another
            return sum([max([weight for _, weight in self.ways(blocker)]) for blocker in self.plan.pairs])
        reached: dict[tuple[tuple[int, ...], int, int], int] = {(self.start, 0, 0): 0}
        for blocker in self.plan.pairs:
            after: dict[tuple[tuple[int, ...], int, int], int] = {}
            ways = self.ways(blocker)
            for (counts, number, company), obeyed in reached.items():
                for added, weight in ways:
                    key = self.step(counts, number, company, blocker, added)
                    if key is not None:
                        after[key] = max(after.get(key, -1), obeyed + weight)
            reached = after
        return max([obeyed + self.final(*key) for key, obeyed in reached.items() if self.legal(*key)], default=-1)

    def ways(self, blocker: int) -> Ways:
        """The ways in which the creature may block; where only some attackers are counted, they are found each time."""
        plan = self.plan
        mine = self.chosen.get(blocker, ())
        if not plan.together:
            return self.find_ways(blocker, mine)
        key = (blocker, mine, self.closed)
        found = plan.ways.get(key)
        if found is None:
            found = plan.ways[key] = self.find_ways(blocker, mine)
        return found

    def find_ways(self, blocker: int, mine: tuple[int, ...]) -> Ways:
        """The ways in which the creature may block, for which `mine` is chosen."""
        plan = self.plan
        weights = plan.pairs[blocker]
        room = 0 if self.closed else plan.capacity[blocker] - len(mine)
        free = [id for id in weights if id not in mine]
        indifferent = sorted([id for id in free if id not in self.counted], key=lambda id: -weights[id])
        relevant = [id for id in free if id in self.counted] + (indifferent[:room] if plan.together else [])
        found: Ways = []
        for size in range(min(room, len(relevant)) + 1):
            for added in combinations(relevant, size):
                blocked = (*mine, *added)
                eager = plan.eager.get(blocker, 0) if blocked else 0
                found.append((added, eager + sum([weights[id] for id in blocked])))
        return found

    def step(
        self, counts: tuple[int, ...], number: int, company: int, blocker: int, added: tuple[int, ...]
    ) -> tuple[tuple[int, ...], int, int] | None:
        """The situation after the blocker also blocks `added`; None if that is not allowed."""
        plan = self.plan
        now = list(counts)
        for attacker in added:
            if attacker in self.counted:
                place = self.counted.index(attacker)
                if attacker in plan.most and now[place] >= plan.most[attacker]:
                    return None
                now[place] = min(now[place] + 1, self.limits[place])
        if added or self.chosen.get(blocker):
            if plan.in_all is not None and number >= plan.in_all:
                return None
            number = min(number + 1, self.blocking)
            company = max(company, plan.company.get(blocker, 0))
        return tuple(now), number, company

    def legal(self, counts: tuple[int, ...], number: int, company: int) -> bool:
        """Whether each blocked attacker has enough blockers, and each blocker enough company."""
        fewest = self.plan.fewest
        return number >= company and all(
            not count or count >= fewest.get(id, 1) for id, count in zip(self.counted, counts, strict=True)
        )

    def final(self, counts: tuple[int, ...], number: int, company: int) -> int:
        """How many requirements to be blocked are obeyed."""
        wanted = self.plan.wanted
        return sum(
            [count >= least for id, count in zip(self.counted, counts, strict=True) for least in wanted.get(id, ())]
        )
