"""Combat damage (CR 510), and the keywords that modify it (CR 702.2, 702.4, 702.7, 702.15, 702.19)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.rules.duel import BEAR, OGRE, WALL, Duel, always, creature, permanent

from manafold.model.card import Card
from manafold.rules.events import DamageDealt, StepBegan
from manafold.rules.scenario import Scenario
from manafold.words.filters.colors import OfColor
from manafold.words.keywords.damage import (
    Deathtouch,
    DoubleStrike,
    FirstStrike,
    Lifelink,
    Trample,
    TrampleOverPlaneswalkers,
)
from manafold.words.keywords.protection import Protection, Quality
from manafold.words.statics.blocking import AdditionalBlocks
from manafold.words.statics.fighting import AssignsToughness

GOAT = creature("Goat", 1, 1)
BOAR = creature("Boar", 5, 5, Trample())


def blocked(mine: Sequence[Card], theirs: Sequence[Card], *blocks: str, scenario: Scenario | None = None) -> Duel:
    """Ann attacks Bob with everything, and Bob blocks so."""
    duel = Duel(mine, theirs, scenario)
    while duel.game.decision is not None and duel.game.decision.kind == "attack":
        duel.game.choose(0)
    duel.pick(*blocks)
    return duel


def steps(duel: Duel) -> list[str]:
    """The steps of the turn so far."""
    return [event.step for event in duel.game.state.log if isinstance(event, StepBegan)]


def test_damage_is_divided_as_the_attacker_chooses_with_no_order_among_blockers() -> None:
    """Since the rules have no damage assignment order, less than lethal damage to each is legal (510.1c)."""
    duel = blocked([OGRE], [WALL, WALL], "block Wall -> Ogre", "block Wall -> Ogre")
    assert duel.offered == [f"assign {amount} to Wall" for amount in range(5)]
    duel.pick("assign 3 to Wall")
    assert [duel.damage(id) for id in duel.theirs] == [3, 1]


def test_all_damage_has_to_be_assigned() -> None:
    duel = blocked([OGRE], [GOAT, WALL, WALL], "block Goat -> Ogre", "block Wall -> Ogre", "block Wall -> Ogre")
    duel.pick("assign 1 to Goat", "assign 1 to Wall")
    assert [duel.damage(id) for id in duel.theirs[1:]] == [1, 2]


def test_a_creature_without_power_deals_no_damage() -> None:
    duel = blocked([WALL], [])
    assert duel.life(1) == 20
    assert not [event for event in duel.game.state.log if isinstance(event, DamageDealt)]


def test_combat_damage_is_dealt_at_the_same_time() -> None:
    duel = blocked([BEAR], [BEAR], "block Bear -> Bear")
    assert not duel.lives(duel.mine[0])
    assert not duel.lives(duel.theirs[0])


def test_a_creature_that_assigns_its_toughness() -> None:
    duel = blocked([creature("Bulwark", 0, 5, always(AssignsToughness()))], [])
    assert duel.life(1) == 15


# First strike and double strike


def test_first_strike_kills_before_the_other_deals_damage() -> None:
    duel = blocked([creature("Knight", 2, 2, FirstStrike())], [BEAR], "block Bear -> Knight")
    assert duel.lives(duel.mine[0])
    assert duel.damage(duel.mine[0]) == 0
    assert "first strike damage" in steps(duel)


def test_without_first_strike_there_is_one_combat_damage_step() -> None:
    duel = blocked([BEAR], [])
    assert "first strike damage" not in steps(duel)


def test_double_strike_deals_damage_in_both_steps() -> None:
    duel = blocked([creature("Twin Blade", 3, 3, DoubleStrike()), BEAR], [])
    assert duel.life(1) == 12


def test_a_first_striker_deals_no_damage_in_the_second_step() -> None:
    duel = blocked([creature("Knight", 2, 2, FirstStrike())], [])
    assert duel.life(1) == 18


def test_a_first_striking_blocker_makes_the_step_too() -> None:
    duel = blocked([BEAR], [creature("Pikeman", 2, 1, FirstStrike())], "block Pikeman -> Bear")
    assert not duel.lives(duel.mine[0])
    assert duel.lives(duel.theirs[0])


def test_an_attacker_stays_blocked_when_its_blocker_dies_in_the_first_step() -> None:
    """510.1c: with no creature blocking it, it assigns no damage."""
    duel = blocked([creature("Twin Blade", 3, 3, DoubleStrike())], [GOAT], "block Goat -> Twin Blade")
    assert not duel.lives(duel.theirs[0])
    assert duel.life(1) == 20


def test_a_trampling_double_striker_hits_the_player_once_its_blocker_is_gone() -> None:
    """702.19d."""
    twin = creature("Twin Horns", 3, 3, DoubleStrike(), Trample())
    duel = blocked([twin], [creature("Fawn", 1, 3)], "block Fawn -> Twin Horns")
    assert duel.life(1) == 17


# Trample


def test_trample_assigns_at_least_lethal_damage_before_the_player_gets_any() -> None:
    duel = blocked([BOAR], [BEAR], "block Bear -> Boar")
    assert duel.offered == [f"assign {amount} to Bear" for amount in (2, 3, 4, 5)]
    duel.pick("assign 2 to Bear")
    assert duel.life(1) == 17


def test_damage_already_marked_counts_towards_lethal() -> None:
    s = Scenario()
    s.put(1, "battlefield", WALL, damage=4)
    duel = blocked([BOAR], [], "block Wall -> Boar", scenario=s)
    duel.pick("assign 1 to Wall")
    assert duel.life(1) == 16


def test_trampling_over_two_blockers_needs_lethal_damage_for_both() -> None:
    duel = blocked([BOAR], [BEAR, BEAR], "block Bear -> Boar", "block Bear -> Boar")
    duel.pick("assign 1 to Bear")  # less than lethal: then the other gets the rest, and the player nothing
    assert duel.life(1) == 20
    assert duel.damage(duel.theirs[0]) == 1
    assert not duel.lives(duel.theirs[1])


def test_trample_with_lethal_damage_for_both_reaches_the_player() -> None:
    duel = blocked([BOAR], [BEAR, BEAR], "block Bear -> Boar", "block Bear -> Boar")
    duel.pick("assign 2 to Bear")
    assert duel.offered == ["assign 2 to Bear", "assign 3 to Bear"]
    duel.pick("assign 2 to Bear")
    assert duel.life(1) == 19


def test_deathtouch_makes_one_damage_lethal() -> None:
    stinger = creature("Stinger", 4, 4, Trample(), Deathtouch())
    duel = blocked([stinger], [WALL, OGRE], "block Wall -> Stinger", "block Ogre -> Stinger")
    duel.pick("assign 1 to Wall", "assign 1 to Ogre")
    assert duel.life(1) == 18
    assert not duel.lives(duel.theirs[0])
    assert not duel.lives(duel.theirs[1])


def test_prevented_damage_still_has_to_be_assigned() -> None:
    """The second example of 702.19b."""
    green = creature("Green Boar", 6, 6, Trample(), colors="G")
    duel = blocked(
        [green], [creature("Warded", 2, 2, Protection((Quality(OfColor("G")),)))], "block Warded -> Green Boar"
    )
    duel.pick("assign 2 to Warded")
    assert duel.life(1) == 16
    assert duel.damage(duel.theirs[0]) == 0


DOUBLE_GUARD = creature("Double Guard", 2, 2, always(AdditionalBlocks(1)))


def test_damage_of_other_attackers_counts_towards_lethal() -> None:
    """The first example of 702.19b."""
    duel = blocked(
        [creature("Horned Calf", 3, 3, Trample()), GOAT],
        [DOUBLE_GUARD],
        "block Double Guard -> Horned Calf",
        "block Double Guard -> Goat",
    )
    duel.pick("assign 1 to Double Guard", "assign 2 to Horned Calf")
    assert duel.life(1) == 18


def test_two_tramplers_share_one_blocker_exactly() -> None:
    """510.1e: the total is what counts, so the first may rely on the second, which then has no choice."""
    calf = creature("Horned Calf", 3, 3, Trample())
    guard = creature("Wide Guard", 2, 4, always(AdditionalBlocks(1)))
    duel = blocked([calf, calf], [guard], "block Wide Guard -> Horned Calf", "block Wide Guard -> Horned Calf")
    assert duel.offered == [f"assign {amount} to Wide Guard" for amount in (1, 2, 3)]
    duel.pick("assign 1 to Wide Guard")
    duel.pick("assign 2 to Horned Calf")  # nothing was left to choose for the second calf; now Bob divides
    assert duel.life(1) == 18
    assert not duel.lives(duel.theirs[0])


def test_trample_over_planeswalkers_reaches_the_controller() -> None:
    """The example of 702.19c."""
    s = Scenario()
    sage = s.put(1, "battlefield", permanent("Sage", "Planeswalker — Jace", loyalty=3))
    duel = Duel([GOAT, creature("Colossus", 7, 7, TrampleOverPlaneswalkers())], scenario=s)
    duel.pick("attack Goat -> Sage", "attack Colossus -> Sage")
    assert duel.offered == [f"assign {amount} to Sage" for amount in range(2, 8)]
    duel.pick("assign 2 to Sage")
    assert duel.life(1) == 15
    assert not duel.lives(sage)


def test_plain_trample_stops_at_the_planeswalker() -> None:
    s = Scenario()
    sage = s.put(1, "battlefield", permanent("Sage", "Planeswalker — Jace", loyalty=3))
    duel = Duel([BOAR], [GOAT], s)
    duel.pick("attack Boar -> Sage", "block Goat -> Boar", "assign 1 to Goat")
    assert duel.life(1) == 20
    assert not duel.lives(sage)


def test_blockers_do_not_trample() -> None:
    duel = blocked([GOAT], [BOAR], "block Boar -> Goat")
    assert duel.life(0) == 20


# Deathtouch and lifelink


def test_deathtouch_destroys_whatever_it_damages() -> None:
    duel = blocked([creature("Asp", 1, 1, Deathtouch())], [OGRE], "block Ogre -> Asp")
    assert not duel.lives(duel.theirs[0])
    assert not duel.lives(duel.mine[0])


def test_lifelink_gains_life_for_attackers_and_blockers() -> None:
    healer = creature("Healer", 2, 2, Lifelink())
    duel = blocked([healer, OGRE], [healer], "block Healer -> Ogre")
    assert duel.life(0) == 22
    assert duel.life(1) == 20  # two lost, two gained


def test_a_first_strike_lifelinker_gains_life_before_the_rest_is_dealt() -> None:
    s = Scenario()
    s.life(1, 3)
    guard = creature("Radiant Guard", 2, 2, FirstStrike(), Lifelink())
    duel = blocked([OGRE, GOAT], [guard], "block Radiant Guard -> Goat", scenario=s)
    assert duel.game.outcome is None
    assert duel.life(1) == 1
