"""What is offered in declarations of attackers and blockers, against all legal ones (CR 508.1c-d, 509.1b-c)."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from manafold.rules.attack_plan import AttackPlan
from manafold.rules.block_plan import BlockPlan

Blocks = dict[int, tuple[int, ...]]
Attacks = dict[int, int]

ATTACKERS = (1, 2, 3)
BLOCKERS = (11, 12, 13, 14)
DEFENDERS = (0, 500)


@st.composite
def block_plans(draw: st.DrawFn) -> BlockPlan:
    """A few creatures with any restrictions and requirements."""
    plan = BlockPlan.__new__(BlockPlan)
    weight = st.integers(0, 1)
    blockers = BLOCKERS[: draw(st.integers(1, 4))]
    able = st.dictionaries(st.sampled_from(ATTACKERS), weight, min_size=1)
    plan.pairs = {blocker: draw(able) for blocker in blockers}
    plan.capacity = {id: min(draw(st.sampled_from((1, 1, 2, 3))), len(plan.pairs[id])) for id in blockers}
    plan.eager = draw(st.dictionaries(st.sampled_from(blockers), st.just(1)))
    plan.company = draw(st.dictionaries(st.sampled_from(blockers), st.integers(2, 3), max_size=1))
    plan.fewest = draw(st.dictionaries(st.sampled_from(ATTACKERS), st.integers(2, 3)))
    plan.most = draw(st.dictionaries(st.sampled_from(ATTACKERS), st.integers(1, 2)))
    plan.wanted = draw(st.dictionaries(st.sampled_from(ATTACKERS), st.lists(st.integers(1, 2), min_size=1, max_size=2)))
    plan.in_all = draw(st.sampled_from((None, None, 0, 1, 2)))
    plan.settle()
    return plan


def obeyed_by_blocks(plan: BlockPlan, blocks: Blocks) -> int | None:
    """How many requirements the blocks obey; None if they disobey a restriction."""
    blocking = [id for id, attackers in blocks.items() if attackers]
    if plan.in_all is not None and len(blocking) > plan.in_all:
        return None
    if any(plan.company.get(id, 1) > len(blocking) for id in blocking):
        return None
    obeyed = sum(plan.eager.get(id, 0) + sum(plan.pairs[id][attacker] for attacker in blocks[id]) for id in blocking)
    for attacker in ATTACKERS:
        count = sum(attacker in attackers for attackers in blocks.values())
        if count and not plan.fewest.get(attacker, 1) <= count <= plan.most.get(attacker, count):
            return None
        obeyed += sum(count >= least for least in plan.wanted.get(attacker, ()))
    return obeyed


def legal_blocks(plan: BlockPlan) -> list[Blocks]:
    """All legal declarations."""
    choices = [
        [added for size in range(plan.capacity[id] + 1) for added in combinations(sorted(plan.pairs[id]), size)]
        for id in plan.pairs
    ]
    rated = [
        (obeyed, blocks)
        for blocks in [dict(zip(plan.pairs, picks, strict=True)) for picks in product(*choices)]
        if (obeyed := obeyed_by_blocks(plan, blocks)) is not None
    ]
    most = max(obeyed for obeyed, _ in rated)
    return [blocks for obeyed, blocks in rated if obeyed == most]


@settings(max_examples=150)
@given(block_plans(), st.randoms(use_true_random=False))
def test_blocks_are_offered_exactly_if_they_can_lead_to_a_legal_declaration(plan: BlockPlan, random: Random) -> None:
    legal = legal_blocks(plan)
    chosen: Blocks = {}
    for _ in range(8):
        whole = {id: tuple(sorted(chosen.get(id, ()))) for id in plan.pairs}
        assert plan.complete(chosen) == (whole in legal)
        offered = []
        for blocker, weights in plan.pairs.items():
            for attacker in weights:
                if attacker in chosen.get(blocker, ()):
                    continue
                after = {**whole, blocker: (*whole[blocker], attacker)}
                reaches = any(all(set(after[id]) <= set(each[id]) for id in after) for each in legal)
                assert plan.possible(chosen, blocker, attacker) == reaches
                if reaches:
                    offered.append((blocker, attacker))
        if not offered:
            break
        blocker, attacker = random.choice(offered)
        chosen[blocker] = (*chosen.get(blocker, ()), attacker)


@st.composite
def attack_plans(draw: st.DrawFn) -> AttackPlan:
    """A few creatures with any restrictions and requirements, and one planeswalker beside the player."""
    plan = AttackPlan.__new__(AttackPlan)
    creatures = BLOCKERS[: draw(st.integers(1, 4))]
    able = st.dictionaries(st.sampled_from(DEFENDERS), st.integers(0, 2), min_size=1)
    plan.pairs = {id: draw(able) for id in creatures}
    plan.prices = {}
    plan.fewest = draw(st.dictionaries(st.sampled_from(creatures), st.integers(2, 3), max_size=2))
    plan.most = draw(st.dictionaries(st.sampled_from(creatures), st.integers(1, 2), max_size=1))
    plan.caps = draw(st.dictionaries(st.sampled_from(DEFENDERS), st.integers(1, 2)))
    plan.in_all = draw(st.sampled_from((None, None, 1, 2)))
    plan.settle()
    return plan


def obeyed_by_attacks(plan: AttackPlan, attacks: Attacks) -> int | None:
    """How many requirements the attacks obey; None if they disobey a restriction."""
    number = len(attacks)
    if plan.in_all is not None and number > plan.in_all:
        return None
    if any(list(attacks.values()).count(defender) > cap for defender, cap in plan.caps.items()):
        return None
    if any(not plan.fewest.get(id, 1) <= number <= plan.most.get(id, number) for id in attacks):
        return None
    return sum(plan.pairs[id][defender] for id, defender in attacks.items())


def legal_attacks(plan: AttackPlan) -> list[Attacks]:
    """All legal declarations."""
    choices = [[None, *weights] for weights in plan.pairs.values()]
    all_of_them = [
        {id: defender for id, defender in zip(plan.pairs, picks, strict=True) if defender is not None}
        for picks in product(*choices)
    ]
    rated = [(obeyed, each) for each in all_of_them if (obeyed := obeyed_by_attacks(plan, each)) is not None]
    most = max(obeyed for obeyed, _ in rated)
    return [attacks for obeyed, attacks in rated if obeyed == most]


@settings(max_examples=150)
@given(attack_plans(), st.randoms(use_true_random=False))
def test_attacks_are_offered_exactly_if_they_can_lead_to_a_legal_declaration(plan: AttackPlan, random: Random) -> None:
    legal = legal_attacks(plan)
    chosen: Attacks = {}
    while True:
        assert plan.complete(chosen) == (chosen in legal)
        offered = []
        for id, weights in plan.pairs.items():
            for defender in weights if id not in chosen else ():
                after = {**chosen, id: defender}
                reaches = any(after.items() <= each.items() for each in legal)
                assert plan.possible(chosen, id, defender) == reaches
                if reaches:
                    offered.append((id, defender))
        if not offered:
            break
        id, defender = random.choice(offered)
        chosen[id] = defender
