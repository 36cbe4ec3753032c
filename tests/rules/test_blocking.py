"""Declaring blockers (CR 509)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.rules.duel import BEAR, OGRE, WALL, Duel, always, creature, permanent

from manafold.model.card import Card
from manafold.model.words import Fixed
from manafold.rules.events import BecameBlocked, CreatureBlocked, WentUnblocked
from manafold.rules.scenario import Scenario
from manafold.words.conditions.basic import Controls
from manafold.words.filters.numbers import Measures
from manafold.words.filters.types import OfSubtype, OfType
from manafold.words.keywords.damage import Trample
from manafold.words.keywords.evasion import Menace
from manafold.words.refs.plain import Source, You
from manafold.words.statics.being_blocked import (
    BlockedByAtLeast,
    BlockedByAtMost,
    BlockedOnlyBy,
    CantBeBlocked,
    LureTo,
    MustBeBlocked,
)
from manafold.words.statics.blocking import (
    AdditionalBlocks,
    BlockLimit,
    BlocksOnly,
    BlocksOnlyIf,
    CantBlock,
    CantBlockAlone,
    MustBlock,
)

GOAT = creature("Goat", 1, 1)
ELK = creature("Elk", 3, 3)
BRUTE = creature("Brute", 3, 3, Menace())
EAGER = creature("Eager Guard", 1, 4, always(MustBlock()))


def attacked(mine: Sequence[Card], theirs: Sequence[Card], scenario: Scenario | None = None) -> Duel:
    """Ann attacks with everything."""
    duel = Duel(mine, theirs, scenario)
    while duel.game.decision is not None and duel.game.decision.kind == "attack":
        duel.game.choose(0)
    return duel


def test_a_blocked_attacker_and_its_blocker_deal_damage_to_each_other() -> None:
    duel = attacked([OGRE], [BEAR])
    assert duel.offered == ["block Bear -> Ogre", "done"]
    duel.pick("block Bear -> Ogre")
    assert duel.life(1) == 20
    assert not duel.lives(duel.theirs[0])
    assert duel.damage(duel.mine[0]) == 2


def test_an_attacker_that_nobody_blocks_goes_through() -> None:
    duel = attacked([OGRE], [BEAR])
    duel.pick("done")
    assert duel.life(1) == 16
    assert duel.lives(duel.theirs[0])


def test_a_creature_blocks_one_attacker_and_many_may_block_one() -> None:
    duel = attacked([OGRE, BEAR], [GOAT, ELK])
    duel.pick("block Goat -> Ogre")
    assert duel.offered == ["block Elk -> Ogre", "block Elk -> Bear", "done"]
    duel.pick("block Elk -> Ogre", "assign 1 to Goat")
    assert duel.life(1) == 18
    assert not duel.lives(duel.theirs[0])
    assert not duel.lives(duel.theirs[1])


def test_tapped_creatures_cant_block() -> None:
    s = Scenario()
    s.put(1, "battlefield", BEAR, tapped=True)
    duel = attacked([OGRE], [], s)
    assert duel.life(1) == 16


def test_sick_creatures_can_block() -> None:
    s = Scenario()
    s.put(1, "battlefield", BEAR, sick=True)
    duel = attacked([OGRE], [], s)
    assert duel.offered == ["block Bear -> Ogre", "done"]


def test_the_events_tell_who_blocked_whom_and_who_went_unblocked() -> None:
    duel = attacked([OGRE, BEAR], [GOAT, WALL])
    ogre, bear = duel.mine
    goat, wall = duel.theirs
    duel.pick("block Goat -> Ogre", "block Wall -> Ogre", "assign 0 to Goat")
    log = list(duel.game.state.log)
    assert [(e.blocker, e.attacker, e.first) for e in log if isinstance(e, CreatureBlocked)] == [
        (goat, ogre, True),
        (wall, ogre, True),
    ]
    assert [(e.attacker, e.blockers) for e in log if isinstance(e, BecameBlocked)] == [(ogre, (goat, wall))]
    assert [(e.attacker, e.defender) for e in log if isinstance(e, WentUnblocked)] == [(bear, 1)]


def test_each_defending_player_blocks_what_attacks_them() -> None:
    s = Scenario(players=("Ann", "Bob", "Cid"))
    s.battlefield(1, GOAT)
    s.battlefield(2, WALL)
    duel = Duel([BEAR, OGRE], scenario=s)
    duel.pick("attack Bear -> Bob", "attack Ogre -> Cid")
    assert duel.offered == ["block Goat -> Bear", "done"]
    duel.pick("done")
    assert duel.offered == ["block Wall -> Ogre", "done"]
    duel.pick("block Wall -> Ogre")
    assert (duel.life(1), duel.life(2)) == (18, 20)


def test_attackers_of_a_planeswalker_are_blocked_by_its_controller() -> None:
    s = Scenario()
    sage = s.put(1, "battlefield", permanent("Sage", "Planeswalker — Jace", loyalty=4))
    duel = Duel([BEAR], [GOAT], s)
    duel.pick("attack Bear -> Sage", "block Goat -> Bear")
    assert duel.game.state.object(sage).counters == {"loyalty": 4}


# Restrictions (509.1b)


def test_restrictions_of_the_blocker_and_of_the_attacker_leave_only_legal_blocks() -> None:
    weak = Measures("power", "at most", Fixed(2))
    runner = creature("Runner", 4, 4, always(CantBeBlocked(weak)))
    picky = creature("Picky", 1, 1, always(BlocksOnly(OfSubtype("Elf"))))
    duel = attacked([runner, creature("Sprite", 1, 1)], [GOAT, ELK, picky, creature("Idle", 2, 2, always(CantBlock()))])
    assert duel.offered == ["block Goat -> Sprite", "block Elk -> Runner", "block Elk -> Sprite", "done"]


def test_unblockable_is_about_attacking_and_not_about_blocking() -> None:
    duel = attacked([BEAR], [creature("Ghost", 1, 1, always(CantBeBlocked()))])
    assert duel.offered == ["block Ghost -> Bear", "done"]


def test_except_by_names_the_only_possible_blockers() -> None:
    duel = attacked([creature("Climber", 2, 2, always(BlockedOnlyBy(OfSubtype("Wall"))))], [
        GOAT, creature("Rampart", 0, 3, types="Creature — Wall")
    ])  # fmt: skip
    assert duel.offered == ["block Rampart -> Climber", "done"]


def test_a_condition_on_blocking_is_looked_at_when_blockers_are_declared() -> None:
    guard = creature("Guard", 1, 1, always(BlocksOnlyIf(Controls(You(), OfType("artifact")))))
    assert attacked([BEAR], [guard]).offered == ["play Field", "pass"]
    s = Scenario()
    s.battlefield(1, permanent("Relic", "Artifact"))
    assert attacked([BEAR], [guard], s).offered == ["block Guard -> Bear", "done"]


def test_menace_needs_a_second_blocker_before_done() -> None:
    duel = attacked([BRUTE], [GOAT, ELK, WALL])
    duel.pick("block Goat -> Brute")
    assert duel.offered == ["block Elk -> Brute", "block Wall -> Brute"]
    duel.pick("block Wall -> Brute", "done", "assign 3 to Goat")
    assert duel.life(1) == 20


def test_menace_cant_be_blocked_by_the_only_creature() -> None:
    duel = attacked([BRUTE], [WALL])
    assert duel.life(1) == 17


def test_a_blocker_that_is_needed_elsewhere_is_not_offered_for_another_attacker() -> None:
    duel = attacked([BRUTE, OGRE], [GOAT, ELK])
    duel.pick("block Goat -> Brute", "assign 0 to Goat")
    assert duel.life(1) == 16  # the Elk had to block the Brute too, so the Ogre got through


def test_two_menacing_attackers_share_three_blockers_only_in_legal_ways() -> None:
    duel = attacked([BRUTE, creature("Thug", 2, 2, Menace())], [GOAT, ELK, WALL])
    duel.pick("block Goat -> Brute", "block Elk -> Brute")
    assert duel.offered == ["block Wall -> Brute", "done"]


def test_three_or_more_blockers_at_least() -> None:
    titan = creature("Titan", 6, 6, always(BlockedByAtLeast(3)))
    assert attacked([titan], [GOAT, ELK]).life(1) == 14
    duel = attacked([titan], [GOAT, ELK, WALL])
    duel.pick("block Goat -> Titan")
    assert duel.offered == ["block Elk -> Titan", "block Wall -> Titan"]
    duel.pick("block Wall -> Titan", "assign 0 to Goat", "assign 0 to Wall")
    assert duel.life(1) == 20
    assert not duel.lives(duel.theirs[1])


def test_one_blocker_at_most() -> None:
    duel = attacked([creature("Slippery", 3, 3, always(BlockedByAtMost(1)))], [GOAT, ELK])
    duel.pick("block Elk -> Slippery")
    assert duel.offered == ["play Field", "pass"]
    assert duel.life(1) == 20


def test_menace_and_at_most_one_blocker_is_unblockable() -> None:
    duel = attacked([creature("Slippery Brute", 3, 3, Menace(), always(BlockedByAtMost(1)))], [GOAT, ELK])
    assert duel.life(1) == 17


def test_what_cant_block_alone_needs_another_blocker() -> None:
    shy = creature("Shy", 1, 1, always(CantBlockAlone()))
    assert attacked([BEAR], [shy]).life(1) == 18
    duel = attacked([BEAR], [shy, GOAT])
    duel.pick("block Shy -> Bear")
    assert duel.offered[0].startswith("assign")  # the Goat had to block as well


def test_what_cant_block_alone_gets_no_company_from_a_block_that_is_illegal() -> None:
    duel = attacked([BEAR, BRUTE], [creature("Shy", 1, 1, always(CantBlockAlone())), creature("Elf", 1, 1, always(
        BlocksOnly(OfSubtype("Goblin"))))])  # fmt: skip
    assert duel.life(1) == 15


def test_a_limit_on_the_number_of_blockers_counts_all_of_them() -> None:
    s = Scenario()
    s.battlefield(0, permanent("Narrow Gate", "Enchantment", always(BlockLimit(1))))
    duel = attacked([BEAR, OGRE], [GOAT, ELK], s)
    duel.pick("block Elk -> Bear")
    assert duel.life(1) == 16


def test_an_additional_block() -> None:
    duel = attacked([BEAR, creature("Imp", 1, 1), OGRE], [creature("Bulwark", 2, 9, always(AdditionalBlocks(1)))])
    duel.pick("block Bulwark -> Bear")
    assert duel.offered == ["block Bulwark -> Imp", "block Bulwark -> Ogre", "done"]
    duel.pick("block Bulwark -> Imp", "assign 1 to Bear")
    assert duel.life(1) == 16
    assert duel.damage(duel.mine[0]) == 1
    assert not duel.lives(duel.mine[1])
    firsts = [e.first for e in duel.game.state.log if isinstance(e, CreatureBlocked)]
    assert firsts == [True, False]


def test_any_number_of_blocks() -> None:
    duel = attacked([BEAR, OGRE, ELK], [creature("Bastion", 0, 20, always(AdditionalBlocks(None)))])
    duel.pick("block Bastion -> Bear", "block Bastion -> Ogre", "block Bastion -> Elk")
    assert duel.life(1) == 20


# Requirements (509.1c)


def test_what_blocks_if_able_blocks_something() -> None:
    duel = attacked([BEAR, OGRE], [EAGER, GOAT])
    assert duel.offered == [
        "block Eager Guard -> Bear", "block Eager Guard -> Ogre", "block Goat -> Bear", "block Goat -> Ogre"
    ]  # fmt: skip
    duel.pick("block Eager Guard -> Ogre")
    assert "done" in duel.offered


def test_a_required_block_of_a_menacing_attacker_forces_the_second_blocker() -> None:
    """The example of 509.1c."""
    duel = attacked([BRUTE], [EAGER, GOAT])
    duel.pick("block Goat -> Brute", "assign 0 to Goat")
    assert duel.damage(duel.theirs[0]) == 3
    assert duel.life(1) == 20


def test_a_required_block_that_is_impossible_is_not_required() -> None:
    assert attacked([BRUTE], [EAGER]).life(1) == 17


def test_all_who_are_able_to_block_a_lure_do() -> None:
    lure = creature("Lure", 1, 1, always(LureTo(Source())))
    duel = attacked([lure, OGRE], [GOAT, ELK])
    assert duel.offered == ["block Goat -> Lure", "block Elk -> Lure"]
    duel.pick("block Elk -> Lure", "assign 0 to Elk")
    assert duel.life(1) == 16
    assert not duel.lives(duel.mine[0])


def test_of_two_lures_each_blocker_chooses_one() -> None:
    lure = creature("Lure", 1, 1, always(LureTo(Source())))
    duel = attacked([lure, creature("Bait", 1, 1, always(LureTo(Source()))), OGRE], [ELK])
    assert duel.offered == ["block Elk -> Lure", "block Elk -> Bait"]


def test_what_must_be_blocked_needs_one_blocker_only() -> None:
    duel = attacked([creature("Challenger", 2, 2, always(MustBeBlocked())), OGRE], [GOAT, ELK])
    duel.pick("block Goat -> Ogre")
    assert duel.life(1) == 20  # then the Elk had to block the Challenger
    assert not duel.lives(duel.mine[0])


def test_most_requirements_win_over_fewer() -> None:
    """One blocker that must block something, and a lure that it obeys twice by blocking."""
    lure = creature("Lure", 1, 1, always(LureTo(Source())))
    duel = attacked([BEAR, lure], [EAGER])
    assert duel.damage(duel.theirs[0]) == 1  # blocking the Lure obeys two requirements, so nothing was asked


def test_a_tapped_lured_creature_or_one_with_a_restriction_is_not_able() -> None:
    lure = creature("Lure", 2, 2, always(LureTo(Source())), Trample())
    duel = attacked([lure], [creature("Idle", 2, 2, always(CantBlock()))])
    assert duel.life(1) == 18
