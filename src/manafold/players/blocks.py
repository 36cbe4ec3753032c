"""Blocking: which blocks are best for the defending player."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import Final

from manafold.players import worth
from manafold.players.fighters import Clash, Combatant, clash

MOST_PAIRS: Final = 40
"""So many ways for two creatures to block together are looked at."""


class Blocking:
    """A declaration of blockers in the making, and what would come of it.

    `allowed` are the pairs of blocker and attacker that may be; `life` is the life total of the defending player.
    """

    def __init__(
        self,
        attackers: Sequence[Combatant],
        blockers: Sequence[Combatant],
        allowed: Collection[tuple[int, int]],
        life: int,
        known: dict[tuple[int, ...], Clash] | None = None,
    ) -> None:
        self.attackers = attackers
        self.allowed = allowed
        self.life = life
        self.free = list(blockers)
        self.blocks: dict[int, tuple[Combatant, ...]] = {each.id: () for each in attackers}
        self._known: dict[tuple[int, ...], Clash] = known if known is not None else {}
        self.results = {each.id: self.clash(each, ()) for each in attackers}
        self.damage = sum([each.through for each in self.results.values()])

    def clash(self, attacker: Combatant, blockers: tuple[Combatant, ...]) -> Clash:
        """What comes of these blocks of one attacker."""
        key = (attacker.id, *[each.id for each in blockers])
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = clash(attacker, blockers)
        return found

    def gain(self, attacker: Combatant, more: tuple[Combatant, ...]) -> float:
        """What the defending player gains if these creatures block the attacker too."""
        before = self.results[attacker.id]
        after = self.clash(attacker, (*self.blocks[attacker.id], *more))
        left = self.life - self.damage
        found = worth.life(left + before.through - after.through) - worth.life(left)
        found += attacker.value * (after.attacker_dies - before.attacker_dies)
        found += 0.4 * (before.drained - after.drained)
        return found - sum([each.value for each in after.dead]) + sum([each.value for each in before.dead])

    def block(self, attacker: Combatant, more: tuple[Combatant, ...]) -> None:
        """These creatures block the attacker too."""
        self.blocks[attacker.id] += more
        self.damage -= self.results[attacker.id].through
        self.results[attacker.id] = self.clash(attacker, self.blocks[attacker.id])
        self.damage += self.results[attacker.id].through
        self.free = [each for each in self.free if each not in more]

    def moves(self) -> Iterator[tuple[Combatant, tuple[Combatant, ...]]]:
        """The ways in which creatures could block one attacker more."""
        for attacker in self.attackers:
            able = [each for each in self.free if (each.id, attacker.id) in self.allowed]
            there = len(self.blocks[attacker.id])
            if there + 1 >= attacker.fewest:
                for each in able:
                    yield attacker, (each,)
            if there == 0 and attacker.fewest <= 2:
                pairs = list(combinations(able, 2))
                yield from [(attacker, pair) for pair in pairs[:MOST_PAIRS]]

    def fill(self) -> None:
        """Add the best block again and again, while any is better than none."""
        while self.free:
            best, chosen = 0.01, None
            for move in self.moves():
                gain = self.gain(*move)
                if gain > best:
                    best, chosen = gain, move
            if chosen is None:
                return
            self.block(*chosen)

    def declared(self) -> list[tuple[int, int]]:
        """The blocks, each as blocker and attacker."""
        return [(each.id, attacker) for attacker, found in self.blocks.items() for each in found]

    def losses(self) -> float:
        """What the attacking player loses in creatures, less what the defending player does."""
        found = 0.0
        for attacker in self.attackers:
            result = self.results[attacker.id]
            found += attacker.value * result.attacker_dies - sum([each.value for each in result.dead])
            found -= 0.4 * result.drained
        return found
