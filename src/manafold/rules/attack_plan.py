"""Which declarations of attackers are legal (CR 508.1c-d): restrictions obeyed, as many requirements as possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.mana import ManaCost
from manafold.rules import combat, costs
from manafold.rules.context import Context
from manafold.rules.restrictions import Rules, general_rules, rules_of, smallest
from manafold.rules.spending import Purpose

if TYPE_CHECKING:
    from manafold.model.words import Cost
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

Price = tuple["ManaCost | None", tuple["Cost", ...]]
"""What is asked for attacks: mana and other costs."""


def able(state: State, object: GameObject) -> bool:
    """Whether the permanent is a creature that its controller may choose to attack (508.1a, 302.6, 702.3b)."""
    if object.tapped:
        return False
    chars = state.characteristics(object.id)
    if "creature" not in chars.types or "battle" in chars.types:
        return False
    keywords = chars.keywords
    if object.sick and "haste" not in keywords:
        return False
    return "defender" not in keywords or any(rule.ignores_defender(c) for rule, c in rules_of(state, object.id))


class AttackPlan:
    """The possible attacks of the active player, and what restricts and requires them. Made anew for each declaration.

    `defenders` is what could be attacked. `pairs` has for each creature what it can attack, with the number of
    requirements that this would obey. `prices` are the costs of a pair. `fewest` and `most` bound the number of
    attackers if the creature attacks, `caps` the number that may attack a player or permanent, `in_all` the number of
    all. `maximum` is how many requirements can be obeyed with no cost paid (508.1d). `counted` tells whether the number
    of attackers matters at all.
    """

    __slots__ = (
        "caps", "counted", "defenders", "fewest", "in_all", "maximum", "most", "pairs", "prices", "simple", "state"
    )

    def __init__(self, state: State) -> None:
        self.state = state
        self.pairs: dict[int, dict[int, int]] = {}
        self.prices: dict[tuple[int, int], list[Price]] = {}
        self.fewest: dict[int, int] = {}
        self.most: dict[int, int] = {}
        self.caps: dict[int, int] = {}
        general = general_rules(state)
        self.in_all = smallest(rule.most_attackers(c) for rule, c in general)
        self.defenders = combat.attackable(state)
        for defender in self.defenders:
            cap = smallest(rule.most_attacking(defender, c) for rule, c in general)
            if cap is not None:
                self.caps[defender] = cap
        for id in state.battlefield:
            object = state.objects[id]
            if object.controller == state.active and able(state, object):
                self.add(id, rules_of(state, id), general)
        self.settle()

    def settle(self) -> None:
        """Find out how much there is to look at, once all is known about the creatures."""
        required = any(weight for weights in self.pairs.values() for weight in weights.values())
        self.counted = bool(self.fewest or self.most or self.caps or self.in_all is not None)
        self.simple = not (required or self.counted or self.prices)
        self.maximum = 0 if self.simple else self.best({})

    def add(self, id: int, own: Rules, general: Rules) -> None:
        """Add a creature with all that it can attack."""
        found: dict[int, int] = {}
        for defender in self.defenders:
            weight = 0
            prices: list[Price] = []
            for rule, c in (*own, *general):
                if rule.forbids_attack(id, defender, c):
                    break
                weight += rule.requires_attack(id, defender, c)
                price = (rule.attack_mana(id, defender, c), rule.attack_costs(id, defender, c))
                if price[0] is not None or price[1]:
                    prices.append(price)
            else:
                found[defender] = weight
                if prices:
                    self.prices[id, defender] = prices
        if not found:
            return
        self.pairs[id] = found
        fewest = max([rule.fewest_attackers(c) for rule, c in own], default=1)
        most = smallest(rule.most_attackers(c) for rule, c in own)
        if fewest > 1:
            self.fewest[id] = fewest
        if most is not None:
            self.most[id] = most

    def possible(self, chosen: dict[int, int], id: int, defender: int) -> bool:
        """Whether the attacks chosen so far and this one can still become a legal declaration."""
        if self.simple:
            return True
        after = {**chosen, id: defender}
        return self.best(after) >= self.maximum and (not self.prices or self.can_finish(after))

    def can_finish(self, chosen: dict[int, int]) -> bool:
        """Whether these attacks, perhaps with others, are a legal declaration that can be paid for."""
        if not self.affordable(chosen) or self.best(chosen) < self.maximum:
            return False
        return self.complete(chosen) or any(
            self.can_finish({**chosen, id: defender})
            for id, weights in self.pairs.items()
            if id not in chosen
            for defender in weights
        )

    def affordable(self, chosen: dict[int, int]) -> bool:
        """Whether the active player could pay for these attacks, with the attackers tapped (508.1f-j)."""
        mana, parts = self.price_of(chosen)
        if mana is None and not parts:
            return True
        state = self.state
        tapped = [id for id in chosen if "vigilance" not in state.characteristics(id).keywords]
        c = Context(state, next(iter(chosen)), state.active, rule="508.1h")
        return costs.can_pay(state, mana, parts, c, Purpose(tapped=frozenset(tapped)))

    def price_of(self, chosen: dict[int, int]) -> Price:
        """The total cost of these attacks (508.1h)."""
        prices = [price for pair in chosen.items() for price in self.prices.get(pair, ())]
        symbols = [symbol for mana, _ in prices if mana is not None for symbol in mana.symbols]
        parts = tuple([cost for _, more in prices for cost in more])
        return (ManaCost(tuple(symbols)) if symbols else None), parts

    def complete(self, chosen: dict[int, int]) -> bool:
        """Whether exactly these attacks are a legal declaration."""
        if self.simple:
            return True
        if not self.fits(chosen, len(chosen)):
            return False
        return self.obeyed(chosen) >= self.maximum

    def obeyed(self, chosen: dict[int, int]) -> int:
        """How many requirements the attacks obey."""
        return sum([self.pairs[id][defender] for id, defender in chosen.items()])

    def fits(self, chosen: dict[int, int], number: int) -> bool:
        """Whether the attacks may be part of a declaration of `number` attackers."""
        if self.in_all is not None and number > self.in_all:
            return False
        if any(list(chosen.values()).count(defender) > cap for defender, cap in self.caps.items()):
            return False
        return all(self.within(id, number) for id in chosen)

    def within(self, id: int, number: int) -> bool:
        """Whether the creature can be one of `number` attackers."""
        return self.fewest.get(id, 1) <= number <= self.most.get(id, number)

    def best(self, chosen: dict[int, int]) -> int:
        """The most requirements obeyed by a declaration that contains `chosen` and no other attack that has a cost.

        -1 if no such declaration obeys the restrictions.
        """
        rest = [id for id in self.pairs if id not in chosen]
        if not self.counted:
            return self.obeyed(chosen) + sum([weight for id in rest for weight, _ in self.ways(id, [])])
        found = -1
        for number in range(len(chosen), len(chosen) + len(rest) + 1):
            if self.fits(chosen, number):
                others = [id for id in rest if self.within(id, number)]
                found = max(found, self.best_of(chosen, others, number - len(chosen)))
        return found

    def best_of(self, chosen: dict[int, int], others: list[int], wanted: int) -> int:
        """As `best`, with exactly `wanted` of the creatures `others` attacking too."""
        capped = list(self.caps)
        attacked = list(chosen.values())
        room = tuple([self.caps[defender] - attacked.count(defender) for defender in capped])
        reached = {(0, room): self.obeyed(chosen)}
        for id in others:
            ways = self.ways(id, capped)
            for (number, left), obeyed in list(reached.items()):
                if number == wanted:
                    continue
                for weight, place in ways:
                    if place >= 0 and left[place] == 0:
                        continue
                    after = left if place < 0 else (*left[:place], left[place] - 1, *left[place + 1 :])
                    key = (number + 1, after)
                    reached[key] = max(reached.get(key, -1), obeyed + weight)
        return max([obeyed for (number, _), obeyed in reached.items() if number == wanted], default=-1)

    def ways(self, id: int, capped: list[int]) -> list[tuple[int, int]]:
        """The ways for a creature to attack for free: requirements obeyed, and the index of the cap used or -1.

        Of what has no cap only the best counts.
        """
        free = [(weight, defender) for defender, weight in self.pairs[id].items() if (id, defender) not in self.prices]
        unbounded = [weight for weight, defender in free if defender not in self.caps]
        bounded = [(weight, capped.index(defender)) for weight, defender in free if defender in self.caps]
        return [(max(unbounded), -1), *bounded] if unbounded else bounded
